import { newBudget, withinBudget } from '../bounds/budget.ts';
import type { Ball, Real } from './ball.ts';
import { evaluate, real } from './evaluate.ts';
import { constantValue } from './polynomial.ts';
import { exactNumber, exactly } from './rational-function.ts';
import { distinct, realRoots, type RealRoot } from './real-roots.ts';
import * as q from './rational.ts';
import { replaceLetter } from './replace-letter.ts';
import { lettersOf, partsOf, somewhere, type Expression } from '../syntax-tree.ts';

/**
 * An inner part whose zeros may change the expression's rule ('bars', 'root') or leave it without a value ('root', 'domain').
 */
export type Bend = { readonly of: Expression; readonly kind: 'bars' | 'root' | 'domain' };

const isEvenPart = (exponent: Expression): boolean => {
  const value = withinBudget(() => exactly(exponent, newBudget()));
  const number = value?.kind === 'exact' ? exactNumber(value.value) : null;
  return number !== null && number.d % 2n === 0n;
};
const isNegativePart = (exponent: Expression): boolean => {
  const value = withinBudget(() => exactly(exponent, newBudget()));
  const number = value?.kind === 'exact' ? exactNumber(value.value) : null;
  return number !== null && number.n < 0n;
};

/**
 * Returns the inner parts that an expression's rule or domain depends on: what is inside |…|, under an even root, in a
 * logarithm, below a fraction bar.
 */
export function bendsOf(x: Expression): Bend[] {
  const inner = partsOf(x).flatMap(bendsOf);
  if (lettersOf(x).size === 0) return [];
  const one: Expression = { kind: 'number', value: q.one, decimals: null };
  switch (x.kind) {
    case 'absolute':
      return [...inner, { of: x.of, kind: 'bars' }];
    case 'root':
      return x.index % 2 === 0 ? [...inner, { of: x.of, kind: 'root' }] : inner;
    case 'divide':
      return [...inner, { of: x.right, kind: 'domain' }];
    case 'power':
      if (lettersOf(x.exponent).size > 0) return [...inner, { of: x.base, kind: 'domain' }];
      return isEvenPart(x.exponent)
        ? [...inner, { of: x.base, kind: 'root' }]
        : isNegativePart(x.exponent)
          ? [...inner, { of: x.base, kind: 'domain' }]
          : inner;
    case 'apply':
      if (x.name === 'ln' || x.name === 'log')
        return [...inner, ...[x.of, ...(x.base === null ? [] : [x.base])].map((of): Bend => ({ of, kind: 'domain' }))];
      if (x.name === 'arcsin' || x.name === 'arccos')
        return [
          ...inner,
          { of: { kind: 'subtract', left: x.of, right: one }, kind: 'domain' },
          { of: { kind: 'add', left: x.of, right: one }, kind: 'domain' },
        ];
      return inner;
    default:
      return inner;
  }
}

/**
 * True if agreement at points could hide a difference: a step function, an inverse sine of a sine, or a bend whose place
 * cannot be computed and whose inner part may change its sign.
 */
export function hidesPieces(x: Expression): boolean {
  const angles = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot']);
  return somewhere(x, (part) => {
    if (lettersOf(part).size === 0) return false;
    if (part.kind === 'apply' && (part.name === 'floor' || part.name === 'ceil')) return true;
    if (part.kind === 'apply' && part.name.startsWith('arc'))
      return somewhere(part.of, (inner) => inner.kind === 'apply' && angles.has(inner.name) && lettersOf(inner).size > 0);
    const even = (part.kind === 'root' && part.index % 2 === 0) || (part.kind === 'power' && isEvenPart(part.exponent));
    const inner = part.kind === 'absolute' || part.kind === 'root' ? part.of : part.kind === 'power' ? part.base : null;
    if (inner === null || (part.kind !== 'absolute' && !even) || isRational(withoutRoots(inner))) return false;
    return part.kind === 'absolute' ? !isNeverNegative(inner) : !isPositive(inner) && somewhere(inner, isTangled);
  });
}

const withoutRoots = (x: Expression): Expression => (x.kind === 'root' ? withoutRoots(x.of) : x); // √√(x⁴) bends where x⁴ is zero

/**
 * True for a product of parts with letters, or a power of one: √(…) of it may really be |…|, as √((∛x)²) is. If none of the
 * parts is ever negative, nothing can be hidden.
 */
const isTangled = (x: Expression): boolean =>
  (x.kind === 'power' && lettersOf(x.base).size > 0 && !isEvenPart(x.exponent) && !isNeverNegative(x.base)) ||
  (x.kind === 'multiply' &&
    lettersOf(x.left).size > 0 &&
    lettersOf(x.right).size > 0 &&
    !(isNeverNegative(x.left) && isNeverNegative(x.right)));

/** True if it is above zero wherever it has a value: eˣ, |x| + 1. */
function isPositive(x: Expression): boolean {
  switch (x.kind) {
    case 'number':
      return x.value.n > 0n;
    case 'constant':
      return x.name === 'π' || x.name === 'e';
    case 'add':
      return isNeverNegative(x.left) && isNeverNegative(x.right) && (isPositive(x.left) || isPositive(x.right));
    case 'multiply':
    case 'divide':
      return isPositive(x.left) && isPositive(x.right);
    case 'root':
      return isPositive(x.of);
    case 'power':
      return isPositive(x.base);
    case 'apply':
      return x.name === 'exp' || x.name === 'cosh';
    default:
      return false;
  }
}

/**
 * True if roots of two different sums are multiplied: √(x − 3)·√(x − 5) has fewer values than √((x − 3)(x − 5)), and is minus
 * that root where both sums are below zero.
 */
export function multipliesRoots(x: Expression): boolean {
  return somewhere(x, (part) => {
    if (part.kind !== 'multiply' && part.kind !== 'divide') return false;
    const [a, b] = [rootedSum(part.left), rootedSum(part.right)];
    return a !== null && b !== null && [...lettersOf(a)].some((name) => lettersOf(b).has(name));
  });
}

function rootedSum(x: Expression): Expression | null {
  if (x.kind === 'negate') return rootedSum(x.of);
  if (x.kind === 'multiply') return rootedSum(x.right) ?? rootedSum(x.left);
  const of = x.kind === 'root' && x.index % 2 === 0 ? x.of : x.kind === 'power' && isEvenPart(x.exponent) ? x.base : null;
  return of !== null && (of.kind === 'add' || of.kind === 'subtract') ? of : null;
}

const isRational = (x: Expression): boolean => withinBudget(() => exactly(x, newBudget()))?.kind === 'exact';

function isNeverNegative(x: Expression): boolean {
  switch (x.kind) {
    case 'number':
      return x.value.n >= 0n;
    case 'mixed':
    case 'absolute':
      return true;
    case 'constant':
      return x.name === 'π' || x.name === 'e';
    case 'root':
      return x.index % 2 === 0 || isNeverNegative(x.of);
    case 'power': {
      const even = x.exponent.kind === 'number' && x.exponent.value.d === 1n && x.exponent.value.n % 2n === 0n;
      return even || isNeverNegative(x.base);
    }
    case 'add':
    case 'multiply':
    case 'divide':
      return isNeverNegative(x.left) && isNeverNegative(x.right);
    case 'percent':
    case 'degrees':
      return isNeverNegative(x.of);
    case 'apply':
      return x.name === 'exp' || x.name === 'cosh';
    default:
      return false;
  }
}

/**
 * Returns where the inner parts are zero along one letter while the other letters are held; null if a part is not a rational
 * function of the letter.
 */
export function breakValues(
  bends: readonly Expression[],
  letter: string,
  others: ReadonlyMap<string, Expression>,
): RealRoot[] | null {
  const found: RealRoot[] = [];
  for (const bend of bends.flatMap(vanishing)) {
    const slice = [...others].reduce((x, [name, at]) => replaceLetter(x, name, at), bend);
    if (!lettersOf(slice).has(letter)) continue;
    const roots = withinBudget(() => zerosOf(slice, letter));
    if (roots === null) return null;
    found.push(...roots);
  }
  return distinct(found);
}

/** Returns simpler parts that are zero wherever the whole is: x and y for |x|·√y, none for eˣ. */
export function vanishing(x: Expression): Expression[] {
  switch (x.kind) {
    case 'absolute':
    case 'negate':
    case 'root':
    case 'percent':
      return vanishing(x.of);
    case 'multiply':
      return [...vanishing(x.left), ...vanishing(x.right)];
    case 'divide':
      return vanishing(x.left);
    case 'power':
      return lettersOf(x.base).size === 0 ? [] : lettersOf(x.exponent).size === 0 ? vanishing(x.base) : [x];
    case 'apply':
      return x.name === 'exp' ? [] : [x];
    default:
      return lettersOf(x).size === 0 ? [] : [x];
  }
}

/** Returns where an expression in one letter is zero or has no value; null if that is not known. Errors: OverBudget. */
function zerosOf(x: Expression, letter: string): RealRoot[] | null {
  const budget = newBudget();
  const value = exactly(x, budget);
  if (value.kind !== 'exact') return zeroOfLine(x, letter);
  const above = value.value.top.size === 0 ? [] : realRoots(value.value.top, budget);
  const below = realRoots(value.value.bottom, budget);
  return above === null || below === null ? null : [...above, ...below];
}

/** Returns the zero of an expression that is linear in the letter with a constant that is no fraction: x − √2, 3x + π. */
function zeroOfLine(x: Expression, letter: string): RealRoot[] | null {
  const value = exactly(x, newBudget(), 'real');
  const below = value.kind === 'exact' ? constantValue(value.value.bottom) : null;
  if (value.kind !== 'exact' || below === null) return null;
  const withLetter = [...value.value.top.values()].filter(({ monomial }) => monomial.some(([name]) => name === letter));
  const slope = withLetter[0]?.monomial.length === 1 && withLetter[0].monomial[0]![1] === 1 ? withLetter[0].coefficient : null;
  if (withLetter.length !== 1 || slope === null) return null;
  const constant = replaceLetter(x, letter, { kind: 'number', value: q.zero, decimals: null });
  const divisor = { kind: 'number', value: q.negate(q.divide(slope, below)), decimals: null } as const;
  const exact: Expression = { kind: 'divide', left: constant, right: divisor, written: 'bar' };
  const at = evaluate(exact, new Map());
  return at === null ? null : [{ at, exact }];
}

/** Returns one value between each two neighbors and one beyond either end. */
export const valuesBetween = (sorted: readonly Ball[]): Real[] => stretchesBetween(sorted).map(([first]) => first);

/**
 * Returns several values between each two neighbors and beyond either end. An expression without a value at the first may
 * have one at another.
 */
export function stretchesBetween(places: readonly Ball[]): [Real, ...Real[]][] {
  const sorted = places.map(({ value }) => value);
  if (sorted.length === 0) return [[real('0.61')]];
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const beyond = (end: Real, sign: 1 | -1): [Real, ...Real[]] => {
    const step = end.abs().times('0.17').plus('1.37');
    return [end.plus(step.times(sign)), ...strides.map((times) => end.plus(step.times(times * sign)))];
  };
  const inside = sorted.slice(1).map((high, i): [Real, ...Real[]] => {
    const at = (share: number): Real => high.times(share).plus(sorted[i]!.times(1 - share));
    return [at(0.43), ...shares.map(at)];
  });
  return [beyond(first, -1), ...inside, beyond(last, 1)];
}

const strides = [1.9, 2.6, 3.3, 4.7, 5.9, 7.7, 11.3, 31.1, 89.3];
const shares = [0.13, 0.23, 0.57, 0.66, 0.81, 0.94];
