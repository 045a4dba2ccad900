import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { multiply, negate, rational, type Rational } from '../../exact/rational.ts';

/*
 * Mal-rules for signed numbers, beyond the engine's own.
 * Sources  Vlassis (2004), "Making sense of the minus signs", Learning and Instruction 14, 469–484; Gallardo (2002), "The
 *          extension of the natural-number domain to the integers", Educational Studies in Mathematics 49, 171–192;
 *          Bofferding (2014), "Negative integer understanding: characterizing first graders' mental models", JRME 45,
 *          194–245.
 */

const size = (n: number): number => Math.abs(n);

/** Ordered by size alone, ignoring the sign: 2, −3, 7, −9. */
export const orderedBySize = malRule({
  name: 'ordered_by_size',
  category: 'sign_error',
  detail: 'order',
  says: 'You ordered the numbers without looking at their signs.',
  source: sources.bofferding,
  hints: {
    look: 'Look at the signs first. Which numbers are negative?',
  },
  answer: (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => size(a) - size(b)),
});

/** Negatives before positives, but among themselves by size: −2, −7, 3. */
export const negativesBySize = malRule({
  name: 'negatives_by_size',
  category: 'conceptual_error',
  detail: 'order_of_negatives',
  says: 'You ordered the negative numbers by size. Farther from zero is less.',
  source: sources.bofferding,
  answer: (numbers: readonly number[]): number[] =>
    [...numbers].sort((a, b) => Number(a >= 0) - Number(b >= 0) || size(a) - size(b)),
});

/** A distance across zero is found by subtracting the sizes, and one on the same side of zero by adding them. */
export const distanceBySizes = malRule({
  name: 'distance_by_sizes',
  category: 'conceptual_error',
  detail: 'distance',
  says: 'You mixed up adding and subtracting the distances from zero.',
  source: sources.gallardo,
  answer: (a: number, b: number): number => (a < 0 === b < 0 ? size(a) + size(b) : Math.abs(size(a) - size(b))),
});

/** Goes right instead of left. */
export const movedTheOtherWay = malRule({
  name: 'moved_the_other_way',
  category: 'sign_error',
  detail: 'direction',
  says: 'You moved in the wrong direction on the number line.',
  source: sources.bofferding,
  answer: (from: number, by: number): number => from + by,
});

/** The bars are read as brackets: |−7| stays −7. */
export const barsAsBrackets = malRule({
  name: 'bars_as_brackets',
  category: 'conceptual_error',
  detail: 'absolute_value',
  says: 'You read the absolute value bars as parentheses. An absolute value is never negative.',
  source: sources.gallardo,
  hints: {
    look: 'Do the bars ask for the number itself, or for its distance from zero?',
  },
  answer: (inside: number): number => inside,
});

/** Marks are counted instead of steps: from −2 to 1 there are 4. */
export const marksCounted = malRule({
  name: 'marks_counted',
  category: 'procedural_error',
  detail: 'counting',
  says: 'You counted the marks. Count the steps between them.',
  source: sources.own,
  hints: {
    principle: "Count the steps. The starting mark isn't a step.",
  },
  answer: (a: number, b: number): number => Math.abs(a - b) + 1,
});

/** All signs are dropped and the sizes added. */
export const signsOverlooked = malRule({
  name: 'signs_overlooked',
  category: 'sign_error',
  detail: 'signs_overlooked',
  says: 'You added the numbers without looking at their signs.',
  source: sources.vlassis,
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + size(n), 0),
  told: (numbers: readonly number[]): string => `You added ${numbers.map(Math.abs).join(' and ')}, without looking at the signs.`,
});

/**
 * "Two minuses make a plus" is applied wherever two minuses are seen, so each negative addend after a minus sign becomes
 * positive.
 */
export const everyPairOfMinusesPlus = malRule({
  name: 'every_pair_of_minuses_plus',
  category: 'sign_error',
  detail: 'two_minuses',
  says: 'You changed every negative sign to a positive one. Only subtracting a negative number becomes adding.',
  source: sources.vlassis,
  answer: (a: number, b: number): number => size(a) + size(b),
});

/** Subtracts the sizes, the smaller from the larger. */
export const sizesSubtracted = malRule({
  name: 'sizes_subtracted',
  category: 'sign_error',
  detail: 'signs_overlooked',
  says: 'You subtracted the absolute values without looking at the signs.',
  source: sources.gallardo,
  hints: {
    principle: 'Count the steps from the number you know to the sum. Go past zero if you need to.',
  },
  answer: (a: number, b: number): number => Math.abs(size(a) - size(b)),
});

/** Subtracts in the wrong order: 3 − 8 as 8 − 3. */
export const subtractedInReverse = malRule({
  name: 'subtracted_in_reverse',
  category: 'procedural_error',
  detail: 'order',
  says: 'You subtracted in the other order.',
  source: sources.vlassis,
  hints: {
    principle: 'The order matters when you subtract. Subtract the second number from the first.',
  },
  answer: (a: number, b: number): number => b - a,
  told: (a: number, b: number): string => `You subtracted ${a} from ${b}. The question starts from ${a}.`,
});

/** A missing addend is found by adding. */
export const addedForMissing = malRule({
  name: 'added_for_missing',
  category: 'conceptual_error',
  detail: 'inverse_operation',
  says: 'You added to find the missing number. Use the opposite operation.',
  source: sources.carpenter,
  hints: {
    principle: 'The missing addend takes you from the number you know to the sum.',
  },
  answer: (total: number, known: number): number => total + known,
});

/** A missing factor is found by multiplying. */
export const multipliedForMissing = (product: number, known: number): number => product * known;

/** Adds where multiplication is meant: −4 · 3 = −1. */
export const addedFactors = malRule({
  name: 'added_factors',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You added the numbers. This question needs you to multiply them.',
  source: sources.vlassis,
  answer: (factors: readonly number[]): number => factors.reduce((sum, n) => sum + n, 0),
  told: (factors: readonly number[]): string => `You added ${factors.join(' and ')}. This question needs you to multiply them.`,
});

/** Any minus makes the product negative, however many there are. */
export const anyMinusNegative = malRule({
  name: 'any_minus_negative',
  category: 'sign_error',
  detail: 'product',
  says: 'You gave a negative result. Count the negative signs.',
  source: sources.vlassis,
  answer: (factors: readonly number[]): number => -Math.abs(factors.reduce((product, n) => product * n, 1)),
});

/** "Two minuses make a plus", and a third is forgotten: the product is always positive. */
export const alwaysPositive = malRule({
  name: 'always_positive',
  category: 'sign_error',
  detail: 'product',
  says: 'You gave a positive result. Count the negative signs.',
  source: sources.vlassis,
  answer: (factors: readonly number[]): number => Math.abs(factors.reduce((product, n) => product * n, 1)),
});

/** (−a)² is read as −a². */
export const signOutsideSquare = malRule({
  name: 'sign_outside_square',
  category: 'sign_error',
  detail: 'power',
  says: 'You left the negative sign out of the power. The parentheses include it.',
  source: sources.cangelosi,
  hints: {
    principle: 'Squaring parentheses multiplies everything inside by itself, including the sign.',
  },
  answer: (a: number, power: number): number => -(size(a) ** power),
});

/** The answer's sign is left out, or a wrong one is added. */
export const signLost = malRule({
  name: 'sign_lost',
  category: 'sign_error',
  detail: 'result',
  says: 'You have the right number, but check its sign.',
  source: sources.vlassis,
  answer: (a: Rational): Rational => negate(a),
});

/** Tops and bottoms are added separately, each with its sign. */
export const addedTopsAndBottoms = malRule({
  name: 'added_tops_and_bottoms',
  category: 'conceptual_error',
  detail: 'fraction_as_two_numbers',
  says: 'You added the numerators and also added the denominators.',
  source: sources.niZhou,
  hints: {
    look: 'Which sign is between the two numbers, + or ×?',
  },
  answer: (a: Rational, b: Rational): Rational => rational(a.n + b.n, a.d + b.d),
});

/** Divides by inverting the first fraction, or neither. */
export const multipliedUnturned = malRule({
  name: 'multiplied_unturned',
  category: 'procedural_error',
  detail: 'reciprocal',
  says: 'You multiplied without taking the reciprocal of the divisor.',
  source: sources.ashlock,
  hints: {
    look: 'Is this a product or a quotient?',
    principle: 'To divide by a number, multiply by its reciprocal.',
  },
  answer: (a: Rational, b: Rational): Rational => multiply(a, b),
});
export const turnedTheFirst = malRule({
  name: 'turned_the_first',
  category: 'procedural_error',
  detail: 'reciprocal',
  says: 'You flipped the first fraction. When you divide, flip the second one.',
  source: sources.ashlock,
  hints: {
    look: 'Which of the two numbers did you use the reciprocal of?',
    principle: 'Use the reciprocal of the divisor, the number after ÷.',
  },
  answer: (a: Rational, b: Rational): Rational => multiply(rational(a.d, a.n), b),
});

export const barsOverAll = malRule({
  name: 'bars_over_all',
  category: 'conceptual_error',
  detail: 'absolute_value',
  says: 'You took the absolute value of the whole expression. Each pair of bars covers only what is inside it.',
  source: sources.almog,
  hints: {
    look: 'Which signs are inside the bars, and which are outside?',
  },
  answer: (value: number): number => size(value),
});

export const sizesSubtractedKeepSign = malRule({
  name: 'sizes_subtracted_keep_sign',
  category: 'procedural_error',
  detail: 'sizes',
  says: 'You subtracted the absolute values, but the numbers have the same sign.',
  source: sources.vlassis,
  hints: {
    principle: 'With the same signs, add the absolute values and keep the sign.',
  },
  answer: (x: number, y: number): number => -sizesSubtracted.answer(x, y),
});

export const firstNegativeCountsForAll = malRule({
  name: 'first_negative_counts_for_all',
  category: 'sign_error',
  detail: 'signs_overlooked',
  says: 'You gave the whole sum a negative sign. Positive and negative numbers cancel each other.',
  source: sources.vlassis,
  hints: {
    look: 'Is every addend negative?',
    principle: 'Positive and negative numbers cancel each other, as far as they can.',
  },
  answer: (numbers: readonly number[]): number => -signsOverlooked.answer(numbers),
});

export const subtractedForDivided = malRule({
  name: 'subtracted_for_divided',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You subtracted the numbers. This question needs you to divide.',
  source: sources.own,
  hints: {
    principle: 'Division undoes multiplication. The quotient times the divisor equals the dividend.',
  },
  answer: (from: number, taken: number): number => from - taken,
  told: (from: number, taken: number): string => `You subtracted ${taken} from ${from}. This question needs you to divide.`,
});

export const multipliedBeforeDividing = malRule({
  name: 'multiplied_before_dividing',
  category: 'procedural_error',
  detail: 'order_of_operations',
  says: 'You multiplied first, although the division comes first from left to right.',
  source: sources.linchevski,
  hints: {
    look: 'Read from left to right. Which comes first, ÷ or ×?',
    principle: 'Do multiplication and division from left to right.',
  },
  answer: (dividend: number, divisor: number, factor: number): Rational => rational(dividend, divisor * factor),
});

export const subtractedForMissing = malRule({
  name: 'subtracted_for_missing',
  category: 'conceptual_error',
  detail: 'inverse_operation',
  says: 'You subtracted to find a missing factor. Divide instead.',
  source: sources.own,
  hints: {
    principle: 'To find a missing factor, divide the product by the factor you know.',
  },
  answer: (from: number, taken: number): number => from - taken,
  told: (from: number, taken: number): string => `You subtracted ${taken} from ${from} to find a missing factor. Divide instead.`,
});

export const productSignSlip = malRule({
  name: 'product_sign_slip',
  category: 'sign_error',
  detail: 'product',
  says: 'Check the sign of the product.',
  source: sources.vlassis,
  hints: {
    principle: "The product of two numbers with the same sign is positive. With different signs, it's negative.",
  },
  answer: (value: number): number => -value,
});

export const signFollowsNoRule = malRule({
  name: 'sign_follows_no_rule',
  category: 'sign_error',
  detail: 'power',
  says: 'Check the sign of the power. Count the negative factors.',
  source: sources.cangelosi,
  hints: {
    look: 'How many negative factors does this power have?',
    principle: 'An odd number of negative factors gives a negative product.',
  },
  /** For (−base) to an odd power: treated as if the number of minus signs were even. */
  answer: (base: number, power: number): number => base ** power,
});

export const barDividesLastTerm = malRule({
  name: 'bar_divides_last_term',
  category: 'procedural_error',
  detail: 'fraction_bar',
  says: 'You divided only the last term. A fraction bar divides everything above it.',
  source: sources.linchevski,
  hints: {
    look: 'What does the bar divide: everything above it, or only the last number?',
    principle: 'A fraction bar works like parentheses. Divide everything above it by everything below it.',
  },
  /** For (first + last) over bottom. */
  answer: (first: number, last: number, bottom: number): Rational => rational(first * bottom + last, bottom),
});

export const quotientSignSlip = malRule({
  name: 'quotient_sign_slip',
  category: 'sign_error',
  detail: 'quotient',
  says: 'Check the sign of the quotient.',
  source: sources.vlassis,
  hints: {
    look: 'What is the sign of the value above the bar, and of the value below it?',
    principle: "The quotient of two numbers with the same sign is positive. With different signs, it's negative.",
  },
  answer: (value: number): number => -value,
});

export const barDividesByFirstTerm = malRule({
  name: 'bar_divides_by_first_term',
  category: 'procedural_error',
  detail: 'fraction_bar',
  says: 'You divided by the first term only. A fraction bar divides by everything below it.',
  source: sources.linchevski,
  hints: {
    look: 'What do you divide by: the first number below the bar, or everything below it?',
    principle: 'A fraction bar works like parentheses. Divide everything above it by everything below it.',
  },
  /** For top over first + rest. */
  answer: (top: number, first: number, rest: number): Rational => rational(top + rest * first, first),
});

export const signOfResultLost = malRule({
  name: 'sign_of_result_lost',
  category: 'sign_error',
  detail: 'result',
  says: 'You have the right number, but check its sign.',
  source: sources.vlassis,
  hints: {
    look: 'Is the result above or below zero? Estimate first.',
  },
  answer: (value: Rational): Rational => negate(value),
});

export const pointOnePlaceOff = malRule({
  name: 'point_one_place_off',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You have the right digits, but the decimal point is in the wrong place.',
  source: sources.ashlock,
  hints: {
    look: 'Estimate with whole numbers. Is your answer close to that?',
  },
  answer: (value: Rational): Rational => multiply(value, rational(10)),
});
