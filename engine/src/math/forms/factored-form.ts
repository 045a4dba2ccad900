import { newBudget, withinBudget } from '../bounds/budget.ts';
import { writtenInteger } from './finished.ts';
import { isIrreducible } from '../exact/irreducible.ts';
import { content, degree, type Polynomial } from '../exact/polynomial.ts';
import { polynomialOf } from '../exact/polynomial-text.ts';
import { printExpression } from '../print.ts';
import { lettersOf, partsOf, somewhere, type Expression } from '../syntax-tree.ts';

/**
 * True if a product is fully factored: no factor splits further over the rationals, and no whole number divides one of them.
 * x² − 2 may stay as it is, and (x − √2)(x + √2) counts as factored too. If the author's own product leaves a factor that
 * splits, or it is not found out whether one does, the same number of factors is enough, because factorization is unique.
 *
 * Shape   a quotient is factored when both its top and its bottom are. sin x and √x count as letters.
 */
export function isFactored(own: Expression, asked: Expression | null): boolean {
  if (asked !== null && !hasWrapping(asked) && hasWrapping(own)) return false; // √(v² − 1)² is only v² − 1 in disguise
  if (somewhere(own, hasIdleOne)) return false;
  if (asked !== null && isProduct(asked) && isProductOfPrimes(asked)) return isProductOfPrimes(own);
  const mine = factorsWithLetters(own);
  if (mine === null || mine.some((factor) => factor.splits === 'by a number')) return false;
  if (mine.every((factor) => factor.splits === 'no')) return true;
  const theirs = asked === null ? null : factorsWithLetters(asked);
  return theirs !== null && isProduct(asked!) && count(mine) >= count(theirs);
}

const hasWrapping = (x: Expression): boolean =>
  somewhere(x, (part) => (part.kind === 'root' || part.kind === 'apply' || part.kind === 'absolute') && lettersOf(part).size > 0);

/** True for a factor of 1 that does nothing: 9y(7z − 3)·1. A −1 before a product is allowed, because it takes out the sign. */
const hasIdleOne = (x: Expression): boolean =>
  (x.kind === 'multiply' && (isOne(x.left) || isOne(x.right))) || (x.kind === 'divide' && isOne(x.right));
const isOne = (x: Expression): boolean => writtenInteger(x) === 1n;

/** True for products like 2²·3: whole numbers alone, every base prime. */
function isProductOfPrimes(x: Expression): boolean {
  if (x.kind === 'multiply') return isProductOfPrimes(x.left) && isProductOfPrimes(x.right);
  if (x.kind === 'power') return (writtenInteger(x.exponent) ?? 0n) > 0n && isProductOfPrimes(x.base);
  const value = writtenInteger(x);
  return value !== null && isPrime(value);
}

const largestPrime = 1_000_000n;
function isPrime(n: bigint): boolean {
  if (n < 2n || n > largestPrime) return false;
  for (let p = 2n; p * p <= n; p += 1n) if (n % p === 0n) return false;
  return true;
}

type Factor = { readonly times: number; readonly splits: 'no' | 'yes' | 'unknown' | 'by a number' };

const count = (factors: readonly Factor[]): number => factors.reduce((sum, factor) => sum + factor.times, 0);

function isProduct(x: Expression): boolean {
  if (x.kind === 'negate') return isProduct(x.of);
  return x.kind === 'multiply' || x.kind === 'divide' || x.kind === 'power';
}

/** Returns the factors with letters, as written; null if one is not a polynomial. */
function factorsWithLetters(x: Expression): Factor[] | null {
  switch (x.kind) {
    case 'negate':
      return factorsWithLetters(x.of);
    case 'multiply':
    case 'divide': {
      const [left, right] = [factorsWithLetters(x.left), factorsWithLetters(x.right)];
      return left === null || right === null ? null : [...left, ...right];
    }
    case 'power': {
      const times = writtenInteger(x.exponent);
      const base = times === null || times === 0n || times > 10_000n || times < -10_000n ? null : factorsWithLetters(x.base);
      if (times === null) return lettersOf(x).size === 0 || isPlain(x.base) ? [{ times: 1, splits: 'no' }] : null;
      return base?.map((factor) => ({ ...factor, times: factor.times * Math.abs(Number(times)) })) ?? null;
    }
    default: {
      if (lettersOf(x).size === 0) return [];
      const numbers = { found: false };
      const polynomial = polynomialOf(inLetters(x, numbers));
      return polynomial === null ? null : [{ times: 1, splits: splits(polynomial, numbers.found) }];
    }
  }
}

const isPlain = (x: Expression): boolean => x.kind === 'letter' || lettersOf(x).size === 0;

function splits(polynomial: Polynomial, hasIrrational: boolean): Factor['splits'] {
  if (degree(polynomial) === 0) return 'by a number'; // (x − x + 1)
  if (polynomial.size <= 1 && degree(polynomial) <= 1) return 'no';
  if (content(polynomial).n > 1n) return 'by a number';
  if (hasIrrational && degree(polynomial) > 1) return 'unknown';
  const irreducible = withinBudget(() => isIrreducible(polynomial, newBudget()));
  return irreducible === null ? 'unknown' : irreducible ? 'no' : 'yes';
}

/** Puts a letter for every part that is no polynomial: sin x, √2, π. `numbers` says whether one of them was a number. */
function inLetters(x: Expression, numbers: { found: boolean }): Expression {
  switch (x.kind) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return { ...x, left: inLetters(x.left, numbers), right: inLetters(x.right, numbers) };
    case 'negate':
      return { ...x, of: inLetters(x.of, numbers) };
    case 'power':
      if (writtenInteger(x.exponent) !== null) return { ...x, base: inLetters(x.base, numbers) };
      break;
    default:
      if (partsOf(x).length === 0 && x.kind !== 'constant') return x;
      break;
  }
  if (lettersOf(x).size === 0) {
    if (polynomialOf(x) !== null && x.kind !== 'constant') return x;
    numbers.found = true;
  }
  return { kind: 'letter', name: `⟨${printExpression(x, 'plain')}⟩` };
}
