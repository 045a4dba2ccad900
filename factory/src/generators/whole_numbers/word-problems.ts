import { addInsteadOfMultiply, subtractInsteadOfAdd } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  comparesByDifference,
  givesTheDifference,
  keywordAdds,
  keywordSubtracts,
  keywordTimesMultiplies,
  choosesAddition,
  choosesSubtraction,
  choosesMultiplication,
  choosesDivision,
} from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft } from '../../number-draft.ts';
import { people } from '../../wording/people.ts';
import { count, countedThing, packed } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** Two numbers for a sum or difference: 1–2 two digits, 3 three digits, 4–5 up to four. */
function drawPair(chance: Chance, difficulty: Difficulty): [number, number] {
  const [low, high] = byDifficulty(difficulty, [[24, 60], [36, 98], [124, 480], [346, 980], [1_240, 4_980]]); // prettier-ignore
  const [lowB, highB] = byDifficulty(difficulty, [[6, 15], [13, 29], [36, 98], [118, 290], [245, 980]]); // prettier-ignore
  return drawUntil(
    () => [chance.int(low!, high!), chance.int(lowB!, highB!)] as [number, number],
    ([a, b]) => a > b + 10 && a !== 2 * b && a % 10 !== 0,
  );
}

/**
 * "More than" and "fewer than" told from the side of the known amount, so that the word itself points the wrong way. The numbers grow
 * with the difficulty; from 3 on it also asks for the greater amount.
 */
const compare: Generator = {
  name: 'whole_word_problems_compare',
  version: 1,
  skill: 'whole_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawPair(chance, difficulty);
    const [ana, ben] = people(chance, 2) as [string, string];
    const thing = countedThing(chance);
    const more = difficulty < 3 || chance.maybe(0.5);
    const right = more ? a - b : a + b;
    return numberDraft({
      stem: `${ana} has ${count(a, thing)}. That is ${grouped(b)} ${more ? 'more' : 'fewer'} than ${ben} has. How many ${thing.many} does ${ben} have?`,
      right,
      steps: [
        [
          `${ana} has ${more ? 'more' : 'fewer'}, so ${ben} has ${more ? 'fewer' : 'more'}: ${grouped(b)} ${more ? 'less' : 'more'} than ${grouped(a)}.`,
          `${tex(a)} ${more ? '-' : '+'} ${tex(b)}`,
        ],
        [more ? 'Subtract.' : 'Add.', `${tex(a)} ${more ? '-' : '+'} ${tex(b)} = ${tex(right)}`],
        [
          `Check: ${ana} has ${grouped(b)} ${more ? 'more' : 'fewer'} than that.`,
          `${tex(right)} ${more ? '+' : '-'} ${tex(b)} = ${tex(a)}, \\quad ${tex(right)}`,
        ],
      ],
      ways: [
        {
          rule: more ? keywordAdds : keywordSubtracts,
          to: more ? keywordAdds.answer(a, b) : keywordSubtracts.answer(a, b),
          hints: [
            `Who has more, ${ana} or ${ben}? Read the second sentence again.`,
            `The word "${more ? 'more' : 'fewer'}" is said about ${ana} here. Turn the sentence round so that it tells about ${ben}.`,
            `Draw a bar for ${ana} of ${grouped(a)}. Then draw the bar for ${ben}: ${more ? 'shorter' : 'longer'} by ${grouped(b)}.`,
          ],
        },
        following(
          givesTheDifference,
          [b],
          [
            `What does ${grouped(b)} tell in this story?`,
            `${grouped(b)} is the difference between the two of them, and the question asks for an amount.`,
            `Draw a bar for ${ana} of ${grouped(a)}, and mark the difference of ${grouped(b)} to find the bar for ${ben}.`,
          ],
        ),
      ],
    });
  },
};

/** "Times as many", told straight (1–2) and from the side of the greater amount (3–5). */
const times: Generator = {
  name: 'whole_word_problems_times',
  version: 1,
  skill: 'whole_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [low, high] = byDifficulty(difficulty, [[4, 9], [6, 12], [4, 9], [6, 12], [11, 15]]); // prettier-ignore
    const [factor, small] = drawUntil(
      () => [chance.int(3, difficulty === 5 ? 8 : 6), chance.int(low!, high!)] as [number, number],
      ([f, s]) => f !== s,
    );
    const [ana, ben] = people(chance, 2) as [string, string];
    const thing = countedThing(chance);
    const straight = difficulty <= 2;
    const great = factor * small;
    if (straight) {
      return numberDraft({
        stem: `${ben} has ${count(small, thing)}. ${ana} has ${factor} times as many. How many ${thing.many} does ${ana} have?`,
        right: great,
        steps: [
          [`${ana} has as many as ${ben}, ${factor} times over.`, `${factor} \\times ${small}`],
          ['Multiply.', `${factor} \\times ${small} = ${great}`],
        ],
        ways: [
          following(
            addInsteadOfMultiply,
            [factor, small],
            [
              `What does "${factor} times as many" mean? Is it the same as "${factor} more"?`,
              '"Times as many" repeats the whole amount; "more" adds to it once.',
              `Draw one bar for the ${small} that ${ben} has, then put ${factor} of those bars in a row for ${ana}.`,
            ],
          ),
          {
            ...following(
              subtractInsteadOfAdd,
              [factor, small],
              [
                `Does ${ana} have more than ${ben} or fewer?`,
                '"Times as many" repeats the whole amount.',
                `Draw one bar for the ${small} that ${ben} has, then put ${factor} of those bars in a row for ${ana}.`,
              ],
            ),
            says: `You subtracted the numbers. "${factor} times as many" asks you to multiply.`,
          },
        ],
      });
    }
    return numberDraft({
      stem: `${ana} has ${count(great, thing)}. That is ${factor} times as many as ${ben} has. How many ${thing.many} does ${ben} have?`,
      right: small,
      steps: [
        [`${factor} equal parts, each as large as what ${ben} has, make ${great}.`, `${factor} \\times \\square = ${great}`],
        ['So divide.', `${great} \\div ${factor} = ${small}`],
      ],
      ways: [
        following(
          keywordTimesMultiplies,
          [great, factor],
          [
            `Who has more, ${ana} or ${ben}?`,
            `"Times as many" is said about ${ana} here. For ${ben} the step goes the other way: divide.`,
            `Cut a bar of ${great} into ${factor} equal pieces. What does one piece stand for?`,
          ],
        ),
        following(
          comparesByDifference,
          [great, factor],
          [
            `Is "${factor} times as many" the same as "${factor} more"?`,
            '"Times as many" compares by multiplying, not by adding.',
            `Cut a bar of ${great} into ${factor} equal pieces. What does one piece stand for?`,
          ],
        ),
      ],
    });
  },
};

type Sign = '+' | '-' | '×' | '÷';
type Story = { stem: string; right: Sign; wrong: [sign: Sign, because: string][] };

/** Which calculation fits the story; 1–2 the words help, 3–5 they mislead. The numbers grow. */
const chooseOperation: Generator = {
  name: 'whole_word_problems_choose',
  version: 1,
  skill: 'whole_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [ana, ben] = people(chance, 2) as [string, string];
    const { pack, thing } = packed(chance);
    const b = byDifficulty(difficulty, [
      chance.int(3, 6),
      chance.int(4, 9),
      chance.int(6, 12),
      chance.int(6, 12),
      chance.int(12, 24),
    ]);
    const a =
      b *
      byDifficulty(difficulty, [chance.int(7, 9), chance.int(7, 12), chance.int(14, 20), chance.int(16, 30), chance.int(26, 40)]);
    const written = {
      '+': `$${tex(a)} + ${b}$`,
      '-': `$${tex(a)} - ${b}$`,
      '×': `$${tex(a)} \\times ${b}$`,
      '÷': `$${tex(a)} \\div ${b}$`,
    };
    const easy: Story[] = [
      { stem: `${ana} has ${count(a, thing)} and puts ${b} into each ${pack.one}. How many ${pack.many} does ${ana} need?`, right: '÷', wrong: [['×', 'equal groups are made from a whole'], ['-', 'more than one group is taken'], ['+', 'nothing is added to the whole']] },
      { stem: `There are ${count(a, thing)} on a table. ${b} of them are taken away. How many ${thing.many} are left?`, right: '-', wrong: [['+', 'something is taken away'], ['÷', 'nothing is shared out'], ['×', 'nothing is repeated']] },
    ]; // prettier-ignore
    const hard: Story[] = [
      { stem: `${ana} read ${grouped(a)} pages this month. That is ${b} pages more than ${ben} read. How many pages did ${ben} read?`, right: '-', wrong: [['+', 'it is the other one who read more'], ['÷', '"more" compares by a difference'], ['×', '"more" compares by a difference']] },
      { stem: `${ana} ran ${grouped(a)} m. That is ${b} times as far as ${ben} ran. How many meters did ${ben} run?`, right: '÷', wrong: [['×', 'it is the other one who ran farther'], ['-', '"times as far" is no difference'], ['+', '"times as far" is no sum']] },
      { stem: `After giving away ${b} of them, ${ana} has ${count(a, thing)}. How many ${thing.many} did ${ana} have before?`, right: '+', wrong: [['-', 'the question asks for the number before'], ['×', 'nothing is repeated'], ['÷', 'nothing is shared out']] },
    ]; // prettier-ignore
    const { stem, right, wrong } = chance.pick(difficulty <= 2 ? easy : hard);
    const answer = written[right];
    return {
      stem: `${stem}\n\nWhich calculation answers the question?`,
      answer,
      inputType: 'multiple_choice',
      choices: { right: answer, distractors: wrong.map(([sign]) => written[sign]) },
      steps: [
        { explanation: 'Say in your own words what happens in the story and what is asked.', math: `${tex(a)}, \\; ${b}` },
        { explanation: reasons[right], math: answer.replaceAll('$', '') },
      ],
      misconceptions: wrong.map(([sign, because]) => ({
        rule: chosen[sign],
        answer: written[sign],
        hints: [
          'Tell the story again without its numbers. What happens, and what is asked for?',
          `Think of this: ${because}.`,
          `Should the answer be greater or smaller than ${grouped(a)}? Try the same story with 6 and 2 in place of the numbers.`,
        ],
      })),
      wrong: written[wrong[0]![0]],
    };
  },
};

const chosen = {
  '+': choosesAddition,
  '-': choosesSubtraction,
  '×': choosesMultiplication,
  '÷': choosesDivision,
} as const;
const reasons = {
  '+': 'What was given away is put back, so add.',
  '-': 'The answer is smaller by a known difference, so subtract.',
  '×': 'Equal groups are put together, so multiply.',
  '÷': 'The whole is made of equal parts, so divide.',
} as const;

export const wordProblemGenerators: readonly Generator[] = [compare, times, chooseOperation];
