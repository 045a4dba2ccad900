import { takeSteps } from '../bounds/allowance.ts';
import { rationalValue } from '../exact/rational-value.ts';
import * as q from '../exact/rational.ts';
import { replaceInStatement, replaceLetter, replaceParts } from '../exact/replace-letter.ts';
import { expressionsOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';

const mostTerms = 1_000; // of one sum that is written out term by term
const mostOpenTerms = 24; // of a sum whose terms still have letters
const largest = 2n ** 600n; // limit for the top and the bottom of the fraction that is the sum's numeric part

const number = (value: q.Rational | bigint): Expression => ({
  kind: 'number',
  value: typeof value === 'bigint' ? q.rational(value) : value,
  decimals: null,
});

/**
 * Replaces named operations in a statement with their values: gcd(12, 18) by 6, Σ k from 1 to 4 by 10, a binomial coefficient
 * by its factorials. What cannot be worked out, such as a sum up to n, stays as it is. Returns the same object if there is
 * nothing to do.
 */
export function workedOut(statement: Statement): Statement {
  const isOperation = (part: Expression) => part.kind === 'call' && Object.hasOwn(operations, part.name);
  return expressionsOf(statement).some((x) => somewhere(x, isOperation))
    ? replaceInStatement(statement, inExpression)
    : statement;
}

const inExpression = (x: Expression): Expression =>
  replaceParts(x, (part) => {
    if (part.kind !== 'call' || !Object.hasOwn(operations, part.name)) return null;
    takeSteps(10);
    const inputs = part.inputs.map(inExpression);
    return operations[part.name]!(inputs) ?? { ...part, inputs };
  });

const operations: Readonly<Record<string, (inputs: readonly Expression[]) => Expression | null>> = {
  gcd: (inputs) => ofWholes(inputs, (all) => all.reduce(q.gcd)),
  lcm: (inputs) => ofWholes(inputs, (all) => all.reduce((a, b) => (a === 0n || b === 0n ? 0n : (a * b) / q.gcd(a, b)))),
  max: (inputs) => ofNumbers(inputs, (a, b) => (q.compare(a, b) < 0 ? b : a)),
  min: (inputs) => ofNumbers(inputs, (a, b) => (q.compare(a, b) < 0 ? a : b)),
  mod: (inputs) => {
    const [a, m, more] = wholesOf(inputs) ?? [];
    return a === undefined || m === undefined || m === 0n || more !== undefined ? null : number(((a % m) + size(m)) % size(m));
  },
  binom: ([n, k, more]) => (n === undefined || k === undefined || more !== undefined ? null : binomial(n, k)),
  sum: (inputs) => writtenOut(inputs, 'add'),
  prod: (inputs) => writtenOut(inputs, 'multiply'),
};

const size = (a: bigint): bigint => (a < 0n ? -a : a);

function wholesOf(inputs: readonly Expression[]): readonly bigint[] | null {
  const values = inputs.map(rationalValue).flatMap((value) => (value !== null && q.isInteger(value) ? [value.n] : []));
  return values.length === inputs.length ? values : null;
}

function ofWholes(inputs: readonly Expression[], work: (values: readonly bigint[]) => bigint): Expression | null {
  const values = inputs.length < 2 ? null : wholesOf(inputs);
  return values === null ? null : number(work(values.map(size)));
}

function ofNumbers(inputs: readonly Expression[], choose: (a: q.Rational, b: q.Rational) => q.Rational): Expression | null {
  const values = inputs.map(rationalValue).flatMap((value) => (value === null ? [] : [value]));
  return values.length === inputs.length && values.length > 0 ? number(values.reduce(choose)) : null;
}

/** Returns n(n − 1)…(n − k + 1)/k! if k is a small whole number, otherwise n!/(k!(n − k)!). */
function binomial(n: Expression, k: Expression): Expression {
  const count = wholesOf([k])?.[0];
  const below: Expression = { kind: 'factorial', of: k };
  if (count === undefined || count < 0n || count > 20n) {
    const rest: Expression = { kind: 'factorial', of: { kind: 'subtract', left: n, right: k } };
    return divided({ kind: 'factorial', of: n }, { kind: 'multiply', left: below, right: rest, written: 'beside' });
  }
  if (count === 0n) return number(1n);
  const factors = Array.from({ length: Number(count) }, (_, i): Expression =>
    i === 0 ? n : { kind: 'subtract', left: n, right: number(BigInt(i)) },
  );
  return divided(
    factors.reduce((left, right): Expression => ({ kind: 'multiply', left, right, written: 'sign' })),
    below,
  );
}

const divided = (left: Expression, right: Expression): Expression => ({ kind: 'divide', left, right, written: 'bar' });

/** Returns every term of a sum or factor of a product, with a number in place of its letter. */
function writtenOut([term, letter, from, to, more]: readonly Expression[], kind: 'add' | 'multiply'): Expression | null {
  if (term === undefined || letter?.kind !== 'letter' || from === undefined || to === undefined || more !== undefined)
    return null;
  const [first, last] = wholesOf([from, to]) ?? [];
  if (first === undefined || last === undefined || last < first || last - first >= BigInt(mostTerms)) return null;
  let known = kind === 'add' ? q.zero : q.one;
  const open: Expression[] = [];
  for (let i = first; i <= last; i += 1n) {
    takeSteps(600);
    const here = inExpression(replaceLetter(term, letter.name, number(i)));
    const value = rationalValue(here);
    if (value === null) open.push(here);
    else known = kind === 'add' ? q.add(known, value) : q.multiply(known, value);
    if (open.length > mostOpenTerms || size(known.n) > largest || known.d > largest) return null;
  }
  return open.reduce((left, right): Expression => {
    return kind === 'add' ? { kind, left, right } : { kind, left, right, written: 'sign' };
  }, number(known));
}
