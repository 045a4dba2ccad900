import { addInsteadOfMultiply, multiplyInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  oneGroupTooFew,
  quotientOneTooGreat,
  subtractInsteadOfDivide,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { people } from '../../wording/people.ts';
import { count, countedThing, packed } from '../../wording/things.ts';
import { inWords } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** Divisor and quotient, graded like the multiplication facts: 1 by 2, 5, 10; 2 by 3, 4; 3 and 4 by 6 to 9; 5 by 11 and 12. */
function drawFact(chance: Chance, difficulty: Difficulty): { whole: number; by: number; each: number } {
  const [by, each] = drawUntil(
    () =>
      byDifficulty(difficulty, [
        [chance.pick([2, 5, 10]), chance.int(3, 9)],
        [chance.pick([3, 4]), chance.int(4, 12)],
        [chance.int(6, 9), chance.int(3, 5)],
        [chance.int(6, 9), chance.int(6, 9)],
        [chance.pick([11, 12]), chance.int(6, 12)],
      ]) as [number, number],
    ([divisor, quotient]) => divisor !== quotient,
  );
  return { whole: by * each, by, each };
}

const divisionSteps = (whole: number, by: number, each: number): [string, string][] => [
  [`Think of a related fact: what number times ${by} equals ${whole}?`, `${by} \\times \\square = ${whole}`],
  [`Use the fact ${by} × ${each} = ${whole}.`, `${whole} \\div ${by} = ${each}`],
];

const divisionWays = (whole: number, by: number, each: number): NumberWay[] => [
  following(
    subtractInsteadOfDivide,
    [whole, by],
    [
      `What happens to ${whole}: do you subtract ${by} once, or make equal groups?`,
      'Division makes equal groups. Subtraction takes away once.',
      `Subtract ${by} from ${whole} again and again until nothing is left. Count how many times you subtract.`,
    ],
  ),
  following(
    quotientOneTooGreat,
    [each],
    [
      `Multiply your number by ${by}. Do you get ${whole}?`,
      quotientOneTooGreat.hints.principle,
      `Count by ${by}s until you reach ${whole}. How many counts does it take?`,
    ],
  ),
  following(
    multiplyInsteadOfDivide,
    [whole, by],
    [
      `Can the answer be greater than ${whole}?`,
      multiplyInsteadOfDivide.hints.principle,
      `Count by ${by}s until you reach ${whole}, and put up a finger for each count.`,
    ],
  ),
];

const bare = family(
  { name: 'whole_division_facts_quotient', version: 1, skill: 'whole_division_facts' },
  {
    levels: { fact: graded(drawFact) },
    given: ({ fact: { whole, by, each } }) => ({ stem: `Divide: $${whole} \\div ${by}$`, right: each }),
    steps: ({ fact: { whole, by, each } }) => divisionSteps(whole, by, each),
    ladder: ({ fact: { whole, by } }) => [
      `What does ${whole} ÷ ${by} ask? Think of equal groups of ${by}.`,
      'Division and multiplication are related. Think of the multiplication fact with the same numbers.',
      `Find the missing factor: $${by} \\times \\square = ${whole}$.`,
    ],
    ways: ({ fact: { whole, by, each } }) => divisionWays(whole, by, each),
  },
);

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Sharing (how many in each group) and measuring (how many groups). */
const story = family(
  { name: 'whole_division_facts_share', version: 1, skill: 'whole_division_facts' },
  {
    levels: { fact: graded(drawFact) },
    phrasing: (chance, { fact: { whole, by } }) => {
      const [ana] = people(chance, 1);
      const shared = countedThing(chance);
      const { pack, thing } = packed(chance);
      return {
        stem: chance.pick([
          `${capital(inWords(by))} friends share ${count(whole, shared)} equally. How many ${shared.many} does each friend get?`,
          `${ana} has ${count(whole, thing)} and puts ${by} ${pack.where}. How many ${pack.many} does ${ana} need?`,
          `${ana} divides ${count(whole, thing)} equally among ${count(by, pack)}. How many ${thing.many} are ${pack.where}?`,
          `A class of ${whole} students makes teams of ${by}. How many teams are there?`,
          `A ribbon is ${whole} inches long. ${ana} cuts it into ${by} equal pieces. How many inches long is each piece?`,
        ]),
      };
    },
    given: ({ fact: { each }, stem }) => ({ stem, right: each }),
    steps: ({ fact: { whole, by, each } }) => [
      ['The story makes equal groups from a total, so divide.', `${whole} \\div ${by}`],
      ...divisionSteps(whole, by, each),
    ],
    ladder: ({ fact: { whole, by } }) => [
      'What is the total, and what do you know about the equal groups?',
      'To split a total into equal groups, divide. A related multiplication fact helps.',
      `Divide $${whole} \\div ${by}$. Think: $${by} \\times \\square = ${whole}$.`,
    ],
    ways: ({ fact: { whole, by, each } }) => divisionWays(whole, by, each),
  },
);

/** The number that was divided. */
const missingDividend = family(
  { name: 'whole_division_facts_missing_dividend', version: 1, skill: 'whole_division_facts' },
  {
    levels: { fact: graded(drawFact) },
    given: ({ fact: { whole, by, each } }) => ({
      stem: `What number makes the equation true? $\\square \\div ${by} = ${each}$`,
      right: whole,
    }),
    steps: ({ fact: { whole, by, each } }) => [
      [`The number in the box makes ${by} equal groups of ${each}. To undo division, multiply.`, `${by} \\times ${each}`],
      ['Multiply.', `\\square = ${by} \\times ${each} = ${whole}`],
    ],
    ladder: ({ fact: { by, each } }) => [
      'What was done to the number in the box? What was the result?',
      'To undo division, multiply.',
      `The number in the box makes ${by} groups of ${each}. Find $${by} \\times ${each}$.`,
    ],
    ways: ({ fact: { by, each } }) => [
      following(
        addInsteadOfMultiply,
        [by, each],
        [
          `Write your number in the box, and divide it by ${by}. Do you get ${each}?`,
          'To undo division, multiply. Adding does not undo it.',
          `Think of ${by} groups with ${each} in each group. How many are there in all the groups?`,
        ],
      ),
      following(
        oneGroupTooFew,
        [by, each],
        [
          `How many groups of ${each} should there be?`,
          `The number in the box makes ${by} full groups of ${each}. Count every group.`,
          `Count by ${each}s, and put up a finger for each count until ${by} fingers are up.`,
        ],
      ),
    ],
  },
);

/** A bar for the total, cut into equal parts: how much is each one? */
const bar = family(
  { name: 'whole_division_facts_bar', version: 1, skill: 'whole_division_facts' },
  {
    levels: { fact: graded(drawFact) },
    given: ({ fact: { whole, by, each } }) => ({
      stem: `The whole bar stands for ${whole}. All its parts are equal. What number does each part stand for?`,
      figure: {
        kind: 'tape_diagram',
        tapes: [{ parts: Array.from({ length: by }, () => ({ size: 1, label: '?' })), whole: `${whole}` }],
      },
      right: each,
    }),
    steps: ({ fact: { whole, by, each } }) => [
      [`Count the parts. There are ${by} equal parts, so divide ${whole} by ${by}.`, `${whole} \\div ${by}`],
      [`Use the fact ${by} × ${each} = ${whole}.`, `${whole} \\div ${by} = ${each}`],
    ],
    ladder: ({ fact: { whole, by } }) => [
      'How many equal parts does the bar have? What does the whole bar stand for?',
      'To split a total into equal parts, divide it by the number of parts.',
      `There are ${by} parts. Think: $${by} \\times \\square = ${whole}$.`,
    ],
    ways: ({ fact: { whole, by, each } }) => divisionWays(whole, by, each),
  },
);

export const divisionFactGenerators: readonly Generator[] = [bare, story, missingDividend, bar];
