import {
  firstTermTakenForDifference,
  patternStepSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/number-patterns';
import {
  differenceTimesPosition,
  oneStepTooMany,
  wholeObjectScaled,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, family, graded, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { line, point } from '../../wording/line-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { constantOf, differenceTex, drawPattern, generalTerm, shown, termOf, type Pattern } from './linear-pattern.ts';
import { ruled } from '../../ruled.ts';

const ordinals = ['', '', '', '', '', 'fifth', 'sixth', 'seventh'] as const;

/** The fifth, sixth or seventh term of a pattern that shows four. The levels are those of drawPattern. */
const next = family(
  { name: 'seq_terms_next', version: 1, skill: 'seq_terms' },
  {
    levels: { of: graded(drawPattern), position: [range(5, 5), range(5, 6), range(5, 6), range(5, 7), range(5, 7)] },
    where: ({ of, position }) => ![of.d, -of.d, 0].includes(termOf(of, position)),
    given: ({ of, position }) => ({
      stem: `Find the ${ordinals[position]} term of the linear pattern.\n\n$${shown(of)}$`,
      right: termOf(of, position),
    }),
    ladder: ({ of }) => [
      'What is added from each term to the next?',
      'In a linear pattern, the difference is always the same. Add it for every step.',
      `Subtract ${of.first} from ${of.first + of.d} to get the difference. Start at ${termOf(of, 4)}, the fourth term, and add it.`,
    ],
    steps: ({ of, position }) => [
      ['Find the constant difference.', differenceTex(of)],
      ...Array.from(
        { length: position - 4 },
        (_, at) =>
          [
            at === 0 ? 'Add it to the last term shown.' : 'Add it again.',
            `${termOf(of, 4 + at)} + ${inBrackets(of.d)} = ${termOf(of, 5 + at)}`,
          ] as const,
      ),
    ],
    ways: ({ of, position }) => {
      const last = termOf(of, 4);
      const goOn = `The last term shown is ${last}. Go on from there with the difference between ${of.first} and ${of.first + of.d}.`;
      return [
        ruled(patternStepSignTurned, [last, of.d, position - 4], goOn),
        following(
          oneStepTooMany,
          [rational(termOf(of, position)), rational(of.d)],
          [
            `Which term is your number: the ${ordinals[position]} one?`,
            'Each step takes you from one term to the very next one.',
            `Four terms are shown, and ${last} is the fourth. Count the steps from there.`,
          ],
        ),
        ruled(firstTermTakenForDifference, [last, of.first], goOn),
      ];
    },
    belowZero: true,
  },
);

/** Returns the wrong ways to a term far on. */
function farWays(of: Pattern, position: number): WrongWay<Rational | number>[] {
  const steps = `How many times is the difference added to ${of.first} to get to term number ${position}?`;
  return [
    following(
      oneStepTooMany,
      [rational(termOf(of, position)), rational(of.d)],
      [
        'How many steps are there from the first term?',
        'The second term is one step from the first, and the third is two steps. Count steps, not terms.',
        steps,
      ],
    ),
    {
      rule: differenceTimesPosition,
      to: Number(differenceTimesPosition.answer(line(of.d, constantOf(of))).slope.n) * position,
      hints: [
        'Does your way give the right first term?',
        'Start with the first term. Then add the difference once for each step.',
        steps,
      ],
    },
    following(
      wholeObjectScaled,
      [point(4, termOf(of, 4)), rational(position)],
      [
        'Does a term double when its position doubles? Try it with the second and the fourth term.',
        'You can scale a term only if the pattern starts at 0 for n = 0.',
        `Write ${of.first} + (steps) × (difference) for term number ${position}.`,
      ],
    ),
  ];
}

/** A term far on. The levels are those of drawPattern, with positions from 10 to 60. */
const far = family(
  { name: 'seq_terms_far', version: 1, skill: 'seq_terms' },
  {
    levels: {
      of: graded(drawPattern),
      position: [range(10, 15), range(12, 30), range(12, 30), range(21, 40), range(25, 60)],
      ask: always(
        oneOf<(terms: string, position: number) => string>(
          (terms, position) => `Find $T_{${position}}$ of the linear pattern.\n\n$${terms}$`,
          (terms, position) => `A linear pattern begins $${terms}$ What is term number ${position}?`,
        ),
      ),
    },
    where: ({ of, position }) =>
      ![of.d, -of.d, position, 0].includes(termOf(of, position)) && (4 * termOf(of, position)) % position !== 0,
    given: ({ of, position, ask }) => ({
      stem: ask(shown(of), position),
      right: termOf(of, position),
    }),
    ladder: ({ of, position }) => [
      `How many steps is it from the first term to term ${position}?`,
      'Start with the first term. Add the difference once for each step.',
      `The difference is ${of.d}. Multiply it by ${position - 1} steps, and add the result to ${of.first}.`,
    ],
    steps: ({ of, position }) => [
      ['Find the constant difference.', differenceTex(of)],
      ['Write the general term: the difference times n, plus the first term minus the difference.', `T_n = ${generalTerm(of)}`],
      [
        `Substitute ${position} for n.`,
        `T_{${position}} = ${of.d} \\cdot ${position} ${constantOf(of) < 0 ? '-' : '+'} ${Math.abs(constantOf(of))} = ${termOf(of, position)}`,
      ],
    ],
    ways: ({ of, position }) => farWays(of, position),
    belowZero: true,
  },
);

/** Figures made of pieces: what they are, how many the first one takes, and how many each further one adds. */
type Figure = Pattern & { readonly row: string; readonly piece: string };

const figures: readonly [Figure, ...Figure[]] = [
  { row: 'triangles', piece: 'toothpicks', first: 3, d: 2 },
  { row: 'squares', piece: 'toothpicks', first: 4, d: 3 },
  { row: 'pentagons', piece: 'toothpicks', first: 5, d: 4 },
  { row: 'hexagons', piece: 'toothpicks', first: 6, d: 5 },
  { row: 'octagons', piece: 'toothpicks', first: 8, d: 7 },
];

/** Patterns of figures. 1: figure 5 to 8. 2: up to 15. 3: up to 30. 4: up to 60. 5: the figure is asked for, up to 60. */
const inFigures = family(
  { name: 'seq_terms_figures', version: 1, skill: 'seq_terms' },
  {
    levels: {
      of: always(oneOf(...figures)),
      position: [range(5, 8), range(9, 15), range(16, 30), range(31, 60), range(31, 60)],
    },
    where: ({ of, position }) => ![of.first, of.d].includes(position),
    given: ({ of, position }) => ({
      stem: `A row of ${of.row} is made of ${of.piece}. Neighbors share a side. One shape takes ${of.first} ${of.piece}, two take ${termOf(of, 2)}, and three take ${termOf(of, 3)}. How many ${of.piece} does a row of ${position} ${of.row} take?`,
      right: termOf(of, position),
    }),
    ladder: ({ of, position }) => [
      `How many ${of.piece} does each new shape add?`,
      'Neighbors share a side. Start with the first shape, and add the same number for every other shape.',
      `Start with ${of.first}. The other ${position - 1} shapes add ${of.d} each.`,
    ],
    steps: ({ of, position }) => [
      [`Each new shape adds ${of.d} ${of.piece}.`, `${termOf(of, 2)} - ${of.first} = ${of.d}`],
      [`From one shape to ${position} shapes there are ${position - 1} steps.`, `${position} - 1 = ${position - 1}`],
      ['Add the steps to the first shape.', `${of.first} + ${position - 1} \\cdot ${of.d} = ${termOf(of, position)}`],
    ],
    ways: ({ of, position }) => [
      {
        rule: wholeObjectScaled,
        to: of.first * position,
        hints: [
          'Do two shapes take twice as many as one shape?',
          'Neighbors share a side, so each new shape adds fewer pieces than the first one takes.',
          `Start with ${of.first} ${of.piece}. How many does each of the other ${position - 1} shapes add?`,
        ],
      },
      {
        rule: differenceTimesPosition,
        to: of.d * position,
        hints: [
          'Try your way with one shape. Is it right?',
          'The first shape takes one piece more than each shape that is added.',
          `Start with ${of.first} ${of.piece} for the first shape. Then add ${of.d} for each of the others.`,
        ],
      },
      following(
        oneStepTooMany,
        [rational(termOf(of, position)), rational(of.d)],
        [
          'How many shapes are added after the first one?',
          'The first shape is there already. Count only the shapes that are added to it.',
          `A row of ${position} shapes has 1 first shape. How many are the others?`,
        ],
      ),
    ],
  },
);

export const patternTermGenerators: readonly Generator[] = [next, far, inFigures];
