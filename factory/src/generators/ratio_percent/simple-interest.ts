import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, divide, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator, Ladder } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  monthsAsYears,
  rateAsWhole,
  timeForgotten,
  interestOnly,
  interestOfOneYear,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalText, dollars, moneyTex, moneyText } from '../../wording/decimal-text.ts';
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
      rate: difficulty === 3 || difficulty === 5 ? decimal(5 * (2 * chance.int(1, 5) + 1), 1) : rational(chance.int(2, 6)),
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
  const [p, r] = [moneyTex(principal).replaceAll('{,}', ','), decimalText(rate)];
  const rule = 'Simple interest is principal times rate times time. Write the rate as a decimal and the time in years.';
  const oneYear = `Find the interest for one year first: ${r}% of ${p}.`;
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
        `${r}% is the interest for one year. For how long is the money lent?`,
        rule,
        months === null
          ? `You have the interest for one year. There are ${decimalText(years)} years.`
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

/** The way in to simple interest. */
const interestLadder = (loan: Loan, look: string): Ladder => [
  look,
  'Simple interest is principal times rate times time. Write the rate as a decimal and the time in years.',
  `Multiply $${moneyTex(loan.principal)} \\times ${decimalText(divide(loan.rate, hundred))} \\times ${timeLatex(loan)}$.`,
];

const interestSteps = (loan: Loan) => [
  ...(loan.months === null
    ? []
    : [{ explanation: 'Write the time in years. A year has 12 months.', math: `t = \\frac{${loan.months}}{12}` }]),
  {
    explanation: 'Write the rate as a decimal.',
    math: `${decimalText(loan.rate)}\\% = ${decimalText(divide(loan.rate, hundred))}`,
  },
  {
    explanation: 'Simple interest is principal times rate times time.',
    math: `I = ${moneyTex(loan.principal)} \\times ${decimalText(divide(loan.rate, hundred))} \\times ${timeLatex(loan)} = ${moneyTex(interest(loan))}`,
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
    const who = person(chance);
    const misconceptions = wrongInterests(loan, right);
    return {
      stem: chance.pick([
        `${who} deposits ${dollars(loan.principal)} in an account that earns $${decimalText(loan.rate)}\\%$ simple interest per year. How much interest does it earn in ${time(loan)}, in dollars?`,
        `A savings account earns $${decimalText(loan.rate)}\\%$ simple interest per year. ${who} puts in ${dollars(loan.principal)}. How much interest is there after ${time(loan)}, in dollars?`,
        `${who} lends a friend ${dollars(loan.principal)} at $${decimalText(loan.rate)}\\%$ simple interest per year. How much interest does the friend owe after ${time(loan)}, in dollars?`,
        `A club keeps ${dollars(loan.principal)} in an account for ${time(loan)}. The account earns $${decimalText(loan.rate)}\\%$ simple interest per year. How much interest does the club earn, in dollars?`,
      ]),
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: interestSteps(loan),
      ladder: interestLadder(loan, 'What are the principal, the rate, and the time?'),
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
        `Is the total only the interest?`,
        interestOnly.hints.principle,
        `You have the interest. Now add the ${dollars(loan.principal)} from the start.`,
      ]),
      ...held(timeForgotten, moneyText(oneYear), right, [
        `${decimalText(loan.rate)}% is the interest for one year. How long does the loan run?`,
        timeForgotten.hints.principle,
        `Find ${decimalText(loan.rate)}% of ${dollars(loan.principal)} first, and then the interest of the whole time.`,
      ]),
    ];
    return {
      stem: chance.pick([
        `${who} borrows ${dollars(loan.principal)} at $${decimalText(loan.rate)}\\%$ simple interest per year. After ${time(loan)}, how much does ${who} owe **in all**, in dollars?`,
        `${who} deposits ${dollars(loan.principal)} at $${decimalText(loan.rate)}\\%$ simple interest per year. How much is in the account **in all** after ${time(loan)}, in dollars?`,
      ]),
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        ...interestSteps(loan),
        {
          explanation: `Add the principal.`,
          math: `${moneyTex(loan.principal)} + ${moneyTex(interest(loan))} = ${moneyTex(total)}`,
        },
      ],
      ladder: interestLadder(loan, 'Does the question ask for the interest or for the total?'),
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
    const [p, r, gained] = [loan.principal, null, interest(loan)].map((one) =>
      one === null ? decimalText(loan.rate) : moneyTex(one).replaceAll('{,}', ','),
    ) as [string, string, string];
    const perYear = `Find the interest for one year: ${r}% of ${p}.`;
    const misconceptions = [
      ...held(rateAsWhole, decimalText(divide(loan.years, hundred)), right, [
        `Could an account earn ${gained} dollars in so short a time at ${r}%?`,
        rateAsWhole.hints.principle,
        perYear,
      ]),
      ...held(interestOfOneYear, moneyText(interestOfOneYear.answer(loan.principal, loan.rate)), right, [
        interestOfOneYear.hints.look,
        interestOfOneYear.hints.principle,
        `How many times does the interest for one year go into ${gained}?`,
      ]),
    ];
    return {
      stem: `An account with ${dollars(loan.principal)} earns $${r}\\%$ simple interest per year. In how many years will it earn ${dollars(interest(loan))} in interest?`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: 'Find the interest for one year.',
          math: `${decimalText(divide(loan.rate, hundred))} \\times ${moneyTex(loan.principal)} = ${moneyText(yearly)}`,
        },
        {
          explanation: 'Simple interest is the same every year, so divide.',
          math: `${moneyTex(interest(loan))} \\div ${moneyText(yearly)} = ${right}`,
        },
      ],
      ladder: [
        'What do you know: the principal, the rate, the interest, or the time?',
        'Simple interest is the same every year. Find it for one year, and divide.',
        `For one year, the interest is $${decimalText(divide(loan.rate, hundred))} \\times ${moneyTex(loan.principal)}$. Divide ${dollars(interest(loan))} by it.`,
      ],
      misconceptions,
      wrong: plainlyWrong(loan.years, misconceptions),
    };
  },
};

export const simpleInterestGenerators: readonly Generator[] = [findInterest, findTotal, findTime];
