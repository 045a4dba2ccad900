import {
  addInsteadOfSubtract,
  addWithoutCarrying,
  borrowWithoutDecrement,
  subtractInsteadOfAdd,
  subtractSmallerFromLarger,
  zeroMinusNIsN,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { additionSteps, subtractionSteps } from '../../steps/column-arithmetic.ts';
import { borrowHints, carryHints, smallerFromLargerHints, zeroHints } from '../../wording/column-hints.ts';
import { people } from '../../wording/people.ts';
import { count, countedThing } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** 1 two digits with one borrowing. 2 three digits with one. 3 three digits with a zero on top. 4 four digits. 5 across several zeros. */
function drawDifference(chance: Chance, difficulty: Difficulty): [number, number] {
  const top = byDifficulty(difficulty, [
    () => chance.int(41, 98),
    () => chance.int(241, 989),
    () => chance.int(3, 9) * 100 + chance.int(1, 9),
    () => chance.int(2_120, 9_870),
    () => chance.int(4, 9) * 1000 + chance.pick([0, chance.int(1, 9)]),
  ]);
  const bottom = byDifficulty(difficulty, [[14, 69], [116, 878], [114, 789], [1_115, 8_789], [1_245, 7_899]]); // prettier-ignore
  return drawUntil(
    () => [top(), chance.int(bottom[0]!, bottom[1]!)] as [number, number],
    ([a, b]) => a - b > (difficulty === 1 ? 11 : 30) && b % 10 !== 0 && a % 10 < b % 10 && a !== 2 * b,
  );
}

const differenceWays = (a: number, b: number): NumberWay[] => [
  following(subtractSmallerFromLarger, [a, b], smallerFromLargerHints(a, b)),
  following(borrowWithoutDecrement, [a, b], borrowHints(a, b)),
  { rule: zeroMinusNIsN, to: String(a).includes('0') ? zeroMinusNIsN.answer(a, b) : null, hints: zeroHints(a, b) },
];

/** The step for the ones column: regroup if the top digit is too small. */
const onesFirst = (a: number, b: number): string =>
  a % 10 < b % 10
    ? `In the ones place of ${grouped(a)} − ${grouped(b)}, ${a % 10} is less than ${b % 10}. Regroup to get ten more ones: $${(a % 10) + 10} - ${b % 10}$.`
    : `Start with the ones of ${grouped(a)} and ${grouped(b)}: $${a % 10} - ${b % 10}$. Then go on to the tens.`;

const differenceLadder = (a: number, b: number): Ladder => [
  'What difference do you need? Line up the two numbers by place value first.',
  'Subtract one place at a time, from the right. If the top digit is too small, regroup from the place to its left.',
  onesFirst(a, b),
];

const bare = family(
  { name: 'whole_subtract_difference', version: 1, skill: 'whole_subtract' },
  {
    levels: { difference: graded(drawDifference) },
    given: ({ difference: [a, b] }) => ({ stem: `Subtract: $${tex(a)} - ${tex(b)}$`, right: a - b }),
    steps: ({ difference: [a, b] }) => subtractionSteps(a, b),
    ladder: ({ difference: [a, b] }) => differenceLadder(a, b),
    ways: ({ difference: [a, b] }) => differenceWays(a, b),
  },
);

/** Stories of taking away, of comparing and of a missing amount. */
const story = family(
  { name: 'whole_subtract_story', version: 1, skill: 'whole_subtract' },
  {
    levels: { difference: graded(drawDifference) },
    phrasing: (chance, { difference: [a, b], difficulty }) => {
      const [ana, ben] = people(chance, 2) as [string, string];
      const thing = countedThing(chance);
      const small = [
        `${ana} has ${count(a, thing)} and gives ${grouped(b)} of them to ${ben}. How many ${thing.many} does ${ana} have left?`,
        `${ana} has ${count(a, thing)}, and ${ben} has ${count(b, thing)}. How many more ${thing.many} does ${ana} have?`,
        `${ana} wants to collect ${count(a, thing)} and has ${grouped(b)} so far. How many more does ${ana} need?`,
        `A jar holds ${count(a, thing)}. ${ana} takes out ${grouped(b)} of them. How many ${thing.many} are still in the jar?`,
      ];
      const large = [
        `A concert hall has ${grouped(a)} seats. People are in ${grouped(b)} of them. How many seats are empty?`,
        `A school wants to collect ${grouped(a)} cans. So far it has ${grouped(b)}. How many more does it need?`,
        `One mountain is ${grouped(a)} feet high. Another is ${grouped(b)} feet high. How many feet higher is the first mountain?`,
        `A farm picked ${grouped(a)} apples and sold ${grouped(b)} of them. How many apples are left?`,
        `Last year, ${grouped(a)} people ran in a race. This year, ${grouped(b)} people ran. How many fewer people ran this year?`,
      ];
      return { stem: chance.pick(difficulty >= 4 ? large : small) };
    },
    given: ({ difference: [a, b], stem }) => ({ stem, right: a - b }),
    steps: ({ difference: [a, b] }) => [
      [`Find the difference between ${grouped(a)} and ${grouped(b)}.`, `${tex(a)} - ${tex(b)}`],
      ...subtractionSteps(a, b).slice(1),
    ],
    ladder: ({ difference: [a, b] }) => [
      `What does the question ask for? Will it be more or less than ${grouped(a)}?`,
      'Find the difference of the two amounts. Line them up by place value, and subtract from the right.',
      onesFirst(a, b),
    ],
    ways: ({ difference: [a, b] }) => [
      ...differenceWays(a, b),
      following(
        addInsteadOfSubtract,
        [a, b],
        [
          `Can the answer be more than ${grouped(a)}?`,
          `"How many left," "how many more," and "how many fewer" all ask for a difference. Subtract.`,
          `Draw a bar for ${grouped(a)}, and mark ${grouped(b)} on it. Which part of the bar does the question ask about?`,
        ],
      ),
    ],
  },
);

/** The number at the start. 1–2: two and three digits. From 3 on: with zeros in the sum. */
const startUnknown = family(
  { name: 'whole_subtract_start_unknown', version: 1, skill: 'whole_subtract' },
  {
    levels: { difference: graded(drawDifference), addend: always(often) },
    derived: ({ difference: [a, b], addend }) => {
      const rest = a - b;
      const equation = addend ? `\\square + ${tex(b)} = ${tex(a)}` : `\\square - ${tex(b)} = ${tex(rest)}`;
      return { rest, equation };
    },
    given: ({ difference: [a], addend, rest, equation }) => ({
      stem: `What number makes the equation true? $${equation}$`,
      right: addend ? rest : a,
    }),
    steps: ({ difference: [a, b], addend, rest }) =>
      addend
        ? [
            [`To undo adding ${grouped(b)}, subtract ${grouped(b)} from ${grouped(a)}.`, `\\square = ${tex(a)} - ${tex(b)}`],
            ...subtractionSteps(a, b).slice(1),
          ]
        : [
            [`To undo subtracting ${grouped(b)}, add ${grouped(b)} to ${grouped(rest)}.`, `\\square = ${tex(rest)} + ${tex(b)}`],
            ...additionSteps(rest, b).slice(1),
          ],
    ladder: ({ difference: [a, b], addend, rest }) => [
      'What happens to the number in the box? What is the result?',
      'To find the number in the box, undo what was done to it. Addition and subtraction undo each other.',
      addend
        ? `To undo adding ${grouped(b)}, find $${tex(a)} - ${tex(b)}$.`
        : `To undo subtracting ${grouped(b)}, find $${tex(rest)} + ${tex(b)}$.`,
    ],
    ways: ({ difference: [a, b], addend, rest }) =>
      addend
        ? [
            ...differenceWays(a, b),
            following(
              addInsteadOfSubtract,
              [a, b],
              [
                `Write your number in the box, and add ${grouped(b)}. Do you get ${grouped(a)}?`,
                'To undo addition, subtract.',
                `Start at ${grouped(a)}, and subtract ${grouped(b)}.`,
              ],
            ),
          ]
        : [
            following(
              subtractInsteadOfAdd,
              [rest, b],
              [
                `Write your number in the box, and subtract ${grouped(b)}. Do you get ${grouped(rest)}?`,
                subtractInsteadOfAdd.hints.principle,
                `Start at ${grouped(rest)}, and add the ${grouped(b)} back.`,
              ],
            ),
            following(addWithoutCarrying, [rest, b], carryHints(rest, b)),
          ],
  },
);

export const subtractionGenerators: readonly Generator[] = [bare, story, startUnknown];
