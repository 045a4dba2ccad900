import { constantValue, sortedTerms, type Polynomial, type Term } from '../exact/polynomial.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import type { Expression, RelationSign, Statement, Relation } from '../syntax-tree.ts';

/** Small pieces of written mathematics, for rules that write a wrong line. */
export type Sum = Extract<Expression, { kind: 'add' | 'subtract' }>;
export const isSum = (x: Expression): x is Sum => x.kind === 'add' || x.kind === 'subtract';
export const times = (left: Expression, right: Expression): Expression => ({ kind: 'multiply', left, right, written: 'sign' });
export const over = (left: Expression, right: Expression): Expression => ({ kind: 'divide', left, right, written: 'bar' });
export const add = (left: Expression, right: Expression): Expression => ({ kind: 'add', left, right });
export const subtract = (left: Expression, right: Expression): Expression => ({ kind: 'subtract', left, right });
export const minus = (of: Expression): Expression => ({ kind: 'negate', of });
export const power = (base: Expression, exponent: Expression): Expression => ({ kind: 'power', base, exponent });
export const squareRoot = (of: Expression): Expression => ({ kind: 'root', index: 2, of });
export const letter = (name: string): Expression => ({ kind: 'letter', name });
export const exact = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });
export const number = (value: number | bigint): Expression => exact(q.rational(value));
export const equation = (left: Expression, right: Expression, sign: RelationSign = '='): Relation => ({
  kind: 'relation',
  sides: [left, right],
  signs: [sign],
});
export const either = (...items: readonly Statement[]): Statement => ({ kind: 'list', joint: 'or', items });

export const isNumber = (x: Expression, value: number): boolean => x.kind === 'number' && q.equals(x.value, q.rational(value));

/** Returns the written number, including −3; null for anything that still has to be worked out. */
export function writtenNumber(x: Expression): Rational | null {
  if (x.kind === 'number') return x.value;
  const of = x.kind === 'negate' && x.of.kind === 'number' ? x.of.value : null;
  return of === null ? null : q.negate(of);
}

/** Returns a written whole number that is a safe integer; null for anything else. */
export function writtenWhole(x: Expression): number | null {
  const value = writtenNumber(x);
  return value !== null && q.isInteger(value) && q.absolute(value).n < 10_000_000n ? Number(value.n) : null;
}

/** Returns the top and bottom of a fraction of two written whole numbers. */
export function smallFraction(x: Expression): { top: number; bottom: number } | null {
  if (x.kind !== 'divide') return null;
  const [top, bottom] = [writtenWhole(x.left), writtenWhole(x.right)];
  return top === null || bottom === null || bottom <= 0 ? null : { top, bottom };
}

export type SignedTerm = { readonly term: Expression; readonly sign: 1 | -1 };

/** Returns the terms of a sum with their signs, in the order in which they are written. */
export function termsOf(x: Expression, sign: 1 | -1 = 1): SignedTerm[] {
  const other = sign === 1 ? -1 : 1;
  if (x.kind === 'add') return [...termsOf(x.left, sign), ...termsOf(x.right, sign)];
  if (x.kind === 'subtract') return [...termsOf(x.left, sign), ...termsOf(x.right, other)];
  return x.kind === 'negate' ? termsOf(x.of, other) : [{ term: x, sign }];
}

export function sumOf(terms: readonly SignedTerm[]): Expression {
  if (terms.length === 0) return number(0);
  return terms
    .slice(1)
    .reduce<Expression>((sum, { term, sign }) => (sign === 1 ? add(sum, term) : subtract(sum, term)), signed(terms[0]!));
}

export const signed = ({ term, sign }: SignedTerm): Expression => (sign === 1 ? term : minus(term));

/** Returns the factors of a product, in the order in which they are written. */
export const factorsOf = (x: Expression): Expression[] =>
  x.kind === 'multiply' ? [...factorsOf(x.left), ...factorsOf(x.right)] : [x];

export const productOf = (factors: readonly Expression[]): Expression =>
  factors.length === 0 ? number(1) : factors.slice(1).reduce(times, factors[0]!);

/** Returns the parts of 3√2; null for anything else. */
export function timesRoot(x: Expression): { readonly count: number; readonly under: number } | null {
  const [count, root] = x.kind === 'multiply' ? [writtenWhole(x.left), x.right] : [1, x];
  const under = root.kind === 'root' && root.index === 2 ? writtenWhole(root.of) : null;
  return count === null || under === null ? null : { count, under };
}

/** Writes a polynomial as an expression, by falling degree. */
export function written(p: Polynomial): Expression {
  const value = constantValue(p);
  if (value !== null) return ofNumber(value);
  return sumOf(sortedTerms(p).map(writtenTerm));
}

const ofNumber = (value: Rational): Expression => (value.n < 0n ? minus(exact(q.negate(value))) : exact(value));

function writtenTerm({ coefficient, monomial }: Term): SignedTerm {
  const size = q.absolute(coefficient);
  const letters = monomial.map(([name, to]) => (to === 1 ? letter(name) : power(letter(name), number(to))));
  const factors = q.equals(size, q.one) && letters.length > 0 ? letters : [exact(size), ...letters];
  return { term: productOf(factors), sign: coefficient.n < 0n ? -1 : 1 };
}
