import { takeSteps } from '../bounds/allowance.ts';
import type { Rational } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';

/** Values of letters, as ordinary floating point numbers. */
export type Point = ReadonlyMap<string, number>;

export const toNumber = (a: Rational): number => Number(a.n) / Number(a.d);

/**
 * Returns the value of an expression in ordinary floating point. It is fast, and meant for searching and for points that
 * prove only large differences. What must be exact is judged elsewhere.
 *
 * Shape   NaN if it has no real value, or none that can be trusted (a divisor that is nearly zero).
 */
export function approximate(x: Expression, at: Point): number {
  takeSteps(1);
  switch (x.kind) {
    case 'number':
      return toNumber(x.value);
    case 'mixed':
      return Number(x.whole) + Number(x.top) / Number(x.bottom);
    case 'letter':
      return at.get(x.name) ?? Number.NaN;
    case 'constant':
      return x.name === 'π' ? Math.PI : x.name === 'e' ? Math.E : Number.NaN;
    case 'add':
      return approximate(x.left, at) + approximate(x.right, at);
    case 'subtract':
      return approximate(x.left, at) - approximate(x.right, at);
    case 'multiply':
      return approximate(x.left, at) * approximate(x.right, at);
    case 'divide':
      return over(approximate(x.left, at), approximate(x.right, at));
    case 'negate':
      return -approximate(x.of, at);
    case 'percent':
      return approximate(x.of, at) / 100;
    case 'absolute':
      return Math.abs(approximate(x.of, at));
    case 'root':
      return root(approximate(x.of, at), x.index);
    case 'power':
      return power(approximate(x.base, at), x.exponent, at);
    case 'factorial':
      return factorial(approximate(x.of, at));
    case 'plus_minus':
      return Number.NaN;
    case 'degrees':
      return (approximate(x.of, at) * Math.PI) / 180;
    case 'call':
      return Number.NaN;
    case 'apply':
      return apply(x.name, approximate(x.of, at), x.base === null ? null : approximate(x.base, at));
  }
}

const over = (above: number, below: number): number => (Math.abs(below) < 1e-11 ? Number.NaN : above / below);

function root(of: number, index: number): number {
  if (index === 2) return of < 0 && of > -1e-12 ? 0 : Math.sqrt(of);
  if (index === 3) return Math.cbrt(of);
  return of < 0 && index % 2 === 1 ? -((-of) ** (1 / index)) : of ** (1 / index);
}

function power(base: number, exponent: Expression, at: Point): number {
  const times = approximate(exponent, at);
  if (exponent.kind === 'divide' && base < 0 && !Number.isInteger(times)) {
    const below = approximate(exponent.right, at);
    return below % 2 === 1 ? root(base, below) ** approximate(exponent.left, at) : Number.NaN;
  }
  if (Math.abs(base) < 1e-11 && times <= 0) return Number.NaN;
  return base ** times;
}

function factorial(of: number): number {
  if (!Number.isInteger(of) || of < 0 || of > 60) return Number.NaN;
  let product = 1;
  for (let i = 2; i <= of; i += 1) product *= i;
  return product;
}

function apply(name: Extract<Expression, { kind: 'apply' }>['name'], of: number, base: number | null): number {
  switch (name) {
    case 'sin':
      return Math.sin(of);
    case 'cos':
      return Math.cos(of);
    case 'tan':
      return over(Math.sin(of), Math.cos(of));
    case 'sec':
      return over(1, Math.cos(of));
    case 'csc':
      return over(1, Math.sin(of));
    case 'cot':
      return over(Math.cos(of), Math.sin(of));
    case 'arcsin':
      return Math.asin(of);
    case 'arccos':
      return Math.acos(of);
    case 'arctan':
      return Math.atan(of);
    case 'exp':
      return Math.exp(of);
    case 'sinh':
      return Math.sinh(of);
    case 'cosh':
      return Math.cosh(of);
    case 'tanh':
      return Math.tanh(of);
    case 'floor':
      return Math.floor(of);
    case 'ceil':
      return Math.ceil(of);
    case 'ln':
      return of > 0 ? Math.log(of) : Number.NaN;
    case 'log':
      return of <= 0 ? Number.NaN : base === null ? Math.log10(of) : base <= 0 ? Number.NaN : over(Math.log(of), Math.log(base));
    default:
      return Number.NaN; // rarer functions are left to exact judgment
  }
}
