import {
  addPolynomials,
  constant,
  constantValue,
  equalPolynomials,
  imaginaryUnit,
  isZeroPolynomial,
  letterPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  powerPolynomial,
  type Polynomial,
} from './polynomial.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { denested, reduceSurds, rootOfNumber, surdInverse, surdPower } from './surds.ts';
import { exactLogarithm, exactSine } from './exact-values.ts';
import { limits } from '../bounds/limits.ts';
import { OverBudget, type Budget } from '../bounds/budget.ts';

/**
 * What counts as exact. 'rational': rational functions, with π as a letter. 'real' and 'complex' also include roots of
 * numbers, e, and sines and logarithms with exact values; 'complex' adds i.
 */
export type Field = 'rational' | 'real' | 'complex';

/** top / bottom, not reduced; bottom is never zero. */
export type RationalFunction = { readonly top: Polynomial; readonly bottom: Polynomial };

/** The result of reading an expression exactly: a rational function, no value anywhere (a zero divisor), or neither. */
export type Exact = { kind: 'exact'; value: RationalFunction } | { kind: 'undefined' } | { kind: 'beyond' };

const beyond: Exact = { kind: 'beyond' };
const nowhere: Exact = { kind: 'undefined' };
const exact = (top: Polynomial, bottom: Polynomial = onePolynomial): Exact => ({ kind: 'exact', value: { top, bottom } });
const number = (value: Rational): Exact => exact(constant(value));

/** Returns its value if it is an exact number, else null. */
export function exactNumber(value: RationalFunction): Rational | null {
  const [top, bottom] = [constantValue(value.top), constantValue(value.bottom)];
  return top === null || bottom === null ? null : q.divide(top, bottom);
}

/**
 * Returns the rational function that an expression is. π counts as a letter (it is transcendental, so two such functions are
 * equal as numbers exactly when they are equal as polynomials), and i as a letter whose square is −1. Roots count if they are
 * exact.
 *
 * Shape   'beyond' if it is no rational function: then only evaluation can tell.
 * Errors  OverBudget, by `budget`.
 */
export function exactly(expression: Expression, budget: Budget, field: Field = 'rational'): Exact {
  const read = (part: Expression): Exact => exactly(part, budget, field);
  switch (expression.kind) {
    case 'number':
      return number(expression.value);
    case 'mixed':
      return number(q.add(q.rational(expression.whole), q.rational(expression.top, expression.bottom)));
    case 'letter':
      return exact(letterPolynomial(expression.name));
    case 'constant':
      if (expression.name === 'i') return exact(letterPolynomial(imaginaryUnit));
      return exactConstant(expression.name, field);
    case 'percent':
      return both(read(expression.of), number(q.rational(1, 100)), (a, b) => product(a, b, budget));
    case 'degrees':
      return both(read(expression.of), number(q.rational(1, 180)), (a, b) =>
        product({ ...a, top: multiplyPolynomials(a.top, letterPolynomial('π'), budget) }, b, budget),
      );
    case 'negate': {
      const of = read(expression.of);
      return of.kind === 'exact' ? exact(negatePolynomial(of.value.top), of.value.bottom) : of;
    }
    case 'add':
      return both(read(expression.left), read(expression.right), (a, b) => sum(a, b, budget));
    case 'subtract':
      return both(read(expression.left), read(expression.right), (a, b) =>
        sum(a, { top: negatePolynomial(b.top), bottom: b.bottom }, budget),
      );
    case 'multiply':
      return both(read(expression.left), read(expression.right), (a, b) => product(a, b, budget));
    case 'divide':
      return both(read(expression.left), read(expression.right), (a, b) =>
        isZeroPolynomial(b.top) ? nowhere : product(a, { top: b.bottom, bottom: b.top }, budget),
      );
    case 'power':
      return power(read(expression.base), read(expression.exponent), budget, field);
    case 'root':
      return exactRoot(read(expression.of), expression.index, budget, field);
    case 'absolute': {
      const of = read(expression.of);
      const value = of.kind === 'exact' ? exactNumber(of.value) : null;
      if (value !== null) return number(q.absolute(value));
      const size = of.kind === 'exact' && field === 'complex' ? squaredSize(of.value) : null;
      return size !== null ? exactRoot(number(size), 2, budget, field) : of.kind === 'exact' ? beyond : of;
    }
    case 'factorial': {
      const of = read(expression.of);
      const value = of.kind === 'exact' ? exactNumber(of.value) : null;
      return value === null ? (of.kind === 'exact' ? beyond : of) : factorial(value);
    }
    case 'plus_minus':
    case 'call':
      return beyond;
    case 'apply': {
      const of = read(expression.of);
      const value = of.kind === 'exact' ? exactNumber(of.value) : null;
      if (value !== null && expression.name === 'floor') return number(q.rational(floor(value)));
      if (value !== null && expression.name === 'ceil') return number(q.rational(-floor(q.negate(value))));
      if (of.kind !== 'exact' || field === 'rational') return of.kind === 'undefined' ? of : beyond;
      const base = expression.base === null ? null : read(expression.base);
      if (base !== null && base.kind !== 'exact') return beyond;
      return exactValue(expression.name, of.value, base?.value ?? null, budget);
    }
  }
}

/** Returns the greatest whole number that is not above it. */
const floor = ({ n, d }: Rational): bigint => (n - (((n % d) + d) % d)) / d;

function both(a: Exact, b: Exact, join: (a: RationalFunction, b: RationalFunction) => Exact): Exact {
  if (a.kind === 'undefined' || b.kind === 'undefined') return nowhere;
  return a.kind === 'exact' && b.kind === 'exact' ? join(a.value, b.value) : beyond;
}

function sum(a: RationalFunction, b: RationalFunction, budget: Budget): Exact {
  if (equalPolynomials(a.bottom, b.bottom)) return exact(addPolynomials(a.top, b.top, budget), a.bottom);
  const top = addPolynomials(times(a.top, b.bottom, budget), times(b.top, a.bottom, budget), budget);
  return lowered(top, times(a.bottom, b.bottom, budget), budget);
}

function product(a: RationalFunction, b: RationalFunction, budget: Budget): Exact {
  return lowered(times(a.top, b.top, budget), times(a.bottom, b.bottom, budget), budget);
}

const times = (a: Polynomial, b: Polynomial, budget: Budget): Polynomial =>
  reduceSurds(multiplyPolynomials(a, b, budget), budget);

/** Moves numbers and single roots out of the bottom, so that plain arithmetic stays small. */
function lowered(top: Polynomial, bottom: Polynomial, budget: Budget): Exact {
  const inverse = surdInverse(bottom);
  if (inverse !== null) return lowered(times(top, inverse.by, budget), constant(inverse.product), budget);
  const value = constantValue(bottom);
  if (value === null) return exact(top, bottom);
  return exact(q.equals(value, q.one) ? top : multiplyPolynomials(top, constant(q.divide(q.one, value)), { left: top.size }));
}

/** Returns |a + bi|² if a and b are fractions; null for anything else. */
function squaredSize({ top, bottom }: RationalFunction): Rational | null {
  const below = constantValue(bottom);
  if (below === null || [...top.keys()].some((key) => key !== '' && key !== `${imaginaryUnit}^1`)) return null;
  const square = (key: string): Rational => {
    const part = q.divide(top.get(key)?.coefficient ?? q.zero, below);
    return q.multiply(part, part);
  };
  return q.add(square(''), square(`${imaginaryUnit}^1`));
}

function exactConstant(name: Extract<Expression, { kind: 'constant' }>['name'], field: Field): Exact {
  if (name === 'π' || (name === 'e' && field !== 'rational')) return exact(letterPolynomial(name));
  return beyond;
}

function power(base: Exact, exponent: Exact, budget: Budget, field: Field): Exact {
  if (base.kind === 'undefined' || exponent.kind === 'undefined') return nowhere;
  if (base.kind === 'beyond' || exponent.kind === 'beyond') return beyond;
  const raised = exactNumber(exponent.value);
  if (raised === null) return field === 'complex' ? turned(base.value, exponent.value) : beyond;
  if (!q.isInteger(raised)) {
    const rooted = raised.d <= 64n ? exactRoot(base, Number(raised.d), budget, field) : beyond;
    return rooted.kind === 'exact' ? power(rooted, number(q.rational(raised.n)), budget, field) : rooted;
  }
  const { top, bottom } = base.value;
  if (raised.n < 0n && isZeroPolynomial(top)) return nowhere;
  const size = raised.n < 0n ? -raised.n : raised.n;
  const value = exactNumber(base.value);
  if (value !== null) return size === 0n && q.isZero(value) ? nowhere : number(q.power(value, raised.n));
  if (size > BigInt(limits.polynomialDegree)) throw new OverBudget('a power of too high degree');
  const [up, down] = raised.n < 0n ? [bottom, top] : [top, bottom];
  const raise = field === 'rational' ? powerPolynomial : surdPower;
  return lowered(raise(up, Number(size), budget), raise(down, Number(size), budget), budget);
}

/** Returns e to the power of iπ times a multiple of 1/12, by Euler's formula: e^(iπ) = −1. */
function turned(base: RationalFunction, exponent: RationalFunction): Exact {
  const isEuler = equalPolynomials(base.top, letterPolynomial('e')) && constantValue(base.bottom) !== null;
  const only = exponent.top.size === 1 ? [...exponent.top.values()][0]! : null;
  const below = constantValue(exponent.bottom);
  const letters = only?.monomial.map(([letter, power]) => `${letter}${power}`).sort() ?? [];
  const isTurn = letters.length === 2 && letters.includes('π1') && letters.includes(`${imaginaryUnit}1`);
  if (!isEuler || only === null || below === null || !isTurn) return beyond;
  const angle = q.divide(only.coefficient, below);
  const [sine, cosine] = [exactSine(angle), exactSine(q.subtract(q.rational(1, 2), angle))];
  if (sine === null || cosine === null) return beyond;
  const budget = { left: 100 };
  return exact(addPolynomials(cosine, multiplyPolynomials(sine, letterPolynomial(imaginaryUnit), budget), budget));
}

function exactRoot(of: Exact, index: number, budget: Budget, field: Field): Exact {
  if (of.kind !== 'exact') return of;
  const value = exactNumber(of.value);
  if (value === null) {
    const nested =
      field !== 'rational' && index === 2 && constantValue(of.value.bottom) !== null ? denested(of.value.top, budget) : null;
    return nested === null ? beyond : exact(nested);
  }
  if (value.n < 0n) {
    if (index % 2 === 1) return negated(exactRoot(number(q.negate(value)), index, budget, field));
    if (field !== 'complex') return nowhere; // no real number
    const size = index === 2 ? exactRoot(number(q.negate(value)), 2, budget, field) : beyond;
    return size.kind === 'exact'
      ? product(size.value, { top: letterPolynomial(imaginaryUnit), bottom: onePolynomial }, budget)
      : beyond;
  }
  const root = q.exactRoot(value, index);
  if (root !== null) return number(root);
  const surd = field === 'rational' ? null : rootOfNumber(value, index);
  return surd === null ? beyond : exact(surd);
}

const negated = (of: Exact): Exact => (of.kind === 'exact' ? exact(negatePolynomial(of.value.top), of.value.bottom) : of);

/** Returns exact sines, cosines and tangents of fractions of π, and logarithms that are fractions; 'beyond' for all others. */
function exactValue(
  name: Extract<Expression, { kind: 'apply' }>['name'],
  of: RationalFunction,
  base: RationalFunction | null,
  budget: Budget,
): Exact {
  if (name === 'log' || name === 'ln') {
    const [value, on] = [exactNumber(of), base === null ? q.ten : exactNumber(base)];
    if (value !== null && value.n <= 0n) return nowhere;
    const logarithm =
      value === null || on === null || (name === 'ln' && !q.equals(value, q.one)) ? null : exactLogarithm(value, on);
    return logarithm === null ? beyond : number(logarithm);
  }
  const below = constantValue(of.bottom);
  const turn =
    below === null ? null : of.top.size === 0 ? q.zero : of.top.size === 1 ? (of.top.get('π^1')?.coefficient ?? null) : null;
  if (turn === null || below === null) return beyond;
  const angle = q.divide(turn, below);
  const [sine, cosine] = [exactSine(angle), exactSine(q.subtract(q.rational(1, 2), angle))];
  if (sine === null || cosine === null) return beyond;
  const over = (above: Polynomial, under: Polynomial): Exact =>
    isZeroPolynomial(under) ? nowhere : lowered(above, under, budget);
  switch (name) {
    case 'sin':
      return exact(sine);
    case 'cos':
      return exact(cosine);
    case 'tan':
      return over(sine, cosine);
    case 'cot':
      return over(cosine, sine);
    case 'sec':
      return over(onePolynomial, cosine);
    case 'csc':
      return over(onePolynomial, sine);
    default:
      return beyond;
  }
}

function factorial(of: Rational): Exact {
  if (!q.isInteger(of) || of.n < 0n) return nowhere;
  if (of.n > BigInt(limits.factorial)) throw new OverBudget('a factorial too large to write out');
  let value = 1n;
  for (let i = 2n; i <= of.n; i += 1n) value *= i;
  return number(q.rational(value));
}

/**
 * True if both are equal as functions wherever both have a value: compared by cross-multiplying, so nothing has to be
 * reduced.
 */
export function equalFunctions(a: RationalFunction, b: RationalFunction, budget: Budget): boolean {
  return equalPolynomials(times(a.top, b.bottom, budget), times(b.top, a.bottom, budget));
}
