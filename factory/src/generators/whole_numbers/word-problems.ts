import type { WrittenFigure } from '@stoa/schema/figure/figure';
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
 * "More than" and "fewer than" said about the known amount, so that the word itself suggests the wrong operation. The numbers
 * grow with the difficulty; from 3 on it also asks for the greater amount.
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
    const word = more ? 'more' : 'fewer';
    const stem = chance.pick([
      `${ana} has ${count(a, thing)}. That is ${grouped(b)} ${word} than ${ben} has. How many ${thing.many} does ${ben} have?`,
      `A school sold ${grouped(a)} raffle tickets this year. That is ${grouped(b)} ${word} than last year. How many raffle tickets did it sell last year?`,
      `${ana} walked ${grouped(a)} steps before lunch. That is ${grouped(b)} ${word} steps than ${ben} walked. How many steps did ${ben} walk?`,
      `The blue team collected ${grouped(a)} cans. That is ${grouped(b)} ${word} than the red team collected. How many cans did the red team collect?`,
      `A library lent ${grouped(a)} books in May. That is ${grouped(b)} ${word} than in April. How many books did it lend in April?`,
      `${ana} scored ${grouped(a)} points in a video game. That is ${grouped(b)} ${word} points than ${ben} scored. How many points did ${ben} score?`,
    ] as const);
    return numberDraft({
      stem,
      right,
      steps: [
        [
          `${grouped(a)} is the ${more ? 'greater' : 'lesser'} amount, so the other amount is ${grouped(b)} ${more ? 'less' : 'more'} than ${grouped(a)}.`,
          `${tex(a)} ${more ? '-' : '+'} ${tex(b)}`,
        ],
        [more ? 'Subtract.' : 'Add.', `${tex(a)} ${more ? '-' : '+'} ${tex(b)} = ${tex(right)}`],
        [
          `Check: ${grouped(a)} is ${grouped(b)} ${more ? 'more' : 'less'} than that.`,
          `${tex(right)} ${more ? '+' : '-'} ${tex(b)} = ${tex(a)}, \\quad ${tex(right)}`,
        ],
      ],
      ladder: [
        'Which amount do you know, and is the other one greater or less?',
        `The sentence says which amount has "${word}." Say it again, starting with the amount you need to find.`,
        `The amount you need is ${more ? 'less' : 'more'} than ${grouped(a)} by ${grouped(b)}. ${more ? 'Subtract' : 'Add'}: $${tex(a)} ${more ? '-' : '+'} ${tex(b)}$.`,
      ],
      ways: [
        {
          rule: more ? keywordAdds : keywordSubtracts,
          to: more ? keywordAdds.answer(a, b) : keywordSubtracts.answer(a, b),
          hints: [
            `Which amount is greater: ${grouped(a)}, or the one you need to find? Read the second sentence again.`,
            `The word "${word}" tells about the amount you know. Now say the sentence starting with the amount you need.`,
            `Draw a bar for ${grouped(a)}. Then draw the other bar, ${more ? 'shorter' : 'longer'} by ${grouped(b)}.`,
          ],
        },
        following(
          givesTheDifference,
          [b],
          [
            `What does ${grouped(b)} tell you in this story?`,
            `${grouped(b)} is the difference between the two amounts. The question asks for one of the amounts.`,
            `Draw a bar for ${grouped(a)}, and mark the difference of ${grouped(b)} to find the other bar.`,
          ],
        ),
      ],
    });
  },
};

/** "Times as many", said directly (1–2) or about the greater amount (3–5). */
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
        stem: chance.pick([
          `${ben} has ${count(small, thing)}. ${ana} has ${factor} times as many. How many ${thing.many} does ${ana} have?`,
          `A puppy weighs ${small} pounds. Its mother weighs ${factor} times as much. How many pounds does the mother weigh?`,
          `${ben} biked ${small} miles. ${ana} biked ${factor} times as far. How many miles did ${ana} bike?`,
          `A small aquarium has ${small} fish. A large one has ${factor} times as many. How many fish are in the large aquarium?`,
        ]),
        figure: equalBars(factor, `${small}`, '?'),
        right: great,
        steps: [
          [`"${factor} times as many" means ${factor} groups of ${small}.`, `${factor} \\times ${small}`],
          ['Multiply.', `${factor} \\times ${small} = ${great}`],
        ],
        ladder: [
          'Which amount is the greater one? Which one do you know?',
          '"Times as many" means that many equal groups. To put equal groups together, multiply.',
          `Draw ${factor} equal bars of ${small}. Multiply $${factor} \\times ${small}$.`,
        ],
        ways: [
          following(
            addInsteadOfMultiply,
            [factor, small],
            [
              `What does "${factor} times as many" mean? Is it the same as "${factor} more"?`,
              '"Times as many" repeats the whole amount. "More" adds to it once.',
              `Draw one bar for ${small}. Then draw ${factor} of those bars in a row.`,
            ],
          ),
          {
            ...following(
              subtractInsteadOfAdd,
              [factor, small],
              [
                `Is the answer more or less than ${small}?`,
                '"Times as many" repeats the whole amount.',
                `Draw one bar for ${small}. Then draw ${factor} of those bars in a row.`,
              ],
            ),
            says: `You subtracted the numbers. "${factor} times as many" asks you to multiply.`,
          },
        ],
      });
    }
    return numberDraft({
      stem: chance.pick([
        `${ana} has ${count(great, thing)}. That is ${factor} times as many as ${ben} has. How many ${thing.many} does ${ben} have?`,
        `A dog weighs ${great} pounds. That is ${factor} times as much as a cat weighs. How many pounds does the cat weigh?`,
        `${ana} biked ${great} miles this month. That is ${factor} times as far as ${ben} biked. How many miles did ${ben} bike?`,
        `A large aquarium has ${great} fish. That is ${factor} times as many as a small one has. How many fish are in the small aquarium?`,
        `A jacket costs \\$${great}. That is ${factor} times as much as a cap costs. How much does the cap cost, in dollars?`,
      ]),
      figure: equalBars(factor, '?', `${great}`),
      right: small,
      steps: [
        [`The number ${great} is ${factor} equal groups. Find the size of one group.`, `${factor} \\times \\square = ${great}`],
        ['To find one group, divide.', `${great} \\div ${factor} = ${small}`],
      ],
      ladder: [
        'Which amount is the greater one? Which one do you know?',
        '"Times as many" means that many equal groups. When you know them all together, divide to find one.',
        `Cut a bar for ${great} into ${factor} equal parts. Divide $${great} \\div ${factor}$.`,
      ],
      ways: [
        following(
          keywordTimesMultiplies,
          [great, factor],
          [
            `Which amount is greater: ${great}, or the one you need to find?`,
            `The words "${factor} times as" tell about ${great} here. To find the other amount, divide.`,
            `Cut a bar for ${great} into ${factor} equal parts. What does one part show?`,
          ],
        ),
        following(
          comparesByDifference,
          [great, factor],
          [
            `Is "${factor} times as many" the same as "${factor} more"?`,
            '"Times as many" compares by multiplying, not by adding.',
            `Cut a bar for ${great} into ${factor} equal parts. What does one part show?`,
          ],
        ),
      ],
    });
  },
};

/** Draws `times` equal bars in a row next to one of them. */
const equalBars = (times: number, one: string, whole: string): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [{ parts: [{ size: 1, label: one }] }, { parts: Array.from({ length: times }, () => ({ size: 1 })), whole }],
});

type Sign = '+' | '-' | '×' | '÷';
type Story = { stem: string; right: Sign; wrong: [sign: Sign, because: string][] };

/** Which calculation fits the story? 1–2: the words help. 3–5: they mislead. The numbers grow. */
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
      {
        stem: `${ana} has ${count(a, thing)} and puts ${b} ${pack.where}. How many ${pack.many} does ${ana} need?`,
        right: '÷',
        wrong: [
          ['×', 'Are you splitting a total into equal groups?'],
          ['-', 'Is only one group taken away?'],
          ['+', 'Is anything added to the total?'],
        ],
      },
      {
        stem: `A store has ${grouped(a)} melons. It sells ${b} of them. How many melons are left?`,
        right: '-',
        wrong: [
          ['+', 'Are there more melons at the end, or fewer?'],
          ['÷', 'Are the melons shared in equal groups?'],
          ['×', 'Does any amount repeat?'],
        ],
      },
      {
        stem: `There are ${b} buses. Each bus has ${grouped(a)} seats. How many seats are there in all?`,
        right: '×',
        wrong: [
          ['+', 'Does one bus have all the seats?'],
          ['÷', 'Are you looking for a total, or for one group?'],
          ['-', 'Is anything taken away?'],
        ],
      },
      {
        stem: `${ana} has ${count(a, thing)}. A friend gives ${ana} ${b} more. How many ${thing.many} does ${ana} have now?`,
        right: '+',
        wrong: [
          ['-', 'Are there more at the end, or fewer?'],
          ['×', 'Does any amount repeat?'],
          ['÷', 'Are there equal groups?'],
        ],
      },
    ];
    const hard: Story[] = [
      { stem: `${ana} read ${grouped(a)} pages this month. That is ${b} pages more than ${ben} read. How many pages did ${ben} read?`, right: '-', wrong: [['+', 'Which of the two read more?'], ['÷', 'Does "more" compare by a difference?'], ['×', 'Does "more" compare by a difference?']] },
      { stem: `${ana} ran ${grouped(a)} yards. That is ${b} times as far as ${ben} ran. How many yards did ${ben} run?`, right: '÷', wrong: [['×', 'Which of the two ran farther?'], ['-', 'Is "times as far" a difference?'], ['+', 'Is "times as far" a sum?']] },
      { stem: `After giving away ${b} of them, ${ana} has ${count(a, thing)}. How many ${thing.many} did ${ana} have before?`, right: '+', wrong: [['-', 'Does the question ask about now, or about before?'], ['×', 'Does any amount repeat?'], ['÷', 'Are there equal groups?']] },
      { stem: `A bus ticket costs ${b} times as much as it did many years ago. It cost ${grouped(a)} cents then. How many cents does it cost now?`, right: '×', wrong: [['÷', 'Is the price now greater or less than then?'], ['+', 'Is "times as much" a sum?'], ['-', 'Is the price now less than then?']] },
    ]; // prettier-ignore
    const { stem, right, wrong } = chance.pick(difficulty <= 2 ? easy : hard);
    const answer = written[right];
    return {
      stem: `${stem}\n\nWhich expression answers the question?`,
      answer,
      inputType: 'multiple_choice',
      choices: { right: answer, distractors: wrong.map(([sign]) => written[sign]) },
      steps: [
        { explanation: 'Say in your own words what happens in the story and what it asks.', math: `${tex(a)}, \\; ${b}` },
        { explanation: reasons[right], math: answer.replaceAll('$', '') },
      ],
      ladder: [
        'What happens in the story? Tell it again without the numbers.',
        'Put together: add. Take away or compare: subtract. Equal groups: multiply for the total, or divide to split it.',
        `Should the answer be greater or less than ${grouped(a)}? Is ${b} one amount, or the number or size of equal groups?`,
      ],
      misconceptions: wrong.map(([sign, because]) => ({
        rule: chosen[sign],
        answer: written[sign],
        hints: [
          'Tell the story again without its numbers. What happens, and what does it ask?',
          because,
          `Should the answer be greater or less than ${grouped(a)}? Try the same story with 6 and 2.`,
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
  '+': 'The story puts two amounts together, so add.',
  '-': 'The answer is less by a known amount, so subtract.',
  '×': 'The story puts equal groups together, so multiply.',
  '÷': 'The story splits a total into equal groups, so divide.',
} as const;

export const wordProblemGenerators: readonly Generator[] = [compare, times, chooseOperation];
