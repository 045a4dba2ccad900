import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, range } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  borderOnOneEnd,
  differenceAsMultiple,
  dividedByFixedNumber,
  factorsAdded,
  halfForgotten,
  impossibleSolutionGiven,
  otherQuantityGiven,
  perimeterNotHalved,
  relationReversed,
  sidesAddedInEquation,
  sidesCountedOnce,
  squaresNotTaken,
} from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { textDraft, valueDraft } from './quadratic-draft.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const rectangles = [
  ['A garden', 'm'],
  ['A poster', 'in'],
  ['A room', 'ft'],
  ['A playground', 'm'],
  ['A banner', 'ft'],
  ['A dog park', 'm'],
  ['A quilt', 'in'],
] as const;
const longUnit: Record<string, string> = { m: 'meters', in: 'inches', ft: 'feet' };

/** Sides from an area. 1: the equation is given. 2: it is to be set up. 3: the length or the perimeter is asked for. 4: from perimeter and area. */
const rectangle: Generator = {
  name: 'quad_word_problems_rectangle',
  version: 2,
  skill: 'quad_word_problems',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const [thing, unit] = chance.pick(rectangles);
    const { width, d } = drawUntil(
      () => ({ width: chance.int(4, byDifficulty(difficulty, [9, 14, 14, 16, 16])), d: chance.int(2, 8) }),
      (drawn) => drawn.width !== drawn.d && drawn.width !== 2 * drawn.d,
    );
    const length = width + d;
    const [area, perimeter] = [width * length, 2 * (width + length)];
    const askPerimeter = difficulty === 3 && chance.maybe(0.5);
    const askLength = difficulty >= 3 && !askPerimeter;
    const [right, asked] = askPerimeter
      ? [perimeter, 'What is its perimeter']
      : askLength
        ? [length, difficulty === 4 ? 'How long is the longer side' : 'How long is it']
        : [width, 'How wide is it'];
    const polynomial = difficulty === 4 ? [area, -(width + length), 1] : [-area, d, 1];
    const equation = difficulty === 4 ? `w(${width + length} - w) = ${area}` : `w(${linearText(1, d, 'w')}) = ${area}`;
    return valueDraft({
      stem:
        difficulty === 4
          ? `${thing.replace('A ', 'A rectangular ')} has a perimeter of ${perimeter} ${longUnit[unit]} and an area of ${area} square ${longUnit[unit]}. ${asked}, in ${longUnit[unit]}?`
          : `${thing.replace('A ', 'A rectangular ')} is ${d} ${longUnit[unit]} longer than it is wide. Its area is ${area} square ${longUnit[unit]}.${
              difficulty === 1 ? ` With $w$ for the width, $${equation}$.` : ''
            } ${asked}, in ${longUnit[unit]}?`,
      right,
      letter: 'w',
      standsFor: 'the width',
      unit,
      ladder: [
        'Let w be the width. How do you write the other side?',
        difficulty === 4
          ? 'Half of the perimeter is the length plus the width. Write the area using one variable.'
          : 'Length times width is the area. Get 0 on one side, factor, and keep the positive solution.',
        `Write $${equation}$. Expand, and get 0 on one side.`,
      ],
      steps: [
        [
          difficulty === 4
            ? `Half the perimeter, ${width + length}, is length and width together. With $w$ for one side, the other is $${width + length} - w$.`
            : 'Length times width is the area.',
          equation,
        ],
        ['Expand and bring everything to one side.', `${polynomialTex(polynomial, 'w')} = 0`],
        ['Factor.', difficulty === 4 ? `(w - ${width})(w - ${length}) = 0` : `(w - ${width})(w + ${length}) = 0`],
        difficulty === 4
          ? ['The two solutions are the two sides. The question asks for the longer one.', `${length}`]
          : ['A width is positive.', `w = ${width}`],
        ...(difficulty === 3
          ? [
              askPerimeter
                ? (['Length and width count twice in the perimeter.', `2 \\cdot (${width} + ${length}) = ${perimeter}`] as const)
                : ([`The length is ${d} ${unit} more.`, `w + ${d} = ${length}`] as const),
            ]
          : []),
      ],
      ways: [
        following(
          otherQuantityGiven,
          [askPerimeter ? width : askLength ? width : length],
          [
            'Read the question again. What does the question ask for?',
            otherQuantityGiven.hints.principle,
            askPerimeter
              ? 'You have one side. What do the other sides measure?'
              : `Length and width are not the same. Which of them did you find?`,
          ],
        ),
        {
          rule: impossibleSolutionGiven,
          to: difficulty === 4 || askPerimeter ? null : impossibleSolutionGiven.answer(askLength ? -width : -length),
          hints: [
            impossibleSolutionGiven.hints.look,
            impossibleSolutionGiven.hints.principle,
            `Factor $${polynomialTex(polynomial, 'w')}$, and compare both solutions with the story.`,
          ],
        },
        {
          rule: factorsAdded,
          to:
            difficulty === 4
              ? null
              : askPerimeter
                ? 2 * area
                : (area - d) % 2 === 0
                  ? askLength
                    ? (area + d) / 2
                    : factorsAdded.answer(d, area)
                  : null,
          hints: [
            'Multiply your length by your width. Is that the area?',
            'The area of a rectangle is length times width; their sum is half the perimeter.',
            `Write the length as $w + ${d}$ and multiply it by $w$.`,
          ],
        },
        {
          rule: dividedByFixedNumber,
          to: difficulty === 4 || area % d !== 0 ? null : dividedByFixedNumber.answer(area, d),
          hints: [
            `Is your rectangle ${d} ${unit} longer than wide?`,
            `The ${d} ${unit} are a difference, not a side.`,
            'Write the length with the help of the width, and multiply the two.',
          ],
        },
        {
          rule: sidesCountedOnce,
          to: askPerimeter ? sidesCountedOnce.answer(width, length) : null,
          hints: [
            sidesCountedOnce.hints.look,
            sidesCountedOnce.hints.principle,
            'Draw the rectangle and write a measure at every side.',
          ],
        },
        {
          rule: perimeterNotHalved,
          to: difficulty === 4 ? perimeterNotHalved.answer(perimeter, width) : null,
          hints: [
            perimeterNotHalved.hints.look,
            perimeterNotHalved.hints.principle,
            'Halve the perimeter: what do a longer and a shorter side measure together?',
          ],
        },
      ],
    });
  },
};

/** Setting the equation up, without solving it. 1: product of two sides. 2: the other way round. 3: a triangle. */
const setUp: Generator = {
  name: 'quad_word_problems_set_up',
  version: 2,
  skill: 'quad_word_problems',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const [thing, measured] = chance.pick(rectangles);
    const unit = difficulty === 3 && measured === 'in' ? 'ft' : measured; // a sail is no poster
    const { d, side } = drawUntil(
      () => ({ d: chance.int(2, 9), side: chance.int(4, 12) }),
      (drawn) => drawn.d !== drawn.side && (difficulty !== 3 || (drawn.side * (drawn.side + drawn.d)) % 2 === 0),
    );
    const area = (side * (side + d)) / (difficulty === 3 ? 2 : 1);
    const less = difficulty === 2;
    // The letter stands for the shorter side, or at 2 for the longer one.
    const shift = less ? -d : d;
    const write = (move: number, half: boolean): string =>
      `x(x${move < 0 ? '-' : '+'}${Math.abs(move)})${half ? '/2' : ''}=${area}`;
    const [first, second] = sidesAddedInEquation.answer(shift);
    const stem = byDifficulty(difficulty, [
      `${thing.replace('A ', 'A rectangular ')} is $x$ ${longUnit[unit]} wide. It is ${d} ${longUnit[unit]} longer than it is wide. Its area is ${area} square ${longUnit[unit]}.`,
      `${thing.replace('A ', 'A rectangular ')} is $x$ ${longUnit[unit]} long. Its width is ${d} ${longUnit[unit]} less than its length. Its area is ${area} square ${longUnit[unit]}.`,
      `A triangular sail has a base of $x$ ${longUnit[unit]}. Its height is ${d} ${longUnit[unit]} more than the base. Its area is ${area} square ${longUnit[unit]}.`,
      '',
      '',
    ]);
    const half = difficulty === 3;
    return textDraft({
      stem: `${stem} Write an equation for $x$. You need not solve it.`,
      letter: 'x',
      standsFor: half ? 'the base' : less ? 'the length' : 'the width',
      right: write(shift, half),
      inputType: 'expression',
      placeholder: 'an equation with x',
      ladder: [
        half ? 'How do you write the height using x?' : 'How do you write the other side using x?',
        half
          ? 'The area of a triangle is half of the base times the height.'
          : 'The area of a rectangle is the length times the width.',
        `The other ${half ? 'measure' : 'side'} is ${d} ${less ? 'less' : 'more'} than $x$. Write the area with it, and set it equal to ${area}.`,
      ],
      steps: [
        [`Write the other ${half ? 'measure, the height,' : 'side'} with $x$.`, linearText(1, shift)],
        half
          ? ['The area of a triangle is half of base times height.', `\\frac{x(${linearText(1, shift)})}{2} = ${area}`]
          : ['The area is length times width.', `x(${linearText(1, shift)}) = ${area}`],
      ],
      ways: [
        {
          rule: relationReversed,
          to: write(relationReversed.answer(shift), half),
          hints: [
            `Try the number 20 for $x$. How large would the other one be?`,
            'Ask which of the two is the larger one, and then which of them $x$ stands for.',
            `Is ${d} added to $x$ or taken away from it to get the other one?`,
          ],
        },
        ledTo(
          sidesAddedInEquation,
          `${first}x${second < 0 ? '-' : '+'}${Math.abs(second)}=${area}`,
          `Put $x$ and $${linearText(1, shift)}$ together with the right operation.`,
        ),
        {
          rule: half ? halfForgotten : differenceAsMultiple,
          to: half ? halfForgotten.answer(write(shift, true)) : `x(${differenceAsMultiple.answer(d)}x)=${area}`,
          hints: half
            ? [
                'Which figure has base times height for its area?',
                'A triangle is half of a rectangle with the same base and height.',
                `Multiply base and height, and think of what is still to be done with the product.`,
              ]
            : [
                `What do the words "${d} ${unit} ${less ? 'less' : 'longer'}" tell to do?`,
                `A measure that is ${less ? 'so much less' : 'so much longer'} differs by an amount; it is not a multiple.`,
                'Write the other side as a sum or a difference with $x$.',
              ],
        },
      ],
      wrong: `x(x+971)=${area}`,
    });
  },
};

/** A border of the same width all around. 4: the outer area is given. 5: the area of the border itself is given. */
const border = family(
  { name: 'quad_word_problems_border', version: 2, skill: 'quad_word_problems', difficulties: [4, 5] },
  {
    setting: (chance) => {
      const [inner, edge, unit] = chance.pick([
        ['photo', 'frame', 'in'],
        ['pool', 'path', 'm'],
        ['lawn', 'gravel path', 'm'],
        ['quilt', 'border', 'in'],
        ['mirror', 'frame', 'in'],
        ['rug', 'border', 'ft'],
        ['garden', 'path', 'ft'],
      ] as const);
      return { inner, edge, unit };
    },
    levels: { a: always(range(6, 20)), b: always(range(8, 24)), x: always(range(1, 4)) },
    where: ({ a, b, x }) => a < b && x !== a && b - a !== x,
    derived: ({ a, b, x, difficulty }) => {
      const outer = (a + 2 * x) * (b + 2 * x);
      const given = difficulty === 4 ? outer : outer - a * b;
      const half = (a + b) / 2;
      return { outer, given, half };
    },
    given: ({ a, b, x, inner, edge, unit, difficulty, given }) => ({
      stem: `A rectangular ${inner} measures ${a} ${longUnit[unit]} by ${b} ${longUnit[unit]}. A ${edge} of the same width goes all the way around it. ${
        difficulty === 4
          ? `Together they cover ${given} square ${longUnit[unit]}.`
          : `The ${edge} alone covers ${given} square ${longUnit[unit]}.`
      } How wide is the ${edge}, in ${longUnit[unit]}?`,
      right: x,
      inputType: 'decimal',
      unit,
      variables: { ['x']: `the width of the ${edge}` },
    }),
    ladder: ({ a, b, edge, difficulty, given }) => [
      `How long is each outer side if the ${edge} is x wide?`,
      `A ${edge} all around makes each side longer at both ends. The outer sides multiply to the outer area.`,
      `The outer sides are $${a} + 2x$ and $${b} + 2x$. ${difficulty === 4 ? `Their product is ${given}.` : `Their product minus $${a} \\cdot ${b}$ is ${given}.`}`,
    ],
    steps: ({ a, b, x, inner, difficulty, outer, given, half }) => [
      [
        `Let $x$ be the width. It lengthens each side at both ends${difficulty === 5 ? `, and the ${inner} itself is taken away` : ''}.`,
        `(${a} + 2x)(${b} + 2x)${difficulty === 5 ? ` - ${a * b}` : ''} = ${given}`,
      ],
      ['Expand and bring everything to one side.', `${polynomialTex([a * b - outer, 2 * (a + b), 4])} = 0`],
      Number.isInteger(half)
        ? ['Divide by 4 and factor.', `(x - ${x})(x + ${x + half}) = 0`]
        : ['Solve with the quadratic formula.', `x = ${x} \\text{ or } x = ${-x - half}`],
      ['A width is positive.', `x = ${x}`],
    ],
    ways: ({ a, b, x, inner, edge, difficulty, given, half }) => [
      {
        rule: borderOnOneEnd,
        to: 2 * x,
        hints: [
          `Draw the ${inner} with its ${edge}. At how many ends of a side does the ${edge} lie?`,
          `A ${edge} all around lengthens each side at both ends.`,
          `Write the outer sides as $${a} + 2x$ and $${b} + 2x$.`,
        ],
      },
      {
        rule: impossibleSolutionGiven,
        to: -x - half,
        hints: [
          'Can a width be less than nothing?',
          impossibleSolutionGiven.hints.principle,
          'Look at the other factor of your equation.',
        ],
      },
      {
        rule: otherQuantityGiven,
        to: a + 2 * x,
        hints: [
          `Does the question ask for the width of the ${edge}, or of the whole?`,
          'Compare what you found with what the question asks for.',
          `Take the ${inner} away from your measure, and think of both ends.`,
        ],
      },
      {
        rule: dividedByFixedNumber,
        to: difficulty === 5 && Number.isInteger(given / (2 * (a + b))) ? given / (2 * (a + b)) : null,
        hints: [
          'Did you think of the four corners?',
          `The ${edge} is longer on its outside than on its inside, so its area is not just perimeter times width.`,
          'Work with the outer rectangle and take the inner one away.',
        ],
      },
    ],
    belowZero: true,
  },
);

const triples: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
];

/** Sides of a right triangle. 4: legs that differ, the shorter one asked for. 5: all three sides by one letter, the longest asked for. */
const rightTriangle: Generator = {
  name: 'quad_word_problems_right_triangle',
  version: 2,
  skill: 'quad_word_problems',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const ladder = difficulty === 5 && chance.maybe(0.4);
    const { triple, k } = drawUntil(
      () => ({ triple: chance.pick(triples), k: chance.int(1, 6) }),
      // No ladder is longer than 40 ft, and 3, 4, 5 itself is known by heart.
      ({ triple, k }) => triple[2] * k > 5 && triple[2] * k <= (ladder ? 40 : 110),
    );
    const [short, long, slant] = triple.map((side) => side * k) as [number, number, number];
    const [d, e] = [long - short, slant - short];
    const [start, name] = ladder
      ? [
          `A ladder leans against a wall. Its height on the wall is ${d} feet more than the distance from its base to the wall. The ladder is ${e} feet longer than that distance.`,
          'the ladder',
        ]
      : [
          `A straight path crosses a rectangular ${chance.pick(['field', 'park', 'parking lot', 'playground'])} from one corner to the opposite one. The length is ${d} feet more than the width, and the path is ${e} feet longer than the width.`,
          'the path',
        ];
    const right = difficulty === 4 ? short : slant;
    const polynomial = difficulty === 4 ? [(d * d - slant * slant) / 2, d, 1] : [d * d - e * e, 2 * d - 2 * e, 1];
    return valueDraft({
      stem:
        difficulty === 4
          ? `The hypotenuse of a right triangle is ${slant} cm long. One leg is ${d} cm longer than the other. How long is the shorter leg, in centimeters?`
          : `${start} How long is ${name}, in feet?`,
      right,
      letter: 'x',
      standsFor: 'the shortest side',
      unit: difficulty === 4 ? 'cm' : 'ft',
      ladder: [
        difficulty === 4
          ? 'Let x be the shorter leg. How do you write the longer one?'
          : 'Let x be the shortest side. How do you write the other two?',
        'The Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse.',
        difficulty === 4
          ? `Write $x^{2} + (x + ${d})^{2} = ${slant}^{2}$. Expand, get 0 on one side, and divide by 2.`
          : `Write $x^{2} + (x + ${d})^{2} = (x + ${e})^{2}$. Expand, and get 0 on one side.`,
      ],
      steps: [
        [
          'Let $x$ be the shortest side, and use the Pythagorean theorem.',
          difficulty === 4 ? `x^{2} + (x + ${d})^{2} = ${slant}^{2}` : `x^{2} + (x + ${d})^{2} = (x + ${e})^{2}`,
        ],
        [
          difficulty === 4 ? 'Expand, bring everything to one side and divide by 2.' : 'Expand and bring everything to one side.',
          `${polynomialTex(polynomial)} = 0`,
        ],
        ['Solve by factoring; a length is positive.', `x = ${short}`],
        ...(difficulty === 4 ? [] : [[`The length of ${name} is ${e} feet more.`, `x + ${e} = ${slant}`] as const]),
      ],
      ways: [
        following(
          otherQuantityGiven,
          [difficulty === 4 ? long : short],
          [
            'Read the question again. Which side does the question ask for?',
            otherQuantityGiven.hints.principle,
            difficulty === 4
              ? 'Compare your number with the two other sides.'
              : `How does the length of ${name} follow from $x$?`,
          ],
        ),
        ruled(
          impossibleSolutionGiven,
          [difficulty === 4 ? -long : rational(d * d - e * e, short)],
          `Factor $${polynomialTex(polynomial)}$ and compare both solutions with the story.`,
        ),
        {
          rule: squaresNotTaken,
          to: difficulty === 4 ? squaresNotTaken.answer(d, slant) : 2 * e - d, // x + (x + d) = x + e
          hints: [
            squaresNotTaken.hints.look,
            squaresNotTaken.hints.principle,
            `Write the squares of $x$ and of $x + ${d}$ and add them.`,
          ],
        },
      ],
    });
  },
};

export const areaStoryGenerators: readonly Generator[] = [rectangle, setUp, border, rightTriangle];
