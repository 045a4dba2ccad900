import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

const signOf = (a: Rational): bigint => (a.n < 0n ? -1n : 1n);

export const subtractedANegativeAsNegative = malRule({
  name: 'subtracted_a_negative_as_negative',
  category: 'sign_error',
  says: 'You lost one of the two negative signs. Subtracting a negative number means adding its opposite.',
  source: sources.vlassis,
  hints: {
    look: 'Look at the two minus signs side by side. What do they mean together?',
    principle: 'Subtracting a negative number is the same as adding its opposite.',
  },
  answer: (a: Rational, b: Rational): Rational => q.add(a, b),
  told: (_a: Rational, b: Rational): string =>
    `You subtracted ${q.rationalText(q.absolute(b))}, but the question subtracts ${q.rationalText(b)}. There are two negative signs.`,
});

export const addMagnitudesKeepSign = malRule({
  name: 'add_magnitudes_keep_sign',
  category: 'sign_error',
  says: 'You added the two sizes, although the numbers have different signs.',
  source: sources.vlassis,
  hints: {
    look: 'Which of the two numbers is farther from zero, and do they have the same sign?',
    principle: "With different signs, subtract the absolute values. Use the sign of the number that's farther from zero.",
  },
  answer: (a: Rational, b: Rational): Rational => q.multiply(q.rational(signOf(a)), q.add(q.absolute(a), q.absolute(b))),
});

export const subtractMagnitudesWrongSign = malRule({
  name: 'subtract_magnitudes_wrong_sign',
  category: 'sign_error',
  says: 'You found the right difference, but it has the wrong sign.',
  source: sources.vlassis,
  hints: {
    principle: "The sum has the sign of the number that's farther from zero.",
  },
  answer: (a: Rational, b: Rational): Rational => q.negate(q.add(a, b)),
});

export const twoNegativesMakeAPositiveSum = malRule({
  name: 'two_negatives_make_a_positive_sum',
  category: 'sign_error',
  says: 'You used the sign rule for products in a sum. Two negatives add up to a negative.',
  source: sources.vlassis,
  answer: (a: Rational, b: Rational): Rational => q.absolute(q.add(a, b)),
});

export const productOfNegativesIsNegative = malRule({
  name: 'product_of_negatives_is_negative',
  category: 'sign_error',
  says: 'You gave a negative result. A negative times or divided by a negative is positive.',
  source: sources.vlassis,
  answer: (a: Rational, b: Rational): Rational => q.negate(q.absolute(q.multiply(a, b))),
});

export const productLosesSign = malRule({
  name: 'product_loses_sign',
  category: 'sign_error',
  says: 'You left out the negative sign. A positive times a negative is negative.',
  source: sources.vlassis,
  answer: (a: Rational, b: Rational): Rational => q.absolute(q.multiply(a, b)),
});

export const signDropped = malRule({
  name: 'sign_dropped',
  category: 'sign_error',
  says: 'You have the right number, but check its sign.',
  source: sources.vlassis,
  answer: (right: Rational): Rational => q.negate(right),
});

export const largerSizeIsLarger = malRule({
  name: 'larger_size_is_larger',
  category: 'conceptual_error',
  says: 'You compared the numbers without their signs. With negative numbers, farther from zero is less.',
  source: sources.vlassis,
  /** Returns the number that the student calls the largest. */
  answer: (numbers: readonly Rational[]): Rational =>
    numbers.reduce((best, a) => (q.compare(q.absolute(a), q.absolute(best)) > 0 ? a : best)),
});

export const absoluteValueChangesSign = malRule({
  name: 'absolute_value_changes_sign',
  category: 'conceptual_error',
  says: "You changed the sign. An absolute value is a distance from zero, so it's never negative.",
  source: sources.vlassis,
  hints: {
    look: 'Do the bars change a sign, or do they ask for a distance?',
  },
  answer: (a: Rational): Rational => q.negate(a),
});
