import { oneCaseTakenForAll, signOfAnswerMistaken, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import {
  cancelledLettersMeanNothingLeft,
  everyEquationHasOneSolution,
  sameSlopeMeansSame,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { choiceFamily, family, graded, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';

const counts = ['No solution', 'Exactly one solution', 'Infinitely many solutions'] as const;
const idea =
  'A false statement: no number works. A true statement: every number works. A line such as n = 9: only that number works.';
const rules = [cancelledLettersMeanNothingLeft, everyEquationHasOneSolution, sameSlopeMeansSame] as const;

/** Somebody's work ends in this line: what does it mean? 1 and 2: a plain line. 3 to 5: the equation is there, too. */
const lastLine = choiceFamily(
  { name: 'eq_solution_count_last_line', version: 1, skill: 'eq_solution_count' },
  {
    setting: (chance) => ({
      who: people(chance, 1)[0]!,
      kind: chance.pick([0, 1, 2] as const),
      letter: chance.pick(['x', 'y', 'n'] as const),
    }),
    levels: {
      a: [range(2, 6), range(2, 9), range(2, 6), range(3, 9), range(3, 12)],
      b: [range(1, 9), plusMinus(1, 12), range(1, 9), plusMinus(2, 9), plusMinus(2, 12)],
      off: [range(1, 6), range(2, 9), range(2, 6), range(2, 7), range(2, 9)],
    },
    derived: ({ a, b, off, kind, letter, difficulty }) => {
      const line = kind === 0 ? `${b} = ${b + off}` : kind === 1 ? `${letter} = ${difficulty >= 3 ? off : 0}` : `${b} = ${b}`;
      const left = `${a}(${linearText(1, b, letter)})`;
      const equation = `${left} = ${kind === 1 ? linearText(a + 1, a * b - off, letter) : linearText(a, a * b + (kind === 0 ? off : 0), letter)}`;
      const last = difficulty >= 3 && kind !== 1 ? `${a * b} = ${a * b + (kind === 0 ? off : 0)}` : line;
      return { last, equation, right: counts[kind], seen: last.split(' ').find((part) => /\d/.test(part))! };
    },
    given: ({ who, difficulty, last, equation, right }) => ({
      stem:
        difficulty >= 3
          ? `${who} solved $${equation}$. The last line of the work is $${last}$. How many solutions does the equation have?`
          : `${who} solved an equation and wrote $${last}$ as the last line. What does that line tell about the equation?`,
      right,
    }),
    ladder: ({ seen }) => [
      'Is the last line true, false, or does it depend on the variable?',
      idea,
      `Look at ${seen} in the last line. What is on the other side of the equal sign?`,
    ],
    steps: ({ last, kind, right, letter }) => [
      [
        kind === 1
          ? `The line gives one value of ${letter}.`
          : kind === 0
            ? 'The line has no variable, and it is false.'
            : 'The line has no variable, and it is true.',
        kind === 0 ? last.replace('=', '\\ne') : last,
      ],
      [
        kind === 1
          ? 'Only this number makes the equation true.'
          : kind === 0
            ? 'So no number makes the equation true.'
            : 'So every number makes the equation true.',
        `\\text{${right}}`,
      ],
    ],
    ways: ({ seen, right }) =>
      counts
        .filter((count) => count !== right)
        .map((count) => ({
          rule: rules[counts.indexOf(count)]!,
          to: count,
          hints: [
            'Is the last line true, false, or does it depend on the variable?',
            idea,
            `Look at ${seen} in the last line. Is the other side the same number, another number, or a variable?`,
          ] as const,
        })),
  },
);

/** Two plans with a start and a rate: are they ever the same? */
const plans = [
  ({ a, b, c, d }: Plans) => `One gym charges a \\$${b} sign-up fee and \\$${a} for each visit. Another gym charges a \\$${d} sign-up fee and \\$${c} for each visit. For how many numbers of visits do they cost the same?`,
  ({ a, b, c, d }: Plans) => `A pool has ${b} gallons of water and is filled at ${a} gallons a minute. Another has ${d} gallons and is filled at ${c} gallons a minute. Both fill for the same time. After how many different times do they hold the same amount?`,
  ({ a, b, c, d }: Plans) => `One savings account has \\$${b} and grows by \\$${a} a week. Another has \\$${d} and grows by \\$${c} a week. In how many weeks do they have the same amount?`,
] as const; // prettier-ignore
type Plans = { a: number; b: number; c: number; d: number };
const times = ['None', 'Exactly one', 'All of them'] as const;

/** The number of solutions in a story. 1: small. 5: larger. */
const planStory = choiceFamily(
  { name: 'eq_solution_count_story', version: 1, skill: 'eq_solution_count' },
  {
    setting: (chance) => ({ kind: chance.pick([0, 0, 1, 2] as const), tell: chance.pick(plans) }),
    levels: {
      a: [range(2, 5), range(3, 8), range(4, 9), range(5, 12), range(6, 15)],
      b: [range(10, 20), range(12, 30), range(15, 40), range(20, 60), range(25, 90)],
      faster: [range(1, 2), range(1, 3), range(1, 3), range(2, 4), range(2, 5)],
      weeks: [range(3, 5), range(3, 8), range(4, 9), range(4, 10), range(5, 12)],
    },
    where: ({ b, faster, weeks }) => b > faster * weeks,
    derived: ({ a, b, faster, weeks, kind }) => ({ c: kind === 1 ? a + faster : a, d: kind === 2 ? b : b - faster * weeks }),
    given: ({ a, b, c, d, kind, tell }) => ({ stem: tell({ a, b, c, d }), right: times[kind] }),
    ladder: ({ a, b, c, d }) => [
      'How does each amount begin, and how does it change?',
      'Write an expression for each, and set them equal. Then see whether the variable terms cancel.',
      `Write $${a}n + ${b} = ${c}n + ${d}$. Subtract the n-term on the right from both sides.`,
    ],
    steps: ({ a, b, c, d, kind, weeks }) => [
      ['Write an expression for each, and set them equal.', `${a}n + ${b} = ${c}n + ${d}`],
      kind === 1
        ? ['The rates are different, so there is one solution.', `n = ${weeks}`]
        : [
            kind === 0
              ? 'The n-terms cancel, and a false statement is left.'
              : 'The n-terms cancel, and a true statement is left.',
            `${b} ${kind === 0 ? '\\ne' : '='} ${d}`,
          ],
      ['Read the answer in the story.', `\\text{${times[kind]}}`],
    ],
    ways: ({ a, b, c, d, kind }) =>
      times
        .filter((one) => one !== times[kind])
        .map((one) => ({
          rule: rules[times.indexOf(one)]!,
          to: one,
          hints: [
            'Do they change at the same rate? Do they begin with the same amount?',
            idea,
            `Compare the rates ${a} and ${c}. Then compare the starts ${b} and ${d}.`,
          ] as const,
        })),
  },
);

const often = ['Always', 'Sometimes', 'Never'] as const;

/** Is a statement about an equation true for every number, some, or none? */
const alwaysSometimes = choiceFamily(
  { name: 'eq_solution_count_always', version: 1, skill: 'eq_solution_count' },
  {
    setting: (chance) => ({ kind: chance.pick([0, 1, 2] as const), letter: chance.pick(['x', 'n', 't'] as const) }),
    levels: {
      a: [range(2, 5), range(2, 6), range(3, 9), range(3, 9), range(4, 12)],
      b: [range(1, 6), plusMinus(1, 8), plusMinus(2, 9), plusMinus(2, 9), plusMinus(3, 12)],
      off: [range(1, 4), range(1, 6), range(2, 8), range(2, 9), range(3, 12)],
    },
    where: ({ a, b, off }) => a * b + off !== 0 && a !== Math.abs(b),
    derived: ({ a, b, off, kind, letter }) => ({
      left: `${a}(${linearText(1, b, letter)})`,
      right:
        kind === 0
          ? linearText(a, a * b, letter)
          : kind === 1
            ? linearText(a - 1, a * b + off, letter)
            : linearText(a, a * b + off, letter),
    }),
    given: ({ left, right, kind, letter }) => ({
      stem: `Is this statement always, sometimes, or never true, whatever number ${letter} is?\n\n$${left} = ${right}$`,
      right: often[kind],
    }),
    ladder: ({ left, right, a, b }) => [
      'What is the left side without parentheses?',
      'The same expression on both sides is always true. Equal variable terms with different constants are never equal.',
      `Multiply ${b} by ${a}, and write $${left}$ without parentheses. Compare it with $${right}$.`,
    ],
    steps: ({ left, right, a, b, off, kind, letter }) => [
      ['Use the distributive property.', `${left} = ${linearText(a, a * b, letter)}`],
      kind === 0
        ? ['Both sides are the same expression.', `${linearText(a, a * b, letter)} = ${right}`]
        : kind === 1
          ? ['The variable terms are different, so one number makes it true.', `${letter} = ${off}`]
          : ['The variable terms are equal, but the constants are different.', `${a * b} \\ne ${a * b + off}`],
      ['Choose the word.', `\\text{${often[kind]}}`],
    ],
    ways: ({ kind, letter, right }) =>
      often
        .filter((one) => one !== often[kind])
        .map((one) =>
          ledTo(oneCaseTakenForAll, one, `Substitute 0 for ${letter} in both sides, and then 1. Compare with $${right}$.`),
        ),
  },
);

/**
 * Two equations, one without a solution: what is the other's solution? Or: which number gives an equation a certain solution?
 */
const solutionZero = family(
  { name: 'eq_solution_count_one', version: 1, skill: 'eq_solution_count' },
  {
    levels: {
      a: [range(3, 6), range(4, 9), range(5, 12), range(5, 12), range(7, 15)],
      c: [range(1, 2), range(2, 3), range(2, 4), range(2, 4), range(3, 6)],
      b: [range(1, 9), plusMinus(1, 9), plusMinus(2, 12), plusMinus(2, 15), plusMinus(3, 20)],
      x: [range(1, 4), range(2, 5), range(2, 6), plusMinus(2, 6), plusMinus(2, 9)],
      ask: graded((chance) => chance.pick([0, 1] as const)),
    },
    where: ({ a, b, c, x }) =>
      a - c > 1 && new Set([a, c, Math.abs(b), Math.abs(x), Math.abs((a - c) * x + b)]).size === 5 && (a - c) * x + b !== 0,
    given: ({ a, b, c, x, ask }) =>
      ask === 0
        ? {
            stem: `One of the two equations below has exactly one solution. The other has none. What is the one solution?\n\n$${linearText(a, b)} = ${linearText(c, (a - c) * x + b)}$ and $${linearText(a, b)} = ${linearText(a, (a - c) * x + b)}$`,
            right: x,
          }
        : {
            stem: `The equation has exactly one solution, $x = ${x}$. What number goes in the box?\n\n$${linearText(a, b)} = ${linearText(c, 0)} + \\square$`,
            right: (a - c) * x + b,
          },
    ladder: ({ a, b, c, x, ask }) => [
      ask === 0 ? 'In which equation do the x-terms differ?' : 'What is each side when x is the solution?',
      ask === 0
        ? 'Equal variable terms cancel. An equation with different variable terms has exactly one solution.'
        : 'A solution makes the two sides equal. Substitute it for x.',
      ask === 0
        ? `Solve $${linearText(a, b)} = ${linearText(c, (a - c) * x + b)}$. Subtract $${linearText(c, 0)}$ from both sides first.`
        : `Find $${a} \\cdot ${x < 0 ? `(${x})` : x}$ and $${c} \\cdot ${x < 0 ? `(${x})` : x}$ first.`,
    ],
    steps: ({ a, b, c, x, ask }) => {
      const d = (a - c) * x + b;
      return ask === 0
        ? [
            [
              'The x-terms differ in the first equation. Subtract the smaller one from both sides.',
              `${linearText(a - c, b)} = ${d}`,
            ],
            [b < 0 ? `Add ${-b} to both sides.` : `Subtract ${b} from both sides.`, `${a - c}x = ${d - b}`],
            [`Divide both sides by ${a - c}.`, `x = ${x}`],
          ]
        : [
            ['Substitute the solution for x on both sides.', `${a * x + b} = ${c * x} + \\square`],
            [`Subtract ${c * x} from ${a * x + b}.`, `\\square = ${d}`],
          ];
    },
    ways: ({ a, b, c, x, ask }) => {
      const d = (a - c) * x + b;
      return ask === 0
        ? [
            ruled(stoppedOneStepEarly, [d - b], `One step is left: divide by ${a - c}.`),
            ruled(signOfAnswerMistaken, [-x], `Look at the signs of ${d - b} and ${a - c}. Is the quotient positive?`),
          ]
        : [
            ruled(stoppedOneStepEarly, [a * x + b], `The right side has $${linearText(c, 0)}$, too. Take ${c * x} away.`),
            ruled(signOfAnswerMistaken, [-d], `Subtract ${c * x} from ${a * x + b}.`),
          ];
    },
    belowZero: true,
  },
);

export const solutionCountMeaningGenerators: readonly Generator[] = [lastLine, planStory, alwaysSometimes, solutionZero];
