import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { add, multiply, rational, subtract, type Rational } from '../../exact/rational.ts';

/* Mal-rules for amounts that grow or fall by the same percent each year. A falling rate is negative. */

export const simpleForCompound = malRule({
  name: 'simple_for_compound',
  category: 'conceptual_error',
  says: 'You took the percent of the first amount each year. With compounding, each year starts from the new amount.',
  source: sources.own,
  hints: {
    look: 'Is the second year’s percent taken of the first amount, or of the amount after one year?',
    principle: 'Compounding multiplies by the same factor each year. Simple interest adds the same amount each year.',
  },
  answer: (principal: number, percent: number, years: number): Rational =>
    add(rational(principal), rational(principal * percent * years, 100)),
});

export const oneYearOfGrowth = malRule({
  name: 'one_year_of_growth',
  category: 'omission_error',
  says: 'You found the amount after one year. The question asks for more years.',
  source: sources.own,
  hints: {
    look: 'How many years does the question ask for?',
    principle: 'Multiply by the same factor once for each year.',
  },
  answer: (principal: number, percent: number): Rational => multiply(rational(principal), rational(100 + percent, 100)),
});

export const interestOnlyOfGrowth = malRule({
  name: 'interest_only_of_growth',
  category: 'conceptual_error',
  says: 'You found the interest. The question asks for all the money in the account.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for the interest, or for all the money?',
    principle: 'The account holds what was put in and the interest.',
  },
  answer: (principal: number, amount: Rational): Rational => subtract(amount, rational(principal)),
});

export const wholeAmountForInterest = malRule({
  name: 'whole_amount_for_interest',
  category: 'omission_error',
  says: 'You found all the money in the account. The question asks for the interest alone.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for the interest, or for all the money?',
    principle: 'Interest is what is earned. Subtract what was put in.',
  },
  answer: (amount: Rational): Rational => amount,
});

export const lossForGain = malRule({
  name: 'loss_taken_for_gain',
  category: 'sign_error',
  says: 'You added the percent each year. The value falls, so subtract it.',
  source: sources.own,
  hints: {
    look: 'Does the value rise or fall?',
    principle: 'If something loses a percent each year, multiply by 1 minus that rate.',
  },
  answer: (grown: Rational): Rational => grown,
});
