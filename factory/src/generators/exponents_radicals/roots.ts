import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import { rootAsHalf } from '@stoa/engine/math/mal-rules/algebra/exponents';
import {
  sidesAdded,
  rootForgotten,
  squaresSubtracted,
  sidesSubtracted,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/pythagorean-theorem';
import { coefficientsMultiplied, distributedFirstOnly } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  gaveTheLarger,
  rootAsDivision,
  squareRootForCubeRoot,
  gaveTheOpposite,
  squareFactorTakenOutWhole,
  factorsExchanged,
  frontAdded,
  radicandsJoinedToo,
  coefficientsAdded,
  rootOfSum,
  squareFactorsTakenOutWhole,
  rootSquaredTwice,
  radicandsAdded,
} from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { rootPlain, rootTex } from '../../wording/power-text.ts';
import { wholeText } from '../../wording/whole-number-text.ts';

export const squareFree = [2, 3, 5, 6, 7, 10, 11, 13] as const;

/** 1: small squares. 2: squares to 225. 3: cubes. 4: square of a multiple of ten. 5: between which whole numbers. */
const squareRoots: Generator = {
  name: 'rad_square_roots_value',
  version: 1,
  skill: 'rad_square_roots',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    if (difficulty === 5) {
      const low = chance.int(3, 14);
      const inside = drawUntil(
        () => chance.int(low * low + 1, (low + 1) * (low + 1) - 1),
        (n) => Math.floor(n / 2) !== low,
      );
      return {
        stem: `Between which two whole numbers does $\\sqrt{${inside}}$ lie? Write the smaller of the two.`,
        answer: `${low}`,
        inputType: 'integer',
        steps: [
          {
            explanation: `Look for the square numbers on both sides of ${inside}.`,
            math: `${low * low} < ${inside} < ${(low + 1) ** 2}`,
          },
          { explanation: 'Take the root of each.', math: `${low} < \\sqrt{${inside}} < ${low + 1}` },
          { explanation: 'The smaller of the two is what the question asks for.', math: `${low}` },
        ],
        misconceptions: [
          ...held(rootAsHalf, `${Math.floor(inside / 2)}`, `${low}`, [
            `Square your number. Does it come near ${inside}?`,
            rootAsHalf.hints.principle,
            `List square numbers and find the two that have ${inside} between them.`,
          ]),
          ...held(gaveTheLarger, `${gaveTheLarger.answer(low)}`, `${low}`, [
            gaveTheLarger.hints.look,
            gaveTheLarger.hints.principle,
            'Of the two that you found, write the one whose square is below the inside.',
          ]),
        ],
        wrong: `${low + 37}`,
      };
    }
    const cube = difficulty === 3;
    const root = { 1: chance.int(3, 9), 2: chance.int(10, 15), 3: chance.int(2, 10), 4: 10 * chance.int(2, 12) }[difficulty];
    const inside = cube ? root ** 3 : root ** 2;
    const shown = cube ? `\\sqrt[3]{${inside}}` : `\\sqrt{${inside}}`;
    return {
      stem: `Find $${shown}$.`,
      answer: `${root}`,
      inputType: 'integer',
      steps: [
        {
          explanation: `What number, written ${cube ? 'three times' : 'twice'} as a factor, gives ${inside}?`,
          math: `${inside} = ${Array.from({ length: cube ? 3 : 2 }, () => root).join(' \\cdot ')}`,
        },
        { explanation: 'That number is the root.', math: `${shown} = ${root}` },
      ],
      misconceptions: [
        ...held(
          rootAsDivision,
          wholeText(rootAsDivision.answer(inside, cube ? 3 : 2)),
          `${root}`,
          [
            rootAsDivision.hints.look,
            `A root undoes a power: multiplied by itself ${cube ? 'and by itself again' : ''} it gives the number inside.`.replace(
              '  ',
              ' ',
            ),
            `Try out numbers: which one, ${cube ? 'cubed' : 'squared'}, gives ${inside}?`,
          ],
          rootAsDivision.told(inside, cube ? 3 : 2),
        ),
        ...held(squareRootForCubeRoot, cube ? wholeText(squareRootForCubeRoot.answer(inside)) : null, `${root}`, [
          squareRootForCubeRoot.hints.look,
          'A small 3 at the root asks for a number that is used as a factor three times.',
          `What number, used as a factor three times, gives ${inside}?`,
        ]),
        ...held(gaveTheOpposite, cube ? null : `${gaveTheOpposite.answer(root)}`, `${root}`, [
          gaveTheOpposite.hints.look,
          gaveTheOpposite.hints.principle,
          `The sign $\\sqrt{\\phantom{x}}$ asks for one root. Both a positive and a negative number have the square ${inside}: which one does the sign mean?`,
        ]),
      ],
      wrong: `${root + 1009}`,
    };
  },
};

/** 1: 4 or 9 as square factor. 2: 16 or 25. 3: 36 to 64. 4: a number before the root. 5: larger square factors. */
const simplify: Generator = {
  name: 'rad_simplify_root',
  version: 1,
  skill: 'rad_simplify',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { out, inside, front } = drawUntil(
      () => ({
        out: { 1: chance.int(2, 3), 2: chance.int(4, 5), 3: chance.int(6, 8), 4: chance.int(2, 5), 5: chance.int(7, 11) }[
          difficulty
        ],
        inside: chance.pick(squareFree),
        front: difficulty === 4 ? chance.int(2, 6) : 1,
      }),
      (draw) => draw.out !== draw.inside && draw.front !== draw.out,
    );
    const under = out * out * inside;
    const right = rootPlain(front * out, inside);
    const exchanged = factorsExchanged.answer(out, inside);
    const partHints: DraftMisconception['hints'] = [
      `Which square number divides ${under}?`,
      'A square factor leaves the root as its own root.',
      `Write ${under} as a square number times ${inside}.`,
    ];
    return {
      stem: `Simplify the radical.\n\n$${rootTex(front, under)}$`,
      answer: right,
      inputType: 'expression',
      form: 'simplified',
      placeholder: 'like a sqrt(b)',
      steps: [
        {
          explanation: `Find the largest square number that divides ${under}: it is ${out * out}.`,
          math: `${under} = ${out * out} \\cdot ${inside}`,
        },
        {
          explanation: 'The root of a product is the product of the roots.',
          math: `${rootTex(front, under)} = ${front === 1 ? '' : `${front} \\cdot `}\\sqrt{${out * out}} \\cdot \\sqrt{${inside}}`,
        },
        { explanation: `Take the root of ${out * out}.`, math: rootTex(front * out, inside) },
      ],
      misconceptions: [
        ...held(squareFactorTakenOutWhole, rootPlain(front * squareFactorTakenOutWhole.answer(out), inside), right, partHints),
        ...held(factorsExchanged, rootPlain(front * exchanged[0], exchanged[1]), right, [
          `Square the number before your root and multiply by the number under it. Is it ${under}?`,
          factorsExchanged.hints.principle,
          `Split ${under} into a square number and a rest. Which of the two has a whole root?`,
        ]),
        ...held(
          frontAdded,
          front === 1 || front + out === front * out ? null : rootPlain(frontAdded.answer(front, out), inside),
          right,
          [
            `How does the ${front} stand before the root: as a sum or as a product?`,
            frontAdded.hints.principle,
            `Simplify the root by itself, and multiply its factor by ${front}.`,
          ],
        ),
      ],
      wrong: rootPlain(front * out + 23, inside),
    };
  },
};

/** 1: like roots added. 2: like roots with a minus. 3: a product. 4: unlike-looking roots that become like. 5: a bracket times a root. */
const operations: Generator = {
  name: 'rad_operations_compute',
  version: 1,
  skill: 'rad_operations',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const r = chance.pick([2, 3, 5, 7, 11] as const);
    const { a, b } = drawUntil(
      () => ({ a: chance.int(2, 9), b: chance.int(2, 7) }),
      (draw) => draw.a > draw.b + 1 && draw.a !== r && draw.b !== r && draw.a + draw.b !== r,
    );
    const hintsLike: DraftMisconception['hints'] = [
      `Think of √${r} as one thing. How many of it do you have?`,
      'Like roots are counted as like terms are; what is under the root stays.',
      `Add or subtract only the numbers before the roots, ${a} and ${b}.`,
    ];
    const asked = 'Find and simplify.';
    if (difficulty <= 2) {
      const sign = difficulty === 1 ? 1 : -1;
      const right = rootPlain(a + sign * b, r);
      return {
        stem: `${asked}\n\n$${rootTex(a, r)} ${sign > 0 ? '+' : '-'} ${rootTex(b, r)}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        steps: [
          {
            explanation: `Both terms count the same root: ${a} ${sign > 0 ? 'and' : 'take away'} ${b} of them.`,
            math: rootTex(a + sign * b, r),
          },
        ],
        misconceptions: [
          ...held(radicandsJoinedToo, rootPlain(...radicandsJoinedToo.answer(a, b, r, sign)), right, hintsLike),
          ...held(coefficientsMultiplied, rootPlain(coefficientsMultiplied.answer(a, b), r), right, hintsLike),
        ],
        wrong: rootPlain(a + b + 301, r),
      };
    }
    if (difficulty === 3) {
      const s = drawUntil(
        () => chance.pick([2, 3, 5, 6, 7] as const),
        (n) => n !== r && n % r !== 0,
      );
      const right = rootPlain(a * b, r * s);
      return {
        stem: `${asked}\n\n$${rootTex(a, r)} \\cdot ${rootTex(b, s)}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        steps: [
          {
            explanation: 'Multiply the numbers, and multiply what is under the roots.',
            math: `${a} \\cdot ${b} \\cdot \\sqrt{${r} \\cdot ${s}}`,
          },
          { explanation: 'No square number divides what is under the root, so it stays.', math: rootTex(a * b, r * s) },
        ],
        misconceptions: [
          ...held(
            radicandsAdded,
            rootPlain(a * b, radicandsAdded.answer(r, s)),
            right,
            [
              `What happens to ${r} and ${s} under the roots: are they added or multiplied?`,
              radicandsAdded.hints.principle,
              `Put ${r} times ${s} under one root.`,
            ],
            radicandsAdded.told(r, s),
          ),
          ...held(coefficientsAdded, rootPlain(coefficientsAdded.answer(a, b), r * s), right, [
            coefficientsAdded.hints.look,
            'In a product everything is multiplied: numbers with numbers, roots with roots.',
            `Multiply ${a} by ${b}, and put the roots together under one sign.`,
          ]),
        ],
        wrong: rootPlain(a * b + 29, r * s),
      };
    }
    if (difficulty === 4) {
      const right = rootPlain(a + b, r);
      return {
        stem: `${asked}\n\n$\\sqrt{${a * a * r}} + \\sqrt{${b * b * r}}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        steps: [
          {
            explanation: `Simplify each root: ${a * a} and ${b * b} are square factors.`,
            math: `${rootTex(a, r)} + ${rootTex(b, r)}`,
          },
          { explanation: 'Now the roots are alike and can be counted together.', math: rootTex(a + b, r) },
        ],
        misconceptions: [
          ...held(rootOfSum, `sqrt(${rootOfSum.answer(a, b, r)})`, right, [
            rootOfSum.hints.look,
            rootOfSum.hints.principle,
            `Simplify each root by itself: which square number divides ${a * a * r}, and which divides ${b * b * r}?`,
          ]),
          ...held(squareFactorsTakenOutWhole, rootPlain(squareFactorsTakenOutWhole.answer(a, b), r), right, [
            squareFactorsTakenOutWhole.hints.look,
            squareFactorsTakenOutWhole.hints.principle,
            `From under the first root comes the root of ${a * a}, not ${a * a} itself.`,
          ]),
        ],
        wrong: rootPlain(a + b + 37, r),
      };
    }
    const right = `${r}+${rootPlain(a, r)}`;
    return {
      stem: `Expand and simplify.\n\n$\\sqrt{${r}}\\left(\\sqrt{${r}} + ${a}\\right)$`,
      answer: right,
      inputType: 'expression',
      form: 'simplified',
      steps: [
        {
          explanation: 'Multiply the root by each term in the parentheses.',
          math: `\\sqrt{${r}} \\cdot \\sqrt{${r}} + ${a}\\sqrt{${r}}`,
        },
        { explanation: 'A root times itself is what is under it.', math: `${r} + ${rootTex(a, r)}` },
      ],
      misconceptions: [
        ...held(distributedFirstOnly, `${r}+${a}`, right, [
          `Did the ${a} in the parentheses take part in the multiplication?`,
          distributedFirstOnly.hints.principle,
          `Multiply ${a} by the root as well.`,
        ]),
        ...held(rootSquaredTwice, `${rootSquaredTwice.answer(r)}+${rootPlain(a, r)}`, right, [
          rootSquaredTwice.hints.look,
          rootSquaredTwice.hints.principle,
          `Think of √4 · √4, and then do the same with √${r} · √${r}.`,
        ]),
      ],
      wrong: `${r + 41}+${rootPlain(a, r)}`,
    };
  },
};

/** 1–2: the longest side of well-known triples. 3: a shorter side. 4: in a story. 5: the side is a root. */
const pythagorean: Generator = {
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

export const rootGenerators: readonly Generator[] = [squareRoots, simplify, operations, pythagorean];
