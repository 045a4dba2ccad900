import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, divide, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  monthsAsYears,
  rateAsWhole,
  timeForgotten,
  interestOnly,
  interestOfOneYear,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

type Loan = { principal: Rational; rate: Rational; years: Rational; months: number | null };

const hundred = rational(100);
const interest = ({ principal, rate, years }: Loan): Rational => divide(multiply(multiply(principal, rate), years), hundred);

/** 1: whole percents of hundreds. 2: of fifties, longer. 3: half percents. 4: months. 5: months and half percents. */
function drawLoan(chance: Chance, difficulty: Difficulty): Loan {
  const months = difficulty >= 4 ? chance.pick([3, 4, 6, 8, 9, 15, 18, 30]) : null;
  return drawUntil(
    () => ({
      principal: rational(
        {
          1: 100 * chance.int(2, 20),
          2: 50 * chance.int(5, 60),
          3: 50 * chance.int(6, 80),
          4: 100 * chance.int(4, 60),
          5: 100 * chance.int(6, 90),
        }[difficulty],
      ),
      rate: difficulty === 3 || difficulty === 5 ? decimal(5 * (2 * chance.int(1, 8) + 1), 1) : rational(chance.int(2, 9)),
      years: months === null ? rational(chance.int(2, difficulty === 1 ? 5 : 8)) : rational(months, 12),
      months,
    }),
    (loan) =>
      100n % interest(loan).d === 0n &&
      compare(loan.rate, loan.years) !== 0 &&
      compare(interest(loan), loan.principal) !== 0 &&
      compare(interest(loan), hundred) !== 0,
  );
}

const time = ({ years, months }: Loan): string => (months === null ? `$${decimalText(years)}$ years` : `$${months}$ months`);
const timeLatex = ({ years, months }: Loan): string => (months === null ? decimalText(years) : `\\frac{${months}}{12}`);

function wrongInterests(loan: Loan, right: string): DraftMisconception[] {
  const { principal, rate, years, months } = loan;
  const [p, r] = [moneyText(principal), decimalText(rate)];
  const rule = 'Simple interest is principal times rate times time, with the rate as a decimal and the time in years.';
  const oneYear = `Find the interest of one year first: ${r}% of ${p}.`;
  return [
    ...(months === null
      ? []
      : held(monthsAsYears, moneyText(monthsAsYears.answer(principal, rate, rational(months))), right, [
          `The rate is for a year. Is the time, ${months}, given in years?`,
          rule,
          `Write ${months} months as a fraction of a year: ${months}/12.`,
        ])),
    ...held(
      timeForgotten,
      moneyText(timeForgotten.answer(principal, rate)),
      right,
      [
        `${r}% is the interest of one year. For how long is the money lent?`,
        rule,
        months === null
          ? `You have the interest of one year. There are ${decimalText(years)} years.`
          : `${months} months are ${months}/12 of a year.`,
      ],
      timeForgotten.told(principal, rate),
    ),
    ...held(rateAsWhole, decimalText(rateAsWhole.answer(principal, rate, years)), right, [
      `Is your interest reasonable for ${p} dollars at ${r}%?`,
      rule,
      oneYear,
    ]),
  ];
}

const interestSteps = (loan: Loan) => [
  ...(loan.months === null
    ? []
    : [{ explanation: 'The time must be in years: a year has 12 months.', math: `t = \\frac{${loan.months}}{12}` }]),
  {
    explanation: 'Write the rate as a decimal.',
    math: `${decimalText(loan.rate)}\\% = ${decimalText(divide(loan.rate, hundred))}`,
  },
  {
    explanation: 'Simple interest is principal times rate times time.',
    math: `I = ${moneyText(loan.principal)} \\times ${decimalText(divide(loan.rate, hundred))} \\times ${timeLatex(loan)} = ${moneyText(interest(loan))}`,
  },
];

const findInterest: Generator = {
  name: 'percent_interest_interest',
  version: 1,
  skill: 'percent_interest',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const loan = drawLoan(chance, difficulty);
    const right = moneyText(interest(loan));
    const misconceptions = wrongInterests(loan, right);
    return {
      stem: `${person(chance)} puts ${dollars(loan.principal)} into an account that pays $${decimalText(loan.rate)}\\%$ simple interest per year. How much interest, in dollars, does the account pay in ${time(loan)}?`,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: interestSteps(loan),
      misconceptions,
      wrong: plainlyWrong(interest(loan), misconceptions),
    };
  },
};

const findTotal: Generator = {
  name: 'percent_interest_total',
  version: 1,
  skill: 'percent_interest',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const loan = drawLoan(chance, difficulty);
    const total = add(loan.principal, interest(loan));
    const right = moneyText(total);
    const oneYear = add(loan.principal, timeForgotten.answer(loan.principal, loan.rate));
    const who = person(chance);
    const misconceptions = [
      ...held(interestOnly, moneyText(interestOnly.answer(interest(loan))), right, [
        `Does ${who} pay back only the interest?`,
        interestOnly.hints.principle,
        `You have the interest. Now think of the ${moneyText(loan.principal)} dollars that were borrowed.`,
      ]),
      ...held(timeForgotten, moneyText(oneYear), right, [
        `${decimalText(loan.rate)}% is the interest of one year. How long does the loan run?`,
        timeForgotten.hints.principle,
        `Find ${decimalText(loan.rate)}% of ${moneyText(loan.principal)} first, and then the interest of the whole time.`,
      ]),
    ];
    return {
      stem: `${who} borrows ${dollars(loan.principal)} at $${decimalText(loan.rate)}\\%$ simple interest per year and pays everything back at once after ${time(loan)}. How much does ${who} pay back **in all**, in dollars?`,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        ...interestSteps(loan),
        {
          explanation: `Add the money borrowed: in all it is ${dollars(total)}.`,
          math: `${moneyText(loan.principal)} + ${moneyText(interest(loan))} = ${right}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(total, misconceptions),
    };
  },
};

/** Backward: the time is asked. Graded as `drawLoan`; whole years. */
const findTime: Generator = {
  name: 'percent_interest_time',
  version: 1,
  skill: 'percent_interest',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const loan = drawUntil(
      () => ({
        ...drawLoan(chance, difficulty === 3 || difficulty === 5 ? 3 : 2),
        years: rational(chance.int(3, { 1: 6, 2: 8, 3: 10, 4: 15, 5: 20 }[difficulty])),
      }),
      (drawn) => 100n % interest(drawn).d === 0n && compare(drawn.rate, drawn.years) !== 0,
    );
    const yearly = timeForgotten.answer(loan.principal, loan.rate);
    const right = decimalText(loan.years);
    const [p, r, gained] = [moneyText(loan.principal), decimalText(loan.rate), moneyText(interest(loan))];
    const perYear = `Find the interest of one year: ${r}% of ${p}.`;
    const misconceptions = [
      ...held(rateAsWhole, decimalText(divide(loan.years, hundred)), right, [
        `Could an account pay ${gained} dollars in so short a time at ${r}%?`,
        rateAsWhole.hints.principle,
        perYear,
      ]),
      ...held(interestOfOneYear, moneyText(interestOfOneYear.answer(loan.principal, loan.rate)), right, [
        interestOfOneYear.hints.look,
        interestOfOneYear.hints.principle,
        `How many times does the interest of one year fit into ${gained}?`,
      ]),
    ];
    return {
      stem: `An account with ${dollars(loan.principal)} pays $${r}\\%$ simple interest per year. After how many years has it paid ${dollars(interest(loan))} in interest?`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: 'Find the interest of one year.',
          math: `${decimalText(divide(loan.rate, hundred))} \\times ${p} = ${moneyText(yearly)}`,
        },
        {
          explanation: 'Simple interest is the same every year, so divide.',
          math: `${gained} \\div ${moneyText(yearly)} = ${right}`,
        },
        { explanation: `It takes ${right} years.`, math: `t = ${right}` },
      ],
      misconceptions,
      wrong: plainlyWrong(loan.years, misconceptions),
    };
  },
};

export const simpleInterestGenerators: readonly Generator[] = [findInterest, findTotal, findTime];
