import { compare, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  addedInstead,
  dividedToMakeSmaller,
  pointBroughtDown,
  pointLeftOut,
  zeroDroppedFirst,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { family, only, range, type Step, type Way } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { hundredths, tenths, wholes } from '../../exact-draws.ts';

type Factors = { readonly a: Rational; readonly b: Rational };

/**
 * Returns the factors as they are written, the whole numbers that their digits make, and the number of places after the
 * point.
 */
function written({ a, b }: Factors) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const digits = (text: string) => Number(text.replace('.', ''));
  return { first, second, m: digits(first), n: digits(second), p: placesIn(first), q: placesIn(second) };
}

function productWays(factors: Factors): Way[] {
  const { first, second, m, n, p, q } = written(factors);
  const count = `Multiply ${m} × ${n}. Then count the digits to the right of the decimal point in both factors: ${p} and ${q}.`;
  return [
    following(
      pointBroughtDown,
      [first, second],
      [
        `How many decimal places do ${first} and ${second} have together?`,
        'To multiply, add the decimal places of both factors. You bring the decimal point straight down only to add.',
        count,
      ],
    ),
    following(
      zeroDroppedFirst,
      [first, second],
      [
        `Look at the last digit of ${m} × ${n}. Did you count it as a place?`,
        zeroDroppedFirst.hints.principle,
        `The product of the whole numbers ends in 0. Keep that 0 until you have ${p + q} decimal places.`,
      ],
    ),
    following(
      pointLeftOut,
      [first, second],
      [`Estimate ${first} × ${second} with easier numbers. About how large is the product?`, pointLeftOut.hints.principle, count],
    ),
  ];
}

/** The ladder for a product of decimals. */
function productLadder(factors: Factors, look: string): Ladder {
  const { first, second, m, n } = written(factors);
  return [
    look,
    'Multiply as if there were no decimal points. The product has as many decimal places as both factors together.',
    `Multiply $${m} \\times ${n}$. Then count the decimal places in ${first} and ${second}, and place the decimal point.`,
  ];
}

const wholeProduct = (factors: Factors): Step => {
  const { m, n } = written(factors);
  return ['Multiply as if there were no decimal points.', `${m} \\times ${n} = ${m * n}`];
};

const placesCounted = (factors: Factors): Step => {
  const { first, second, p, q } = written(factors);
  return [
    `Count the digits to the right of the decimal point: ${p} in ${first} and ${q} in ${second}, so the product has ${p + q}.`,
    `${p} + ${q} = ${p + q}`,
  ];
};

const pointPlaced = (factors: Factors): Step => {
  const { first, second, p, q } = written(factors);
  const right = decimalText(multiply(factors.a, factors.b));
  return [
    `Place the decimal point so that ${p + q} ${p + q === 1 ? 'digit is' : 'digits are'} to its right.${placesIn(right) < p + q ? ' Then you can drop zeros at the end.' : ''}`,
    `${first} \\times ${second} = ${right}`,
  ];
};

/** m with p places times n with q places. */
type Places = { readonly p: number; readonly q: number; readonly m: number; readonly n: number };
const factorsOf = ({ p, q, m, n }: Places): Factors => ({ a: decimal(m, p), b: decimal(n, q) });

/** 1: one place × one digit. 2: two places × one digit. 3: tenths × tenths. 4: two places × one place. 5: two places × two places, less than one. */
const compute = family(
  { name: 'dec_mult_compute', version: 1, skill: 'dec_mult' },
  {
    levels: {
      p: [only(1), only(2), only(1), only(2), only(2)],
      q: [only(0), only(0), only(1), only(1), only(2)],
      m: [range(12, 99), range(112, 999), range(2, 49), range(12, 399), range(2, 98)],
      n: [range(3, 9), range(3, 9), range(2, 19), range(2, 39), range(2, 49)],
    },
    where: ({ p, q, m, n }) => m % 10 !== 0 && n % 10 !== 0 && (p !== q || m !== n) && (m * n) % 10 ** (p + q) !== 0,
    derived: factorsOf,
    phrasing: (chance, factors) => {
      const { first, second } = written(factors);
      return { first, second, shown: chance.maybe(0.5) ? `${first} \\times ${second}` : `${second} \\times ${first}` };
    },
    given: ({ shown, a, b }) => ({
      stem: `Find $${shown}$. Give your answer as a decimal.`,
      right: multiply(a, b),
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: (factors) => [wholeProduct(factors), placesCounted(factors), pointPlaced(factors)],
    ladder: ({ first, second, ...factors }) => productLadder(factors, `How many decimal places are in ${first}? In ${second}?`),
    ways: productWays,
  },
);

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

/** An item and its price per pound, with this number of decimal places in dollars. */
const sold =
  (places: 0 | 1 | 2) =>
  (chance: Chance): { ware: string; rate: Rational } => {
    const { name, from, to } = chance.pick(goods);
    const one = 10 ** places;
    return { ware: name, rate: decimal(chance.int(from * one, to * one + one - 1), places) };
  };

type Sale = (ware: string, price: string, weight: string, name: string) => string;
const sales: readonly Sale[] = [
  (ware, price, weight, name) =>
    `A store sells ${ware} for ${price} per pound. ${name} buys ${weight}. How much does ${name} pay, in dollars?`,
  (ware, price, weight, name) =>
    `At a market, the price of ${ware} is ${price} per pound. How much does ${name} pay for ${weight}, in dollars?`,
  (ware, price, weight, name) =>
    `${name} needs ${weight} of ${ware} for a recipe. The price is ${price} per pound. What is the cost, in dollars?`,
  (ware, price, weight) => `The price of ${ware} is ${price} per pound. What is the price of ${weight}, in dollars?`,
];

/** 1: whole pounds, price in tens of cents. 2: any price. 3: tenths of a pound. 4: less than a pound. 5: hundredths of a pound, whole dollars. */
const price = family(
  { name: 'dec_mult_price', version: 2, skill: 'dec_mult' },
  {
    setting: (chance) => ({ tell: chance.pick(sales), who: person(chance) }),
    levels: {
      sale: [sold(1), sold(2), sold(1), sold(1), sold(0)],
      pounds: [wholes(3, 9), wholes(3, 9), tenths(11, 49), tenths(2, 9), hundredths(12, 295)],
    },
    where: ({ sale: { rate }, pounds }, difficulty) => {
      const cost = multiply(pounds, rate);
      const inCents = cost.d !== 1n && 100n % cost.d === 0n;
      return inCents && compare(pounds, rate) !== 0 && (difficulty === 5 || rate.d !== 1n);
    },
    derived: ({ sale: { rate }, pounds }) => ({
      a: pounds,
      b: rate,
      perPound: `${dollars(rate)} per pound`,
      cost: multiply(pounds, rate),
      less: compare(pounds, rational(1)) < 0,
    }),
    given: ({ tell, who, sale: { ware, rate }, pounds, less, cost }) => ({
      stem: tell(ware, dollars(rate), `$${decimalText(pounds)}$ ${less ? 'pound' : 'pounds'}`, who),
      right: cost,
      inputType: 'decimal',
      unit: '$',
    }),
    steps: ({ cost, ...factors }) => {
      const { first, second } = written(factors);
      return [
        ['Every pound costs the same, so multiply the price by the number of pounds.', `${first} \\times ${second}`],
        wholeProduct(factors),
        placesCounted(factors),
        [`The cost is ${dollars(cost)}.`, `${first} \\times ${second} = ${moneyText(cost)}`],
      ];
    },
    ladder: (factors) => productLadder(factors, 'What does 1 pound cost? Is the weight more or less than 1 pound?'),
    ways: ({ perPound, less, ...factors }) => {
      const { a, b } = factors;
      const { first, second, m, n } = written(factors);
      const about = `About how much ${less ? `does ${first} pound` : `do ${first} pounds`} cost at ${perPound}? Compare with your answer.`;
      const smaller = dividedToMakeSmaller.answer(b, a);
      return [
        following(
          pointBroughtDown,
          [first, second],
          [
            about,
            'Add the decimal places of both factors.',
            `Multiply ${m} × ${n} first. Then count the digits to the right of the decimal point in ${first} and in ${second}.`,
          ],
        ),
        following(
          addedInstead,
          [a, b],
          [
            `What does "${perPound}" tell you about 1 pound?`,
            addedInstead.hints.principle,
            `Find what 1 pound costs at ${dollars(b)}, and then 2 pounds. What do you do each time?`,
          ],
        ),
        following(
          pointLeftOut,
          [first, second],
          [
            about,
            pointLeftOut.hints.principle,
            `Count the digits to the right of the decimal point in ${first} and in ${second}.`,
          ],
        ),
        {
          rule: dividedToMakeSmaller,
          to: less && 100n % smaller.d === 0n ? smaller : null,
          hints: [
            `Is ${first} pound more or less than 1 pound? Should it cost more or less?`,
            'Price per pound times pounds is the cost, even for less than 1 pound. Multiplying by less than 1 makes a number smaller.',
            `Find the price of 0.1 pound first, and then of ${first} pound.`,
          ],
        },
      ];
    },
  },
);

/** The whole-number product is given; only the point is to be placed. 1: 1 place in all. 2: 2. 3: 3. 4: 3, one factor below one. 5: 4, zeros in front. */
const placePoint = family(
  { name: 'dec_mult_place_point', version: 1, skill: 'dec_mult' },
  {
    levels: {
      p: [only(1), only(1), only(2), only(2), only(2)],
      q: [only(0), only(1), only(1), only(1), only(2)],
      m: [range(12, 95), range(12, 95), range(12, 395), range(12, 89), range(12, 89)],
      n: [range(12, 48), range(12, 48), range(12, 48), range(12, 48), range(2, 9)],
    },
    where: ({ m, n }, difficulty) =>
      m % 10 !== 0 && n % 10 !== 0 && m !== n && (difficulty !== 2 || (m * n) % 10 !== 0) && (difficulty !== 3 || m > 100),
    derived: (places) => {
      const factors = factorsOf(places);
      return { ...factors, first: decimalText(factors.a), second: decimalText(factors.b) };
    },
    given: ({ m, n, a, b, first, second }) => ({
      stem: `Use $${m} \\times ${n} = ${m * n}$ to find $${first} \\times ${second}$.`,
      right: multiply(a, b),
      inputType: 'decimal',
    }),
    steps: ({ m, n, ...factors }) => [
      [`The product has the same digits as ${m * n}. Place the decimal point.`, `${m} \\times ${n} = ${m * n}`],
      placesCounted(factors),
      pointPlaced(factors),
    ],
    ladder: ({ m, n, p, q, first, second }) => [
      'What is the same in the two products? What is different?',
      'The digits are the same. The product has as many decimal places as both factors together.',
      `Count the decimal places: ${p} in ${first} and ${q} in ${second}. Put the decimal point in ${m * n} so that it has that many.`,
    ],
    ways: (factors) => productWays(factors),
  },
);

export const multiplyDecimalsGenerators: readonly Generator[] = [compute, price, placePoint];
