import { approximate, type Point } from './approximate.ts';
import type { Expression } from '../syntax-tree.ts';

/** A sum nearer to zero than the first limit counts as zero, beyond the second it does not; in between it is unknown. */
export const equalWithin = 1e-11;
export const differentFrom = 1e-6;

/**
 * Returns the sign of an expression at a point: null if floating point cannot tell, NaN if it has no value. A product has the
 * sign of its factors and eˣ is above zero, however small they become: eˣ(x − 1) is not zero at −1000.
 */
export function signAt(x: Expression, at: Point): number | null {
  switch (x.kind) {
    case 'negate':
      return product(signAt(x.of, at), -1);
    case 'absolute':
      return squared(signAt(x.of, at));
    case 'multiply':
      return product(signAt(x.left, at), signAt(x.right, at));
    case 'divide':
      return quotient(signAt(x.left, at), signAt(x.right, at));
    case 'root': {
      const of = signAt(x.of, at);
      return x.index % 2 === 0 && of === -1 ? Number.NaN : of;
    }
    case 'power':
      return ofPower(x, at);
    case 'apply':
      if (x.name === 'exp' || x.name === 'cosh') return Number.isNaN(approximate(x.of, at)) ? Number.NaN : 1;
      break;
    case 'add':
      return ofSum(approximate(x.left, at), approximate(x.right, at));
    case 'subtract':
      return ofSum(approximate(x.left, at), -approximate(x.right, at));
    default:
      break;
  }
  return ofSum(approximate(x, at), 0);
}

function ofPower(x: Extract<Expression, { kind: 'power' }>, at: Point): number | null {
  const [base, times] = [signAt(x.base, at), approximate(x.exponent, at)];
  if (base === 1) return Number.isNaN(times) ? Number.NaN : 1;
  if (base === null || !Number.isInteger(times) || times <= 0) return base === null ? null : ofSum(approximate(x, at), 0);
  return times % 2 === 0 ? squared(base) : base;
}

function ofSum(a: number, b: number): number | null {
  const [sum, size] = [a + b, 1 + Math.abs(a) + Math.abs(b)];
  if (Number.isNaN(sum)) return Number.NaN;
  if (!Number.isFinite(size)) return null;
  return Math.abs(sum) <= equalWithin * size ? 0 : Math.abs(sum) < differentFrom * size ? null : Math.sign(sum);
}

const squared = (sign: number | null): number | null => (sign === null ? null : sign * sign);
const product = (a: number | null, b: number | null): number | null => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
  if (a === 0 || b === 0) return 0;
  return a === null || b === null ? null : a * b;
};
const quotient = (a: number | null, b: number | null): number | null => (b === 0 ? Number.NaN : product(a, b));
