import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { numberText } from '../numbers-told.ts';

const hundred = q.rational(100);
const over = (a: Rational, b: Rational): Rational | null => (q.isZero(b) ? null : q.divide(a, b));

export const percentAsWhole = malRule({
  name: 'percent_as_whole',
  category: 'conceptual_error',
  says: 'You used the percent as a whole number. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational, of: Rational): Rational => q.multiply(percent, of),
});

export const percentIsTheAnswer = malRule({
  name: 'percent_is_the_answer',
  category: 'conceptual_error',
  says: 'You gave the percent itself as the amount.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational): Rational => percent,
  told: (percent: Rational): string => `You gave ${numberText(percent)}, the percent itself, as the amount.`,
});

export const divideByPercent = malRule({
  name: 'divide_by_percent',
  category: 'conceptual_error',
  says: 'You divided by the percent. A percent of an amount comes from multiplying.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational, of: Rational): Rational | null => over(of, percent),
});

export const percentMovedOnePlace = malRule({
  name: 'percent_moved_one_place',
  category: 'procedural_error',
  says: 'You moved the decimal point one place. Percent means out of 100, so it moves two.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational): Rational => q.divide(percent, q.ten),
});

export const changeInsteadOfResult = malRule({
  name: 'change_instead_of_result',
  category: 'omission_error',
  says: 'You gave the amount of the change. The question asks for the new amount.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational, of: Rational): Rational => q.divide(q.multiply(percent, of), hundred),
});

export const percentSubtractedAsAmount = malRule({
  name: 'percent_subtracted_as_amount',
  category: 'conceptual_error',
  says: 'You added or subtracted the percent as if it were an amount.',
  source: sources.parkerLeinhardt,
  hints: {
    principle: 'A percent is part of the price. Find that part in dollars first.',
  },
  answer: (percent: Rational, of: Rational, sign: 1 | -1 = -1): Rational => q.add(of, q.multiply(q.rational(sign), percent)),
});

export const changeOverNewAmount = malRule({
  name: 'change_over_new_amount',
  category: 'conceptual_error',
  says: 'You compared the change with the new amount. Compare it with the original amount.',
  source: sources.parkerLeinhardt,
  /** Returns the percent of change, in percent. */
  answer: (before: Rational, after: Rational): Rational | null => over(q.multiply(hundred, q.subtract(after, before)), after),
});

export const partAndWholeSwapped = malRule({
  name: 'part_and_whole_swapped',
  category: 'conceptual_error',
  says: 'You divided the whole by the part. Divide the part by the whole.',
  source: sources.parkerLeinhardt,
  /** Returns percent. */
  answer: (part: Rational, whole: Rational): Rational | null => over(q.multiply(hundred, whole), part),
});

export const additiveRatio = malRule({
  name: 'additive_ratio',
  category: 'conceptual_error',
  says: 'You kept the difference the same. Equal ratios come from multiplying or dividing, not from adding.',
  source: sources.hart,
  /** Returns d in a : b = c : d. */
  answer: (a: Rational, b: Rational, c: Rational): Rational => q.add(c, q.subtract(b, a)),
  told: (a: Rational, b: Rational): string =>
    `You kept the difference between ${numberText(a)} and ${numberText(b)} the same. Equal ratios come from multiplying or dividing, not from adding.`,
});

export const ratioReversed = malRule({
  name: 'ratio_reversed',
  category: 'representation_error',
  says: 'You wrote the ratio in the opposite order.',
  source: sources.hart,
  answer: (a: Rational, b: Rational): Rational | null => over(b, a),
});

export const unitRateInverted = malRule({
  name: 'unit_rate_inverted',
  category: 'conceptual_error',
  says: 'You divided in the wrong order, so your rate is upside down.',
  source: sources.hart,
  /** For amount ÷ units. */
  answer: (amount: Rational, units: Rational): Rational | null => over(units, amount),
});
