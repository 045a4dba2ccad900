import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import {
  sidesAdded,
  rootForgotten,
  squaresSubtracted,
  sidesSubtracted,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/pythagorean-theorem';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';

/** 1–2: the longest side of well-known triples. 3: a shorter side. 4: in a story. 5: the side is a root. */
export const pythagorean: Generator = {
  name: 'pythagorean_side',
  version: 2,
  skill: 'pythagorean',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    if (difficulty === 5) {
      const { a, b } = drawUntil(
        () => ({ a: chance.int(1, 6), b: chance.int(2, 7) }),
        (draw) => draw.a < draw.b && squareFreePart(draw.a ** 2 + draw.b ** 2).out === 1,
      );
      const right = `sqrt(${a * a + b * b})`;
      return {
        stem: `The legs of a right triangle are ${a} cm and ${b} cm long. How long is the hypotenuse, in centimeters? Write your answer as a simplified radical, not as a decimal.`,
        figure: rightTriangleFigure({ across: b, up: a }, { across: `${b} cm`, up: `${a} cm`, hypotenuse: '?' }),
        ladder: [
          'Which sides do you know: the legs, or the hypotenuse?',
          'Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse.',
          `Add the squares of the legs: $${a}^2 + ${b}^2$. Leave the square root as it is.`,
        ],
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        steps: [
          {
            explanation: 'The squares of the legs add up to the square of the hypotenuse.',
            math: `c^{2} = ${a}^{2} + ${b}^{2} = ${a * a + b * b}`,
          },
          {
            explanation: 'Take the square root. No perfect square divides the number under it.',
            math: `\\sqrt{${a * a + b * b}}`,
          },
        ],
        misconceptions: [
          ...held(sidesAdded, `${sidesAdded.answer(a, b)}`, right, sumHints, sidesAdded.told(a, b)),
          ...held(rootForgotten, `${rootForgotten.answer(a, b)}`, right, rootHints),
          ...held(squaresSubtracted, `sqrt(${squaresSubtracted.answer(b, a)})`, right, whichHints),
        ],
        wrong: `sqrt(${a * a + b * b + 101})`,
      };
    }
    const triples = [[3, 4, 5], [5, 12, 13], [8, 15, 17], [7, 24, 25], [20, 21, 29], [9, 40, 41], [12, 35, 37]] as const; // prettier-ignore
    const [a, b, c] = drawUntil(
      () => {
        const [p, q, h] = triples[difficulty === 1 ? chance.int(0, 1) : chance.int(0, difficulty === 2 ? 3 : 6)]!;
        const times = chance.int(1, difficulty === 1 ? 8 : 4);
        return [p * times, q * times, h * times] as const;
      },
      ([short, , long]) => difficulty !== 4 || (short > 5 && long > 12),
    );
    const longest = difficulty <= 2;
    const right = longest ? c : a;
    const stem = longest
      ? `The legs of a right triangle are ${a} cm and ${b} cm long. How long is the hypotenuse, in centimeters?`
      : difficulty === 3
        ? `A right triangle has a hypotenuse of ${c} cm and a leg of ${b} cm. How long is the other leg, in centimeters?`
        : chance.pick([
            ...(c <= 41
              ? [
                  `A ${c}-foot ladder leans against a wall. Its top is ${b} feet above the ground. How far is its base from the wall, in feet?`,
                ]
              : []),
            `A straight ${c}-foot cable runs from the top of a tower to the ground. The tower is ${b} feet tall. How far from the base of the tower does the cable meet the ground, in feet?`,
            `A rectangular park is ${b} yards long. A straight path from one corner to the opposite corner is ${c} yards long. How wide is the park, in yards?`,
            `A TV screen is ${b} inches wide. Its diagonal is ${c} inches long. How tall is the screen, in inches?`,
            `A kite is on a string ${c} feet long, pulled straight. The kite is ${b} feet above the ground. How far is it from the hand along the ground, in feet?`,
          ]);
    return {
      stem,
      figure: longest
        ? rightTriangleFigure({ across: b, up: a }, { across: `${b} cm`, up: `${a} cm`, hypotenuse: '?' })
        : rightTriangleFigure({ across: b, up: a }, { across: `${b}`, up: '?', hypotenuse: `${c}` }),
      ladder: [
        'Which side is the hypotenuse? Do you know it, or is it missing?',
        'Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse.',
        longest
          ? `Add the squares of the legs: $${a}^2 + ${b}^2$. Then take the square root.`
          : `Subtract the square of the known leg from the square of the hypotenuse: $${c}^2 - ${b}^2$. Then take the square root.`,
      ],
      answer: `${right}`,
      inputType: 'integer',
      ...(difficulty === 4 ? {} : { unit: 'cm' }),
      steps: longest
        ? [
            {
              explanation: 'The squares of the legs add up to the square of the hypotenuse.',
              math: `${a}^{2} + ${b}^{2} = ${a * a} + ${b * b} = ${c * c}`,
            },
            { explanation: 'Take the square root.', math: `\\sqrt{${c * c}} = ${c}` },
          ]
        : [
            {
              explanation: 'Subtract the square of the known leg from the square of the hypotenuse.',
              math: `${c}^{2} - ${b}^{2} = ${c * c} - ${b * b} = ${a * a}`,
            },
            { explanation: 'Take the square root.', math: `\\sqrt{${a * a}} = ${a}` },
          ],
      misconceptions: [
        ...held(
          longest ? sidesAdded : sidesSubtracted,
          `${longest ? sidesAdded.answer(a, b) : sidesSubtracted.answer(c, b)}`,
          `${right}`,
          sumHints,
        ),
        ...held(rootForgotten, `${right * right}`, `${right}`, rootHints),
      ],
      wrong: `${right + 1013}`,
    };
  },
};

const sumHints: DraftMisconception['hints'] = [
  'What does the Pythagorean theorem add: the sides, or their squares?',
  'The Pythagorean theorem adds the squares of the legs, not the legs.',
  'Square the two sides you know before you add or subtract anything.',
];
const rootHints: DraftMisconception['hints'] = [
  'Could a side of this triangle be that long?',
  'The theorem gives the square of the side. To get the side, take the square root.',
  'One step is left: what number times itself equals your result?',
];
const whichHints: DraftMisconception['hints'] = [
  'Which side is opposite the right angle?',
  'The side opposite the right angle is the hypotenuse. Its square is the sum of the squares of the legs.',
  'You know both legs, so add their squares.',
];

/** n = out² · inside with inside square-free. */
function squareFreePart(n: number): { out: number; inside: number } {
  let [out, inside] = [1, n];
  for (let k = 2; k * k <= inside; k += 1) {
    while (inside % (k * k) === 0) [out, inside] = [out * k, inside / (k * k)];
  }
  return { out, inside };
}
