import {
  bracketIgnored,
  distributedFirstOnly,
  joinedUnlikeTerms,
  signKeptCrossing,
  stoppedBeforeDividing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { always, family, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { equationPage } from './equation-page.ts';

const letter = always(oneOf('x', 'n', 'm', 'w'));

/** Equal parts and one known part make a whole: ax + b = c, read from a tape diagram. The numbers grow with the level. */
const partsAndOne = family(
  { name: 'eq_two_step_tape', version: 1, skill: 'eq_two_step', difficulties: [1, 2, 3] },
  {
    levels: {
      letter,
      a: [range(2, 3), range(3, 5), range(4, 6), range(4, 6), range(4, 6)],
      b: [range(2, 9), range(4, 15), range(12, 40), range(12, 40), range(12, 40)],
      x: [range(4, 9), range(6, 12), range(11, 25), range(11, 25), range(11, 25)],
      question: always(
        oneOf(
          'Write an equation for the tape diagram, and solve it.',
          'The tape diagram shows how parts make a whole. Parts with the same letter are the same length.',
          'Use the tape diagram to find the missing number.',
          'The parts of the tape add up to the number for the whole tape.',
        ),
      ),
    },
    where: ({ a, b, x }) => new Set([a, b, x, a * x, a * x + b]).size === 5 && a * x !== b + x && a * x !== a * a,
    given: ({ letter, a, b, x, question }) => ({
      ...equationPage({
        stem: `${question} What is $${letter}$?`,
        letter,
        standsFor: 'the length of one part',
        work: 'allowed',
      }),
      right: x,
      figure: {
        kind: 'tape_diagram',
        tapes: [
          {
            parts: [...Array.from({ length: a }, () => ({ size: 3, label: letter })), { size: 4, label: `${b}`, shaded: true }],
            whole: `${a * x + b}`,
          },
        ],
      },
      readFromFigure: true,
    }),
    ladder: ({ letter, a, b, x }) => [
      `How many parts are labeled $${letter}$? Which part has a number?`,
      'Take the part that you know away from the whole. The equal parts share what is left.',
      `Subtract: $${a * x + b} - ${b}$. Then divide the result by ${a}.`,
    ],
    steps: ({ letter, a, b, x }) => [
      [`There are ${a} equal parts and one part of ${b}.`, `${linearText(a, b, letter)} = ${a * x + b}`],
      [`Subtract ${b} from both sides.`, `${linearText(a, 0, letter)} = ${a * x}`],
      [`Divide both sides by ${a}.`, `${letter} = ${x}`],
    ],
    ways: ({ letter, a, b, x }) => {
      const c = a * x + b;
      const begin = `Take ${b} away from ${c}. How much is left for the ${a} equal parts?`;
      return [
        following(
          stoppedBeforeDividing,
          [a, b, c],
          [
            `Does your number belong to one part, or to all ${a} of them?`,
            'The equal parts share what is left, so one more step is needed: divide.',
            `Divide by ${a}, the number of parts labeled $${letter}$.`,
          ],
        ),
        following(
          joinedUnlikeTerms,
          [a, b, c],
          [
            `Is the part labeled ${b} as long as the parts labeled $${letter}$?`,
            'Only parts with the same label are equal. The known part comes off first.',
            begin,
          ],
        ),
        following(
          signKeptCrossing,
          [a, b, c],
          [`Is the part of ${b} inside the whole tape, or outside?`, 'A part of the whole is taken away, not added.', begin],
        ),
      ];
    },
    belowZero: false,
  },
);

/** Equal parts, each a sum: a(x + b) = c, read from a tape diagram. The numbers grow with the level. */
const partsOfTwo = family(
  { name: 'eq_parentheses_tape', version: 1, skill: 'eq_parentheses', difficulties: [1, 2, 3] },
  {
    levels: {
      letter,
      a: [range(2, 3), range(3, 5), range(4, 6), range(4, 6), range(4, 6)],
      b: [range(2, 6), range(4, 12), range(8, 20), range(8, 20), range(8, 20)],
      x: [range(4, 9), range(6, 12), range(11, 25), range(11, 25), range(11, 25)],
      question: always(
        oneOf(
          'Write an equation with parentheses for the tape diagram, and solve it.',
          'All the parts of the tape are equal, and each part is a sum.',
          'The same sum is repeated along the tape diagram.',
          'Use the tape diagram to find the missing number.',
        ),
      ),
    },
    where: ({ a, b, x }) => new Set([a, b, x, x + b, a * (x + b)]).size === 5,
    given: ({ letter, a, b, x, question }) => ({
      ...equationPage({
        stem: `${question} What is $${letter}$?`,
        letter,
        standsFor: 'the unknown number in each part',
        work: 'allowed',
      }),
      right: x,
      figure: {
        kind: 'tape_diagram',
        tapes: [{ parts: Array.from({ length: a }, () => ({ size: 1, label: `${letter} + ${b}` })), whole: `${a * (x + b)}` }],
      },
      readFromFigure: true,
    }),
    ladder: ({ letter, a, b, x }) => [
      'How many equal parts does the tape have? What is in each part?',
      'Divide the whole by the number of parts. That is one sum. Then find the unknown number in it.',
      `Divide: $${a * (x + b)} \\div ${a}$. That equals $${linearText(1, b, letter)}$.`,
    ],
    steps: ({ letter, a, b, x }) => [
      [`The sum is repeated ${a} times.`, `${a}(${linearText(1, b, letter)}) = ${a * (x + b)}`],
      [`Divide both sides by ${a} to find one part.`, `${linearText(1, b, letter)} = ${x + b}`],
      [`Subtract ${b} from both sides.`, `${letter} = ${x}`],
    ],
    ways: ({ letter, a, b, x }) => {
      const c = a * (x + b);
      const begin = `Divide ${c} by ${a} first. What is $${linearText(1, b, letter)}$ equal to?`;
      return [
        following(
          distributedFirstOnly,
          [a, b, c],
          [`How many times is the ${b} on the tape?`, 'Each part holds the whole sum, so the constant is repeated too.', begin],
        ),
        following(
          bracketIgnored,
          [1, b, c, 0],
          [
            'Does your number use every part of the tape?',
            'The equal parts make the whole together, so one part is the whole divided by the number of parts.',
            begin,
          ],
        ),
        following(
          signKeptCrossing,
          [1, b, x + b],
          [
            `One part is $${linearText(1, b, letter)}$. Is $${letter}$ more or less than the part?`,
            signKeptCrossing.hints.principle,
            begin,
          ],
        ),
      ];
    },
    belowZero: false,
  },
);

export const tapeDiagramGenerators: readonly Generator[] = [partsAndOne, partsOfTwo];
