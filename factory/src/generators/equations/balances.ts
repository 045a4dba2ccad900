import {
  joinedUnlikeTerms,
  letterSignKeptCrossing,
  sameOperationInsteadOfInverse,
  signKeptCrossing,
  stoppedBeforeDividing,
  subtractedCoefficient,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { family, graded } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { equationPage, type EquationWay } from './equation-page.ts';

/** A balance with bags of one unknown weight and weights of 1 on each side: ax + b = cx + d. */
type Level = { a: number; b: number; c: number; d: number; x: number };

const bags = (count: number): string => (count === 1 ? 'one bag' : `${count} bags`);
const ones = (count: number): string => (count === 1 ? 'one weight' : `${count} weights`);

/** Describes what is on a side: '3 bags and 2 weights', leaving out kinds that are not there. */
const onSide = (bagCount: number, units: number): string =>
  [...(bagCount === 0 ? [] : [bags(bagCount)]), ...(units === 0 ? [] : [ones(units)])].join(' and ');

const equationOf = (letter: string, { a, b, c, d }: Omit<Level, 'x'>): string =>
  `${linearText(a, b, letter)} = ${linearText(c, d, letter)}`;

/** Makes a family "how much does one bag weigh?" from a drawn balance. */
const balance = (
  told: { name: string; version: number; skill: string },
  level: (chance: Chance, difficulty: Difficulty) => Level,
): Generator =>
  family(told, {
    levels: { level: graded(level) },
    where: ({ level: { a, b, c, d, x } }) =>
      a > c && b <= 20 && d >= 0 && d <= 20 && ![a, a - c, b, d].includes(x) && (b === 0 || d - b !== b),
    derived: ({ level: { a, b, c, d } }) => ({
      sides: `On one side there ${a === 1 ? 'is' : 'are'} ${onSide(a, b)}, on the other ${onSide(c, d)}.`,
    }),
    phrasing: (chance) => {
      const letter = chance.pick(['x', 'n', 'w', 'm'] as const);
      const stem = chance.pick([
        `The balance is horizontal. Each bag labeled $${letter}$ has the same weight, and each small weight is 1 unit. How much does one bag weigh?`,
        `The two sides of the balance weigh the same. Each small weight is 1 unit. Find the weight of one bag, $${letter}$.`,
        `Use the balance to find $${letter}$, the weight of one bag. Each small weight is 1 unit.`,
        `Each bag holds the same number of marbles, $${letter}$. Each small weight is as heavy as one marble, and the bags themselves weigh nothing. How many marbles are in a bag?`,
      ]);
      return { letter, stem };
    },
    given: ({ level: { a, b, c, d, x }, letter, stem }) => ({
      ...equationPage({ stem, letter, standsFor: 'the weight of one bag' }),
      right: x,
      figure: { kind: 'balance', letter, left: { bags: a, units: b }, right: { bags: c, units: d } },
      readFromFigure: true,
    }),
    ladder: ({ level: { a, b, c, d } }) => [
      'What is on each side of the balance?',
      'Take the same off both sides, and the balance stays level. Do that until bags are left on one side and weights on the other.',
      `There ${a === 1 ? 'is' : 'are'} ${onSide(a, b)} on one side and ${onSide(c, d)} on the other. What can you take off both?`,
    ],
    steps: ({ level: { a, b, c, d, x }, letter }) => {
      const alone = a - c === 1 ? ' One bag is left alone.' : '';
      return [
        ['Write what the balance shows as an equation.', equationOf(letter, { a, b, c, d })],
        ...(c === 0
          ? []
          : [
              [`Take ${bags(c)} off both sides. The balance stays level.`, equationOf(letter, { a: a - c, b, c: 0, d })] as const,
            ]),
        ...(b === 0
          ? []
          : [[`Take ${ones(b)} off both sides.${alone}`, equationOf(letter, { a: a - c, b: 0, c: 0, d: d - b })] as const]),
        ...(a - c === 1
          ? []
          : [[`Share the weights equally among the ${a - c} bags.`, `${letter} = ${d - b} \\div ${a - c} = ${x}`] as const]),
      ];
    },
    ways: ({ level: { a, b, c, d }, sides }) => [
      ...(b === 0 ? [] : waysWithWeights({ a, b, c, d }, sides)),
      a === 1
        ? following(
            sameOperationInsteadOfInverse,
            ['+', d, b],
            [
              'Is the bag lighter or heavier than all the weights on the other side?',
              'To get the bag alone, take the weights beside it off both sides.',
              `${sides} Take ${ones(b)} off both sides.`,
            ],
          )
        : following(
            subtractedCoefficient,
            [a - c, b, d],
            [
              'What do you do to find the weight of one bag from several equal bags?',
              'Several equal bags share the weight equally, so divide.',
              `${bags(a - c)} together balance some weights. Divide those weights by ${a - c}.`,
            ],
          ),
    ],
    belowZero: true,
  });

/** The wrong ways if there are weights next to the bags. */
const waysWithWeights = ({ a, b, c, d }: Omit<Level, 'x'>, sides: string): EquationWay[] => [
  c === 0
    ? following(
        signKeptCrossing,
        [a, b, d],
        [
          'What can you take off both sides so that the balance stays level?',
          'Whatever you take off one side, take off the other side, too.',
          `${sides} Take ${ones(b)} off both sides. What is left?`,
        ],
      )
    : {
        rule: letterSignKeptCrossing,
        to: letterSignKeptCrossing.answer(a, b, c, d),
        hints: [
          'Are there bags on both sides?',
          'Take the same number of bags off both sides. The balance stays level.',
          `${sides} Take ${bags(c)} off both sides.`,
        ],
      },
  following(
    stoppedBeforeDividing,
    [a - c, b, d],
    [
      'Your number is the weight of how many bags?',
      'When only bags are left on one side, share the weights equally among them.',
      `After you take the same off both sides, ${bags(a - c)} are left. Divide by ${a - c}.`,
    ],
  ),
  following(
    joinedUnlikeTerms,
    [a, b, d],
    [
      'Does a bag weigh 1 unit?',
      'A bag and a small weight are different. Count them separately.',
      `${sides} Write the bags as a term with the variable and the weights as a number.`,
    ],
  ),
];

/** 1 to 5: more and more weights. */
const oneBag = balance({ name: 'eq_one_step_add_balance', version: 1, skill: 'eq_one_step_add' }, (chance, difficulty) => {
  const b = chance.int(1 + difficulty, 4 + difficulty);
  const x = chance.int(2, 6 + difficulty);
  return { a: 1, b, c: 0, d: x + b, x };
});

/** 1: two or three bags. 5: up to six. */
const equalBags = balance({ name: 'eq_one_step_mult_balance', version: 1, skill: 'eq_one_step_mult' }, (chance, difficulty) => {
  const a = chance.int(2, Math.min(6, 2 + difficulty));
  const x = chance.int(2, Math.floor(20 / a));
  return { a, b: 0, c: 0, d: a * x, x };
});

const bagsAndWeights = balance({ name: 'eq_two_step_balance', version: 1, skill: 'eq_two_step' }, (chance, difficulty) => {
  const a = chance.int(2, Math.min(5, 2 + difficulty));
  const x = chance.int(2, Math.floor(19 / a));
  const b = chance.int(1, Math.max(1, 20 - a * x));
  return { a, b, c: 0, d: a * x + b, x };
});

const bothSides = balance({ name: 'eq_both_sides_balance', version: 1, skill: 'eq_both_sides' }, (chance, difficulty) => {
  const c = chance.int(1, Math.min(4, difficulty + 1));
  const a = c + chance.int(difficulty === 1 ? 1 : 2, 3);
  const x = chance.int(2, Math.floor(18 / (a - c)));
  const b = chance.int(1, Math.max(1, 20 - (a - c) * x));
  return { a, b, c, d: b + (a - c) * x, x };
});

export const balanceGenerators: readonly Generator[] = [oneBag, equalBags, bagsAndWeights, bothSides];
