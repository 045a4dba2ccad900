import {
  rootForgotten,
  sidesAdded,
  sidesSubtracted,
  squaresSubtracted,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/pythagorean-theorem';
import { rootParts } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { byShape } from '../../by-shape.ts';
import { always, family, oneOf, range, textFamily } from '../../family.ts';
import type { Chance, Ladder } from '../../generator.ts';
import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import { following } from '../../wrong-way.ts';

type Triple = readonly [shorterLeg: number, longerLeg: number, hypotenuse: number];

const wellKnown: readonly [Triple, Triple] = [[3, 4, 5], [5, 12, 13]]; // prettier-ignore
const known: readonly [Triple, ...Triple[]] = [...wellKnown, [8, 15, 17], [7, 24, 25]];
const lessKnown: readonly [Triple, ...Triple[]] = [...known, [20, 21, 29], [9, 40, 41], [12, 35, 37]];

/** The sides of a triangle that is `times` times as large. */
const sidesOf = ({ triple: [a, b, c], times }: { triple: Triple; times: number }) => ({
  a: a * times,
  b: b * times,
  c: c * times,
});

const side = { name: 'pythagorean_side', version: 2, skill: 'pythagorean' };
const theorem = 'The squares of the legs add up to the square of the hypotenuse.';
const theoremIdea = 'Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse.';
const whichIsMissing = 'Which side is the hypotenuse? Do you know it, or is it missing?';
const legsFigure = (a: number, b: number) =>
  rightTriangleFigure({ across: b, up: a }, { across: `${b} cm`, up: `${a} cm`, hypotenuse: '?' });
const legsStem = (a: number, b: number): string =>
  `The legs of a right triangle are ${a} cm and ${b} cm long. How long is the hypotenuse, in centimeters?`;

/** The longest side. 1: of the two best-known triples. 2: of others too. */
const hypotenuse = family(
  { ...side, difficulties: [1, 2] },
  {
    levels: {
      triple: [oneOf(...wellKnown), oneOf(...known), oneOf(...known), oneOf(...known), oneOf(...known)],
      times: [range(1, 8), range(1, 4), range(1, 4), range(1, 4), range(1, 4)],
    },
    derived: sidesOf,
    given: ({ a, b, c }) => ({ stem: legsStem(a, b), figure: legsFigure(a, b), unit: 'cm', right: c }),
    ladder: ({ a, b }) => [
      whichIsMissing,
      theoremIdea,
      `Add the squares of the legs: $${a}^2 + ${b}^2$. Then take the square root.`,
    ],
    steps: ({ a, b, c }) => [
      [theorem, `${a}^{2} + ${b}^{2} = ${a * a} + ${b * b} = ${c * c}`],
      ['Take the square root.', `\\sqrt{${c * c}} = ${c}`],
    ],
    ways: ({ a, b }) => [
      { rule: sidesAdded, to: sidesAdded.answer(a, b), hints: sumHints },
      following(rootForgotten, [a, b], rootHints),
    ],
  },
);

/** The shorter leg. 3: of a triangle. 4: in a story. */
const leg = family(
  { ...side, difficulties: [3, 4] },
  {
    levels: { triple: always(oneOf(...lessKnown)), times: always(range(1, 4)) },
    where: (of, difficulty) => difficulty === 3 || (sidesOf(of).a > 5 && sidesOf(of).c > 12),
    derived: (of) => ({ ...sidesOf(of), inStory: of.difficulty === 4 }),
    phrasing: (chance, { b, c, inStory }) => ({
      stem: inStory
        ? storyOf(chance, b, c)
        : `A right triangle has a hypotenuse of ${c} cm and a leg of ${b} cm. How long is the other leg, in centimeters?`,
    }),
    given: ({ a, b, c, inStory, stem }) => ({
      stem,
      figure: rightTriangleFigure({ across: b, up: a }, { across: `${b}`, up: '?', hypotenuse: `${c}` }),
      ...(inStory ? {} : { unit: 'cm' }),
      right: a,
    }),
    ladder: ({ b, c }) => [
      whichIsMissing,
      theoremIdea,
      `Subtract the square of the known leg from the square of the hypotenuse: $${c}^2 - ${b}^2$. Then take the square root.`,
    ],
    steps: ({ a, b, c }) => [
      [
        'Subtract the square of the known leg from the square of the hypotenuse.',
        `${c}^{2} - ${b}^{2} = ${c * c} - ${b * b} = ${a * a}`,
      ],
      ['Take the square root.', `\\sqrt{${a * a}} = ${a}`],
    ],
    ways: ({ a, b, c }) => [
      { rule: sidesSubtracted, to: sidesSubtracted.answer(c, b), hints: sumHints },
      { rule: rootForgotten, to: a * a, hints: rootHints },
    ],
  },
);

/** Stories in which a leg has to be found. No ladder is longer than 41 feet. */
const storyOf = (chance: Chance, b: number, c: number): string =>
  chance.pick([
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

/** 5: the hypotenuse is a root. */
const hypotenuseAsRoot = textFamily(
  { ...side, difficulties: [5] },
  {
    levels: { a: always(range(1, 6)), b: always(range(2, 7)) },
    where: ({ a, b }) => a < b && rootParts(a * a + b * b).out === 1,
    derived: ({ a, b }) => ({ square: a * a + b * b }),
    given: ({ a, b, square }) => ({
      stem: `${legsStem(a, b)} Write your answer as a simplified radical, not as a decimal.`,
      figure: legsFigure(a, b),
      inputType: 'expression',
      form: 'simplified',
      right: `sqrt(${square})`,
      wrong: `sqrt(${square + 101})`,
    }),
    ladder: ({ a, b }) => [
      'Which sides do you know: the legs, or the hypotenuse?',
      theoremIdea,
      `Add the squares of the legs: $${a}^2 + ${b}^2$. Leave the square root as it is.`,
    ],
    steps: ({ a, b, square }) => [
      [theorem, `c^{2} = ${a}^{2} + ${b}^{2} = ${square}`],
      ['Take the square root. No perfect square divides the number under it.', `\\sqrt{${square}}`],
    ],
    ways: ({ a, b, square }) => [
      { rule: sidesAdded, to: `${sidesAdded.answer(a, b)}`, hints: sumHints, says: sidesAdded.told(a, b) },
      { rule: rootForgotten, to: `${square}`, hints: rootHints },
      { rule: squaresSubtracted, to: `sqrt(${squaresSubtracted.answer(b, a)})`, hints: whichHints },
    ],
  },
);

const sumHints: Ladder = [
  'What does the Pythagorean theorem add: the sides, or their squares?',
  'The Pythagorean theorem adds the squares of the legs, not the legs.',
  'Square the two sides you know before you add or subtract anything.',
];
const rootHints: Ladder = [
  'Could a side of this triangle be that long?',
  'The theorem gives the square of the side. To get the side, take the square root.',
  'One step is left: what number times itself equals your result?',
];
const whichHints: Ladder = [
  'Which side is opposite the right angle?',
  'The side opposite the right angle is the hypotenuse. Its square is the sum of the squares of the legs.',
  'You know both legs, so add their squares.',
];

/** 1–2: the longest side of well-known triples. 3: a shorter side. 4: in a story. 5: the side is a root. */
export const pythagorean = byShape(hypotenuse, leg, hypotenuseAsRoot);
