import { add, compare, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import {
  carriedOut,
  carryForgotten,
  lastDigitsLinedUp,
  secondPriceForgotten,
  sidesAddedApart,
  smallerFromLarger,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { always, family, often, only, type Step, type Way } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { cents, dimes, hundredths, tenths, thousandths, wholes } from '../../exact-draws.ts';

type Sign = '+' | '-';
type Sum = { readonly a: Rational; readonly b: Rational; readonly sign: Sign };

const result = ({ a, b, sign }: Sum): Rational => carriedOut(a, b, sign);

type Pair = readonly [shorter: Rational, longer: Rational];
type DrawnPair = (chance: Chance) => Pair;
const pair =
  (shorter: (chance: Chance) => Rational, longer: (chance: Chance) => Rational): DrawnPair =>
  (chance) => [shorter(chance), longer(chance)];
const either =
  (one: DrawnPair, other: DrawnPair): DrawnPair =>
  (chance) =>
    chance.maybe(0.5) ? one(chance) : other(chance);

/** 1: tenths. 2: two places each. 3: one place and two. 4: one place and three, or a whole number and two places. 5: two and three, larger. */
const levels = {
  pair: [
    pair(tenths(11, 89), tenths(11, 89)),
    pair(hundredths(101, 1999), hundredths(101, 1999)),
    pair(tenths(11, 299), hundredths(101, 2999)),
    either(pair(wholes(2, 60), hundredths(101, 5999)), pair(tenths(11, 599), thousandths(1001, 59_999))),
    pair(hundredths(101, 11_999), thousandths(1001, 119_999)),
  ],
  longerFirst: always(often),
} as const;

const drawnSign = (chance: Chance): { sign: Sign } => ({ sign: chance.pick(['+', '-'] as const) });

type DrawnSum = { readonly pair: Pair; readonly longerFirst: boolean; readonly sign: Sign };

/** Builds a ± b. The longer number is never the one that is subtracted from. */
const sumOf = ({ pair: [shorter, longer], longerFirst, sign }: DrawnSum): Sum =>
  longerFirst && sign === '+' ? { a: longer, b: shorter, sign } : { a: shorter, b: longer, sign };

/** True if the problem tests something: a carry or a borrow, or places that must be lined up. */
function atStake(drawn: DrawnSum): boolean {
  const { a, b, sign } = sumOf(drawn);
  const [first, second, right] = [decimalText(a), decimalText(b), result({ a, b, sign })];
  if (right.d === 1n || compare(right, rational(1)) <= 0 || first === second) return false;
  const careless = sign === '+' ? carryForgotten.answer(first, second) : smallerFromLarger.answer(first, second);
  return placesIn(first) !== placesIn(second) || compare(careless, right) !== 0;
}

/** Returns the sum as it is written, and with equal numbers of places. */
function written({ a, b, sign }: Sum) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const places = Math.max(placesIn(first), placesIn(second));
  const filled = (text: string) => `${text}${placesIn(text) === 0 ? '.' : ''}${'0'.repeat(places - placesIn(text))}`;
  return {
    first,
    second,
    evenFirst: filled(first),
    evenSecond: filled(second),
    withPlaces: `${places} decimal place${places === 1 ? '' : 's'}`,
    sameLength: placesIn(first) === placesIn(second),
    called: sign === '+' ? 'sum' : 'difference',
    verb: sign === '+' ? 'Add' : 'Subtract',
  };
}

function sumWays(sum: Sum): Way[] {
  const { first, second, withPlaces } = written(sum);
  const lined = `Line up the decimal points. Write ${first} and ${second} with ${withPlaces}.`;
  const linedUp = following(
    lastDigitsLinedUp,
    [first, second, sum.sign],
    [`Look at how you lined up ${first} and ${second}. Are tenths under tenths?`, lastDigitsLinedUp.hints.principle, lined],
  );
  if (sum.sign === '-')
    return [
      linedUp,
      following(
        smallerFromLarger,
        [first, second],
        [
          `In ${first} − ${second}, find a column where the top digit is less than the bottom digit.`,
          'When the top digit is too small, regroup from the place to its left. Do not switch the digits.',
          lined,
        ],
      ),
    ];
  return [
    linedUp,
    following(
      sidesAddedApart,
      [first, second],
      [
        `Look at the tenths of ${first} and ${second}. How many tenths make one whole?`,
        sidesAddedApart.hints.principle,
        `Add only the decimal parts of ${first} and ${second} first. Is the sum 1 or more?`,
      ],
    ),
    following(
      carryForgotten,
      [first, second],
      [
        `In ${first} + ${second}, look for a column whose digits add up to 10 or more.`,
        'When a column adds up to 10 or more, carry 1 to the column on its left.',
        lined,
      ],
    ),
  ];
}

/** The ladder for a written sum or difference. */
function sumLadder(sum: Sum, look: string): Ladder {
  const { evenFirst, evenSecond, withPlaces, verb } = written(sum);
  return [
    look,
    `Line up the decimal points, so that each place is under the same place. ${verb} from right to left.`,
    `Write both with ${withPlaces}: $${evenFirst}$ and $${evenSecond}$. Start with the digits on the right, $${evenFirst.at(-1)}$ and $${evenSecond.at(-1)}$.`,
  ];
}

/** The two numbers written one below the other, and the result. */
function columnSteps(sum: Sum): Step[] {
  const { evenFirst, evenSecond, sameLength, verb } = written(sum);
  return [
    [
      sameLength
        ? 'Line up the decimal points.'
        : 'Line up the decimal points. Write zeros so both numbers have the same number of decimal places.',
      `\\begin{array}{r} ${evenFirst} \\\\ ${sum.sign} \\; ${evenSecond} \\\\ \\hline \\end{array}`,
    ],
    [
      `${verb} from right to left, ${sum.sign === '+' ? 'and regroup when a column makes 10 or more' : 'and regroup when the top digit is too small'}. Keep the decimal point in line.`,
      `${evenFirst} ${sum.sign} ${evenSecond} = ${decimalText(result(sum))}`,
    ],
  ];
}

function sumSteps(sum: Sum, unit = ''): Step[] {
  const { first, second, sameLength, called } = written(sum);
  const value = decimalText(result(sum));
  return sameLength
    ? columnSteps(sum)
    : [...columnSteps(sum), [`The ${called} is ${value}${unit}.`, `${first} ${sum.sign} ${second} = ${value}`]];
}

const compute = family(
  { name: 'dec_add_sub_compute', version: 2, skill: 'dec_add_sub' },
  {
    setting: drawnSign,
    levels,
    where: atStake,
    derived: sumOf,
    given: ({ a, b, sign }) => ({
      stem: `Find $${decimalText(a)} ${sign} ${decimalText(b)}$. Give your answer as a decimal.`,
      right: result({ a, b, sign }),
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: (sum) => sumSteps(sum),
    ladder: (sum) => sumLadder(sum, `Should the ${written(sum).called} be more or less than ${decimalText(sum.a)}?`),
    ways: sumWays,
  },
);

type Scene = { readonly unit: string; readonly tell: (who: string, a: string, b: string) => string };

const scenes: Record<'+' | '-', readonly Scene[]> = {
  '+': [
    {
      unit: 'mi',
      tell: (who, a, b) =>
        `${who} biked $${a}$ miles in the morning and $${b}$ miles in the afternoon. How many miles did ${who} bike in all?`,
    },
    {
      unit: 'lb',
      tell: (who, a, b) =>
        `One box weighs $${a}$ pounds, and another box weighs $${b}$ pounds. How many pounds do they weigh together?`,
    },
    {
      unit: 'm',
      tell: (who, a, b) =>
        `${who} ties two ropes end to end. One is $${a}$ meters long, and the other is $${b}$ meters long. How many meters of rope are there in all?`,
    },
    {
      unit: 'L',
      tell: (who, a, b) =>
        `A factory mixes $${a}$ liters of juice and $${b}$ liters of water in a tank. How many liters are in the tank?`,
    },
  ],
  '-': [
    {
      unit: 'mi',
      tell: (who, a, b) => `A trail is $${a}$ miles long. ${who} has biked $${b}$ miles of it. How many miles are left?`,
    },
    {
      unit: 'm',
      tell: (who, a, b) => `A spool holds $${a}$ meters of cable. A worker cuts off $${b}$ meters. How many meters are left?`,
    },
    {
      unit: 'gal',
      tell: (who, a, b) =>
        `A tank holds $${a}$ gallons of water. ${who} uses $${b}$ gallons. How many gallons are left in the tank?`,
    },
    {
      unit: 'lb',
      tell: (who, a, b) =>
        `A basket of apples weighs $${a}$ pounds. ${who} takes out $${b}$ pounds of apples. How many pounds does it weigh now?`,
    },
  ],
};

const story = family(
  { name: 'dec_add_sub_story', version: 2, skill: 'dec_add_sub' },
  {
    setting: drawnSign,
    levels,
    where: atStake,
    derived: sumOf,
    phrasing: (chance, { sign }) => ({ scene: chance.pick(scenes[sign]), who: person(chance) }),
    given: ({ scene, who, a, b, sign }) => ({
      stem: scene.tell(who, decimalText(a), decimalText(b)),
      right: result({ a, b, sign }),
      inputType: 'decimal',
      unit: scene.unit,
    }),
    steps: ({ scene, ...sum }) => sumSteps(sum, ` ${scene.unit}`),
    ladder: (sum) => sumLadder(sum, 'What does the question ask for: a total, or what is left?'),
    ways: sumWays,
  },
);

const cheap = ['a notebook', 'a sandwich', 'a book', 'a ball', 'a poster', 'a cap', 'a kite', 'a puzzle'] as const;

const dear = ['a board game', 'a backpack', 'a lamp', 'a soccer ball', 'a pair of shoes', 'a chess set'] as const;

const free = (): Rational => rational(0);

/** 1: one price in tens of cents from $10. 2: any price from $10. 3: from $20. 4: two prices from $20. 5: two prices from $50. */
const change = family(
  { name: 'dec_add_sub_change', version: 1, skill: 'dec_add_sub' },
  {
    setting: (chance, difficulty) => ({
      things: chance.shuffle<string>(difficulty === 3 || difficulty === 5 ? dear : cheap),
      two: difficulty >= 4,
    }),
    levels: {
      bill: [only(10), only(10), only(20), only(20), only(50)],
      p: [dimes(11, 89), cents(125, 895), cents(725, 1895), cents(225, 1195), cents(825, 2695)],
      q: [free, free, free, cents(225, 1195), cents(825, 2695)],
    },
    where: ({ bill, p, q, two }) =>
      p.d !== 1n && (!two || (q.d !== 1n && compare(p, q) !== 0)) && compare(add(p, q), rational(bill)) < 0 && add(p, q).d !== 1n,
    derived: ({ bill, p, q }) => {
      const [paid, cost] = [rational(bill), add(p, q)];
      return { paid, cost, back: subtract(paid, cost), spent: moneyText(cost), both: `${moneyText(p)} + ${moneyText(q)}` };
    },
    phrasing: (chance) => ({ who: person(chance) }),
    given: ({ who, things: [first, second], p, q, two, paid, back }) => ({
      stem: `${who} buys ${first} for ${dollars(p)}${two ? ` and ${second} for ${dollars(q)}` : ''} and pays with a ${dollars(paid)} bill. How much change does ${who} get, in dollars?`,
      right: back,
      inputType: 'decimal',
      unit: '$',
    }),
    steps: ({ two, both, bill, spent, back }) => [
      ...(two ? [['Add the prices.', `${both} = ${spent}`] satisfies Step] : []),
      ['Subtract the cost from the amount paid. Write the bill with cents.', `${bill}.00 - ${spent}`],
      [`The change is ${dollars(back)}.`, `${bill}.00 - ${spent} = ${moneyText(back)}`],
    ],
    ladder: ({ two, both, bill, spent }) =>
      two
        ? [
            'What do the two things cost together? How much is paid?',
            'Add the prices. Change is the amount paid minus the total.',
            `Add $${both}$. Then subtract the sum from $${bill}.00$.`,
          ]
        : [
            'What is the price? How much is paid?',
            'Change is the amount paid minus the price.',
            `Subtract $${bill}.00 - ${spent}$. Line up the decimal points.`,
          ],
    ways: ({ who, p, q, two, bill, paid, cost, spent }) => [
      following(
        smallerFromLarger,
        [`${bill}.00`, spent],
        [
          `Write ${bill} with cents, as ${bill}.00. Which of its digits are too small to subtract from?`,
          'When the top digit is too small, regroup from the place to its left.',
          `Count up instead. How many cents is it from ${dollars(cost)} to the next whole dollar?`,
        ],
      ),
      {
        rule: secondPriceForgotten,
        to: two ? secondPriceForgotten.answer(paid, p) : null,
        hints: [
          `How many things did ${who} buy?`,
          secondPriceForgotten.hints.principle,
          `First add the two prices, $${moneyText(p)}$ and $${moneyText(q)}$.`,
        ],
      },
      {
        rule: operationAsSeen,
        to: add(paid, cost),
        hints: [
          `Is the change more or less than ${dollars(paid)}?`,
          'Change is what is left, so subtract.',
          `Start with ${bill}.00, and subtract the cost.`,
        ],
      },
    ],
  },
);

/** a is hidden: a + b = c is solved as c − b, and a − b = c as c + b. */
const missing = family(
  { name: 'dec_add_sub_missing', version: 2, skill: 'dec_add_sub', difficulties: [2, 3, 4, 5] },
  {
    setting: drawnSign,
    levels,
    where: atStake,
    derived: (drawn) => {
      const { a, b, sign } = sumOf(drawn);
      const c = result({ a, b, sign });
      return {
        right: a,
        known: decimalText(b),
        total: decimalText(c),
        solved: { a: c, b, sign: sign === '+' ? '-' : '+' } satisfies Sum,
        asSeen: carriedOut(c, b, sign),
        undoing:
          sign === '+'
            ? 'To find a missing part, subtract the part you know from the total.'
            : 'To find the starting number, add back what was subtracted.',
      };
    },
    phrasing: (chance, { sign, known, total }) => ({
      shown: sign === '-' || chance.maybe(0.5) ? `\\square ${sign} ${known} = ${total}` : `${known} + \\square = ${total}`,
    }),
    given: ({ shown, right }) => ({ stem: `Find the missing number: $${shown}$`, right, inputType: 'decimal' }),
    steps: ({ sign, solved, known, total, right }) => [
      [
        sign === '+' ? 'Subtract the number you know from the total.' : 'To undo subtraction, add.',
        `\\square = ${total} ${solved.sign} ${known}`,
      ],
      ...columnSteps(solved),
      [`The missing number is ${decimalText(right)}.`, `\\square = ${decimalText(right)}`],
    ],
    ladder: ({ undoing, solved, known, total }) => [
      'What do you know: a part, the total, or what is left?',
      undoing,
      `Find $${total} ${solved.sign} ${known}$. Line up the decimal points.`,
    ],
    ways: ({ sign, solved, asSeen, undoing, known, total }) => [
      {
        rule: operationAsSeen,
        to: asSeen,
        hints: [
          `Write your number in the box. Does the left side equal ${total}?`,
          undoing,
          sign === '+' ? `Start with ${total}, and subtract ${known}.` : `Start with ${total}, and add ${known} back.`,
        ],
      },
      ...sumWays(solved),
    ],
  },
);

export const addSubtractDecimalsGenerators: readonly Generator[] = [compute, story, change, missing];
