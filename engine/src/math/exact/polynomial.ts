import { limits } from '../bounds/limits.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import { OverBudget, spend, type Budget } from '../bounds/budget.ts';

/** Letters to whole positive powers, by name: x²y is [['x', 2], ['y', 1]]. */
export type Monomial = readonly (readonly [letter: string, power: number])[];
export type Term = { readonly monomial: Monomial; readonly coefficient: Rational };

/**
 * A polynomial with exact coefficients in any number of letters, in its one normal form: no zero coefficient, one term a
 * monomial, keyed by the monomial's text. Two polynomials are equal exactly when these maps are.
 */
export type Polynomial = ReadonlyMap<string, Term>;

const keyOf = (monomial: Monomial): string => monomial.map(([letter, power]) => `${letter}^${power}`).join(' ');

export const zeroPolynomial: Polynomial = new Map();
export function constant(value: Rational): Polynomial {
  return q.isZero(value) ? zeroPolynomial : new Map([['', { monomial: [], coefficient: value }]]);
}
export const onePolynomial: Polynomial = constant(q.one);
export const letterPolynomial = (name: string): Polynomial =>
  new Map([[`${name}^1`, { monomial: [[name, 1]], coefficient: q.one }]]);

export const isZeroPolynomial = (p: Polynomial): boolean => p.size === 0;

/** Returns its value if it has no letters, else null. */
export function constantValue(p: Polynomial): Rational | null {
  if (p.size === 0) return q.zero;
  return p.size === 1 ? (p.get('')?.coefficient ?? null) : null;
}

function collect(into: Map<string, Term>, key: string, monomial: Monomial, coefficient: Rational): void {
  const before = into.get(key);
  const sum = before === undefined ? coefficient : q.add(before.coefficient, coefficient);
  if (q.isZero(sum)) into.delete(key);
  else into.set(key, { monomial, coefficient: sum });
}

export function addPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  spend(budget, b.size);
  const sum = new Map(a);
  for (const [key, term] of b) collect(sum, key, term.monomial, term.coefficient);
  return sum;
}

export function scale(a: Polynomial, by: Rational): Polynomial {
  if (q.isZero(by)) return zeroPolynomial;
  return new Map([...a].map(([key, term]) => [key, { monomial: term.monomial, coefficient: q.multiply(term.coefficient, by) }]));
}
export const negatePolynomial = (a: Polynomial): Polynomial => scale(a, q.rational(-1));

function multiplyMonomials(a: Monomial, b: Monomial): Monomial {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const powers = new Map(a);
  for (const [letter, power] of b) powers.set(letter, (powers.get(letter) ?? 0) + power);
  return [...powers].sort(([l], [m]) => (l < m ? -1 : l > m ? 1 : 0));
}

/**
 * The name of i among the letters: a character of its own, so that a variable may be called i. Its powers above the first are
 * reduced.
 */
export const imaginaryUnit = 'ⅈ';

/**
 * Reduces a product's power of i, using i² = −1 and i³ = −i: returns what is left of the power, and the coefficient with its
 * new sign.
 */
function reduceImaginary(monomial: Monomial, coefficient: Rational): { monomial: Monomial; coefficient: Rational } {
  const power = monomial.find(([letter]) => letter === imaginaryUnit)?.[1] ?? 0;
  if (power < 2) return { monomial, coefficient };
  const rest = monomial.filter(([letter]) => letter !== imaginaryUnit);
  return {
    monomial: power % 2 === 0 ? rest : [...rest, [imaginaryUnit, 1]],
    coefficient: power % 4 < 2 ? coefficient : q.negate(coefficient),
  };
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  spend(budget, a.size * b.size);
  const product = new Map<string, Term>();
  for (const left of a.values()) {
    for (const right of b.values()) {
      const { monomial, coefficient } = reduceImaginary(
        multiplyMonomials(left.monomial, right.monomial),
        q.multiply(left.coefficient, right.coefficient),
      );
      collect(product, keyOf(monomial), monomial, coefficient);
    }
  }
  return product;
}

/** Raises a polynomial to a whole power ≥ 0. Errors: OverBudget if it would grow too large. */
export function powerPolynomial(a: Polynomial, exponent: number, budget: Budget): Polynomial {
  const value = constantValue(a);
  if (value !== null) return constant(q.power(value, BigInt(exponent)));
  if (exponent * Math.max(1, degree(a)) > limits.polynomialDegree) throw new OverBudget('a power of too high degree');
  if (mostTerms(a, exponent) > limits.termProducts) throw new OverBudget('a power of too many terms');
  let [result, square, left] = [onePolynomial, a, exponent];
  while (left > 0) {
    if (left % 2 === 1) result = multiplyPolynomials(result, square, budget);
    left = Math.floor(left / 2);
    if (left > 0) square = multiplyPolynomials(square, square, budget);
  }
  return result;
}

/**
 * Returns how many terms the power can have at most, without computing it: no more than the ways to choose `exponent` of its
 * terms, and no more than there are monomials of its letters' degrees.
 */
function mostTerms(a: Polynomial, exponent: number): number {
  let choices = 1;
  for (let i = 1; i < a.size && choices <= limits.termProducts; i += 1) choices = (choices * (exponent + i)) / i;
  const highest = new Map<string, number>();
  for (const { monomial } of a.values())
    for (const [letter, power] of monomial) highest.set(letter, Math.max(power, highest.get(letter) ?? 0));
  const monomials = [...highest.values()].reduce((product, power) => product * (power * exponent + 1), 1);
  return Math.min(choices, monomials);
}

export function equalPolynomials(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  for (const [key, term] of a) {
    const other = b.get(key);
    if (other === undefined || !q.equals(other.coefficient, term.coefficient)) return false;
  }
  return true;
}

const degreeOf = (monomial: Monomial): number => monomial.reduce((sum, [, power]) => sum + power, 0);

/** The highest total degree; 0 for a constant and for zero. */
export const degree = (p: Polynomial): number => Math.max(0, ...[...p.values()].map((term) => degreeOf(term.monomial)));

/** Returns its letters, sorted. */
export const lettersIn = (p: Polynomial): string[] =>
  [...new Set([...p.values()].flatMap((term) => term.monomial.map(([letter]) => letter)))].sort();

/** Returns the terms as school writes them: by falling degree, then alphabetically. */
export function sortedTerms(p: Polynomial): Term[] {
  return [...p.values()].sort(
    (a, b) => degreeOf(b.monomial) - degreeOf(a.monomial) || (keyOf(a.monomial) < keyOf(b.monomial) ? -1 : 1),
  );
}

/** Returns the coefficient in front if it is written by `sortedTerms`; zero for the zero polynomial. */
export const leadingCoefficient = (p: Polynomial): Rational => sortedTerms(p)[0]?.coefficient ?? q.zero;

/** Returns the greatest positive rational that divides every coefficient and leaves whole ones: 4x + 6 → 2, x/2 + 1/3 → 1/6. */
export function content(p: Polynomial): Rational {
  let [n, d] = [0n, 1n];
  for (const { coefficient } of p.values()) {
    n = q.gcd(n, coefficient.n);
    d = (d * coefficient.d) / q.gcd(d, coefficient.d);
  }
  return p.size === 0 ? q.one : q.rational(n, d);
}

/**
 * Returns the same polynomial up to a constant factor: whole coefficients without a common divisor, the leading one positive.
 */
export function primitive(p: Polynomial): Polynomial {
  if (p.size === 0) return p;
  const sign = leadingCoefficient(p).n < 0n ? -1n : 1n;
  return scale(p, q.divide(q.rational(sign), content(p)));
}

/** Returns the coefficients by power of the only letter, from 0; null if it has another letter or the degree is too high. */
export function coefficientsIn(p: Polynomial, letter: string): Rational[] | null {
  const coefficients: Rational[] = Array.from({ length: degree(p) + 1 }, () => q.zero);
  for (const { monomial, coefficient } of p.values()) {
    if (monomial.length > 1 || (monomial.length === 1 && monomial[0]![0] !== letter)) return null;
    coefficients[monomial[0]?.[1] ?? 0] = coefficient;
  }
  return coefficients;
}

export function fromCoefficients(coefficients: readonly Rational[], letter: string): Polynomial {
  const terms: [string, Term][] = [];
  coefficients.forEach((coefficient, power) => {
    if (q.isZero(coefficient)) return;
    const monomial: Monomial = power === 0 ? [] : [[letter, power]];
    terms.push([keyOf(monomial), { monomial, coefficient }]);
  });
  return new Map(terms);
}
