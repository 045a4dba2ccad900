import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  bothPointsLeftOut,
  dividedTheOtherWay,
  divisorAsWhole,
  multipliedInstead,
  placesAddedInQuotient,
  zeroInQuotientSkipped,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { always, family, oneOf, range, type Step, type Way } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { grouped, inWords } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { cents, dimes, units, wholes } from '../../exact-draws.ts';

/** a ÷ b. */
type Division = { readonly a: Rational; readonly b: Rational };

/** Returns a division as it is written, and multiplied by the power of ten that makes its divisor a whole number. */
function written({ a, b }: Division) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const [p, q] = [placesIn(first), placesIn(second)];
  const factor = 10 ** q;
  const [wideFirst, wideSecond] = [a, b].map((number) => decimalText(multiply(number, rational(factor))));
  return { first, second, p, q, factor, wide: `${wideFirst} \\div ${wideSecond}`, right: decimalText(divide(a, b)) };
}

const evened =
  'Multiply both numbers by the same power of 10, so that the divisor is a whole number. The quotient stays the same.';
const whenTooLarge = 'When the divisor is too large, write 0 in the quotient before you go on';

function quotientWays(division: Division): Way[] {
  const { first, second, p, q, factor, right } = written(division);
  const begin =
    q === 0
      ? `Divide digit by digit, and place the decimal point of the quotient above the decimal point of ${first}.`
      : `Multiply both ${first} and ${second} by ${factor} first. What division do you get?`;
  return [
    {
      rule: divisorAsWhole,
      to: q > 0 ? divisorAsWhole.answer(first, second) : null,
      hints: [`Look at the divisor, ${second}. Did you change it, and did ${first} change with it?`, evened, begin],
    },
    {
      rule: bothPointsLeftOut,
      to: p === q ? null : bothPointsLeftOut.answer(first, second),
      hints: [
        `Count the places of ${first} and of ${second}. Did you move both decimal points the same number of places?`,
        q === 0 ? 'The decimal point of the quotient goes right above the decimal point of the dividend.' : evened,
        begin,
      ],
    },
    following(
      dividedTheOtherWay,
      [division.a, division.b],
      [
        `Which number do you divide, ${first} or ${second}?`,
        'In a ÷ b, divide a by b, even when a is less than b.',
        `How many ${second}s are in ${first}?`,
      ],
    ),
    following(
      zeroInQuotientSkipped,
      [right],
      [
        `Divide ${first} digit by digit. Is there a place where the divisor is too large?`,
        `${whenTooLarge} to the next digit.`,
        `Multiply your quotient by ${second}. Do you get ${first}?`,
      ],
    ),
  ];
}

/** The ladder for a quotient of decimals. */
function quotientLadder(division: Division, look: string): Ladder {
  const { first, second, q, factor } = written(division);
  return q === 0
    ? [
        look,
        'Divide as with whole numbers. The decimal point of the quotient goes above the decimal point of the dividend.',
        `Divide $${first} \\div ${second}$ digit by digit, and place the decimal point above the one in ${first}.`,
      ]
    : [look, evened, `Multiply both ${first} and ${second} by ${factor}. Then divide.`];
}

function quotientSteps(division: Division): Step[] {
  const { first, second, q, factor, wide, right } = written(division);
  return q === 0
    ? [
        [
          `Divide as with whole numbers. Place the decimal point of the quotient above the decimal point of ${first}.`,
          `${first} \\div ${second}`,
        ],
        ['Now divide place by place.', `${wide} = ${right}`],
      ]
    : [
        [
          `Multiply both numbers by ${grouped(factor)}, so that the divisor is a whole number. The quotient does not change.`,
          `${first} \\div ${second} = ${wide}`,
        ],
        ['Now divide place by place.', `${wide} = ${right}`],
        [`The quotient is ${right}. Check: ${right} × ${second} = ${first}.`, `${first} \\div ${second} = ${right}`],
      ];
}

type DrawnDecimal = (chance: Chance) => Rational;
const eitherOf =
  (p: number, one: DrawnDecimal, other: DrawnDecimal): DrawnDecimal =>
  (chance) =>
    chance.maybe(p) ? one(chance) : other(chance);
const zeroInside = (chance: Chance): Rational => decimal(chance.int(1, 9) * 100 + chance.int(2, 9), 2);
const thousandthsOrHundredths = (chance: Chance): Rational => decimal(chance.int(2, 299), 3 - chance.int(0, 1));
const tenthsOrHundredths = (chance: Chance): Rational => decimal(chance.int(12, 96), chance.int(1, 2));

type Drawn = { readonly quotient: Rational; readonly divisor: Rational };

const isPowerOfTen = (a: Rational): boolean => /^0*10*$/.test(decimalText(a).replace('.', ''));

function fitsLevel({ quotient, divisor }: Drawn, difficulty: Difficulty): boolean {
  const dividend = multiply(quotient, divisor);
  const [p, q] = [placesIn(decimalText(dividend)), placesIn(decimalText(divisor))];
  const placesFit = {
    1: p === 1 && q === 0,
    2: p === 2 && q === 0,
    3: p >= 1 && p <= 2 && q === 1,
    4: p <= 2 && q === 2,
    5: p >= 3 && q >= 1,
  }[difficulty];
  const isShort = decimalText(quotient).replace('.', '').length <= 4 && compare(quotient, rational(400)) <= 0;
  return placesFit && isShort && dividend.n !== divisor.n && ![quotient, divisor].some(isPowerOfTen);
}

/** 1: tenths ÷ a digit. 2: hundredths ÷ a digit. 3: ÷ tenths. 4: ÷ hundredths. 5: ÷ hundredths with more places in the dividend, or a quotient below one. */
const compute = family(
  { name: 'dec_div_compute', version: 1, skill: 'dec_div' },
  {
    // The quotient is drawn and multiplied back, so that every division ends.
    levels: {
      quotient: [
        units(1)(12, 99),
        eitherOf(0.4, zeroInside, units(2)(112, 899)),
        units(1)(12, 129),
        eitherOf(0.5, units(0)(3, 60), units(1)(12, 300)),
        thousandthsOrHundredths,
      ],
      divisor: [wholes(3, 9), wholes(3, 9), units(1)(2, 15), units(2)(2, 45), tenthsOrHundredths],
    },
    where: (drawn, difficulty) => fitsLevel(drawn, difficulty),
    derived: ({ quotient, divisor }) => ({ a: multiply(quotient, divisor), b: divisor }),
    given: ({ a, b, quotient }) => ({
      stem: `Find $${decimalText(a)} \\div ${decimalText(b)}$. Give your answer as a decimal.`,
      right: quotient,
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: (division) => quotientSteps(division),
    ladder: (division) => quotientLadder(division, 'Which number do you divide by? About how large is the quotient?'),
    ways: (division) => quotientWays(division),
  },
);

const shared = ['taxi ride', 'pizza dinner', 'gift', 'boat rental', 'bowling game', 'birthday cake'] as const;

/** 1: money in tens of cents shared by a few friends. 2: any amount of money. */
function sharedStory(chance: Chance, friends: number, total: Rational): string {
  const count = inWords(friends).replace(/^./, (first) => first.toUpperCase());
  const ask = 'How much does each friend pay, in dollars?';
  const what = chance.pick(shared);
  return chance.pick([
    `${count} friends split the cost of a ${dollars(total)} ${what} equally. ${ask}`,
    `A ${what} costs ${dollars(total)}. ${count} friends share the cost equally. ${ask}`,
  ]);
}

const cut = [
  { whole: 'A roll of ribbon', piece: 'pieces', unit: 'meters' },
  { whole: 'A rope', piece: 'pieces', unit: 'feet' },
  { whole: 'A pipe', piece: 'sections', unit: 'feet' },
] as const;
const filled = [
  { whole: 'A pitcher holds', of: 'lemonade', into: 'glasses' },
  { whole: 'A pot holds', of: 'soup', into: 'bowls' },
  { whole: 'A jug holds', of: 'juice', into: 'bottles' },
] as const;

function cutStory(chance: Chance, all: string, one: string): string {
  const { whole, piece, unit } = chance.pick(cut);
  return `${whole} is $${all}$ ${unit} long. ${person(chance)} cuts all of it into ${piece} $${one}$ ${unit} long. How many ${piece} are there?`;
}

function filledStory(chance: Chance, all: string, one: string): string {
  const { whole, of, into } = chance.pick(filled);
  return `${whole} $${all}$ liters of ${of}. ${person(chance)} pours all of it into ${into} that hold $${one}$ liter each. How many ${into} are filled?`;
}

function sharingWays({ count, size, total }: { count: number; size: Rational; total: Rational }): Way[] {
  const money = moneyText(total);
  return [
    following(
      bothPointsLeftOut,
      [money, `${count}`],
      [
        `About how much is ${dollars(total)} divided by ${count}? Compare with your answer.`,
        bothPointsLeftOut.hints.principle,
        `Divide the whole dollars first. How many ${count}s are in ${total.n / total.d}?`,
      ],
    ),
    following(
      multipliedInstead,
      [total, rational(count)],
      [
        multipliedInstead.hints.look,
        'Sharing equally means dividing by the number of people.',
        `Think of ${count} equal parts that make ${money} together.`,
      ],
    ),
    following(
      zeroInQuotientSkipped,
      [moneyText(size)],
      [
        `Divide ${money} digit by digit. Is there a place where ${count} is too large?`,
        `${whenTooLarge}.`,
        `Multiply your number by ${count}. Do you get ${money}?`,
      ],
    ),
  ];
}

/**
 * Returns the wrong answers as typed decimals even if a whole number is asked for: with a misplaced point the result is not
 * whole.
 */
const typedOut = (ways: readonly Way[]): Way[] =>
  ways.map((way) => ({ ...way, to: way.to !== null && typeof way.to === 'object' ? finiteDecimal(way.to) : way.to }));

/** 1: money in tens of cents shared by few. 2: any money shared. 3: pieces of tenths. 4: portions of hundredths. 5: portions of three places. */
const story = family(
  { name: 'dec_div_story', version: 2, skill: 'dec_div' },
  {
    levels: {
      count: [range(3, 6), range(3, 8), range(6, 40), range(6, 40), range(6, 40)],
      size: [dimes(12, 95), cents(215, 1895), units(1)(3, 25), units(2)(12, 85), units(3)(125, 875)],
    },
    where: ({ count, size }, difficulty) =>
      size.d !== 1n &&
      multiply(rational(count), size).d !== 1n &&
      (difficulty < 3 || (placesIn(decimalText(size)) === difficulty - 2 && count % 10 !== 0)),
    derived: ({ count, size, difficulty }) => ({
      total: multiply(rational(count), size),
      sharing: difficulty < 3,
      one: decimalText(size),
    }),
    phrasing: (chance, { count, total, sharing, one, difficulty }) => ({
      stem: sharing
        ? sharedStory(chance, count, total)
        : difficulty === 3
          ? cutStory(chance, decimalText(total), one)
          : filledStory(chance, decimalText(total), one),
    }),
    given: ({ stem, sharing, count, size }) =>
      sharing ? { stem, right: size, inputType: 'decimal', unit: '$' } : { stem, right: count },
    steps: ({ sharing, count, size, total, one }) =>
      sharing
        ? [
            ['Sharing equally means dividing.', `${moneyText(total)} \\div ${count}`],
            ['Divide place by place. Keep the decimal point in line.', `${moneyText(total)} \\div ${count} = ${moneyText(size)}`],
            [
              `Each friend pays ${dollars(size)}. Check by multiplying.`,
              `${count} \\times ${moneyText(size)} = ${moneyText(total)}, \\quad ${moneyText(size)}`,
            ],
          ]
        : [
            ['To find how many parts are in the whole, divide.', `${decimalText(total)} \\div ${one}`],
            ...quotientSteps({ a: total, b: size }),
          ],
    ladder: ({ sharing, count, size, total }) =>
      sharing
        ? quotientLadder({ a: total, b: rational(count) }, 'What is the total? How many people share it?')
        : quotientLadder({ a: total, b: size }, 'What is the whole amount, and how large is one part?'),
    ways: ({ sharing, count, size, total, one }) =>
      sharing
        ? sharingWays({ count, size, total })
        : typedOut([
            following(
              multipliedInstead,
              [total, size],
              [
                `The question asks "how many". Does a small size like ${one} give few or many?`,
                'To find how many equal parts are in a whole, divide the whole by the size of one part.',
                `Try it: how much do 2 of them make, with ${one} each? And 10 of them?`,
              ],
            ),
            ...quotientWays({ a: total, b: size }),
          ]),
  },
);

type Places = readonly [inDividend: number, inDivisor: number];

/** A division of whole numbers is given. 1: only the dividend is changed. 2: both by one place. 3: both, unequally. 4: three places against one. 5: quotient below one or large. */
const fromKnown = family(
  { name: 'dec_div_from_known', version: 2, skill: 'dec_div' },
  {
    levels: {
      places: [
        oneOf<Places>([1, 0], [2, 0]),
        oneOf<Places>([2, 1]),
        oneOf<Places>([1, 2]),
        oneOf<Places>([3, 1]),
        oneOf<Places>([0, 2], [4, 1]),
      ],
      m: always(range(12, 39)),
      n: always(range(12, 29)),
    },
    where: ({ m, n }) => m !== n && m % 10 !== 0 && n % 10 !== 0 && (m * n) % 10 !== 0,
    derived: ({ places: [p, q], m, n }) => {
      const division = { a: decimal(m * n, p), b: decimal(n, q) };
      return { ...division, ...written(division) };
    },
    given: ({ m, n, a, b, first, second }) => ({
      stem: `Use $${m * n} \\div ${n} = ${m}$ to find $${first} \\div ${second}$.`,
      right: divide(a, b),
      inputType: 'decimal',
    }),
    steps: ({ m, n, first, second, q, factor, wide, right }) => [
      ...(q === 0
        ? []
        : [
            [`Multiply both numbers by ${factor} to make the divisor ${n}.`, `${first} \\div ${second} = ${wide}`] satisfies Step,
          ]),
      [
        'Compare the dividend with the one you know. Place the decimal point in the quotient the same way.',
        `${m * n} \\div ${n} = ${m}`,
      ],
      ['The digits stay the same. Only the decimal point moves.', `${first} \\div ${second} = ${right}`],
    ],
    ladder: ({ m, n, first, second, q, factor }) => [
      'What is the same in the two divisions? What is different?',
      'Make the divisors the same: multiply both numbers by the same power of 10. Then compare the dividends.',
      q === 0
        ? `The divisor is ${n} in both. Compare ${first} with ${m * n}: how many places does the decimal point move?`
        : `Multiply both ${first} and ${second} by ${factor}, so that the divisor is ${n}.`,
    ],
    ways: ({ m, n, p, q, first, second, ...division }) => [
      ...quotientWays(division),
      {
        rule: placesAddedInQuotient,
        to: p > 0 && q > 0 ? placesAddedInQuotient.answer(m, p, q) : null,
        hints: [
          `The dividend ${first} and the divisor ${second} both changed. Do both changes make the quotient smaller?`,
          placesAddedInQuotient.hints.principle,
          `Change only the dividend first: ${first} ÷ ${n}. Then think what the smaller divisor ${second} does.`,
        ],
      },
    ],
  },
);

export const divideDecimalsGenerators: readonly Generator[] = [compute, story, fromKnown];
