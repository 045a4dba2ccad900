import {
  addWithoutCarrying,
  subtractInsteadOfAdd,
  writeWholeColumnSum,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, range } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import { lastAddendForgotten } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { additionSteps } from '../../steps/column-arithmetic.ts';
import { carryHints, wholeColumnHints } from '../../wording/column-hints.ts';
import { people } from '../../wording/people.ts';
import { count, countedThing } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

const carries = (a: number, b: number): number => {
  let [x, y, over, times] = [a, b, 0, 0];
  while (x > 0 || y > 0) {
    over = (x % 10) + (y % 10) + over >= 10 ? 1 : 0;
    times += over;
    [x, y] = [Math.floor(x / 10), Math.floor(y / 10)];
  }
  return times;
};

/** 1 two digits, one carry. 2 three and two digits, one carry. 3 three digits, two carries. 4 four digits, two or more. 5 five digits, three or more. */
function drawSum(chance: Chance, difficulty: Difficulty): [number, number] {
  const [low, high] = byDifficulty(difficulty, [[14, 69], [112, 789], [128, 879], [1_240, 7_890], [12_600, 78_900]]); // prettier-ignore
  const [lowB, highB] = byDifficulty(difficulty, [[14, 29], [25, 98], [128, 879], [1_130, 8_890], [1_350, 88_900]]); // prettier-ignore
  return drawUntil(
    () => [chance.int(low, high), chance.int(lowB, highB)] as [number, number],
    ([a, b]) => {
      const times = carries(a, b);
      return (
        a !== b &&
        a % 10 !== 0 &&
        b % 10 !== 0 &&
        byDifficulty(difficulty, [times === 1 && a + b < 100, times === 1, times === 2, times >= 2, times >= 3])
      );
    },
  );
}

const sumWays = (a: number, b: number): NumberWay[] => [
  following(addWithoutCarrying, [a, b], carryHints(a, b)),
  following(writeWholeColumnSum, [a, b], wholeColumnHints(a, b)),
];

const onesFirst = (a: number, b: number): string =>
  `Start with the ones of ${grouped(a)} and ${grouped(b)}: $${a % 10} + ${b % 10}$. ${(a % 10) + (b % 10) >= 10 ? 'The sum is ten or more, so regroup a ten to the tens place.' : 'Then add the tens.'}`;

const sumLadder = (a: number, b: number): Ladder => [
  'What sum do you need? Line up the two numbers by place value first.',
  'Add one place at a time, from the right. Ten in one place equals 1 in the next place.',
  onesFirst(a, b),
];

const bare = family(
  { name: 'whole_add_sum', version: 1, skill: 'whole_add' },
  {
    levels: { sum: graded(drawSum) },
    given: ({ sum: [a, b] }) => ({ stem: `Add: $${tex(a)} + ${tex(b)}$`, right: a + b }),
    steps: ({ sum: [a, b] }) => additionSteps(a, b),
    ladder: ({ sum: [a, b] }) => sumLadder(a, b),
    ways: ({ sum: [a, b] }) => sumWays(a, b),
  },
);

/** Stories about joining and about "more than", with the same numbers. */
const story = family(
  { name: 'whole_add_story', version: 2, skill: 'whole_add' },
  {
    levels: { sum: graded(drawSum) },
    phrasing: (chance, { sum: [a, b], difficulty }) => {
      const [ana, ben] = people(chance, 2) as [string, string];
      const thing = countedThing(chance);
      const small = [
        `${ana} has ${count(a, thing)}, and ${ben} has ${count(b, thing)}. How many ${thing.many} do they have together?`,
        `${ana} has ${count(a, thing)}. ${ben} has ${grouped(b)} more than ${ana}. How many ${thing.many} does ${ben} have?`,
        `There are ${count(a, thing)} in a box. ${ana} puts ${grouped(b)} more in the box. How many ${thing.many} are in the box now?`,
        `${ana} used ${count(a, thing)} for an art project. There are ${grouped(b)} left. How many ${thing.many} did ${ana} have at first?`,
      ];
      const large = [
        `A stadium sold ${grouped(a)} tickets for Saturday and ${grouped(b)} tickets for Sunday. How many tickets did it sell in all?`,
        `A factory made ${grouped(a)} bottles in May and ${grouped(b)} bottles in June. How many bottles did it make in all?`,
        `A park had ${grouped(a)} visitors in June and ${grouped(b)} visitors in July. How many visitors did it have in the two months?`,
        `A food bank collected ${grouped(a)} cans last year. This year it collected ${grouped(b)} more cans than last year. How many cans did it collect this year?`,
        `The town library has ${grouped(a)} books. The city library has ${grouped(b)} more books than the town library. How many books does the city library have?`,
      ];
      return { stem: chance.pick(difficulty >= 4 ? large : small) };
    },
    given: ({ sum: [a, b], stem }) => ({ stem, right: a + b }),
    steps: ({ sum: [a, b] }) => [
      ['The question asks for the two amounts together, so add.', `${tex(a)} + ${tex(b)}`],
      ...additionSteps(a, b).slice(1),
    ],
    ladder: ({ sum: [a, b] }) => [
      `What does the question ask for? Will it be more or less than ${grouped(a)}?`,
      'The answer is the two amounts together. Line them up by place value, and add from the right.',
      onesFirst(a, b),
    ],
    ways: ({ sum: [a, b] }) => [
      ...sumWays(a, b),
      following(
        subtractInsteadOfAdd,
        [a, b],
        [
          `Should the answer be more than ${grouped(a)} or less?`,
          'To put amounts together, or to find a greater amount, add.',
          `Draw a bar for ${grouped(a)} and a bar for ${grouped(b)} right after it. How long are the two bars together?`,
        ],
      ),
    ],
  },
);

/** Three numbers: 1–2 with two digits, 3–4 with three, 5 with four, of different lengths from 2 on. */
const three = family(
  { name: 'whole_add_three', version: 1, skill: 'whole_add' },
  {
    levels: {
      a: [range(11, 29), range(24, 68), range(124, 468), range(324, 868), range(3_240, 8_680)],
      b: [range(11, 29), range(35, 79), range(135, 379), range(135, 979), range(435, 979)],
      c: [range(11, 29), range(12, 49), range(24, 98), range(246, 798), range(1_246, 7_798)],
    },
    where: ({ a, b, c }) =>
      new Set([a, b, c]).size === 3 && [a, b, c].every((n) => n % 10 !== 0) && (a % 10) + (b % 10) + (c % 10) >= 10,
    derived: ({ a, b, c }) => ({ sum: a + b + c }),
    given: ({ a, b, c, sum }) => ({ stem: `Add: $${tex(a)} + ${tex(b)} + ${tex(c)}$`, right: sum }),
    steps: ({ a, b, c, sum }) => [
      ['Add the first two numbers.', `${tex(a)} + ${tex(b)} = ${tex(a + b)}`],
      ['Add the third number to that.', `${tex(a + b)} + ${tex(c)} = ${tex(sum)}`],
    ],
    ladder: ({ a, b, c }) => [
      'How many numbers do you need to add? Line them all up by place value.',
      'Add two of the numbers first. Then add the third number to that sum.',
      `Start with the ones of ${grouped(a)} and ${grouped(b)}: $${a % 10} + ${b % 10}$. Finish that sum, and then add ${grouped(c)}.`,
    ],
    ways: ({ a, b, c }) => [
      ruled(
        lastAddendForgotten,
        [[a, b, c]],
        `After you add ${grouped(a)} and ${grouped(b)}, you still need to add ${grouped(c)}.`,
      ),
      following(
        addWithoutCarrying,
        [addWithoutCarrying.answer(a, b), c],
        [
          `Look at the ones of the three numbers: ${a % 10}, ${b % 10}, and ${c % 10}.`,
          addWithoutCarrying.hints.principle,
          `Add ${a % 10} + ${b % 10} + ${c % 10}. Write only the ones digit of that sum, and regroup the tens.`,
        ],
      ),
    ],
  },
);

export const additionGenerators: readonly Generator[] = [bare, story, three];
