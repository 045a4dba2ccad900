import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const exponentAsFactor = malRule({
  name: 'exponent_as_factor',
  category: 'conceptual_error',
  says: 'You multiplied the base by the exponent. An exponent tells how many times the base is a factor.',
  source: sources.cangelosi,
  hints: {
    principle: 'A square is a number times itself, not times two.',
  },
  answer: (base: Rational, exponent: number): Rational => q.multiply(base, q.rational(exponent)),
});

export const multiplyExponentsInProduct = malRule({
  name: 'multiply_exponents_in_product',
  category: 'procedural_error',
  says: 'You multiplied the exponents. To multiply powers of the same base, add the exponents.',
  source: sources.payneSquibb,
  /** Returns the exponent that the student writes. */
  answer: (a: number, b: number): number => a * b,
});

export const addExponentsInPower = malRule({
  name: 'add_exponents_in_power',
  category: 'procedural_error',
  says: 'You added the exponents. For a power of a power, multiply them.',
  source: sources.payneSquibb,
  answer: (a: number, b: number): number => a + b,
});

export const divideExponentsInQuotient = malRule({
  name: 'divide_exponents_in_quotient',
  category: 'procedural_error',
  says: 'You divided the exponents. To divide powers of the same base, subtract the exponents.',
  source: sources.payneSquibb,
  /** Null if the division has a remainder. */
  answer: (a: number, b: number): number | null => (b !== 0 && a % b === 0 ? a / b : null),
});

export const multiplyBasesToo = malRule({
  name: 'multiply_bases_too',
  category: 'conceptual_error',
  says: 'You multiplied the bases too. The base stays the same and only the exponents are added.',
  source: sources.payneSquibb,
  answer: (base: Rational, a: number, b: number): Rational => q.power(q.multiply(base, base), BigInt(a + b)),
});

export const negativeExponentAsNegative = malRule({
  name: 'negative_exponent_as_negative',
  category: 'sign_error',
  says: 'You made the number negative. A negative exponent means a reciprocal.',
  source: sources.cangelosi,
  /** For base^−exponent, exponent > 0. */
  answer: (base: Rational, exponent: number): Rational => q.negate(q.power(base, BigInt(exponent))),
});

export const zeroExponentIsZero = malRule({
  name: 'zero_exponent_is_zero',
  category: 'conceptual_error',
  says: 'You gave 0 for a power with exponent 0. The exponent counts factors, so look at the pattern of powers.',
  source: sources.cangelosi,
  answer: (): Rational => q.zero,
});

export const signInsidePower = malRule({
  name: 'sign_inside_power',
  category: 'sign_error',
  says: 'You applied the power to the negative sign too. Without parentheses, the power belongs to the number alone.',
  source: sources.cangelosi,
  /** For −base^exponent. */
  answer: (base: Rational, exponent: number): Rational => q.power(q.negate(base), BigInt(exponent)),
});

export const coefficientNotRaised = malRule({
  name: 'coefficient_not_raised',
  category: 'omission_error',
  says: 'You raised the variable to the power but not the number in front of it.',
  source: sources.payneSquibb,
  hints: {
    principle: 'An exponent on parentheses applies to every factor inside.',
  },
  /** Returns the coefficient that the student writes. */
  answer: (coefficient: Rational): Rational => coefficient,
});

export const rootOfSumTermwise = malRule({
  name: 'root_of_sum_termwise',
  category: 'conceptual_error',
  says: 'You took the root of each term separately. Find the sum under the root first.',
  source: sources.matz,
  /** √(a + b) for squares a and b; null if one is not a square. */
  answer: (a: Rational, b: Rational): Rational | null => {
    const [x, y] = [q.exactRoot(a, 2), q.exactRoot(b, 2)];
    return x === null || y === null ? null : q.add(x, y);
  },
});

export const rootAsHalf = malRule({
  name: 'root_as_half',
  category: 'conceptual_error',
  says: 'You halved the number. A square root asks what number times itself gives it.',
  source: sources.ashlock,
  hints: {
    principle: "A square root is the number you multiply by itself to get the number inside. Don't halve it.",
  },
  answer: (a: Rational): Rational => q.divide(a, q.rational(2)),
});

export const squareAsDouble = malRule({
  name: 'square_as_double',
  category: 'conceptual_error',
  says: 'You doubled the number instead of squaring it.',
  source: sources.ashlock,
  answer: (a: Rational): Rational => q.multiply(a, q.rational(2)),
});
