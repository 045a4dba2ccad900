import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
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

const rectangles = [
  ['A garden', 'm'],
  ['A poster', 'in'],
  ['A room', 'ft'],
  ['A playground', 'm'],
  ['A banner', 'ft'],
  ['A rabbit run', 'ft'],
] as const;
const longUnit: Record<string, string> = { m: 'meters', in: 'inches', ft: 'feet' };

/** Sides from an area. 1: the equation is given. 2: it is to be set up. 3: the length or the perimeter is asked for. 4: from perimeter and area. */
const rectangle: Generator = {
  name: 'quad_word_problems_rectangle',
  version: 1,
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
          ? `${thing} in the shape of a rectangle has a perimeter of ${perimeter} ${unit} and an area of ${area} ${unit}². ${asked}, in ${longUnit[unit]}?`
          : `${thing} in the shape of a rectangle is ${d} ${unit} longer than it is wide. Its area is ${area} ${unit}².${
              difficulty === 1 ? ` With $w$ for the width, $${equation}$.` : ''
            } ${asked}, in ${longUnit[unit]}?`,
      right,
      letter: 'w',
      standsFor: 'the width',
      unit,
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
  version: 1,
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
      `${thing} in the shape of a rectangle is $x$ ${unit} wide. It is ${d} ${unit} longer than wide, and its area is ${area} ${unit}².`,
      `${thing} in the shape of a rectangle is $x$ ${unit} long. Its width is ${d} ${unit} less than its length, and its area is ${area} ${unit}².`,
      `A triangular sail has a base of $x$ ${unit}. Its height is ${d} ${unit} more than the base, and its area is ${area} ${unit}².`,
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
        {
          rule: sidesAddedInEquation,
          to: `${first}x${second < 0 ? '-' : '+'}${Math.abs(second)}=${area}`,
          hints: [
            sidesAddedInEquation.hints.look,
            sidesAddedInEquation.hints.principle,
            `Put $x$ and $${linearText(1, shift)}$ together with the right operation.`,
          ],
        },
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
const border: Generator = {
  name: 'quad_word_problems_border',
  version: 1,
  skill: 'quad_word_problems',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const [inner, edge, unit] = chance.pick([
      ['photo', 'frame', 'in'],
      ['pool', 'path', 'm'],
      ['lawn', 'gravel path', 'm'],
      ['quilt', 'border', 'in'],
    ] as const);
    const { a, b, x } = drawUntil(
      () => ({ a: chance.int(6, 20), b: chance.int(8, 24), x: chance.int(1, 4) }),
      (drawn) => drawn.a < drawn.b && drawn.x !== drawn.a && drawn.b - drawn.a !== drawn.x,
    );
    const outer = (a + 2 * x) * (b + 2 * x);
    const given = difficulty === 4 ? outer : outer - a * b;
    const half = (a + b) / 2;
    return valueDraft({
      stem: `A rectangular ${inner} measures ${a} ${unit} by ${b} ${unit}. A ${edge} of the same width runs all around it. ${
        difficulty === 4 ? `Together they cover ${given} ${unit}².` : `The ${edge} alone covers ${given} ${unit}².`
      } How wide is the ${edge}, in ${longUnit[unit]}?`,
      right: x,
      inputType: 'decimal',
      letter: 'x',
      standsFor: `the width of the ${edge}`,
      unit,
      steps: [
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
      ways: [
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
    });
  },
};

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
  version: 1,
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
          `A ladder leans against a wall. It reaches ${d} ft higher up the wall than its foot stands away from the wall, and the ladder is ${e} ft longer than that distance.`,
          'the ladder',
        ]
      : [
          `A straight path crosses a rectangular field from one corner to the opposite one. The field is ${d} ft longer than it is wide, and the path is ${e} ft longer than the field is wide.`,
          'the path',
        ];
    const right = difficulty === 4 ? short : slant;
    const polynomial = difficulty === 4 ? [(d * d - slant * slant) / 2, d, 1] : [d * d - e * e, 2 * d - 2 * e, 1];
    return valueDraft({
      stem:
        difficulty === 4
          ? `The longest side of a right triangle measures ${slant} cm. One of the other sides is ${d} cm longer than the third. How long is the shortest side, in centimeters?`
          : `${start} How long is ${name}, in feet?`,
      right,
      letter: 'x',
      standsFor: 'the shortest side',
      unit: difficulty === 4 ? 'cm' : 'ft',
      steps: [
        [
          'Let $x$ be the shortest side and use the theorem of Pythagoras.',
          difficulty === 4 ? `x^{2} + (x + ${d})^{2} = ${slant}^{2}` : `x^{2} + (x + ${d})^{2} = (x + ${e})^{2}`,
        ],
        [
          difficulty === 4 ? 'Expand, bring everything to one side and divide by 2.' : 'Expand and bring everything to one side.',
          `${polynomialTex(polynomial)} = 0`,
        ],
        ['Solve by factoring; a length is positive.', `x = ${short}`],
        ...(difficulty === 4 ? [] : [[`The length of ${name} is ${e} ft more.`, `x + ${e} = ${slant}`] as const]),
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
        following(
          impossibleSolutionGiven,
          [difficulty === 4 ? -long : rational(d * d - e * e, short)],
          [
            impossibleSolutionGiven.hints.look,
            impossibleSolutionGiven.hints.principle,
            `Factor $${polynomialTex(polynomial)}$ and compare both solutions with the story.`,
          ],
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
