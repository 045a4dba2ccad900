import { Decimal } from 'decimal.js';
import { OverBudget } from '../bounds/budget.ts';

/** How many digits every evaluation has. */
export const digits = 60;
export const Number60 = Decimal.clone({ precision: digits, toExpNeg: -30, toExpPos: 30, modulo: Decimal.ROUND_DOWN });
export type Real = Decimal;

/**
 * A number that is no further than 10^error from `value`. The error is kept as its logarithm, rounded up: that doesn't cost
 * sixty digits and cannot vanish. −∞ means that the value is exact.
 *
 * Source  Arithmetic on midpoints and radii, as in F. Johansson (2017), "Arb: efficient arbitrary-precision midpoint-radius
 *         interval arithmetic", IEEE Transactions on Computers 66, 1281–1292.
 */
export type Ball = { readonly value: Real; readonly error: number };

export const noError = Number.NEGATIVE_INFINITY;
export const exact = (value: Real): Ball => ({ value, error: noError });

/** Throws for a number that may or may not be zero. */
export const unclear = (): never => {
  throw new OverBudget('too near zero, or too far from known, to go on with');
};

const slack = 1e-9; // larger than the error of any logarithm here

/** Returns log₁₀ of a number's size, rounded up by at most a millionth; −∞ for zero. */
export function magnitude(value: Real): number {
  if (value.isZero()) return noError;
  const [first, second = 0] = value.d; // seven digits each, except that the first may have fewer
  const figures = first! + (second + 1) / 1e7;
  return value.e + Math.log10(figures) - Math.floor(Math.log10(first!) + slack) + slack;
}

/** Returns log₁₀(10^a + 10^b), rounded up. */
export function errorSum(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === noError ? high : high + Math.log10(1 + 10 ** (low - high)) + slack;
}

/** Returns log₁₀ of the smallest size that a number in the ball can have; −∞ if the ball contains zero. */
function leastMagnitude({ value, error }: Ball): number {
  const size = magnitude(value) - 1e-6;
  if (error === noError || size === noError) return size;
  return error >= size ? noError : size + Math.log10(1 - 10 ** (error - size)) - slack;
}

export const isExact = ({ error }: Ball): boolean => error === noError;
export const isZero = ({ value, error }: Ball): boolean => error === noError && value.isZero();
export const holdsZero = (ball: Ball): boolean => leastMagnitude(ball) === noError;

/** True if the error is less than half of the value, so that the error of a result is at most twice its first-order term. */
const isNarrow = ({ value, error }: Ball): boolean => error < magnitude(value) - 0.302;

/** Returns the possible error from rounding a result to 60 digits. */
const rounding = (value: Real): number => (value.isZero() ? noError : value.e - digits + 1);
/** The same for a power or a root, which are computed by logarithms. */
const powerRounding = (value: Real): number => rounding(value) + 3;

const lowestPlace = ({ e, d }: Real): number => e - 7 * d.length;

/**
 * A sum or difference. A term too small to show in the other one's digits still counts: √2 + 10^−60 agrees with √2 to all its
 * digits but is another number. The ball of such a sum is made so wide that agreement with it proves nothing.
 */
export function plus(a: Ball, b: Ball): Ball {
  const value = a.value.plus(b.value);
  const known = errorSum(a.error, b.error);
  if (a.value.isZero() || b.value.isZero()) return { value, error: known };
  const apart = a.value.e - b.value.e;
  if (Math.abs(apart) > swallowing && !(apart > 0 ? holdsZero(b) : holdsZero(a))) {
    return { value, error: errorSum(known, unseen + Math.max(0, value.e)) };
  }
  const spread = Math.max(a.value.e, b.value.e) + 2 - Math.min(lowestPlace(a.value), lowestPlace(b.value));
  return { value, error: spread <= digits ? known : errorSum(known, rounding(value)) };
}

const swallowing = 44;
/** The error, for a value of about one, from which on two numbers no longer count as agreeing (see `compareBalls`). */
export const unseen = -43;

export const minus = (a: Ball, b: Ball): Ball => plus(a, negated(b));
export const negated = ({ value, error }: Ball): Ball => ({ value: value.neg(), error });
export const size = ({ value, error }: Ball): Ball => ({ value: value.abs(), error });

export function times(a: Ball, b: Ball): Ball {
  if (isZero(a) || isZero(b)) return exact(new Number60(0));
  const value = a.value.times(b.value);
  const [x, y] = [magnitude(a.value), magnitude(b.value)];
  const known = isExact(a) && isExact(b) ? noError : errorSum(errorSum(x + b.error, y + a.error), a.error + b.error) + 3 * slack;
  const fits = 7 * (a.value.d.length + b.value.d.length) <= digits;
  return { value, error: fits ? known : errorSum(known, rounding(value)) };
}

/** A quotient. Errors: OverBudget if the divisor's ball contains zero. */
export function over(a: Ball, b: Ball): Ball {
  const least = leastMagnitude(b);
  if (least === noError) return unclear();
  if (isZero(a)) return a;
  const value = a.value.div(b.value);
  const known = errorSum(a.error, magnitude(value) + b.error) - least + slack;
  return { value, error: divides(value, a, b) ? noError : errorSum(known, rounding(value)) };
}

/** True if the division leaves no remainder. */
const divides = (value: Real, a: Ball, b: Ball): boolean =>
  isExact(a) && isExact(b) && 7 * (value.d.length + b.value.d.length) <= digits && value.times(b.value).equals(a.value);

/** A real root; if the index is even, the ball may not lie below zero. */
export function rootOf(of: Ball, index: number): Ball {
  if (isZero(of)) return of;
  if (of.value.isNegative()) {
    if (index % 2 === 1) return negated(rootOf(negated(of), index));
    // A ball that may be zero has the root of its upper end as its error.
    return { value: new Number60(0), error: of.error / index + slack };
  }
  const value = index === 2 ? of.value.sqrt() : index === 3 ? of.value.cbrt() : of.value.pow(new Number60(1).div(index));
  // |ⁿ√a − ⁿ√b| ≤ 2·ⁿ√|a − b| always; near a number that is known well, the slope gives a better bound.
  const known = isNarrow(of) ? magnitude(value) + of.error - magnitude(of.value) + 2e-6 : of.error / index + 0.302;
  if (isExact(of) && value.d.length * index * 7 <= digits && value.pow(index).equals(of.value)) return exact(value);
  return { value, error: errorSum(known, powerRounding(value)) };
}

/**
 * A power of a positive number, or a whole power of a negative one. The base's ball may contain zero if the exponent is exact
 * and above zero.
 */
export function toThe(base: Ball, exponent: Ball): Ball {
  if (holdsZero(base)) {
    if (!isExact(exponent) || exponent.value.lte(0)) return unclear();
    const most = errorSum(magnitude(base.value), base.error);
    return { value: new Number60(0), error: most * exponent.value.toNumber() + slack };
  }
  const value = base.value.pow(exponent.value);
  const times = exponent.value.abs().toNumber();
  const isWhole = isExact(exponent) && exponent.value.isInteger();
  if (isExact(base) && isWhole && exponent.value.isPositive() && 7 * base.value.d.length * times <= digits) return exact(value);
  if (!isNarrow(base)) return unclear();
  // (b + δ)^(c + γ) = b^c·e^s with |s| ≤ (|c| + |γ|)·2|δ/b| + |γ|·|ln b|, and |e^s − 1| ≤ 2|s| where |s| ≤ 1.
  const relative = base.error - magnitude(base.value) + 0.302 + 1e-6;
  const byBase = relative === noError ? noError : Math.log10(times + 10 ** exponent.error) + relative + slack;
  const logarithm = Math.log10(Math.abs(base.value.e) * 2.31 + 2.31);
  const shift = errorSum(byBase, exponent.error + logarithm);
  if (shift > 0) return unclear();
  return { value, error: errorSum(shift + 0.302 + magnitude(value), powerRounding(value) + Math.max(0, Math.log10(times + 1))) };
}

/**
 * Compares two evaluated numbers: different if the balls have nothing in common; equal if they do and both are known to 44
 * digits, or to as many places if both may be zero. If less is known about either, agreement proves nothing.
 */
export function compareBalls(a: Ball, b: Ball): 'equal' | 'different' | 'undecided' {
  const apart = minus(exact(a.value), exact(b.value));
  if (leastMagnitude(exact(apart.value)) > errorSum(errorSum(a.error, b.error), apart.error)) return 'different';
  const isKnown = ({ value, error }: Ball, size: number): boolean => isExact({ value, error }) || error < unseen - 1 + size;
  if (holdsZero(a) && holdsZero(b)) return isKnown(a, 0) && isKnown(b, 0) ? 'equal' : 'undecided';
  return isKnown(a, magnitude(a.value)) && isKnown(b, magnitude(b.value)) ? 'equal' : 'undecided';
}
