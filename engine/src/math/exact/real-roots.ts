import { spend, type Budget } from '../bounds/budget.ts';
import { approximateRoots } from './approximate-roots.ts';
import { squareFree } from './divide-polynomials.ts';
import { compareBalls, digits, magnitude, type Ball, type Real } from './ball.ts';
import { evaluate, real, toReal } from './evaluate.ts';
import { coefficientsIn, lettersIn, type Polynomial } from './polynomial.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from '../syntax-tree.ts';

/** A real root as a ball, and as an exact expression if school mathematics has one for it: a fraction or a square root. */
export type RealRoot = { readonly at: Ball; readonly exact: Expression | null };

const byPlace = (a: RealRoot, b: RealRoot): number => a.at.value.cmp(b.at.value);

/** Returns the roots in rising order, each once. */
export const distinct = (roots: readonly RealRoot[]): RealRoot[] =>
  [...roots].sort(byPlace).filter((root, i, all) => i === 0 || compareBalls(root.at, all[i - 1]!.at) === 'different');

const largestDegree = 12;

/**
 * Returns the different real roots of a polynomial in one letter, in rising order: fractions and square roots exactly, the
 * rest of higher degree by bisection between the turning points, then Newton's method to 60 digits.
 *
 * Shape   null for zero, for more letters than one, and for a degree above 12. Errors: OverBudget.
 */
export function realRoots(p: Polynomial, budget: Budget): RealRoot[] | null {
  const letters = lettersIn(p);
  if (letters.length === 0) return p.size === 0 ? null : [];
  const simple = letters.length === 1 ? squareFree(p, budget) : null;
  let rest = simple === null ? null : coefficientsIn(simple, letters[0]!);
  if (rest === null || rest.length - 1 > largestDegree) return null;
  const found: RealRoot[] = [];
  while (rest.length > 3) {
    const root: Rational | null = fractionRoot(rest, budget);
    if (root === null) break;
    found.push(known(written(root)));
    rest = deflated(rest, root);
  }
  found.push(...(rest.length > 3 ? numericRoots(rest, budget) : smallRoots(rest)));
  return found.sort(byPlace);
}

const known = (root: Expression): RealRoot => ({ at: evaluate(root, new Map())!, exact: root });

export const written = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });

/** Returns the roots of ax + b and ax² + bx + c. */
function smallRoots([c, b, a]: readonly Rational[]): RealRoot[] {
  if (b === undefined || c === undefined) return [];
  if (a === undefined) {
    const root = q.divide(q.negate(c), b);
    return [known(written(root))];
  }
  const inside = q.subtract(q.multiply(b, b), q.multiply(q.rational(4), q.multiply(a, c)));
  if (inside.n < 0n) return [];
  const [middle, half] = [
    q.divide(q.negate(b), q.multiply(q.rational(2), a)),
    q.divide(inside, q.multiply(q.rational(4), q.multiply(a, a))),
  ];
  const root = q.exactRoot(half, 2);
  if (root !== null) {
    return [q.subtract(middle, root), q.add(middle, root)].map((value) => known(written(value)));
  }
  const away: Expression = { kind: 'root', index: 2, of: written(half) };
  return (['subtract', 'add'] as const).map((kind) => known({ kind, left: written(middle), right: away }));
}

const value = (coefficients: readonly Rational[], x: Rational): Rational =>
  coefficients.reduceRight((sum, c) => q.add(q.multiply(sum, x), c), q.zero);

/** Returns a root that is a fraction, by the rational root theorem; null if there is none with small parts. */
function fractionRoot(coefficients: readonly Rational[], budget: Budget): Rational | null {
  if (q.isZero(coefficients[0]!)) return q.zero;
  const tops = smallDivisors(coefficients[0]!.n);
  for (const bottom of smallDivisors(coefficients.at(-1)!.n)) {
    for (const top of tops) {
      for (const sign of [1n, -1n]) {
        const candidate = q.rational(sign * top, bottom);
        spend(budget, 2);
        if (q.isZero(value(coefficients, candidate))) return candidate;
      }
    }
  }
  return null;
}

function smallDivisors(n: bigint): bigint[] {
  const size = n < 0n ? -n : n;
  const found: bigint[] = [];
  for (let d = 1n; d <= size && d <= 60n; d += 1n) if (size % d === 0n) found.push(d);
  return found;
}

/** Divides by (x − root): synthetic division, lowest power first. */
function deflated(coefficients: readonly Rational[], root: Rational): Rational[] {
  const quotient: Rational[] = [];
  let carry = q.zero;
  for (const c of [...coefficients].reverse().slice(0, -1)) {
    carry = q.add(q.multiply(carry, root), c);
    quotient.push(carry);
  }
  return quotient.reverse();
}

function numericRoots(coefficients: readonly Rational[], budget: Budget): RealRoot[] {
  const precise = coefficients.map(toReal);
  const derived = derivative(precise);
  return approximateRoots(precise.map((c) => c.toNumber())).map((start) => {
    let x = real(start);
    for (let i = 0; i < 6; i += 1) {
      spend(budget, coefficients.length);
      const slope = valueAt(derived, x);
      if (slope.isZero()) break;
      x = x.minus(valueAt(precise, x).div(slope));
    }
    return { at: { value: x, error: errorOfRoot(precise, derived, x) }, exact: null };
  });
}

const valueAt = (list: readonly Real[], x: Real): Real => list.reduceRight((sum, c) => sum.times(x).plus(c), real(0));

/**
 * Returns a bound on the root's error. Some root of a polynomial p of degree n lies no further from x than n·|p(x)/p′(x)|.
 * The rounding error of p(x) is bounded by the size of its largest term.
 */
function errorOfRoot(precise: readonly Real[], derived: readonly Real[], x: Real): number {
  const largest = Math.max(...precise.map((c, i) => magnitude(c) + i * magnitude(x.isZero() ? real(1) : x)));
  const error = Math.max(magnitude(valueAt(precise, x)), largest + 2 - digits);
  return error + 0.302 + Math.log10(precise.length) - magnitude(valueAt(derived, x)) + 1e-5;
}

const derivative = (list: readonly Real[]): Real[] => list.slice(1).map((c, i) => c.times(i + 1));
