import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import {
  add,
  compare,
  divide,
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
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  changedTheOtherWay,
  differenceAsPercent,
  newAsPercentOfOld,
  percentOfTheNew,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalGrouped, decimalTex, decimalText, dollars, moneyTex, moneyText } from '../../wording/decimal-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

type Change = { before: Rational; percent: Rational; sign: 1 | -1; after: Rational };

const hundred = rational(100);
const size = (a: Rational): Rational => (a.n < 0n ? { n: -a.n, d: a.d } : a);

/** 1: tens and quarters of round prices. 2: multiples of five. 3: any whole percent of whole dollars. 4: prices with cents. 5: halves of a percent. */
function drawChange(chance: Chance, difficulty: Difficulty): Change {
  const sign = chance.maybe(0.6) ? -1 : 1;
  const draw = {
    1: () => [rational(10 * chance.int(3, 15)), rational(chance.pick([10, 20, 25, 30, 50]))],
    2: () => [rational(4 * chance.int(5, 60)), rational(5 * chance.int(1, 12))],
    3: () => [rational(chance.int(12, 250)), rational(chance.int(3, 48))],
    4: () => [decimal(chance.int(125, 995), 1), rational(2 * chance.int(3, 30))],
    5: () => [rational(4 * chance.int(30, 240)), decimal(5 * chance.int(5, 39), 1)],
  }[difficulty];
  return drawUntil(
    () => {
      const [before, percent] = draw() as [Rational, Rational];
      return { before, percent, sign, after: divide(multiply(before, add(hundred, multiply(rational(sign), percent))), hundred) };
    },
    ({ before, percent, after }) =>
      100n % after.d === 0n &&
      (difficulty < 4 || before.d !== 1n || percent.d !== 1n) &&
      before.n !== 100n &&
      compare(percent, before) < 0 &&
      new Set([before, percent, after, size(subtract(after, before))].map(({ n, d }) => `${n}/${d}`)).size === 4,
  );
}

const costly = ['a laptop', 'a bike', 'a camera', 'a sofa', 'a guitar'] as const;
const waresAt = (price: Rational): readonly string[] =>
  compare(price, rational(250)) > 0 ? costly : compare(price, rational(80)) > 0 ? wares : cheap;
const wares = ['a jacket', 'a tent', 'a keyboard', 'a skateboard', 'a video game console', 'a desk'] as const;
const cheap = ['a bike helmet', 'a lamp', 'a backpack', 'a pair of headphones', 'a jacket', 'a board game'] as const;

function wrongResults({ before, percent, sign }: Change, right: string): DraftMisconception[] {
  const [price, p] = [moneyText(before), decimalText(percent)];
  const what = sign < 0 ? 'discount' : 'increase';
  const first = `Find ${p}% of ${price} first. That is the ${what}.`;
  return [
    ...held(changeInsteadOfResult, moneyText(changeInsteadOfResult.answer(percent, before)), right, [
      `Does the question ask for the ${what} or for the new price?`,
      `The new price is the old price ${sign < 0 ? 'minus the discount' : 'plus the increase'}.`,
      `You have the ${what}. ${sign < 0 ? `Subtract it from ${price}` : `Add it to ${price}`}.`,
    ]),
    ...held(percentSubtractedAsAmount, moneyText(percentSubtractedAsAmount.answer(percent, before, sign)), right, [
      `Does ${p}% mean ${p} dollars?`,
      percentSubtractedAsAmount.hints.principle,
      first,
    ]),
    ...held(changedTheOtherWay, moneyText(changedTheOtherWay.answer(percent, before, sign)), right, [
      `Is the new price higher or lower than ${price}?`,
      sign < 0 ? 'Subtract a discount from the price.' : 'Add an increase to the price.',
      first,
    ]),
  ];
}

const newPrice: Generator = {
  name: 'percent_change_new_price',
  version: 2,
  skill: 'percent_change',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const change = drawChange(chance, difficulty);
    const { before, percent, sign, after } = change;
    const [p, right] = [decimalText(percent), moneyText(after)];
    const amount = size(subtract(after, before));
    const misconceptions = wrongResults(change, right).filter(({ answer }) => placesIn(answer) <= 2 && !answer.startsWith('-'));
    const ware = chance.pick(waresAt(before));
    const name = ware.replace(/^an? /, '');
    return {
      stem:
        sign < 0
          ? chance.pick([
              `The price of ${ware} is ${dollars(before)}. It is on sale for $${p}\\%$ off. What is the sale price, in dollars?`,
              `A store sells ${ware} for ${dollars(before)}. Today it takes $${p}\\%$ off. What is the price today, in dollars?`,
            ])
          : chance.pick([
              `The price of ${ware} is ${dollars(before)}. The store raises the price by $${p}\\%$. What is the new price of the ${name}, in dollars?`,
              `Last year, the price of ${ware} was ${dollars(before)}. This year, it is $${p}\\%$ more. What is the price this year, in dollars?`,
            ]),
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        {
          explanation: `Find ${p}% of the old price. That is the ${sign < 0 ? 'discount' : 'increase'}.`,
          math: `${decimalText(divide(percent, hundred))} \\times ${moneyTex(before)} = ${moneyTex(amount)}`,
        },
        {
          explanation: sign < 0 ? 'Subtract the discount from the old price.' : 'Add the increase to the old price.',
          math: `${moneyTex(before)} ${sign < 0 ? '-' : '+'} ${moneyTex(amount)} = ${moneyTex(after)}`,
        },
        {
          explanation: `Another way, in one step: find ${decimalText(add(hundred, multiply(rational(sign), percent)))}% of the old price.`,
          math: `${decimalText(divide(add(hundred, multiply(rational(sign), percent)), hundred))} \\times ${moneyTex(before)} = ${moneyTex(after)}`,
        },
      ],
      ladder: [
        `Is the new price higher or lower than ${dollars(before)}?`,
        sign < 0
          ? 'Find the discount first: the percent of the old price. Then subtract it.'
          : 'Find the increase first: the percent of the old price. Then add it.',
        `Find ${p}% of ${moneyText(before)}: $${decimalText(divide(percent, hundred))} \\times ${moneyTex(before)}$. Then ${sign < 0 ? 'subtract it from' : 'add it to'} the old price.`,
      ],
      misconceptions,
      wrong: plainlyWrong(after, misconceptions),
    };
  },
};

const changing: readonly ((before: string, after: string) => string)[] = [
  (before, after) => `A club had ${before} members last year and has ${after} members this year.`,
  (before, after) => `A museum had ${before} visitors on Monday and ${after} visitors on Tuesday.`,
  (before, after) => `A class library had ${before} books in May. Now it has ${after} books.`,
  (before, after) => `A team scored ${before} points last season and ${after} points this season.`,
  (before, after) => `A video had ${before} views on Friday and ${after} views on Saturday.`,
  (before, after) => `A food truck sold ${before} tacos on Saturday and ${after} tacos on Sunday.`,
];

const neat = (value: Rational | null): string | null => {
  const text = value === null ? null : finiteDecimal(value);
  return text !== null && placesIn(text) <= 3 ? text : null;
};

/** 1: tens and quarters. 2: multiples of five. 3: any whole percent. 4: over 100 % or nearly all. 5: half percents. */
const percentOfChange: Generator = {
  name: 'percent_change_percent',
  version: 2,
  skill: 'percent_change',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const draw = {
      1: () => rational(chance.pick([10, 20, 25, 30, 40, 50, 60, 75])),
      2: () => rational(5 * chance.int(1, 19)),
      3: () => rational(chance.int(2, 96)),
      4: () => rational(chance.maybe(0.5) ? 5 * chance.int(21, 50) : chance.int(62, 98)),
      5: () => decimal(5 * (2 * chance.int(1, 70) + 1), 1),
    }[difficulty];
    const { percent, sign, before, after } = drawUntil(
      () => {
        const p = draw();
        const grows = chance.maybe(0.5) || compare(p, hundred) >= 0 ? 1 : (-1 as const);
        const old = rational(chance.int(16, { 1: 90, 2: 300, 3: 500, 4: 400, 5: 800 }[difficulty]));
        return {
          percent: p,
          sign: grows,
          before: old,
          after: divide(multiply(old, add(hundred, multiply(rational(grows), p))), hundred),
        };
      },
      ({ percent: p, before: old, after: now }) =>
        now.d === 1n &&
        now.n > 2n &&
        old.n !== 100n &&
        (difficulty !== 3 || p.n % 5n !== 0n) &&
        compare(size(subtract(now, old)), p) !== 0 &&
        compare(now, p) !== 0 &&
        compare(old, p) !== 0,
    );
    const [old, now, right] = [decimalGrouped(before), decimalGrouped(after), decimalText(percent)];
    const up = sign > 0;
    const change = size(subtract(after, before));
    const over = changeOverNewAmount.answer(before, after);
    const sub = `The change is ${up ? `${now} − ${old}` : `${old} − ${now}`}. Compare that with ${old}.`;
    const rule = 'For percent change, divide the change by the old amount. Then multiply by 100.';
    const misconceptions = [
      ...held(changeOverNewAmount, neat(over === null ? null : size(over)), right, [
        `Which amount came first, ${old} or ${now}? Compare the change with that one.`,
        rule,
        sub,
      ]),
      ...held(differenceAsPercent, neat(differenceAsPercent.answer(before, after)), right, [
        `Is the difference of ${old} and ${now} already a percent?`,
        rule,
        sub,
      ]),
      ...held(newAsPercentOfOld, neat(newAsPercentOfOld.answer(before, after)), right, [
        `You compared ${now} with ${old}. Does the question ask for the new amount or for the change?`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `${chance.pick(changing)(`$${decimalTex(before)}$`, `$${decimalTex(after)}$`)} What is the percent ${up ? 'increase' : 'decrease'}?`,
      answer: right,
      inputType: 'decimal',
      unit: '%',
      steps: [
        {
          explanation: 'Find the change.',
          math: up
            ? `${decimalTex(after)} - ${decimalTex(before)} = ${decimalTex(change)}`
            : `${decimalTex(before)} - ${decimalTex(after)} = ${decimalTex(change)}`,
        },
        {
          explanation: 'Divide the change by the old amount.',
          math: `\\frac{${decimalTex(change)}}{${decimalTex(before)}} = ${decimalText(divide(change, before))}`,
        },
        {
          explanation: `Multiply by 100.`,
          math: `${decimalText(divide(change, before))} \\times 100 = ${right}`,
        },
      ],
      ladder: [
        'Which amount came first? What is the change?',
        'For percent change, divide the change by the old amount. Then multiply by 100.',
        up
          ? `Find the change, $${decimalTex(after)} - ${decimalTex(before)}$. Divide it by ${old}.`
          : `Find the change, $${decimalTex(before)} - ${decimalTex(after)}$. Divide it by ${old}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(percent, misconceptions),
    };
  },
};

/** Backward: the new price is known. Graded as `drawChange`, from level 2. */
const oldPrice: Generator = {
  name: 'percent_change_old_price',
  version: 2,
  skill: 'percent_change',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { before, percent, sign, after } = drawChange(chance, difficulty);
    const [p, right] = [decimalText(percent), moneyText(before)];
    const left = add(hundred, multiply(rational(sign), percent));
    const down = sign < 0;
    const rule = `The old price is 100%. ${down ? 'The sale price is less than 100% of it' : 'The new price is more than 100% of it'}.`;
    const sub = `What percent of the old price is ${dollars(after)}? It is 100% ${down ? 'minus' : 'plus'} ${p}%.`;
    const misconceptions = [
      ...held(
        percentOfTheNew,
        placesIn(decimalText(percentOfTheNew.answer(percent, after, sign))) <= 4
          ? decimalText(percentOfTheNew.answer(percent, after, sign))
          : null,
        right,
        [`The ${p}% is a percent of the old price. Did you find it of ${dollars(after)}?`, rule, sub],
      ),
      ...held(percentSubtractedAsAmount, moneyText(percentSubtractedAsAmount.answer(percent, after, sign < 0 ? 1 : -1)), right, [
        `Does ${p}% mean ${p} dollars?`,
        rule,
        sub,
      ]),
    ].filter(({ answer }) => !answer.startsWith('-'));
    const ware = chance.pick(waresAt(before)).replace(/^an? /, '');
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
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        {
          explanation: `The old price is 100%, so the new one is ${decimalText(left)}% of it.`,
          math: `100\\% ${down ? '-' : '+'} ${p}\\% = ${decimalText(left)}\\%`,
        },
        {
          explanation: 'Write an equation with $p$ for the old price.',
          math: `${decimalText(divide(left, hundred))} \\cdot p = ${moneyTex(after)}`,
        },
        {
          explanation: `Divide both sides by the decimal.`,
          math: `p = ${moneyTex(after)} \\div ${decimalText(divide(left, hundred))} = ${moneyTex(before)}`,
        },
      ],
      ladder: [
        `Is ${dollars(after)} the old price or the new price?`,
        'The old price is 100%. Find what percent of the old price the new price is, and divide.',
        `The new price is $100\\% ${down ? '-' : '+'} ${p}\\%$ of the old price. Write that percent as a decimal, and divide ${dollars(after)} by it.`,
      ],
      misconceptions,
      wrong: plainlyWrong(before, misconceptions),
    };
  },
};

export const percentChangeGenerators: readonly Generator[] = [newPrice, percentOfChange, oldPrice];
