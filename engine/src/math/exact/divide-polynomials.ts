import {
  coefficientsIn,
  constantValue,
  fromCoefficients,
  isZeroPolynomial,
  lettersIn,
  primitive,
  type Polynomial,
} from './polynomial.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import { spend, type Budget } from '../bounds/budget.ts';

const trimmed = (coefficients: Rational[]): Rational[] => {
  let end = coefficients.length;
  while (end > 0 && q.isZero(coefficients[end - 1]!)) end -= 1;
  return coefficients.slice(0, end);
};

/** Divides coefficient lists (lowest power first, no leading zeros): a = quotient · b + remainder. */
function longDivision(
  a: readonly Rational[],
  b: readonly Rational[],
  budget: Budget,
): { quotient: Rational[]; remainder: Rational[] } {
  const remainder = [...a];
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => q.zero);
  for (let place = a.length - b.length; place >= 0; place -= 1) {
    const factor = q.divide(remainder[place + b.length - 1]!, b.at(-1)!);
    quotient[place] = factor;
    spend(budget, b.length);
    b.forEach((coefficient, i) => (remainder[place + i] = q.subtract(remainder[place + i]!, q.multiply(factor, coefficient))));
  }
  return { quotient, remainder: trimmed(remainder) };
}

/** Returns a ÷ b if b divides a without remainder and both are in one letter, else null. */
export function exactQuotient(a: Polynomial, b: Polynomial, budget: Budget): Polynomial | null {
  const letter = lettersIn(b)[0] ?? lettersIn(a)[0] ?? 'x';
  const [above, below] = [coefficientsIn(a, letter), coefficientsIn(b, letter)];
  if (above === null || below === null || isZeroPolynomial(b)) return null;
  const { quotient, remainder } = longDivision(trimmed(above), trimmed(below), budget);
  return remainder.length === 0 ? fromCoefficients(quotient, letter) : null;
}

/**
 * Returns the greatest common divisor of two polynomials in one letter, primitive; null if they have more letters than one.
 * Euclid's algorithm over the rationals.
 */
export function commonDivisor(a: Polynomial, b: Polynomial, budget: Budget): Polynomial | null {
  const letters = [...new Set([...lettersIn(a), ...lettersIn(b)])];
  if (letters.length > 1) return null;
  const letter = letters[0] ?? 'x';
  let [x, y] = [trimmed(coefficientsIn(a, letter)!), trimmed(coefficientsIn(b, letter)!)];
  while (y.length > 0) {
    const { remainder } = longDivision(x, y, budget);
    [x, y] = [y, trimmed(coefficientsIn(primitive(fromCoefficients(remainder, letter)), letter)!)];
  }
  return primitive(fromCoefficients(x, letter));
}

/**
 * Returns the polynomial without repeated factors: (x − 1)²(x + 2) → (x − 1)(x + 2), so that equations with the same
 * solutions look alike.
 */
export function squareFree(p: Polynomial, budget: Budget): Polynomial | null {
  const letters = lettersIn(p);
  if (letters.length !== 1 || constantValue(p) !== null) return letters.length === 0 ? primitive(p) : null;
  const coefficients = coefficientsIn(p, letters[0]!)!;
  const derivative = fromCoefficients(
    coefficients.slice(1).map((c, i) => q.multiply(c, q.rational(i + 1))),
    letters[0]!,
  );
  const repeated = commonDivisor(p, derivative, budget);
  const quotient = repeated === null ? null : exactQuotient(p, repeated, budget);
  return quotient === null ? null : primitive(quotient);
}
