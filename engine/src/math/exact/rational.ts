import { limits } from '../bounds/limits.ts';
import { takeSteps } from '../bounds/allowance.ts';
import { OverBudget } from '../bounds/budget.ts';

/** An exact fraction n/d in lowest terms; d > 0, so the sign is in the numerator and equal numbers have equal fields. */
export type Rational = { readonly n: bigint; readonly d: bigint };

export const zero: Rational = { n: 0n, d: 1n };
export const one: Rational = { n: 1n, d: 1n };
export const ten: Rational = { n: 10n, d: 1n };

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y, steps] = [a < 0n ? -a : a, b < 0n ? -b : b, 0];
  while (y !== 0n) {
    [x, y] = [y, x % y];
    steps += 1;
  }
  takeSteps(4 + 4 * steps + (steps * steps) / 300); // long numbers take more divisions, and each of them longer
  return x;
}

/** Returns n/d in lowest terms. Errors: a zero denominator is a mistake of the caller and throws. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('a fraction needs a denominator that is not zero');
  if (bottom === 1n) return { n: top, d: 1n };
  const divisor = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / divisor, d: bottom / divisor };
}

/** Reads '-3', '12.50', '3/4' or '1e-9'; null when it is none of these. */
export function parseRational(text: string): Rational | null {
  const found = /^\s*([+-]?)(\d{1,60})?(?:\.(\d{1,60})?)?(?:e([+-]?\d{1,3}))?(?:\/(\d{1,60}))?\s*$/i.exec(text);
  if (found === null) return null;
  const [, sign, whole = '', decimals = '', exponent = '0', below = '1'] = found;
  if (whole + decimals === '' || /^0+$/.test(below)) return null;
  const power = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  return power >= 0
    ? rational(digits * 10n ** BigInt(power), BigInt(below))
    : rational(digits, BigInt(below) * 10n ** BigInt(-power));
}

export const isZero = (a: Rational): boolean => a.n === 0n;
export const isInteger = (a: Rational): boolean => a.d === 1n;
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const absolute = (a: Rational): Rational => (a.n < 0n ? negate(a) : a);

export function add(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? { n: a.n + b.n, d: 1n } : rational(a.n * b.d + b.n * a.d, a.d * b.d);
}
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export function multiply(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? { n: a.n * b.n, d: 1n } : rational(a.n * b.n, a.d * b.d);
}
/** a ÷ b. Errors: throws when b is zero. */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);

/** Returns a negative number, zero or a positive number if a is below, at or above b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const bits = (n: bigint): number => n.toString(16).length * 4;

/** a to a whole power. Errors: OverBudget when the result would be too large to hold; throws on 0 to a negative power. */
export function power(a: Rational, exponent: bigint): Rational {
  if (exponent < 0n) return power(rational(a.d, a.n), -exponent);
  if (exponent === 0n) return one;
  if ((a.n === 0n || a.n === 1n || a.n === -1n) && a.d === 1n) return exponent % 2n === 0n ? multiply(a, a) : a;
  if (exponent > 100_000n || BigInt(Math.max(bits(a.n), bits(a.d))) * exponent > BigInt(limits.powerBits)) {
    throw new OverBudget('a power too large to write out');
  }
  return { n: a.n ** exponent, d: a.d ** exponent };
}

/** Returns the largest whole r with r^index ≤ n, for n ≥ 0. */
export function integerRoot(n: bigint, index: number): bigint {
  if (n < 2n) return n;
  takeSteps(60);
  const k = BigInt(index);
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / index)); // at or above the root, so that Newton's method descends to it
  for (;;) {
    const next = ((k - 1n) * guess + n / guess ** (k - 1n)) / k;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** Returns the real root of a if it is itself a fraction, else null: √(4/9) = 2/3, ∛−8 = −2, √2 and √−4 have none. */
export function exactRoot(a: Rational, index: number): Rational | null {
  if (index < 1 || index > 64) return null;
  if (a.n < 0n) {
    if (index % 2 === 0) return null;
    const positive = exactRoot(negate(a), index);
    return positive === null ? null : negate(positive);
  }
  const [n, d] = [integerRoot(a.n, index), integerRoot(a.d, index)];
  const k = BigInt(index);
  return n ** k === a.n && d ** k === a.d ? { n, d } : null;
}

/** Returns its digits if the decimal ends, else null: 3/8 is 0.375, 1/3 does not end. */
export function finiteDecimal(a: Rational): string | null {
  let [rest, places, twos, fives] = [a.d, 0, 0, 0];
  while (rest % 2n === 0n) [rest, twos] = [rest / 2n, twos + 1];
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1];
  if (rest !== 1n) return null;
  places = Math.max(twos, fives);
  return fixedDecimal(a, places);
}

/** Rounds a half away from zero to this number of places: 2/3 to 2 places is '0.67'. */
export function fixedDecimal(a: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const size = a.n < 0n ? -a.n : a.n;
  const scaled = (size * scale * 2n + a.d) / (a.d * 2n);
  const digits = scaled.toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return a.n < 0n && scaled !== 0n ? `-${text}` : text;
}

/** Writes '3/4', '-2', in lowest terms with the sign in front (practice spec §5.2). */
export const rationalText = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);
