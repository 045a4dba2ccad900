import { addInsteadOfMultiply, multiplyInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  oneGroupTooFew,
  oneGroupTooMany,
  quotientOneTooGreat,
  subtractInsteadOfDivide,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { person } from '../../wording/people.ts';
import { count, packed } from '../../wording/things.ts';
import { following } from '../../wrong-way.ts';

/** 1 times 2, 5, 10 (and 3). 2 times 3 and 4. 3 times 6 to 9 with a small partner. 4 the hard facts, 6 to 9 both. 5 eleven and twelve. */
function drawFact(chance: Chance, difficulty: Difficulty): [number, number] {
  return drawUntil(
    () =>
      byDifficulty(difficulty, [
        [chance.pick([2, 3, 5, 10]), chance.int(3, 9)],
        [chance.pick([3, 4]), chance.int(4, 12)],
        [chance.int(6, 9), chance.int(3, 5)],
        [chance.int(6, 9), chance.int(6, 9)],
        [chance.pick([11, 12]), chance.int(6, 12)],
      ]) as [number, number],
    ([a, b]) => a !== b || difficulty >= 4,
  ).toSorted(() => (chance.maybe(0.5) ? 1 : -1)) as [number, number];
}

const page = { one: 'page', many: 'pages' };

/** Returns the steps to a fact from an easier one: five or ten groups first, then the rest. */
function factSteps(a: number, b: number): [string, string][] {
  const anchor = a > 10 ? 10 : a > 5 ? 5 : a > 2 ? 2 : 1;
  const rest = a - anchor;
  return [
    [`${a} × ${b} means ${a} groups of ${b}.`, `${a} \\times ${b}`],
    anchor === 1 || rest === 0
      ? [`Count by ${b}s: ${Array.from({ length: a }, (_, i) => b * (i + 1)).join(', ')}.`, `${a} \\times ${b} = ${a * b}`]
      : [
          `Use a fact you know: ${anchor} groups of ${b} are ${anchor * b}, and ${rest} more ${rest === 1 ? 'group is' : 'groups are'} ${rest * b}.`,
          `${a} \\times ${b} = ${anchor * b} + ${rest * b} = ${a * b}`,
        ],
  ];
}

/** Draws `groups` bars of the same length in a row. */
const equalGroups = (groups: number, size: number): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [{ parts: Array.from({ length: groups }, () => ({ size, label: `${size}` })), whole: '?' }],
});

const anchorOf = (a: number): number => (a > 10 ? 10 : a > 5 ? 5 : 2);

const factWays = (a: number, b: number): NumberWay[] => [
  following(
    addInsteadOfMultiply,
    [a, b],
    [
      `What does the × sign tell you to do?`,
      `${a} × ${b} means ${a} groups with ${b} in each group, not ${a} plus ${b}.`,
      `Draw ${a} rows with ${b} dots in each row, and count by ${b}s.`,
    ],
  ),
  following(
    oneGroupTooMany,
    [a, b],
    [
      `How many groups of ${b} are there?`,
      `${a} × ${b} has exactly ${a} groups of ${b}. Count by ${b}s, and stop after ${a} groups.`,
      `Start with ${anchorOf(a)} groups of ${b}. Then add groups of ${b} until there are ${a}.`,
    ],
  ),
  following(
    oneGroupTooFew,
    [a, b],
    [
      `Did you count every group of ${b}? There are ${a} groups.`,
      `${a} × ${b} has exactly ${a} groups of ${b}. Count by ${b}s, and stop after ${a} groups.`,
      `Start with ${anchorOf(a)} groups of ${b}. Then add groups of ${b} until there are ${a}.`,
    ],
  ),
];

const factLadder = (a: number, b: number): Ladder => [
  `What does ${a} × ${b} mean? Think of equal groups.`,
  'Start from a fact you know. Then add the groups that are left.',
  `Start with ${anchorOf(a)} groups of ${b}. How many more groups of ${b} make ${a} groups?`,
];

const bare = family(
  { name: 'whole_mult_facts_product', version: 1, skill: 'whole_mult_facts' },
  {
    levels: { fact: graded(drawFact) },
    given: ({ fact: [a, b] }) => ({ stem: `Multiply: $${a} \\times ${b}$`, right: a * b }),
    steps: ({ fact: [a, b] }) => factSteps(a, b),
    ladder: ({ fact: [a, b] }) => factLadder(a, b),
    ways: ({ fact: [a, b] }) => factWays(a, b),
  },
);

const story = family(
  { name: 'whole_mult_facts_groups', version: 1, skill: 'whole_mult_facts' },
  {
    levels: { fact: graded(drawFact) },
    phrasing: (chance, { fact: [a, b] }) => {
      const { pack, thing } = packed(chance);
      const name = person(chance);
      return {
        stem: chance.pick([
          `There are ${count(a, pack)} with ${count(b, thing)} ${pack.where}. How many ${thing.many} are there in all?`,
          `${name} counts ${count(a, pack)}. Each ${pack.one} has ${count(b, thing)}. How many ${thing.many} are there in all?`,
          `${name} reads ${count(b, page)} every day. How many pages does ${name} read in ${a} days?`,
          `Each ticket to the school play costs \\$${b}. How much do ${a} tickets cost, in dollars?`,
        ]),
      };
    },
    given: ({ fact: [a, b], stem, difficulty }) => ({
      stem,
      ...(difficulty <= 2 && a <= 4 ? { figure: equalGroups(a, b) } : {}),
      right: a * b,
    }),
    steps: ({ fact: [a, b] }) => [
      [`There are ${a} equal groups of ${b}, so multiply.`, `${a} \\times ${b}`],
      ...factSteps(a, b).slice(1),
    ],
    ladder: ({ fact: [a, b] }) => [
      'How many equal groups are there, and how many are in each group?',
      'To find the total of equal groups, multiply the number of groups by the size of one group.',
      `Multiply $${a} \\times ${b}$. Start with ${anchorOf(a)} groups of ${b}, and then add the rest.`,
    ],
    ways: ({ fact: [a, b] }) => factWays(a, b),
  },
);

const missingFactor = family(
  { name: 'whole_mult_facts_missing_factor', version: 1, skill: 'whole_mult_facts' },
  {
    levels: { fact: graded(drawFact), turned: always(often) },
    derived: ({ fact: [a, b] }) => ({ product: a * b }),
    given: ({ fact: [a, b], turned, product }) => ({
      stem: `What number makes the equation true? $${turned ? `${a} \\times \\square` : `\\square \\times ${a}`} = ${product}$`,
      right: b,
    }),
    steps: ({ fact: [a, b], product }) => [
      [`Find how many groups of ${a} make ${product}.`, `${a} \\times \\square = ${product}`],
      [
        `Count by ${a}s to ${product}: ${Array.from({ length: b }, (_, i) => a * (i + 1)).join(', ')}. That takes ${b} counts.`,
        `\\square = ${b}`,
      ],
    ],
    ladder: ({ fact: [a], product }) => [
      'What does the number in the box count: groups, or a total?',
      'A missing factor tells how many equal groups make the product. Skip-count to the product, or divide.',
      `Count by ${a}s until you reach ${product}, and put up one finger for each count.`,
    ],
    ways: ({ fact: [a, b], product }) => [
      following(
        subtractInsteadOfDivide,
        [product, a],
        [
          `Write your number in the box. Does ${a} times that number equal ${product}?`,
          'The box tells how many groups there are. Subtracting one group does not tell you that.',
          `Count by ${a}s to ${product}, and put up one finger for each count.`,
        ],
      ),
      following(
        quotientOneTooGreat,
        [b],
        [
          `What is ${a} times your number?`,
          `Counting by ${a}s starts with ${a} itself. That is the first count.`,
          `Count by ${a}s, starting with ${a}. Put up one finger for each number you say until you reach ${product}.`,
        ],
      ),
      following(
        multiplyInsteadOfDivide,
        [product, a],
        [
          `Should the number in the box be greater or less than ${product}?`,
          `${product} is already the product. Find the number of groups that makes it.`,
          `Count by ${a}s to ${product}, and put up one finger for each count.`,
        ],
      ),
    ],
  },
);

export const multiplicationFactGenerators: readonly Generator[] = [bare, story, missingFactor];
