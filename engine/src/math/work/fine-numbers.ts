import { expressionsOf, lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { approximate } from './approximate.ts';

/** Two different numbers between these sizes, with no more digits than these, also differ in floating point. */
const [smallest, largest] = [1e-8, 1e10];
const [largestTop, largestBottom] = [10n ** 10n, 10n ** 8n];

/**
 * True if a statement has a number so fine, so large or so small that floating point could confuse it with its neighbor: in x
 * = 1 + 10^−20, and in √2 − 665857/470832 too. With such a number, agreement to eleven digits proves nothing.
 */
export const hasFineNumber = (s: Statement): boolean => expressionsOf(s).some(hasFinePart);

/** The same for an expression. */
export const hasFinePart = (x: Expression): boolean =>
  somewhere(x, (part) => {
    if (part.kind === 'number') {
      const { n, d } = part.value;
      return n > largestTop || n < -largestTop || d > largestBottom;
    }
    if (lettersOf(part).size > 0) return false;
    const size = Math.abs(approximate(part, new Map()));
    return size > largest || (size > 0 && size < smallest);
  });
