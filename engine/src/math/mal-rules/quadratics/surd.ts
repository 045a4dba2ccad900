import { add, isZero, multiply, negate, rational, subtract, type Rational } from '../../exact/rational.ts';

/** rational + factor · √inside, exactly. `inside` is free of squares; a rational number has factor 0 and inside 1. */
export type Surd = { readonly rational: Rational; readonly factor: Rational; readonly inside: number };

/** Takes the largest square out of the root: √12 = 2√3. `under` is a whole number, not below zero. */
export function rootParts(under: number): { out: number; inside: number } {
  let [out, inside] = [1, under];
  for (let factor = 2; factor * factor <= inside; factor += 1) {
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      out *= factor;
    }
  }
  return under === 0 ? { out: 0, inside: 1 } : { out, inside };
}

/**
 * Returns start + times · √under in simplest form. Errors: RangeError if `under` is below zero, since there is no such real
 * number.
 */
export function surd(start: Rational | number, times: Rational | number = 0, under = 1): Surd {
  if (under < 0) throw new RangeError(`no real root of ${under}`);
  const { out, inside } = rootParts(under);
  const factor = multiply(exact(times), rational(out));
  if (inside === 1 || isZero(factor)) {
    return { rational: add(exact(start), inside === 1 ? factor : rational(0)), factor: rational(0), inside: 1 };
  }
  return { rational: exact(start), factor, inside };
}

const exact = (value: Rational | number): Rational => (typeof value === 'number' ? rational(value) : value);

/** Returns center ± times · √under, the smaller first; one number if the root is 0, none if there is no real root. */
export function plusMinus(center: Rational | number, times: Rational | number, under: number): Surd[] {
  if (under < 0) return [];
  const size = exact(times).n < 0n ? negate(exact(times)) : exact(times);
  const high = surd(center, size, under);
  return under === 0 || isZero(size) ? [high] : [surd(center, negate(size), under), high];
}

/** Returns the real solutions of ax² + bx + c = 0, the smaller first. `a` is not 0. */
export const realRoots = (a: number, b: number, c: number): Surd[] =>
  plusMinus(rational(-b, 2 * a), rational(1, 2 * a), b * b - 4 * a * c);

export const negated = (s: Surd): Surd => ({ ...s, rational: negate(s.rational), factor: negate(s.factor) });
export const shifted = (s: Surd, by: Rational | number): Surd => ({ ...s, rational: add(s.rational, exact(by)) });
export const minus = (a: Rational | number, b: Rational | number): Rational => subtract(exact(a), exact(b));

/** Returns the approximate value: for ordering numbers and for rounding, never for deciding equality. */
export const worth = ({ rational: r, factor, inside }: Surd): number =>
  Number(r.n) / Number(r.d) + (Number(factor.n) / Number(factor.d)) * Math.sqrt(inside);
