import { rational } from '@stoa/engine/math/exact/rational';
import { signDropped } from '@stoa/engine/math/mal-rules/integers/integers';
import {
  bothEndsCounted,
  countedBySizes,
  jumpTurnedAround,
  landingAsStart,
  marksCountedFromZero,
  startOnOtherSide,
} from '@stoa/engine/math/mal-rules/integers/points-and-jumps';
import { choiceFamily, family, graded, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';

/** How many integers are between two numbers: 1 and 2 on both sides of zero, 3 both negative, 4 and 5 farther apart. */
const between = family(
  { name: 'int_number_line_between', version: 1, skill: 'int_number_line' },
  {
    levels: {
      a: [range(-6, -2), range(-12, -3), range(-20, -8), range(-30, -9), range(-60, -21)],
      b: [range(1, 5), range(2, 11), range(-6, -1), range(4, 25), range(-19, 40)],
    },
    where: ({ a, b }) => b - a > 3 && Math.abs(a) !== Math.abs(b),
    given: ({ a, b }) => ({
      stem: `How many integers are between $${a}$ and $${b}$? Do not count $${a}$ or $${b}$.`,
      right: b - a - 1,
    }),
    steps: ({ a, b }) => [
      ['Find the distance between the two numbers.', `${b} - (${a}) = ${b - a}`],
      ['The last step lands on the end, which does not count. Subtract 1.', `${b - a} - 1 = ${b - a - 1}`],
    ],
    ladder: ({ a, b }) => [
      'Where are the two numbers on the number line? Is 0 between them?',
      'Integers are the whole numbers, their opposites, and 0. Count the marks between the two ends.',
      `Start at $${a + 1}$, and count each integer up to $${b - 1}$. How many steps is it from $${a}$ to $${b}$?`,
    ],
    ways: ({ a, b }) => [
      following(
        bothEndsCounted,
        [a, b],
        [
          `Does your count include $${a}$ or $${b}$?`,
          'The numbers between two ends do not include the ends.',
          `The first integer to count is $${a + 1}$, and the last is $${b - 1}$.`,
        ],
      ),
      following(
        countedBySizes,
        [a, b],
        [
          `On which side of 0 is $${a}$? On which side is $${b}$?`,
          'The distance between two numbers depends on which sides of 0 they are on.',
          `Mark $${a}$, $0$, and $${b}$ on a number line. Count from $${a + 1}$.`,
        ],
      ),
    ],
  },
);

const letters = ['A', 'B', 'P', 'Q', 'R'] as const;

/**
 * Which number does a point show? Marks: 1 one apart, 2 two, 3 five, 4 fives and tens with fewer labels, 5 a step that has to
 * be found.
 */
function drawScale(chance: Chance, difficulty: Difficulty): { step: number; labeled: number; at: number } {
  const step = { 1: 1, 2: 2, 3: 5, 4: chance.pick([3, 4, 10]), 5: chance.pick([6, 8, 15, 25]) }[difficulty];
  const labeled = { 1: 5, 2: 5, 3: 4, 4: 4, 5: 5 }[difficulty]; // marks from zero to the label
  return { step, labeled, at: -chance.int(1, 9) };
}

const readPoint = family(
  { name: 'int_number_line_read', version: 1, skill: 'int_number_line' },
  {
    setting: (chance) => ({ point: chance.pick(letters) }),
    levels: { scale: graded(drawScale) },
    where: ({ scale: { labeled, at } }) => at !== -labeled && at !== -2 * labeled,
    derived: ({ scale: { step, labeled, at } }) => ({ step, labeled, at, right: step * at, label: step * labeled }),
    given: ({ step, label, right, point }) => ({
      stem: `What integer does point ${point} stand for? The marks are equally spaced.`,
      figure: {
        kind: 'number_line',
        scale: { from: -10 * step, to: 10 * step, step },
        labels: [-label, 0, label].map((at) => ({ at, text: `${at}` })),
        points: [{ at: right, label: point }],
      },
      readFromFigure: true,
      right,
    }),
    steps: ({ step, labeled, label, at, right, point }) => [
      [
        `There are ${labeled} equal spaces from 0 to ${label}, so find what each space stands for.`,
        `${label} \\div ${labeled} = ${step}`,
      ],
      [
        `Point ${point} is ${-at} ${at === -1 ? 'space' : 'spaces'} to the left of 0.`,
        `${-at} \\times ${step} = ${-right} \\; \\to \\; ${right}`,
      ],
    ],
    ladder: ({ labeled, label, point }) => [
      `Is point ${point} to the left or to the right of 0?`,
      'Find what each space stands for. Then count the spaces from 0.',
      `There are ${labeled} spaces from 0 to ${label}. Divide to find what one space stands for.`,
    ],
    ways: ({ step, at, right }) => [
      following(
        signDropped,
        [rational(right)],
        [
          'On which side of 0 is the point?',
          'Numbers to the left of 0 are negative.',
          `Count from 0 to the left, ${step} for each space.`,
        ],
      ),
      following(
        marksCountedFromZero,
        [at],
        [
          'What does each space on this number line stand for?',
          'A space can stand for more than 1. Use the labels to find out.',
          `Each space stands for ${step}. Count to the left from 0, one space after another.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** A point to start from and a jump: 1 across zero from the left, 2 to the left, 3 from a negative number, 4 and 5 farther. */
function drawJump(chance: Chance, difficulty: Difficulty): { from: number; by: number } {
  const most = { 1: 8, 2: 9, 3: 10, 4: 14, 5: 18 }[difficulty];
  const low = { 1: 2, 2: 2, 3: 3, 4: 6, 5: 8 }[difficulty];
  const from = chance.int(low, most) * (difficulty === 2 || chance.maybe(0.3) ? 1 : -1);
  const by = chance.int(low, most) * (difficulty === 1 ? 1 : difficulty === 2 ? -1 : chance.maybe(0.5) ? 1 : -1);
  return { from, by };
}

const sum = (a: number, b: number): string => `$${a} + ${inBrackets(b)}$`;

/** Which sum does a jump on the number line show? */
const jumpShown = choiceFamily(
  { name: 'int_add_jump', version: 1, skill: 'int_add' },
  {
    levels: { jump: graded(drawJump) },
    where: ({ jump: { from, by } }) =>
      Math.abs(from) !== Math.abs(by) && from + by !== 0 && Math.abs(from + by) < 20 && (from < 0 || by < 0) && by !== 2 * from,
    given: ({ jump: { from, by } }) => ({
      stem: 'Which sum does the number line show? It starts at the point and follows the arrow.',
      figure: {
        kind: 'number_line',
        scale: { from: -20, to: 20, step: 5 },
        parts: 5,
        points: [{ at: from }],
        jumps: [{ from, to: from + by }],
      },
      readFromFigure: true,
      right: sum(from, by),
    }),
    steps: ({ jump: { from, by } }) => [
      [
        `The first number is where the point is. The jump goes ${Math.abs(by)} to the ${by > 0 ? 'right' : 'left'}.`,
        `${from}, \\quad ${by}`,
      ],
      [`So the sum is ${sum(from, by)}.`, `${from} + ${inBrackets(by)} = ${from + by}`],
    ],
    ladder: ({ jump: { from } }) => [
      'At which number is the point? Which way does the jump go?',
      'A jump to the right adds a positive number. A jump to the left adds a negative number.',
      `The first number is $${from}$. Count how many units the jump is long, and look at its direction.`,
    ],
    ways: ({ jump: { from, by } }) => [
      {
        rule: jumpTurnedAround,
        to: sum(from, -by),
        hints: [
          'Which way does the arrow point?',
          'A jump to the right adds a positive number. A jump to the left adds a negative number.',
          `Follow the arrow from $${from}$. Do the numbers get greater or less?`,
        ],
      },
      {
        rule: startOnOtherSide,
        to: sum(-from, by),
        hints: [
          'On which side of 0 is the point?',
          'The first number of the sum is the number at the point.',
          `Is the point at $${from}$ or at $${-from}$?`,
        ],
      },
      {
        rule: landingAsStart,
        to: sum(from, from + by),
        hints: [
          'How long is the jump?',
          'The second number is the length of the jump, not the place where it ends.',
          `Count the units from $${from}$ to the end of the jump.`,
        ],
      },
    ],
  },
);

export const pointsAndJumpsGenerators: readonly Generator[] = [between, readPoint, jumpShown];
