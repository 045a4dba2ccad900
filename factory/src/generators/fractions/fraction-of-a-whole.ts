import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded } from '../../family.ts';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  bottomForgotten,
  dividedByTop,
  onePartOnly,
  restForPart,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { grouped, tex as wholeTex } from '../../wording/whole-number-text.ts';
import { inMath, valueOf, valueTexOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

export type Share = { readonly f: Fraction; readonly amount: number };

/** 1: one part. 2: several parts of a small amount. 3 and 4: larger amounts and smaller parts. The result is a whole number. */
export const drawShare = (chance: Chance, difficulty: Difficulty): Share =>
  drawUntil(
    () => {
      const bottom = byDifficulty(difficulty, [
        chance.int(2, 6),
        chance.int(3, 6),
        chance.int(4, 10),
        chance.int(6, 12),
        chance.int(6, 12),
      ]);
      const top = difficulty === 1 ? 1 : chance.int(2, bottom - 1);
      const each = byDifficulty(difficulty, [
        chance.int(2, 9),
        chance.int(2, 9),
        chance.int(4, 12),
        chance.int(8, 25),
        chance.int(12, 40),
      ]);
      return { f: { top, bottom }, amount: bottom * each, each };
    },
    ({ f, each }) => isLowest(f) && each !== f.top && each !== f.bottom && 2 * f.top !== f.bottom,
  );

/** Returns the steps to a fraction of an amount that divides evenly. */
export function shareSteps({ f, amount }: Share): (readonly [string, string])[] {
  const each = amount / f.bottom;
  return [
    [
      `The denominator is ${f.bottom}, so divide the amount into ${f.bottom} equal parts.`,
      `${wholeTex(amount)} \\div ${f.bottom} = ${each}`,
    ],
    f.top === 1
      ? ['The numerator is 1, so take one of the parts.', `\\frac{1}{${f.bottom}} \\times ${wholeTex(amount)} = ${each}`]
      : [`The numerator is ${f.top}, so take ${f.top} of the parts.`, `${f.top} \\times ${each} = ${f.top * each}`],
  ];
}

/** Returns the ladder for a fraction of an amount that divides evenly. */
export const shareLadder = (
  { f, amount }: Share,
  look = `What is the whole amount? What does ${inMath(f)} tell you?`,
): Ladder => [
  look,
  'Divide the whole by the denominator to find one part. Then multiply by the numerator.',
  `Divide $${wholeTex(amount)} \\div ${f.bottom}$ to find one ${partsName(f.bottom, false)}.${f.top === 1 ? ' That is the part you need.' : ` Then take ${f.top} of them.`}`,
];

/** Draws the amount as a bar in equal parts, with the parts in question shaded. */
export const shareTape = ({ f, amount }: Share): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [{ parts: Array.from({ length: f.bottom }, (_, at) => ({ size: 1, shaded: at < f.top })), whole: grouped(amount) }],
});

/** Returns what the known mistakes lead to for a fraction of an amount. */
export function shareWays({ f, amount }: Share): NumberWay[] {
  const whole = rational(amount);
  const divide =
    f.top === 1
      ? `Draw a bar for the whole, ${grouped(amount)}. How many equal parts do you need to get ${partsName(f.bottom)}?`
      : `Divide ${grouped(amount)} into ${f.bottom} equal parts. How large is one part?`;
  return [
    {
      rule: onePartOnly,
      to: f.top === 1 ? null : onePartOnly.answer(whole, f),
      hints: [
        `What does the numerator ${f.top} tell you? Did you use it?`,
        'The denominator tells how many equal parts to make. The numerator tells how many of them to take.',
        `You have one ${partsName(f.bottom, false)} of ${grouped(amount)}. How many ${partsName(f.bottom)} does the question ask for?`,
      ],
      says: onePartOnly.told(whole, f),
    },
    {
      rule: bottomForgotten,
      to: f.top === 1 ? null : bottomForgotten.answer(whole, f),
      hints: [`Can a part of ${grouped(amount)} be greater than ${grouped(amount)}?`, bottomForgotten.hints.principle, divide],
      says: bottomForgotten.told(whole, f),
    },
    following(
      restForPart,
      [whole, f],
      [
        `Does the question ask for ${inMath(f)} of the amount, or for what is left of it?`,
        'The numerator counts the parts you take. Leave out the other parts.',
        divide,
      ],
    ),
    following(
      dividedByTop,
      [whole, f],
      [
        `Is ${inMath(f)} more or less than one whole? Should your answer be more or less than ${grouped(amount)}?`,
        dividedByTop.hints.principle,
        divide,
      ],
    ),
  ];
}

/** A fraction of an amount whose result is not a whole number. */
const drawUneven = (chance: Chance): Share =>
  drawUntil(
    () => {
      const bottom = chance.int(3, 8);
      return { f: { top: chance.int(2, bottom - 1), bottom }, amount: chance.int(5, 20) };
    },
    ({ f, amount }) => isLowest(f) && (f.top * amount) % f.bottom !== 0 && amount % f.bottom !== 0 && amount !== f.top,
  );

/** The mistakes are the same if the result is not whole, but the hint's step is the product over the denominator. */
const unevenWays = ({ f, amount }: Share): NumberWay[] =>
  shareWays({ f, amount }).map((way) => {
    const [look, principle] = way.hints;
    const step =
      way.rule === onePartOnly
        ? `One ${partsName(f.bottom, false)} of ${amount} is $\\frac{${amount}}{${f.bottom}}$. How many of these do you need?`
        : way.rule === dividedByTop
          ? `First find ${f.top} × ${amount}, and keep the ${partsName(f.bottom)}.`
          : `First find ${f.top} × ${amount}. Is the result in ${partsName(f.bottom)} or in wholes?`;
    return { ...way, hints: [look, principle, step] };
  });

/**
 * 1: one part. 2: several parts. 3 and 4: larger amounts. 5: the amount does not divide evenly, so the answer is a fraction.
 */
const compute = family(
  { name: 'frac_of_amount', version: 1, skill: 'frac_mult_whole' },
  {
    levels: {
      share: graded((chance, difficulty) => (difficulty === 5 ? drawUneven(chance) : drawShare(chance, difficulty))),
    },
    derived: ({ share: { f, amount }, difficulty }) => ({
      f,
      amount,
      product: { top: f.top * amount, bottom: f.bottom },
      uneven: difficulty === 5,
    }),
    phrasing: (chance, { f, amount }) => ({
      ask: chance.pick([
        `What is ${inMath(f)} of $${amount}$?`,
        `Find ${inMath(f)} of $${amount}$.`,
        `How much is ${inMath(f)} of $${amount}$?`,
        `Find $${fracTex(f)} \\times ${amount}$.`,
      ]),
    }),
    given: ({ share, product, uneven, ask, difficulty }) => ({
      stem: uneven ? `${ask} Write your answer as a fraction or a mixed number.` : ask,
      right: valueOf(product),
      inputType: uneven ? 'fraction' : 'integer',
      ...(difficulty <= 2 ? { figure: shareTape(share) } : {}),
    }),
    steps: ({ share, f, amount, product, uneven }) =>
      uneven
        ? [
            [`Multiply the numerator by ${amount}.`, `${f.top} \\times ${amount} = ${product.top}`],
            [
              `The parts are still ${partsName(f.bottom)}, so the denominator stays. Write it as a mixed number.`,
              `${fracTex(product)} = ${valueTexOf(valueOf(product))}`,
            ],
          ]
        : shareSteps(share),
    ladder: ({ share, f, amount, uneven }) =>
      uneven
        ? [
            `What does ${inMath(f)} of ${amount} mean? Will it be more or less than ${amount}?`,
            '"Of" means multiply. Multiply the numerator by the whole number, and keep the denominator.',
            `Multiply $${f.top} \\times ${amount}$. The parts are ${partsName(f.bottom)}.`,
          ]
        : shareLadder(share),
    ways: ({ share, uneven }) => (uneven ? unevenWays(share) : shareWays(share)),
  },
);

/** A unit, and how many of the smaller unit it holds. */
const units = [
  { one: 'an hour', many: 'minutes', size: 60 },
  { one: 'a day', many: 'hours', size: 24 },
  { one: 'a year', many: 'months', size: 12 },
  { one: 'a foot', many: 'inches', size: 12 },
  { one: 'a yard', many: 'inches', size: 36 },
  { one: 'a pound', many: 'ounces', size: 16 },
  { one: 'a meter', many: 'centimeters', size: 100 },
  { one: 'a kilogram', many: 'grams', size: 1000 },
  { one: 'a kilometer', many: 'meters', size: 1000 },
] as const;

const onePartOf =
  (low: number, high: number) =>
  (chance: Chance): Fraction => ({ top: 1, bottom: chance.int(low, high) });
const severalOf =
  (low: number, high: number) =>
  (chance: Chance): Fraction => {
    const bottom = chance.int(low, high);
    return { top: chance.int(2, bottom - 1), bottom };
  };

/** 2: one part of a unit. 3: several parts of a small unit. 4: several parts of any unit, up to twelfths. */
const measure = family(
  { name: 'frac_of_unit', version: 2, skill: 'frac_mult_whole', difficulties: [2, 3, 4] },
  {
    levels: {
      f: [onePartOf(3, 6), onePartOf(3, 6), severalOf(3, 8), severalOf(5, 12), severalOf(5, 12)],
      unit: always((chance) => chance.pick(units)),
    },
    where: ({ f, unit: { size } }, difficulty) =>
      isLowest(f) &&
      size % f.bottom === 0 &&
      size > f.bottom &&
      size !== f.bottom * f.bottom &&
      (difficulty === 4 || size <= 100),
    derived: ({ f, unit }) => ({ share: { f, amount: unit.size }, ...unit }),
    phrasing: (chance, { f, one, many }) => ({
      stem: chance.pick([
        `How many ${many} are in ${inMath(f)} of ${one}?`,
        `Change ${inMath(f)} of ${one} to ${many}. How many ${many} do you get?`,
      ]),
    }),
    given: ({ f, size, stem }) => ({ stem, right: multiply(valueOf(f), rational(size)) }),
    steps: ({ f, share, one, many, size }) => [
      [`Change the unit first. There are ${grouped(size)} ${many} in ${one}.`, `${fracTex(f)} \\times ${wholeTex(size)}`],
      ...shareSteps(share),
    ],
    ladder: ({ share, one, many }) => shareLadder(share, `How many ${many} are in ${one}?`),
    ways: ({ share }) => shareWays(share),
  },
);

export const fractionOfAWholeGenerators: readonly Generator[] = [compute, measure];
