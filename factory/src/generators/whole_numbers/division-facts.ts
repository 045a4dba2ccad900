import { addInsteadOfMultiply, multiplyInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  oneGroupTooFew,
  quotientOneTooGreat,
  subtractInsteadOfDivide,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { people } from '../../wording/people.ts';
import { count, countedThing, packed } from '../../wording/things.ts';
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
  [`Turn the division round: which number times ${by} makes ${whole}?`, `${by} \\times \\square = ${whole}`],
  [`${by} × ${each} = ${whole} is the fact that helps.`, `${whole} \\div ${by} = ${each}`],
];

const divisionWays = (whole: number, by: number, each: number): NumberWay[] => [
  following(
    subtractInsteadOfDivide,
    [whole, by],
    [
      `What is done with the ${whole}: is ${by} taken away once, or is it split into equal groups?`,
      'Division makes equal groups. Taking away once is subtraction.',
      `Take ${by} away from ${whole} again and again, and count how often you can do it until nothing is left.`,
    ],
  ),
  following(
    quotientOneTooGreat,
    [each],
    [
      `Check your answer by multiplying it by ${by}. Do you get ${whole}?`,
      quotientOneTooGreat.hints.principle,
      `Count in ${by}s: ${by}, ${2 * by}, … How many steps does it take to reach ${whole}?`,
    ],
  ),
  following(
    multiplyInsteadOfDivide,
    [whole, by],
    [
      `Can the answer be greater than ${whole}?`,
      multiplyInsteadOfDivide.hints.principle,
      `Count in ${by}s until you reach ${whole}. How many steps did you take?`,
    ],
  ),
];

const bare: Generator = {
  name: 'whole_division_facts_quotient',
  version: 1,
  skill: 'whole_division_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { whole, by, each } = drawFact(chance, difficulty);
    return numberDraft({
      stem: `Divide: $${whole} \\div ${by}$`,
      right: each,
      steps: divisionSteps(whole, by, each),
      ways: divisionWays(whole, by, each),
    });
  },
};

/** Sharing (how many in each) and measuring (how many groups). */
const story: Generator = {
  name: 'whole_division_facts_share',
  version: 1,
  skill: 'whole_division_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { whole, by, each } = drawFact(chance, difficulty);
    const [ana] = people(chance, 1);
    const shared = countedThing(chance);
    const { pack, thing } = packed(chance);
    const stem = chance.pick([
      `${by} children share ${count(whole, shared)} equally. How many ${shared.many} does each child get?`,
      `${ana} puts ${count(whole, thing)} into ${pack.many} with ${by} in each. How many ${pack.many} does ${ana} fill?`,
      `${count(whole, thing)} are spread evenly over ${count(by, pack)}. How many ${thing.many} are there in each ${pack.one}?`,
    ]);
    return numberDraft({
      stem,
      right: each,
      steps: [['Equal groups are made from a whole, so divide.', `${whole} \\div ${by}`], ...divisionSteps(whole, by, each)],
      ways: divisionWays(whole, by, each),
    });
  },
};

/** The number that was shared: a division turned round. */
const missingDividend: Generator = {
  name: 'whole_division_facts_missing_dividend',
  version: 1,
  skill: 'whole_division_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { whole, by, each } = drawFact(chance, difficulty);
    return numberDraft({
      stem: `Which number belongs in the box? $\\square \\div ${by} = ${each}$`,
      right: whole,
      steps: [
        [`The box was split into ${by} equal groups of ${each}. Put them together again.`, `\\square = ${by} \\times ${each}`],
        ['Multiply.', `\\square = ${by} \\times ${each} = ${whole}`],
      ],
      ways: [
        following(
          addInsteadOfMultiply,
          [by, each],
          [
            `Put your number into the box and divide it by ${by}. Do you get ${each}?`,
            'A division is undone by a multiplication, not by an addition.',
            `Think of ${by} groups with ${each} in each group. How many are there in all the groups?`,
          ],
        ),
        following(
          oneGroupTooFew,
          [by, each],
          [
            `How many groups of ${each} should there be?`,
            `The number in the box makes ${by} full groups of ${each}. None of them may be left out.`,
            `Count in ${each}s and put up a finger for each step, until ${by} fingers are up.`,
          ],
        ),
      ],
    });
  },
};

export const divisionFactGenerators: readonly Generator[] = [bare, story, missingDividend];
