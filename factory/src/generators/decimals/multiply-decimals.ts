import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator, Ladder } from '../../generator.ts';
import {
  addedInstead,
  dividedToMakeSmaller,
  pointBroughtDown,
  pointLeftOut,
  zeroDroppedFirst,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { held } from '../../held.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const whole = (a: Rational): string => decimalText(a).replace('.', '').replace(/^0+/, '');
const orNull = (value: Rational | null): string | null => (value === null ? null : decimalText(value));

/** 1: one place × one digit. 2: two places × one digit. 3: tenths × tenths. 4: two places × one place. 5: two places × two places, less than one. */
function drawFactors(chance: Chance, difficulty: Difficulty): [Rational, Rational] {
  const draw = {
    1: () => [decimal(chance.int(12, 99), 1), rational(chance.int(3, 9))],
    2: () => [decimal(chance.int(112, 999), 2), rational(chance.int(3, 9))],
    3: () => [decimal(chance.int(2, 49), 1), decimal(chance.int(2, 19), 1)],
    4: () => [decimal(chance.int(12, 399), 2), decimal(chance.int(2, 39), 1)],
    5: () => [decimal(chance.int(2, 98), 2), decimal(chance.int(2, 49), 2)],
  }[difficulty];
  const asked = { 1: [1, 0], 2: [2, 0], 3: [1, 1], 4: [2, 1], 5: [2, 2] }[difficulty];
  return drawUntil(
    () => draw() as [Rational, Rational],
    ([a, b]) => {
      const [first, second] = [decimalText(a), decimalText(b)];
      return (
        placesIn(first) === asked[0] &&
        placesIn(second) === asked[1] &&
        first !== second &&
        multiply(a, b).d !== 1n &&
        whole(a) !== '1' &&
        whole(b) !== '1'
      );
    },
  );
}

function wrongProducts(a: Rational, b: Rational, right: string): DraftMisconception[] {
  const [first, second] = [decimalText(a), decimalText(b)];
  const places = placesIn(first) + placesIn(second);
  const count = `Multiply ${grouped(Number(whole(a)))} × ${grouped(Number(whole(b)))}. Then count the digits to the right of the decimal point in both factors: ${placesIn(first)} and ${placesIn(second)}.`;
  return [
    ...held(pointBroughtDown, decimalText(pointBroughtDown.answer(first, second)), right, [
      `How many decimal places do ${first} and ${second} have together?`,
      'To multiply, add the decimal places of both factors. You bring the decimal point straight down only to add.',
      count,
    ]),
    ...held(zeroDroppedFirst, orNull(zeroDroppedFirst.answer(first, second)), right, [
      `Look at the last digit of ${grouped(Number(whole(a)))} × ${grouped(Number(whole(b)))}. Did you count it as a place?`,
      zeroDroppedFirst.hints.principle,
      `The product of the whole numbers ends in 0. Keep that 0 until you have ${places} decimal places.`,
    ]),
    ...held(pointLeftOut, decimalText(pointLeftOut.answer(first, second)), right, [
      `Estimate ${first} × ${second} with easier numbers. About how large is the product?`,
      pointLeftOut.hints.principle,
      count,
    ]),
  ];
}

/** The way in to a product of decimals. */
const productLadder = (a: Rational, b: Rational, look: string): Ladder => [
  look,
  'Multiply as if there were no decimal points. The product has as many decimal places as both factors together.',
  `Multiply $${tex(Number(whole(a)))} \\times ${tex(Number(whole(b)))}$. Then count the decimal places in ${decimalText(a)} and ${decimalText(b)}, and place the decimal point.`,
];

function steps(a: Rational, b: Rational, right: string) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const [p, q] = [placesIn(first), placesIn(second)];
  return [
    {
      explanation: 'Multiply as if there were no decimal points.',
      math: `${tex(Number(whole(a)))} \\times ${tex(Number(whole(b)))} = ${tex(Number(decimalText(pointLeftOut.answer(first, second))))}`,
    },
    {
      explanation: `Count the digits to the right of the decimal point: ${p} in ${first} and ${q} in ${second}, so the product has ${p + q}.`,
      math: `${p} + ${q} = ${p + q}`,
    },
    {
      explanation: `Place the decimal point so that ${p + q} ${p + q === 1 ? 'digit is' : 'digits are'} to its right.${placesIn(right) < p + q ? ' Then you can drop zeros at the end.' : ''}`,
      math: `${first} \\times ${second} = ${right}`,
    },
  ];
}

const compute: Generator = {
  name: 'dec_mult_compute',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawFactors(chance, difficulty);
    const right = decimalText(multiply(a, b));
    const misconceptions = wrongProducts(a, b, right);
    const shown = chance.maybe(0.5)
      ? `${decimalText(a)} \\times ${decimalText(b)}`
      : `${decimalText(b)} \\times ${decimalText(a)}`;
    return {
      stem: `Find $${shown}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(a, b, right),
      ladder: productLadder(a, b, `How many decimal places are in ${decimalText(a)}? In ${decimalText(b)}?`),
      misconceptions,
      wrong: plainlyWrong(multiply(a, b), misconceptions),
    };
  },
};

/** What is sold by the pound, and for how many dollars a pound. */
const goods = [
  { name: 'cheese', from: 4, to: 15 },
  { name: 'salmon', from: 8, to: 18 },
  { name: 'shrimp', from: 8, to: 16 },
  { name: 'almonds', from: 6, to: 14 },
  { name: 'grapes', from: 2, to: 4 },
  { name: 'apples', from: 2, to: 3 },
  { name: 'rice', from: 1, to: 2 },
] as const;

type Sale = (ware: string, price: string, weight: string, name: string) => string;
const sales: readonly Sale[] = [
  (ware, price, weight, name) =>
    `A store sells ${ware} for ${price} per pound. ${name} buys ${weight}. How much does ${name} pay, in dollars?`,
  (ware, price, weight, name) =>
    `At a market, ${ware} costs ${price} per pound. How much does ${name} pay for ${weight}, in dollars?`,
  (ware, price, weight, name) =>
    `${name} needs ${weight} of ${ware} for a recipe. The price is ${price} per pound. What is the cost, in dollars?`,
  (ware, price, weight) => `The price of ${ware} is ${price} per pound. What is the price of ${weight}, in dollars?`,
];

/** 1: whole kilograms, price in tens of cents. 2: any price. 3: tenths of a kilogram. 4: less than a kilogram. 5: hundredths of a kilogram. */
const price: Generator = {
  name: 'dec_mult_price',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const weight = () =>
      ({
        1: rational(chance.int(3, 9)),
        2: rational(chance.int(3, 9)),
        3: decimal(chance.int(11, 49), 1),
        4: decimal(chance.int(2, 9), 1),
        5: decimal(chance.int(12, 295), 2),
      })[difficulty];
    const perKilo = () =>
      difficulty === 2
        ? decimal(chance.int(ware.from * 100, ware.to * 100 + 99), 2)
        : difficulty === 5
          ? rational(chance.int(ware.from, ware.to))
          : decimal(chance.int(ware.from * 10, ware.to * 10 + 9), 1);
    const ware = chance.pick(goods);
    const tell = chance.pick(sales);
    const [w, p] = drawUntil(
      () => [weight(), perKilo()] as const,
      ([x, y]) => {
        const cost = multiply(x, y);
        return (
          cost.d !== 1n &&
          100n % cost.d === 0n &&
          x.d === { 1: 1n, 2: 1n, 3: x.d, 4: x.d, 5: x.d }[difficulty] &&
          (difficulty < 3 || x.d !== 1n) &&
          compare(x, y) !== 0 &&
          (difficulty === 5 || y.d !== 1n)
        );
      },
    );
    const cost = multiply(w, p);
    const right = moneyText(cost);
    const [kilos, rate] = [decimalText(w), decimalText(p)];
    const misconceptions = [
      ...held(pointBroughtDown, decimalText(pointBroughtDown.answer(kilos, rate)), right, [
        `About how much do ${kilos} pounds cost at ${dollars(p)} per pound? Compare with your answer.`,
        'Add the decimal places of both factors.',
        `Multiply ${grouped(Number(whole(w)))} × ${grouped(Number(whole(p)))} first. Then count the digits to the right of the decimal point in ${kilos} and in ${rate}.`,
      ]),
      ...held(addedInstead, decimalText(addedInstead.answer(w, p)), right, [
        `What does "${dollars(p)} per pound" tell you about 1 pound?`,
        addedInstead.hints.principle,
        `Find what 1 pound costs at ${dollars(p)}, and then 2 pounds. What do you do each time?`,
      ]),
      ...held(pointLeftOut, decimalText(pointLeftOut.answer(kilos, rate)), right, [
        `About how much do ${kilos} pounds cost at ${dollars(p)} per pound? Compare with your answer.`,
        pointLeftOut.hints.principle,
        `Count the digits to the right of the decimal point in ${kilos} and in ${rate}.`,
      ]),
      ...(compare(w, rational(1)) < 0 && 100n % dividedToMakeSmaller.answer(p, w).d === 0n
        ? held(dividedToMakeSmaller, decimalText(dividedToMakeSmaller.answer(p, w)), right, [
            `Is ${kilos} pound more or less than 1 pound? Should it cost more or less?`,
            'Price per pound times pounds is the cost, even for less than 1 pound. Multiplying by less than 1 makes a number smaller.',
            `Find the price of 0.1 pound first, and then of ${kilos} pound.`,
          ])
        : []),
    ];
    return {
      stem: tell(ware.name, dollars(p), `$${kilos}$ ${compare(w, rational(1)) < 0 ? 'pound' : 'pounds'}`, person(chance)),
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        {
          explanation: 'Every pound costs the same, so multiply the price by the number of pounds.',
          math: `${kilos} \\times ${rate}`,
        },
        ...steps(w, p, decimalText(cost)).slice(0, 2),
        { explanation: `The cost is ${dollars(cost)}.`, math: `${kilos} \\times ${rate} = ${right}` },
      ],
      ladder: productLadder(w, p, 'What does 1 pound cost? Is it more or less than 1 pound?'),
      misconceptions,
      wrong: plainlyWrong(cost, misconceptions),
    };
  },
};

/** The whole-number product is given; only the point is to be placed. 1: 1 place in all. 2: 2. 3: 3. 4: 3, one factor below one. 5: 4, zeros in front. */
const placePoint: Generator = {
  name: 'dec_mult_place_point',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [p, q] = ({ 1: [1, 0], 2: [1, 1], 3: [2, 1], 4: [2, 1], 5: [2, 2] } as const)[difficulty];
    const [m, n] = drawUntil(
      () => [
        difficulty >= 4 ? chance.int(12, 89) : chance.int(12, difficulty === 3 ? 395 : 95),
        difficulty === 5 ? chance.int(2, 9) : chance.int(12, 48),
      ],
      ([x, y]) =>
        x! % 10 !== 0 && y! % 10 !== 0 && x !== y && (difficulty !== 2 || (x! * y!) % 10 !== 0) && (difficulty !== 3 || x! > 100),
    ) as [number, number];
    const [a, b] = [decimal(m, p), decimal(n, q)];
    const value = multiply(a, b);
    const right = decimalText(value);
    const misconceptions = wrongProducts(a, b, right);
    return {
      stem: `Use $${m} \\times ${n} = ${tex(m * n)}$ to find $${decimalText(a)} \\times ${decimalText(b)}$.`,
      answer: right,
      inputType: 'decimal',
      steps: [
        {
          explanation: `The product has the same digits as ${grouped(m * n)}. Place the decimal point.`,
          math: `${m} \\times ${n} = ${tex(m * n)}`,
        },
        ...steps(a, b, right).slice(1),
      ],
      ladder: [
        'What is the same in the two products? What is different?',
        'The digits are the same. The product has as many decimal places as both factors together.',
        `Count the decimal places: ${p} in ${decimalText(a)} and ${q} in ${decimalText(b)}. Put the decimal point in ${grouped(m * n)} so that it has that many.`,
      ],
      misconceptions,
      wrong: plainlyWrong(add(value, rational(1)), misconceptions),
    };
  },
};

export const multiplyDecimalsGenerators: readonly Generator[] = [compute, price, placePoint];
