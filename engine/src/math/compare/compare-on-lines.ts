import { spend, type Budget } from '../bounds/budget.ts';
import { stretchesBetween } from '../exact/break-points.ts';
import { commonDivisor, exactQuotient, squareFree } from '../exact/divide-polynomials.ts';
import { degree, fromCoefficients, isZeroPolynomial, lettersIn, type Polynomial } from '../exact/polynomial.ts';
import type { RationalFunction } from '../exact/rational-function.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { distinct, realRoots } from '../exact/real-roots.ts';
import type { RelationSign } from '../syntax-tree.ts';

/**
 * The values of the other letters while one moves. They aren't all zero, because x² + y² and x⁴ + y⁴ have the same zeros
 * along such lines.
 */
const held = [q.rational(3, 2), q.rational(-9, 4), q.zero, q.rational(137, 10)];

type Line = { readonly free: string; readonly places: ReadonlyMap<string, Rational> };

function linesThrough(letters: readonly string[]): Line[] {
  const rounds = letters.length === 1 ? [0] : [...held.keys()];
  return rounds.flatMap((round) =>
    letters.map((free) => {
      const others = letters.filter((letter) => letter !== free);
      return { free, places: new Map(others.map((letter, i) => [letter, held[(round + i) % held.length]!])) };
    }),
  );
}

/** Returns a polynomial in several letters as one in the moving letter only. */
function onLine(p: Polynomial, { free, places }: Line, budget: Budget): Polynomial {
  spend(budget, p.size);
  const coefficients: Rational[] = [];
  for (const { monomial, coefficient } of p.values()) {
    const power = monomial.find(([letter]) => letter === free)?.[1] ?? 0;
    const value = monomial.reduce(
      (product, [letter, times]) =>
        letter === free ? product : q.multiply(product, q.power(places.get(letter)!, BigInt(times))),
      coefficient,
    );
    while (coefficients.length <= power) coefficients.push(q.zero);
    coefficients[power] = q.add(coefficients[power]!, value);
  }
  return fromCoefficients(coefficients, free);
}

const lettersOfBoth = (a: RationalFunction, b: RationalFunction): string[] =>
  [...new Set([a.top, b.top, a.bottom].flatMap(lettersIn))].sort();

/**
 * Compares the zeros of two fractions over one bottom, on lines along each letter, where all zeros are known: 'different' if
 * one of them has a real zero that the other has not, or if neither is zero on any line. Agreement on the lines doesn't prove
 * that they are equal: (y − x)(x² + 1) agrees with y − x, and so does (y − x)(x² + y² + 1). Errors: OverBudget.
 */
export function compareZerosOnLines(a: RationalFunction, b: RationalFunction, budget: Budget): 'different' | 'undecided' {
  let met = false;
  for (const line of linesThrough(lettersOfBoth(a, b))) {
    const [p, r, below] = [a.top, b.top, a.bottom].map((one) => onLine(one, line, budget)) as [
      Polynomial,
      Polynomial,
      Polynomial,
    ];
    if (isZeroPolynomial(below)) continue;
    if (isZeroPolynomial(p) !== isZeroPolynomial(r)) return 'different';
    if (isZeroPolynomial(p)) {
      met = true;
      continue;
    }
    const [x, y] = [squareFree(p, budget), squareFree(r, budget)];
    const shared = x === null || y === null ? null : commonDivisor(x, y, budget);
    if (x === null || y === null || shared === null) continue;
    for (const own of [x, y]) {
      const alone = exactQuotient(own, shared, budget);
      if (alone !== null && hasRealZero(without(alone, below, budget), budget)) return 'different';
    }
    if (hasRealZero(shared, budget)) met = true;
  }
  return met ? 'undecided' : 'different';
}

function hasRealZero(p: Polynomial, budget: Budget): boolean {
  const roots = degree(p) === 0 ? [] : realRoots(p, budget);
  return roots === null ? degree(p) % 2 === 1 : roots.length > 0;
}

/** Returns the polynomial without the factors that are also below the fraction bar. */
function without(p: Polynomial, below: Polynomial, budget: Budget): Polynomial {
  const shared = commonDivisor(p, below, budget);
  return (shared === null ? null : exactQuotient(p, shared, budget)) ?? p;
}

/**
 * Compares two inequalities, each a fraction over one bottom against zero: 'different' if there is a number, between their
 * zeros on lines along each letter, at which one is true and the other is not. Errors: OverBudget.
 */
export function compareSignsOnLines(
  [a, sign]: readonly [RationalFunction, RelationSign],
  [b, other]: readonly [RationalFunction, RelationSign],
  budget: Budget,
): 'different' | 'undecided' {
  for (const line of linesThrough(lettersOfBoth(a, b))) {
    const parts = [a.top, b.top, a.bottom].map((one) => onLine(one, line, budget)) as [Polynomial, Polynomial, Polynomial];
    const [p, r, below] = parts;
    if (isZeroPolynomial(below)) continue;
    const cuts = parts.map((part) => (isZeroPolynomial(part) ? [] : realRoots(part, budget)));
    if (cuts.includes(null)) continue;
    for (const [between] of stretchesBetween(distinct(cuts.flatMap((list) => list!)).map(({ at }) => at))) {
      const at = q.parseRational(between.toFixed(20))!;
      const [u, v, w] = [p, r, below].map((part) => signAt(part, at)) as [number, number, number];
      if (w !== 0 && isTrue[sign](u * w) !== isTrue[other](v * w)) return 'different';
    }
  }
  return 'undecided';
}

const signAt = (p: Polynomial, at: Rational): number => {
  const value = [...p.values()].reduce((sum, { monomial, coefficient }) => {
    const power = monomial[0]?.[1] ?? 0;
    return q.add(sum, q.multiply(coefficient, q.power(at, BigInt(power))));
  }, q.zero);
  return value.n > 0n ? 1 : value.n < 0n ? -1 : 0;
};

const isTrue: Readonly<Record<RelationSign, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '≠': (order) => order !== 0,
  '<': (order) => order < 0,
  '≤': (order) => order <= 0,
  '>': (order) => order > 0,
  '≥': (order) => order >= 0,
};
