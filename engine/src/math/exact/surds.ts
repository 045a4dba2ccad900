import { spend, type Budget } from '../bounds/budget.ts';
import {
  addPolynomials,
  constant,
  imaginaryUnit,
  multiplyPolynomials,
  onePolynomial,
  type Polynomial,
  type Term,
} from './polynomial.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';

/**
 * Roots of positive numbers as letters of a polynomial: ⁿ√p is the letter `√p` to the (2520/n)-th power, and its 2520th power is p
 * again. Over the rationals, different products of such powers below the 2520th are linearly independent (Besicovitch 1940), so
 * two numbers written by them are equal exactly when their polynomials are.
 */
const wholePower = 2520; // divisible by every index up to 10

const mark = '√';
const isSurdLetter = (letter: string): boolean => letter.startsWith(mark);

const trialDivisors = 5_000n; // what is left is prime if it is below the square of this

/** Returns n > 0 as powers of primes; null if a large remaining factor might not be prime. */
function factorize(n: bigint): Map<bigint, number> | null {
  const powers = new Map<bigint, number>();
  let rest = n;
  for (let p = 2n; p * p <= rest && p <= trialDivisors; p += p === 2n ? 1n : 2n) {
    while (rest % p === 0n) {
      rest /= p;
      powers.set(p, (powers.get(p) ?? 0) + 1);
    }
  }
  if (rest > trialDivisors * trialDivisors) return null;
  if (rest > 1n) powers.set(rest, (powers.get(rest) ?? 0) + 1);
  return powers;
}

/**
 * Returns a positive fraction as powers of primes, negative powers for those in the denominator; null if its numbers are too
 * large.
 */
export function primePowers(value: Rational): Map<bigint, number> | null {
  const [above, below] = [factorize(value.n), factorize(value.d)];
  if (above === null || below === null) return null;
  for (const [p, times] of below) above.set(p, (above.get(p) ?? 0) - times);
  return above;
}

const term = (coefficient: Rational, monomial: Term['monomial']): Polynomial =>
  new Map([[monomial.map(([letter, power]) => `${letter}^${power}`).join(' '), { monomial, coefficient }]]);

/** Returns the root of a positive number, √12 as 2·√3; null if it is out of reach. */
export function rootOfNumber(value: Rational, index: number): Polynomial | null {
  if (value.n <= 0n || index < 2 || wholePower % index !== 0) return null;
  const powers = primePowers(value);
  if (powers === null) return null;
  let outside = q.one;
  const inside: [string, number][] = [];
  for (const [p, times] of powers) {
    const whole = Math.floor(times / index);
    if (whole !== 0) outside = q.multiply(outside, q.power(q.rational(p), BigInt(whole)));
    const rest = times - whole * index;
    if (rest !== 0) inside.push([`${mark}${p}`, (rest * wholePower) / index]);
  }
  return term(
    outside,
    inside.sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Takes out whole powers of roots: (√2)² → 2. */
export function reduceSurds(p: Polynomial, budget: Budget): Polynomial {
  const unreduced = [...p.values()].some(({ monomial }) =>
    monomial.some(([letter, power]) => isSurdLetter(letter) && power >= wholePower),
  );
  if (!unreduced) return p;
  spend(budget, p.size);
  return [...p.values()].map(reduceTerm).reduce((sum, next) => addPolynomials(sum, next, budget), new Map() as Polynomial);
}

function reduceTerm({ monomial, coefficient }: Term): Polynomial {
  let value = coefficient;
  const left: [string, number][] = [];
  for (const [letter, power] of monomial) {
    const times = isSurdLetter(letter) ? Math.floor(power / wholePower) : 0;
    if (times > 0) value = q.multiply(value, q.power(radicandOf(letter), BigInt(times)));
    if (power > times * wholePower) left.push([letter, power - times * wholePower]);
  }
  return term(value, left);
}

const radicandOf = (letter: string): Rational => q.parseRational(letter.slice(mark.length))!;

/**
 * Returns what a single product of roots (and i) has to be multiplied by to become a whole number: √2 by √2. Null for
 * anything else.
 */
export function surdInverse(p: Polynomial): { by: Polynomial; product: Rational } | null {
  const only = p.size === 1 ? [...p.values()][0]! : null;
  const isUnit = (letter: string): boolean => isSurdLetter(letter) || letter === imaginaryUnit;
  if (only === null || only.monomial.length === 0 || !only.monomial.every(([letter]) => isUnit(letter))) return null;
  const by = only.monomial.map(([letter, power]): [string, number] =>
    letter === imaginaryUnit ? [letter, 1] : [letter, wholePower - power],
  );
  const product = only.monomial.reduce(
    (value, [letter]) => q.multiply(value, letter === imaginaryUnit ? q.rational(-1) : radicandOf(letter)),
    only.coefficient,
  );
  return { by: term(q.one, by), product };
}

/** Raises p to a whole power ≥ 0, reducing roots on the way. Errors: OverBudget. */
export function surdPower(p: Polynomial, exponent: number, budget: Budget): Polynomial {
  let [result, square, left] = [onePolynomial, p, exponent];
  while (left > 0) {
    if (left % 2 === 1) result = reduceSurds(multiplyPolynomials(result, square, budget), budget);
    left = Math.floor(left / 2);
    if (left > 0) square = reduceSurds(multiplyPolynomials(square, square, budget), budget);
  }
  return result;
}

/** Returns √(a + b√c) as √m ± √n if possible: √(3 + 2√2) = 1 + √2. Null if it isn't, or if that is out of reach. */
export function denested(p: Polynomial, budget: Budget): Polynomial | null {
  const terms = [...p.values()];
  const whole = terms.find(({ monomial }) => monomial.length === 0);
  const surd = terms.find(({ monomial }) => monomial.length > 0 && monomial.every(([letter]) => isSurdLetter(letter)));
  if (terms.length !== 2 || whole === undefined || surd === undefined || whole.coefficient.n <= 0n) return null;
  const square = reduceSurds(
    multiplyPolynomials(term(surd.coefficient, surd.monomial), term(surd.coefficient, surd.monomial), budget),
    budget,
  );
  const bSquaredC = square.size === 1 ? square.get('')?.coefficient : undefined;
  if (bSquaredC === undefined) return null;
  const rest = q.subtract(q.multiply(whole.coefficient, whole.coefficient), bSquaredC);
  const d = rest.n < 0n ? null : q.exactRoot(rest, 2);
  if (d === null) return null;
  const half = (value: Rational) => rootOfNumberOrZero(q.divide(value, q.rational(2)));
  const [m, n] = [half(q.add(whole.coefficient, d)), half(q.subtract(whole.coefficient, d))];
  if (m === null || n === null) return null;
  return addPolynomials(m, surd.coefficient.n < 0n ? multiplyPolynomials(n, constant(q.rational(-1)), budget) : n, budget);
}

const rootOfNumberOrZero = (value: Rational): Polynomial | null => (q.isZero(value) ? constant(q.zero) : rootOfNumber(value, 2));
