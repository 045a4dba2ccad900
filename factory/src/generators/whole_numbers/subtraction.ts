import {
  addInsteadOfSubtract,
  addWithoutCarrying,
  borrowWithoutDecrement,
  subtractInsteadOfAdd,
  subtractSmallerFromLarger,
  zeroMinusNIsN,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
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

const bare: Generator = {
  name: 'whole_subtract_difference',
  version: 1,
  skill: 'whole_subtract',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawDifference(chance, difficulty);
    return numberDraft({
      stem: `Subtract: $${tex(a)} - ${tex(b)}$`,
      right: a - b,
      steps: subtractionSteps(a, b),
      ways: differenceWays(a, b),
    });
  },
};

/** Stories of taking away, of comparing and of what is still missing. */
const story: Generator = {
  name: 'whole_subtract_story',
  version: 1,
  skill: 'whole_subtract',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawDifference(chance, difficulty);
    const [ana, ben] = people(chance, 2) as [string, string];
    const thing = countedThing(chance);
    const stem =
      difficulty >= 4
        ? chance.pick([
            `A concert hall has ${grouped(a)} seats. ${grouped(b)} of them are taken. How many seats are still free?`,
            `A school wants to collect ${grouped(a)} bottle caps. So far it has ${grouped(b)}. How many are still missing?`,
            `A mountain is ${grouped(a)} m high and its neighbour is ${grouped(b)} m high. How many meters higher is the first one?`,
          ])
        : chance.pick([
            `${ana} has ${count(a, thing)} and gives ${grouped(b)} of them to ${ben}. How many ${thing.many} does ${ana} have left?`,
            `${ana} has ${count(a, thing)}, and ${ben} has ${count(b, thing)}. How many more ${thing.many} does ${ana} have?`,
            `${ana} wants to collect ${count(a, thing)} and has ${grouped(b)} so far. How many are still missing?`,
          ]);
    return numberDraft({
      stem,
      right: a - b,
      steps: [
        [`What is asked for is how far it is from ${grouped(b)} to ${grouped(a)}: a difference.`, `${tex(a)} - ${tex(b)}`],
        ...subtractionSteps(a, b).slice(1),
      ],
      ways: [
        ...differenceWays(a, b),
        following(
          addInsteadOfSubtract,
          [a, b],
          [
            `Can the answer be more than ${grouped(a)}?`,
            'What is left, what is missing and how many more are all differences: subtract.',
            `Draw a bar for ${grouped(a)} and mark ${grouped(b)} on it. Which part of the bar does the question ask about?`,
          ],
        ),
      ],
    });
  },
};

/** The number that was there before: 1–2 two and three digits, from 3 on with zeros on top of the sum. */
const startUnknown: Generator = {
  name: 'whole_subtract_start_unknown',
  version: 1,
  skill: 'whole_subtract',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawDifference(chance, difficulty);
    const addend = chance.maybe(0.5);
    const rest = a - b;
    const equation = addend ? `\\square + ${tex(b)} = ${tex(a)}` : `\\square - ${tex(b)} = ${tex(rest)}`;
    return numberDraft({
      stem: `Which number belongs in the box? $${equation}$`,
      right: addend ? rest : a,
      steps: addend
        ? [
            [`Adding ${grouped(b)} leads to ${grouped(a)}, so go back: subtract.`, `\\square = ${tex(a)} - ${tex(b)}`],
            ...subtractionSteps(a, b).slice(1),
          ]
        : [
            [`Taking ${grouped(b)} away left ${grouped(rest)}, so put it back: add.`, `\\square = ${tex(rest)} + ${tex(b)}`],
            ...additionSteps(rest, b).slice(1),
          ],
      ways: addend
        ? [
            ...differenceWays(a, b),
            following(
              addInsteadOfSubtract,
              [a, b],
              [
                `Put your number into the box and add ${grouped(b)}. Do you get ${grouped(a)}?`,
                'A box in front of a plus sign is found by going back: subtract what was added.',
                `Start at ${grouped(a)} and take ${grouped(b)} away.`,
              ],
            ),
          ]
        : [
            following(
              subtractInsteadOfAdd,
              [rest, b],
              [
                `Put your number into the box and take ${grouped(b)} away. Do you get ${grouped(rest)}?`,
                subtractInsteadOfAdd.hints.principle,
                `Start at ${grouped(rest)} and put the ${grouped(b)} back.`,
              ],
            ),
            following(addWithoutCarrying, [rest, b], carryHints(rest, b)),
          ],
    });
  },
};

export const subtractionGenerators: readonly Generator[] = [bare, story, startUnknown];
