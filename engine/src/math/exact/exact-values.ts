import { addPolynomials, constant, negatePolynomial, scale, type Polynomial } from './polynomial.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import { primePowers, rootOfNumber } from './surds.ts';

const root = (n: number): Polynomial => rootOfNumber(q.rational(n), 2)!;
const part = (p: Polynomial, d: number): Polynomial => scale(p, q.rational(1, d));
const together = (a: Polynomial, b: Polynomial): Polynomial => addPolynomials(a, b, { left: 10 });

/** sin(kπ/12) for k from 0 to 6. */
const sines: readonly Polynomial[] = [
  constant(q.zero),
  part(together(root(6), negatePolynomial(root(2))), 4),
  constant(q.rational(1, 2)),
  part(root(2), 2),
  part(root(3), 2),
  part(together(root(6), root(2)), 4),
  constant(q.one),
];

/** Returns sin(r·π) if r is a multiple of 1/12, else null. */
export function exactSine(r: Rational): Polynomial | null {
  const twelfths = q.multiply(r, q.rational(12));
  if (!q.isInteger(twelfths)) return null;
  const k = Number(((twelfths.n % 24n) + 24n) % 24n);
  const half = k % 12;
  const size = sines[half <= 6 ? half : 12 - half]!;
  return k >= 12 ? negatePolynomial(size) : size;
}

/** Returns the log of a positive number if it is a fraction: log₂ 8 = 3, log₄ 8 = 3/2. Null if it isn't. */
export function exactLogarithm(value: Rational, base: Rational): Rational | null {
  if (base.n <= 0n || q.equals(base, q.one)) return null;
  if (q.equals(value, q.one)) return q.zero;
  const [a, b] = [primePowers(value), primePowers(base)];
  if (a === null || b === null || a.size !== b.size) return null;
  let ratio: Rational | null = null;
  for (const [p, times] of b) {
    const here = q.rational(a.get(p) ?? 0, times);
    if (ratio !== null && !q.equals(ratio, here)) return null;
    ratio = here;
  }
  return ratio;
}
