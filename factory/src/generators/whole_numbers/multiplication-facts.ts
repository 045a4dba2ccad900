import { addInsteadOfMultiply, multiplyInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  oneGroupTooFew,
  oneGroupTooMany,
  quotientOneTooGreat,
  subtractInsteadOfDivide,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
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

/** A fact from one that is easier: five or ten groups first, then the rest. */
function factSteps(a: number, b: number): [string, string][] {
  const anchor = a > 10 ? 10 : a > 5 ? 5 : a > 2 ? 2 : 1;
  const rest = a - anchor;
  return [
    [`${a} × ${b} means ${a} groups of ${b}.`, `${a} \\times ${b}`],
    anchor === 1 || rest === 0
      ? [`Count in ${b}s: ${Array.from({ length: a }, (_, i) => b * (i + 1)).join(', ')}.`, `${a} \\times ${b} = ${a * b}`]
      : [
          `Use a fact you know: ${anchor} groups of ${b} are ${anchor * b}, and ${rest} more ${rest === 1 ? 'group is' : 'groups are'} ${rest * b}.`,
          `${a} \\times ${b} = ${anchor * b} + ${rest * b} = ${a * b}`,
        ],
  ];
}

const anchorOf = (a: number): number => (a > 10 ? 10 : a > 5 ? 5 : 2);

const factWays = (a: number, b: number): NumberWay[] => [
  following(
    addInsteadOfMultiply,
    [a, b],
    [
      `What does the sign between ${a} and ${b} ask for?`,
      `${a} × ${b} means ${a} groups with ${b} in each group, not ${a} and ${b} put together.`,
      `Draw ${a} rows with ${b} dots in each row and count them in ${b}s.`,
    ],
  ),
  following(
    oneGroupTooMany,
    [a, b],
    [
      `Count the groups again: how many groups of ${b} are there?`,
      `${a} × ${b} has exactly ${a} groups of ${b}. Count in ${b}s and stop at the group with number ${a}.`,
      `Start from ${anchorOf(a)} groups of ${b}, and add a group for each one that is missing up to ${a}.`,
    ],
  ),
  following(
    oneGroupTooFew,
    [a, b],
    [
      `Did you count every group of ${b}? There are ${a} of them.`,
      `${a} × ${b} has exactly ${a} groups of ${b}. Count in ${b}s and stop at the group with number ${a}.`,
      `Start from ${anchorOf(a)} groups of ${b}, and add a group for each one that is missing up to ${a}.`,
    ],
  ),
];

const bare: Generator = {
  name: 'whole_mult_facts_product',
  version: 1,
  skill: 'whole_mult_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawFact(chance, difficulty);
    return numberDraft({ stem: `Multiply: $${a} \\times ${b}$`, right: a * b, steps: factSteps(a, b), ways: factWays(a, b) });
  },
};

const story: Generator = {
  name: 'whole_mult_facts_groups',
  version: 1,
  skill: 'whole_mult_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawFact(chance, difficulty);
    const { pack, thing } = packed(chance);
    const stem = chance.pick([
      `There are ${count(a, pack)} with ${count(b, thing)} in each. How many ${thing.many} are there altogether?`,
      `${person(chance)} counts ${count(a, pack)}. Each ${pack.one} holds ${count(b, thing)}. How many ${thing.many} is that in all?`,
    ]);
    return numberDraft({
      stem,
      right: a * b,
      steps: [
        [`Every ${pack.one} has the same number of ${thing.many}: equal groups, so multiply.`, `${a} \\times ${b}`],
        ...factSteps(a, b).slice(1),
      ],
      ways: factWays(a, b),
    });
  },
};

const missingFactor: Generator = {
  name: 'whole_mult_facts_missing_factor',
  version: 1,
  skill: 'whole_mult_facts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawFact(chance, difficulty);
    const product = a * b;
    return numberDraft({
      stem: `Which number belongs in the box? $${chance.maybe(0.5) ? `${a} \\times \\square` : `\\square \\times ${a}`} = ${product}$`,
      right: b,
      steps: [
        [`Ask: how many groups of ${a} make ${product}?`, `${a} \\times \\square = ${product}`],
        [
          `Count in ${a}s up to ${product}: ${Array.from({ length: b }, (_, i) => a * (i + 1)).join(', ')}. That is ${b} steps.`,
          `\\square = ${b}`,
        ],
      ],
      ways: [
        following(
          subtractInsteadOfDivide,
          [product, a],
          [
            `Put your number into the box. Does ${a} times that number make ${product}?`,
            'In a multiplication the box says how many groups there are. Taking one group away does not tell that.',
            `Count in ${a}s until you reach ${product}, and put up one finger for each step.`,
          ],
        ),
        following(
          quotientOneTooGreat,
          [b],
          [
            `Check your number: how much is ${a} times that?`,
            `Counting in ${a}s begins with ${a} itself, and that is the first step.`,
            `Count in ${a}s from ${a} on and put up one finger for each number you say, the ${a} included, until you reach ${product}.`,
          ],
        ),
        following(
          multiplyInsteadOfDivide,
          [product, a],
          [
            `Should the number in the box be greater than ${product} or smaller?`,
            `${product} is the result already. You look for the number of groups that leads to it.`,
            `Count in ${a}s until you reach ${product}, and put up one finger for each step.`,
          ],
        ),
      ],
    });
  },
};

export const multiplicationFactGenerators: readonly Generator[] = [bare, story, missingFactor];
