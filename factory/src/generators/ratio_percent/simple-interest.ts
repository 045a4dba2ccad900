import { add, compare, divide, equals, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  interestOfOneYear,
  interestOnly,
  monthsAsYears,
  rateAsWhole,
  timeForgotten,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { family, type Step, type Way } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { decimalGrouped, decimalText, dollars, moneyTex, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { andAHalf, timesOf, wholes } from '../../exact-draws.ts';
import { ledTo } from '../../ruled.ts';

type Time = { readonly years: Rational; readonly months: number | null };
type Loan = { readonly principal: Rational; readonly rate: Rational; readonly time: Time };

const inYears =
  (low: number, high: number) =>
  (chance: Chance): Time => ({ years: rational(chance.int(low, high)), months: null });
const inMonths = (chance: Chance): Time => {
  const months = chance.pick([3, 4, 6, 8, 9, 15, 18, 30]);
  return { years: rational(months, 12), months };
};

const hundred = rational(100);
const interestOf = ({ principal, rate, time }: Loan): Rational =>
  divide(multiply(multiply(principal, rate), time.years), hundred);
const inCents = (a: Rational): boolean => 100n % a.d === 0n;

/** 1: whole percents of hundreds. 2: of fifties, longer. 3: half percents. 4: months. 5: months and half percents. */
const loans = {
  levels: {
    principal: [timesOf(100, 2, 20), timesOf(50, 5, 60), timesOf(50, 6, 80), timesOf(100, 4, 60), timesOf(100, 6, 90)],
    rate: [wholes(2, 6), wholes(2, 6), andAHalf(1, 5), wholes(2, 6), andAHalf(1, 5)],
    time: [inYears(2, 5), inYears(2, 8), inYears(2, 8), inMonths, inMonths],
  },
  where: (loan: Loan) => {
    const earned = interestOf(loan);
    return inCents(earned) && !equals(loan.rate, loan.time.years) && !equals(earned, loan.principal) && !equals(earned, hundred);
  },
  derived: (loan: Loan) => {
    const { years, months } = loan.time;
    const earned = interestOf(loan);
    return {
      earned,
      total: add(loan.principal, earned),
      r: decimalText(loan.rate),
      howLong: months === null ? `$${decimalText(years)}$ years` : `$${months}$ months`,
    };
  },
} as const;

const simpleInterest = 'Simple interest is principal times rate times time. Write the rate as a decimal and the time in years.';

/** Principal times rate times time, as a formula. */
const product = ({ principal, rate, time: { years, months } }: Loan): string => {
  const factors = [moneyTex(principal), decimalText(divide(rate, hundred))];
  return [...factors, months === null ? decimalText(years) : `\\frac{${months}}{12}`].join(' \\times ');
};

const interestLadder = (loan: Loan, look: string): Ladder => [look, simpleInterest, `Multiply $${product(loan)}$.`];

const interestSteps = (loan: Loan): Step[] => [
  ...(loan.time.months === null
    ? []
    : [['Write the time in years. A year has 12 months.', `t = \\frac{${loan.time.months}}{12}`] as const]),
  ['Write the rate as a decimal.', `${decimalText(loan.rate)}\\% = ${decimalText(divide(loan.rate, hundred))}`],
  ['Simple interest is principal times rate times time.', `I = ${product(loan)} = ${moneyTex(interestOf(loan))}`],
];

const interest = family(
  { name: 'percent_interest_interest', version: 2, skill: 'percent_interest' },
  {
    ...loans,
    phrasing: (chance, { principal, r, howLong }) => {
      const who = person(chance);
      return {
        stem: chance.pick([
          `${who} deposits ${dollars(principal)} in an account that earns $${r}\\%$ simple interest per year. How much interest does it earn in ${howLong}, in dollars?`,
          `A savings account earns $${r}\\%$ simple interest per year. ${who} puts in ${dollars(principal)}. How much interest is there after ${howLong}, in dollars?`,
          `${who} lends a friend ${dollars(principal)} at $${r}\\%$ simple interest per year. How much interest does the friend owe after ${howLong}, in dollars?`,
          `A club keeps ${dollars(principal)} in an account for ${howLong}. The account earns $${r}\\%$ simple interest per year. How much interest does the club earn, in dollars?`,
        ]),
      };
    },
    given: ({ stem, earned: right }) => ({ stem, right, inputType: 'decimal', unit: '$' }),
    ladder: (loan) => interestLadder(loan, 'What are the principal, the rate, and the time?'),
    steps: interestSteps,
    ways: ({ principal, rate, time: { years, months }, r }) => {
      const p = decimalGrouped(principal);
      const ways: Way[] = [
        following(
          timeForgotten,
          [principal, rate],
          [
            `${r}% is the interest for one year. For how long is the money lent?`,
            simpleInterest,
            months === null
              ? `You have the interest for one year. There are ${decimalText(years)} years.`
              : `${months} months are ${months}/12 of a year.`,
          ],
        ),
        following(
          rateAsWhole,
          [principal, rate, years],
          [
            `Is your interest reasonable for ${p} dollars at ${r}%?`,
            simpleInterest,
            `Find the interest for one year first: ${r}% of ${p}.`,
          ],
        ),
      ];
      if (months === null) return ways;
      const notInYears = following(
        monthsAsYears,
        [principal, rate, rational(months)],
        [
          `The rate is for a year. Is the time, ${months}, given in years?`,
          simpleInterest,
          `Write ${months} months as a fraction of a year: ${months}/12.`,
        ],
      );
      return [notInYears, ...ways];
    },
  },
);

const total = family(
  { name: 'percent_interest_total', version: 2, skill: 'percent_interest' },
  {
    ...loans,
    phrasing: (chance, { principal, r, howLong }) => {
      const who = person(chance);
      return {
        stem: chance.pick([
          `${who} borrows ${dollars(principal)} at $${r}\\%$ simple interest per year. After ${howLong}, how much does ${who} owe **in all**, in dollars?`,
          `${who} deposits ${dollars(principal)} at $${r}\\%$ simple interest per year. How much is in the account **in all** after ${howLong}, in dollars?`,
        ]),
      };
    },
    given: ({ stem, total: right }) => ({ stem, right, inputType: 'decimal', unit: '$' }),
    ladder: (loan) => interestLadder(loan, 'Does the question ask for the interest or for the total?'),
    steps: (loan) => [
      ...interestSteps(loan),
      ['Add the principal.', `${moneyTex(loan.principal)} + ${moneyTex(loan.earned)} = ${moneyTex(loan.total)}`],
    ],
    ways: ({ principal, rate, earned, r }) => [
      following(
        interestOnly,
        [earned],
        [
          'Is the total only the interest?',
          interestOnly.hints.principle,
          `You have the interest. Now add the ${dollars(principal)} from the start.`,
        ],
      ),
      {
        rule: timeForgotten,
        to: add(principal, timeForgotten.answer(principal, rate)),
        hints: [
          `${r}% is the interest for one year. How long does the loan run?`,
          timeForgotten.hints.principle,
          `Find ${r}% of ${dollars(principal)} first, and then the interest of the whole time.`,
        ],
      },
    ],
  },
);

/** Backward: the time is asked for, in whole years. 2 and 4: whole percents. 3 and 5: half percents. */
const time = family(
  { name: 'percent_interest_time', version: 2, skill: 'percent_interest', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      principal: [timesOf(100, 2, 20), timesOf(50, 5, 60), timesOf(50, 6, 80), timesOf(50, 5, 60), timesOf(50, 6, 80)],
      rate: [wholes(2, 6), wholes(2, 6), andAHalf(1, 5), wholes(2, 6), andAHalf(1, 5)],
      years: [wholes(3, 6), wholes(3, 8), wholes(3, 10), wholes(3, 15), wholes(3, 20)],
    },
    where: ({ principal, rate, years }) =>
      inCents(timeForgotten.answer(principal, rate)) && !equals(rate, years) && compare(multiply(rate, years), hundred) < 0,
    derived: ({ principal, rate, years }) => {
      const yearly = timeForgotten.answer(principal, rate);
      return { yearly, earned: multiply(yearly, years), factor: decimalText(divide(rate, hundred)) };
    },
    given: ({ principal, rate, years, earned }) => ({
      stem: `An account with ${dollars(principal)} earns $${decimalText(rate)}\\%$ simple interest per year. In how many years will it earn ${dollars(earned)} in interest?`,
      right: years,
    }),
    ladder: ({ principal, earned, factor }) => [
      'What do you know: the principal, the rate, the interest, or the time?',
      'Simple interest is the same every year. Find it for one year, and divide.',
      `For one year, the interest is $${factor} \\times ${moneyTex(principal)}$. Divide ${dollars(earned)} by it.`,
    ],
    steps: ({ principal, years, yearly, earned, factor }) => [
      ['Find the interest for one year.', `${factor} \\times ${moneyTex(principal)} = ${moneyText(yearly)}`],
      [
        'Simple interest is the same every year, so divide.',
        `${moneyTex(earned)} \\div ${moneyText(yearly)} = ${decimalText(years)}`,
      ],
    ],
    ways: ({ earned, yearly }) => [
      ledTo(
        interestOfOneYear,
        moneyText(yearly),
        `How many times does the interest for one year go into ${decimalGrouped(earned)}?`,
      ),
    ],
  },
);

export const simpleInterestGenerators: readonly Generator[] = [interest, total, time];
