import { placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import {
  add,
  compare,
  divide,
  equals,
  finiteDecimal,
  multiply,
  rational,
  subtract,
  type Rational,
} from '@stoa/engine/math/exact/rational';
import {
  changeInsteadOfResult,
  changeOverNewAmount,
  percentSubtractedAsAmount,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import {
  changedTheOtherWay,
  differenceAsPercent,
  newAsPercentOfOld,
  percentOfTheNew,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { always, family, often, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { decimalGrouped, decimalTex, decimalText, dollars, moneyTex, moneyText } from '../../wording/decimal-text.ts';
import { andAHalf, halves, oneOfWholes, timesOf, units, wholes } from '../../exact-draws.ts';

const hundred = rational(100);
const size = (a: Rational): Rational => (a.n < 0n ? { n: -a.n, d: a.d } : a);

/** Returns the new amount as a percent of the old one. */
const percentLeft = (percent: Rational, sign: 1 | -1): Rational => add(hundred, multiply(rational(sign), percent));
const afterChange = (before: Rational, percent: Rational, sign: 1 | -1): Rational =>
  divide(multiply(before, percentLeft(percent, sign)), hundred);

type PriceChange = { readonly before: Rational; readonly percent: Rational; readonly sign: 1 | -1 };

/** 1: tens and quarters of round prices. 2: multiples of five. 3: any whole percent of whole dollars. 4: prices with cents. 5: halves of a percent. */
const price = {
  setting: (chance: Chance) => ({ sign: chance.maybe(0.6) ? (-1 as const) : (1 as const) }),
  levels: {
    before: [timesOf(10, 3, 15), timesOf(4, 5, 60), wholes(12, 250), units(1)(125, 995), timesOf(4, 30, 240)],
    percent: [oneOfWholes(10, 20, 25, 30, 50), timesOf(5, 1, 12), wholes(3, 48), timesOf(2, 3, 30), halves(5, 39)],
  },
  where: ({ before, percent, sign }: PriceChange, difficulty: Difficulty) => {
    const after = afterChange(before, percent, sign);
    const told = [before, percent, after, size(subtract(after, before))].map(({ n, d }) => `${n}/${d}`);
    return (
      100n % after.d === 0n &&
      (difficulty < 4 || before.d !== 1n || percent.d !== 1n) &&
      before.n !== 100n &&
      compare(percent, before) < 0 &&
      new Set(told).size === 4
    );
  },
  derived: ({ before, percent, sign }: PriceChange) => ({
    after: afterChange(before, percent, sign),
    left: percentLeft(percent, sign),
    down: sign < 0,
    p: decimalText(percent),
  }),
} as const;

const costly = ['a laptop', 'a bike', 'a camera', 'a sofa', 'a guitar'] as const;
const wares = ['a jacket', 'a tent', 'a keyboard', 'a skateboard', 'a video game console', 'a desk'] as const;
const cheap = ['a bike helmet', 'a lamp', 'a backpack', 'a pair of headphones', 'a jacket', 'a board game'] as const;
const waresAt = (cost: Rational): readonly string[] =>
  compare(cost, rational(250)) > 0 ? costly : compare(cost, rational(80)) > 0 ? wares : cheap;
const bare = (ware: string): string => ware.replace(/^an? /, '');

const newPrice = family(
  { name: 'percent_change_new_price', version: 2, skill: 'percent_change' },
  {
    ...price,
    phrasing: (chance, { before, down, p }) => {
      const ware = chance.pick(waresAt(before));
      return {
        stem: down
          ? chance.pick([
              `The price of ${ware} is ${dollars(before)}. It is on sale for $${p}\\%$ off. What is the sale price, in dollars?`,
              `A store sells ${ware} for ${dollars(before)}. Today it takes $${p}\\%$ off. What is the price today, in dollars?`,
            ])
          : chance.pick([
              `The price of ${ware} is ${dollars(before)}. The store raises the price by $${p}\\%$. What is the new price of the ${bare(ware)}, in dollars?`,
              `Last year, the price of ${ware} was ${dollars(before)}. This year, it is $${p}\\%$ more. What is the price this year, in dollars?`,
            ]),
      };
    },
    given: ({ stem, after }) => ({ stem, right: after, inputType: 'decimal', unit: '$' }),
    ladder: ({ before, percent, down, p }) => [
      `Is the new price higher or lower than ${dollars(before)}?`,
      down
        ? 'Find the discount first: the percent of the old price. Then subtract it.'
        : 'Find the increase first: the percent of the old price. Then add it.',
      `Find ${p}% of ${moneyText(before)}: $${decimalText(divide(percent, hundred))} \\times ${moneyTex(before)}$. Then ${down ? 'subtract it from' : 'add it to'} the old price.`,
    ],
    steps: ({ before, percent, after, left, down, p }) => {
      const amount = moneyTex(size(subtract(after, before)));
      return [
        [
          `Find ${p}% of the old price. That is the ${down ? 'discount' : 'increase'}.`,
          `${decimalText(divide(percent, hundred))} \\times ${moneyTex(before)} = ${amount}`,
        ],
        [
          down ? 'Subtract the discount from the old price.' : 'Add the increase to the old price.',
          `${moneyTex(before)} ${down ? '-' : '+'} ${amount} = ${moneyTex(after)}`,
        ],
        [
          `Another way, in one step: find ${decimalText(left)}% of the old price.`,
          `${decimalText(divide(left, hundred))} \\times ${moneyTex(before)} = ${moneyTex(after)}`,
        ],
      ];
    },
    ways: ({ before, percent, sign, down, p }) => {
      const old = moneyText(before);
      const what = down ? 'discount' : 'increase';
      const first = `Find ${p}% of ${old} first. That is the ${what}.`;
      return [
        {
          rule: changeInsteadOfResult,
          to: changeInsteadOfResult.answer(percent, before),
          hints: [
            `Does the question ask for the ${what} or for the new price?`,
            `The new price is the old price ${down ? 'minus the discount' : 'plus the increase'}.`,
            `You have the ${what}. ${down ? `Subtract it from ${old}` : `Add it to ${old}`}.`,
          ],
        },
        {
          rule: percentSubtractedAsAmount,
          to: percentSubtractedAsAmount.answer(percent, before, sign),
          hints: [`Does ${p}% mean ${p} dollars?`, percentSubtractedAsAmount.hints.principle, first],
        },
        {
          rule: changedTheOtherWay,
          to: changedTheOtherWay.answer(percent, before, sign),
          hints: [
            `Is the new price higher or lower than ${old}?`,
            down ? 'Subtract a discount from the price.' : 'Add an increase to the price.',
            first,
          ],
        },
      ];
    },
  },
);

const changing: readonly ((before: string, after: string) => string)[] = [
  (before, after) => `A club had ${before} members last year and has ${after} members this year.`,
  (before, after) => `A museum had ${before} visitors on Monday and ${after} visitors on Tuesday.`,
  (before, after) => `A class library had ${before} books in May. Now it has ${after} books.`,
  (before, after) => `A team scored ${before} points last season and ${after} points this season.`,
  (before, after) => `A video had ${before} views on Friday and ${after} views on Saturday.`,
  (before, after) => `A food truck sold ${before} tacos on Saturday and ${after} tacos on Sunday.`,
];

/** Returns a percent that a student might write down: with three decimal places at most. */
const neat = (value: Rational): string | null => {
  const text = finiteDecimal(value);
  return text !== null && placesIn(text) <= 3 ? text : null;
};

/** 1: tens and quarters. 2: multiples of five. 3: any whole percent. 4: over 100 % or nearly all. 5: half percents. */
const percentOfChange = family(
  { name: 'percent_change_percent', version: 2, skill: 'percent_change' },
  {
    levels: {
      percent: [
        oneOfWholes(10, 20, 25, 30, 40, 50, 60, 75),
        timesOf(5, 1, 19),
        wholes(2, 96),
        (chance) => (chance.maybe(0.5) ? timesOf(5, 21, 50) : wholes(62, 98))(chance),
        andAHalf(1, 70),
      ],
      rising: always(often),
      amount: [range(16, 90), range(16, 300), range(16, 500), range(16, 400), range(16, 800)],
    },
    where: ({ percent, rising, amount }, difficulty) => {
      const { before, after, change } = changed(percent, rising, amount);
      return (
        after.d === 1n &&
        after.n > 2n &&
        amount !== 100 &&
        (difficulty !== 3 || percent.n % 5n !== 0n) &&
        ![change, after, before].some((told) => equals(told, percent))
      );
    },
    derived: ({ percent, rising, amount }) => {
      const { before, after, change, up } = changed(percent, rising, amount);
      return { before, after, change, up, subtraction: up ? ([after, before] as const) : ([before, after] as const) };
    },
    phrasing: (chance) => ({ told: chance.pick(changing) }),
    given: ({ percent, before, after, up, told }) => ({
      stem: `${told(`$${decimalTex(before)}$`, `$${decimalTex(after)}$`)} What is the percent ${up ? 'increase' : 'decrease'}?`,
      right: percent,
      inputType: 'decimal',
      unit: '%',
    }),
    ladder: ({ before, subtraction }) => [
      'Which amount came first? What is the change?',
      percentChange,
      `Find the change, $${subtraction.map(decimalTex).join(' - ')}$. Divide it by ${decimalGrouped(before)}.`,
    ],
    steps: ({ percent, before, change, subtraction }) => [
      ['Find the change.', `${subtraction.map(decimalTex).join(' - ')} = ${decimalTex(change)}`],
      [
        'Divide the change by the old amount.',
        `\\frac{${decimalTex(change)}}{${decimalTex(before)}} = ${decimalText(divide(change, before))}`,
      ],
      ['Multiply by 100.', `${decimalText(divide(change, before))} \\times 100 = ${decimalText(percent)}`],
    ],
    ways: ({ before, after, subtraction }) => {
      const [old, now] = [decimalGrouped(before), decimalGrouped(after)];
      const compared = `The change is ${subtraction.map(decimalGrouped).join(' − ')}. Compare that with ${old}.`;
      return [
        {
          rule: changeOverNewAmount,
          to: neat(size(changeOverNewAmount.answer(before, after)!)),
          hints: [`Which amount came first, ${old} or ${now}? Compare the change with that one.`, percentChange, compared],
        },
        {
          rule: differenceAsPercent,
          to: neat(differenceAsPercent.answer(before, after)),
          hints: [`Is the difference of ${old} and ${now} already a percent?`, percentChange, compared],
        },
        {
          rule: newAsPercentOfOld,
          to: neat(newAsPercentOfOld.answer(before, after)),
          hints: [
            `You compared ${now} with ${old}. Does the question ask for the new amount or for the change?`,
            percentChange,
            compared,
          ],
        },
      ];
    },
  },
);
const percentChange = 'For percent change, divide the change by the old amount. Then multiply by 100.';

/** Draws an amount that grows or shrinks; none shrinks by 100 % or more. */
function changed(percent: Rational, rising: boolean, amount: number) {
  const up = rising || compare(percent, hundred) >= 0;
  const before = rational(amount);
  const after = afterChange(before, percent, up ? 1 : -1);
  return { up, before, after, change: size(subtract(after, before)) };
}

/** Backward: the new price is known. */
const oldPrice = family(
  { name: 'percent_change_old_price', version: 2, skill: 'percent_change', difficulties: [2, 3, 4, 5] },
  {
    ...price,
    phrasing: (chance, { before, after, down, p }) => {
      const ware = bare(chance.pick(waresAt(before)));
      return {
        stem: down
          ? chance.pick([
              `After a $${p}\\%$ discount, a ${ware} costs ${dollars(after)}. What was the original price, in dollars?`,
              `A ${ware} is on sale for $${p}\\%$ off. The sale price is ${dollars(after)}. What was the price before the sale, in dollars?`,
            ])
          : chance.pick([
              `A store raises the price of a ${ware} by $${p}\\%$. It now costs ${dollars(after)}. What was the original price, in dollars?`,
              `A ${ware} costs ${dollars(after)} this year. That is $${p}\\%$ more than last year. What was the price last year, in dollars?`,
            ]),
      };
    },
    given: ({ stem, before }) => ({ stem, right: before, inputType: 'decimal', unit: '$' }),
    ladder: ({ after, down, p }) => [
      `Is ${dollars(after)} the old price or the new price?`,
      'The old price is 100%. Find what percent of the old price the new price is, and divide.',
      `The new price is $100\\% ${down ? '-' : '+'} ${p}\\%$ of the old price. Write that percent as a decimal, and divide ${dollars(after)} by it.`,
    ],
    steps: ({ before, after, left, down, p }) => {
      const factor = decimalText(divide(left, hundred));
      return [
        [
          `The old price is 100%, so the new one is ${decimalText(left)}% of it.`,
          `100\\% ${down ? '-' : '+'} ${p}\\% = ${decimalText(left)}\\%`,
        ],
        ['Write an equation with $p$ for the old price.', `${factor} \\cdot p = ${moneyTex(after)}`],
        ['Divide both sides by the decimal.', `p = ${moneyTex(after)} \\div ${factor} = ${moneyTex(before)}`],
      ];
    },
    ways: ({ percent, sign, after, down, p }) => {
      const rule = `The old price is 100%. ${down ? 'The sale price is less than 100% of it' : 'The new price is more than 100% of it'}.`;
      const sub = `What percent of the old price is ${dollars(after)}? It is 100% ${down ? 'minus' : 'plus'} ${p}%.`;
      const ofTheNew = decimalText(percentOfTheNew.answer(percent, after, sign));
      return [
        {
          rule: percentOfTheNew,
          to: placesIn(ofTheNew) <= 4 ? ofTheNew : null,
          hints: [`The ${p}% is a percent of the old price. Did you find it of ${dollars(after)}?`, rule, sub],
        },
        {
          rule: percentSubtractedAsAmount,
          to: percentSubtractedAsAmount.answer(percent, after, down ? 1 : -1),
          hints: [`Does ${p}% mean ${p} dollars?`, rule, sub],
        },
      ];
    },
  },
);

export const percentChangeGenerators: readonly Generator[] = [newPrice, percentOfChange, oldPrice];
