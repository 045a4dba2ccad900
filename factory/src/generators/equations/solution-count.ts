import {
  cancelledLettersMeanNothingLeft,
  everyEquationHasOneSolution,
  sameSlopeMeansSame,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { always, choiceFamily, eitherSign, negative, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';

const counts = { none: 'No solution', once: 'Exactly one solution', all: 'Infinitely many solutions' } as const;

const eitherWay = negative(eitherSign(range(1, 9)));

/** 1–2: like terms on both sides. 3: a bracket on one side. 4–5: a bracket and terms to join. */
const count = choiceFamily(
  { name: 'eq_solution_count_tell', version: 1, skill: 'eq_solution_count' },
  {
    setting: (chance) => ({
      letter: chance.pick(['x', 'y', 'n'] as const),
      kind: chance.pick(['none', 'once', 'all'] as const),
    }),
    levels: {
      a: always(range(2, 7)),
      b: [range(1, 9), eitherWay, eitherWay, eitherWay, eitherWay],
      e: always(range(2, 5)),
    },
    where: ({ a, b, e }) => a !== e && Math.abs(b) !== a,
    // The left side, and how it is in its shortest form: slope·x + number.
    derived: ({ a, b, e, letter, difficulty }) => {
      const brackets = `${a}(${linearText(1, b, letter)})`;
      return {
        left: difficulty <= 2 ? linearText(a, b, letter) : difficulty === 3 ? brackets : `${brackets} + ${e}${letter}`,
        slope: difficulty >= 4 ? a + e : a,
        number: difficulty >= 3 ? a * b : b,
      };
    },
    phrasing: (chance, { kind, slope, number, letter }) => {
      const rightSlope = slope + (kind === 'once' ? chance.pick([-1, 1, 2]) : 0);
      const more = { none: [-3, -2, -1, 1, 2, 3], once: [2, 3, 4], all: null }[kind];
      const rightNumber = number + (more === null ? 0 : chance.pick(more));
      return { rightSlope, rightNumber, right: linearText(rightSlope, rightNumber, letter) };
    },
    given: ({ kind, left, right }) => ({
      stem: `How many solutions does the equation have?\n\n$${left} = ${right}$`,
      right: counts[kind],
    }),
    ladder: ({ letter, slope, number, right }) => [
      'Can you simplify each side first?',
      'Compare the coefficients of the variable. If they are equal, the constants decide.',
      `Compare $${linearText(slope, number, letter)}$ on the left with $${right}$ on the right. Subtract the ${letter}-terms. What is left?`,
    ],
    steps: ({ kind, letter, slope, number, rightSlope, rightNumber, right }) => [
      ['Write both sides in their shortest form.', `${linearText(slope, number, letter)} = ${right}`],
      [
        `Compare the number of ${letter} on both sides: ${slope} on the left, ${rightSlope} on the right.`,
        `${linearText(slope - rightSlope, 0, letter)} = ${rightNumber - number}`,
      ],
      [
        {
          once: 'The variables do not cancel, so one number makes the equation true.',
          all: 'Both sides are the same expression, so whatever number is put in, they agree.',
          none: 'The variable terms cancel and a false statement is left, so no number can make it true.',
        }[kind],
        `\\text{${counts[kind]}}`,
      ],
    ],
    ways: ({ letter, slope, number, rightSlope, rightNumber }) => [
      {
        rule: cancelledLettersMeanNothingLeft,
        to: counts.none,
        hints: [
          'Write both sides in their shortest form and lay them beside each other.',
          'When the variables cancel, look at what is left: a true statement or a false one.',
          `Compare ${slope} and ${rightSlope}, the numbers before ${letter}, and then the constants ${number} and ${rightNumber}.`,
        ],
      },
      {
        rule: everyEquationHasOneSolution,
        to: counts.once,
        hints: [
          `How many ${letter} are on each side once the sides are in shortest form?`,
          `If both sides hold the same number of ${letter}, the variables cancel and the constants decide.`,
          `Subtract ${linearText(rightSlope, 0, letter)} from both sides and see what is left.`,
        ],
      },
      {
        rule: sameSlopeMeansSame,
        to: counts.all,
        hints: [
          'Lay both sides beside each other in their shortest form. Is every part the same?',
          `Two sides are the same for all numbers only when both the number of ${letter} and the constant agree.`,
          `Try ${letter} = 0 in both sides, then ${letter} = 1. Do they agree each time?`,
        ],
      },
    ],
  },
);

export const solutionCountGenerators: readonly Generator[] = [count];
