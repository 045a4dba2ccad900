import {
  interestOnlyOfGrowth,
  lossForGain,
  oneYearOfGrowth,
  simpleForCompound,
  wholeAmountForInterest,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/compound-growth';
import { always, family, graded, oneOf } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { multiply, power, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { decimalWay } from '../../wording/data-text.ts';
import { decimalTex, decimalText, moneyTex, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';

type Growth = { readonly principal: number; readonly percent: number; readonly years: number; readonly who: string };

/** Draws an amount whose growth comes to whole cents. 1: two years of whole dollars. 2: three years. 3: two years, larger. */
function drawGrowth(chance: Chance, difficulty: Difficulty): Growth {
  const years = difficulty === 2 ? 3 : 2;
  const percent = chance.int(2, 6);
  const principal = (difficulty === 3 ? 500 : 1000) * chance.int(1, 20);
  return { principal, percent, years, who: person(chance) };
}

const factorOf = ({ percent }: Pick<Growth, 'percent'>, sign: 1 | -1 = 1): Rational => rational(100 + sign * percent, 100);
const amountOf = (growth: Growth, sign: 1 | -1 = 1): Rational =>
  multiply(rational(growth.principal), power(factorOf(growth, sign), BigInt(growth.years))!);

/** A story of money saved at a rate, with the question about it. */
type Deposit = (who: string, principal: string, percent: number, question: string) => string;
const deposits: readonly [Deposit, ...Deposit[]] = [
  (who, principal, percent, question) =>
    `${who} deposits \\$${principal} in an account that earns $${percent}\\%$ interest per year, compounded yearly. ${question}`,
  (who, principal, percent, question) =>
    `The grandparents of ${who} put \\$${principal} into a college fund. The fund earns $${percent}\\%$ interest per year, compounded yearly. ${question}`,
  (_, principal, percent, question) =>
    `A school band saves \\$${principal} for new instruments. The savings account earns $${percent}\\%$ interest per year, compounded yearly. ${question}`,
  (_, principal, percent, question) =>
    `A town puts \\$${principal} aside for a playground. The account earns $${percent}\\%$ interest per year, compounded yearly. ${question}`,
];

/** The balance of an account with interest compounded yearly. */
const amount = family(
  { name: 'percent_compound_amount', version: 2, skill: 'percent_compound', difficulties: [1, 2, 3] },
  {
    levels: { growth: graded(drawGrowth), saved: always(oneOf(...deposits)) },
    where: ({ growth }) => 100n % amountOf(growth).d === 0n,
    given: ({ growth: { principal, percent, years, who }, saved }) => ({
      stem: saved(who, grouped(principal), percent, `How much is in it after ${years} years, in dollars?`),
      right: amountOf({ principal, percent, years, who }),
      written: moneyText(amountOf({ principal, percent, years, who })),
      inputType: 'decimal',
      unit: '$',
    }),
    steps: ({ growth }) => [
      [
        'Each year, multiply the amount by 1 plus the rate.',
        `1 + ${decimalText(rational(growth.percent, 100))} = ${decimalText(factorOf(growth))}`,
      ],
      [
        `Multiply by that ${growth.years} times.`,
        `${tex(growth.principal)} \\cdot ${decimalText(factorOf(growth))}^${growth.years} = ${moneyTex(amountOf(growth))}`,
      ],
    ],
    ladder: ({ growth }) => [
      'What is the deposit? What happens to the amount each year?',
      'Compound interest earns interest on interest. Each year, multiply the amount by 1 plus the rate.',
      `Multiply by ${decimalText(factorOf(growth))} for each of the ${growth.years} years. Start with $${tex(growth.principal)} \\times ${decimalText(factorOf(growth))}$.`,
    ],
    ways: ({ growth }) => {
      const step = `Each year, multiply by ${decimalText(factorOf(growth))}. Start with ${grouped(growth.principal)}.`;
      return [
        decimalWay(simpleForCompound, simpleForCompound.answer(growth.principal, growth.percent, growth.years), [
          simpleForCompound.hints.look,
          simpleForCompound.hints.principle,
          step,
        ]),
        decimalWay(oneYearOfGrowth, oneYearOfGrowth.answer(growth.principal, growth.percent), [
          oneYearOfGrowth.hints.look,
          oneYearOfGrowth.hints.principle,
          step,
        ]),
        decimalWay(interestOnlyOfGrowth, interestOnlyOfGrowth.answer(growth.principal, amountOf(growth)), [
          interestOnlyOfGrowth.hints.look,
          interestOnlyOfGrowth.hints.principle,
          step,
        ]),
      ];
    },
    belowZero: false,
  },
);

const losing = [
  { what: 'A car', from: [8, 40], percents: [10, 20] },
  { what: 'A boat', from: [10, 40], percents: [10, 20] },
  { what: 'A tractor', from: [10, 40], percents: [5, 10, 20] },
] as const;

/** A value that falls by the same percent each year. 1 and 3: two years. 2: three years. */
const value = family(
  { name: 'percent_compound_value', version: 1, skill: 'percent_compound', difficulties: [1, 2, 3, 4, 5] },
  {
    levels: {
      thing: graded((chance, difficulty) => {
        const { what, from, percents } = chance.pick(losing);
        return {
          what,
          principal: 1000 * chance.int(from[0], from[1]),
          percent: chance.pick(percents),
          years: difficulty === 2 || difficulty >= 4 ? 3 : 2,
          who: '',
        };
      }),
    },
    where: ({ thing }) => amountOf(thing, -1).d === 1n,
    given: ({ thing }) => ({
      stem: `${thing.what} costs \\$${grouped(thing.principal)} and loses $${thing.percent}\\%$ of its value each year. What is it worth after ${thing.years} years, in dollars?`,
      right: amountOf(thing, -1),
      inputType: 'integer',
      unit: '$',
    }),
    steps: ({ thing }) => [
      [
        'Each year, multiply the value by 1 minus the rate.',
        `1 - ${decimalText(rational(thing.percent, 100))} = ${decimalText(factorOf(thing, -1))}`,
      ],
      [
        `Multiply by that ${thing.years} times.`,
        `${tex(thing.principal)} \\cdot ${decimalText(factorOf(thing, -1))}^${thing.years} = ${decimalTex(amountOf(thing, -1))}`,
      ],
    ],
    ladder: ({ thing }) => [
      'What is the first value? What happens to it each year?',
      'Each year, multiply the value of the year before by 1 minus the rate.',
      `Multiply by ${decimalText(factorOf(thing, -1))} for each of the ${thing.years} years. Start with $${tex(thing.principal)} \\times ${decimalText(factorOf(thing, -1))}$.`,
    ],
    ways: ({ thing }) => {
      const step = `After one year, its value is ${decimalText(factorOf(thing, -1))} times ${grouped(thing.principal)}. Do that again for each year.`;
      return [
        decimalWay(simpleForCompound, simpleForCompound.answer(thing.principal, -thing.percent, thing.years), [
          simpleForCompound.hints.look,
          simpleForCompound.hints.principle,
          step,
        ]),
        decimalWay(lossForGain, lossForGain.answer(amountOf(thing)), [lossForGain.hints.look, lossForGain.hints.principle, step]),
        decimalWay(oneYearOfGrowth, oneYearOfGrowth.answer(thing.principal, -thing.percent), [
          oneYearOfGrowth.hints.look,
          oneYearOfGrowth.hints.principle,
          step,
        ]),
      ];
    },
    belowZero: false,
  },
);

/** Only the interest. */
const longer = family(
  { name: 'percent_compound_interest', version: 2, skill: 'percent_compound', difficulties: [3, 4, 5] },
  {
    levels: {
      growth: graded((chance) => ({
        principal: 1000 * chance.int(2, 30),
        percent: chance.int(2, 6),
        years: 2,
        who: person(chance),
      })),
      saved: always(oneOf(...deposits)),
    },
    where: ({ growth }) => 100n % amountOf(growth).d === 0n,
    given: ({ growth, saved }) => ({
      stem: saved(
        growth.who,
        grouped(growth.principal),
        growth.percent,
        `How much interest does it earn in ${growth.years} years, in dollars?`,
      ),
      right: interestOf(growth),
      written: moneyText(interestOf(growth)),
      inputType: 'decimal',
      unit: '$',
    }),
    steps: ({ growth }) => [
      [
        'Find the amount in the account.',
        `${tex(growth.principal)} \\cdot ${decimalText(factorOf(growth))}^${growth.years} = ${moneyTex(amountOf(growth))}`,
      ],
      ['Subtract the deposit.', `${moneyTex(amountOf(growth))} - ${tex(growth.principal)} = ${moneyTex(interestOf(growth))}`],
    ],
    ladder: ({ growth }) => [
      'Does the question ask for the amount or for the interest?',
      'Find the amount first: multiply by 1 plus the rate for each year. Then subtract the deposit.',
      `Multiply by ${decimalText(factorOf(growth))} for each of the ${growth.years} years. Start with $${tex(growth.principal)} \\times ${decimalText(factorOf(growth))}$.`,
    ],
    ways: ({ growth }) => {
      const step = `Find the amount after ${growth.years} years first: multiply ${grouped(growth.principal)} by ${decimalText(factorOf(growth))} for each year.`;
      return [
        decimalWay(simpleForCompound, rational(growth.principal * growth.percent * growth.years, 100), [
          simpleForCompound.hints.look,
          simpleForCompound.hints.principle,
          step,
        ]),
        decimalWay(wholeAmountForInterest, wholeAmountForInterest.answer(amountOf(growth)), [
          wholeAmountForInterest.hints.look,
          wholeAmountForInterest.hints.principle,
          step,
        ]),
      ];
    },
    belowZero: false,
  },
);
const interestOf = (growth: Growth): Rational => {
  const held = amountOf(growth);
  return { n: held.n - BigInt(growth.principal) * held.d, d: held.d };
};

export const compoundInterestGenerators: readonly Generator[] = [amount, value, longer];
