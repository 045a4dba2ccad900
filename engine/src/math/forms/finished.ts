import { absolute, gcd, isInteger, one, compare, ten, type Rational } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';

const strip = (x: Expression): Expression => (x.kind === 'negate' ? x.of : x);

/** Returns a whole number as written, with a sign or not; null for anything else. */
export function writtenInteger(x: Expression): bigint | null {
  if (x.kind === 'negate') {
    const of = x.of.kind === 'negate' ? null : writtenInteger(x.of);
    return of === null ? null : -of;
  }
  return x.kind === 'number' && isInteger(x.value) && (x.decimals ?? 0) === 0 ? x.value.n : null;
}

/** Returns the top and bottom of a fraction of whole numbers as written; null for anything else. */
export function writtenFraction(x: Expression): { top: bigint; bottom: bigint } | null {
  const inner = strip(x);
  if (inner.kind !== 'divide') return null;
  const [top, bottom] = [writtenInteger(inner.left), writtenInteger(inner.right)];
  return top === null || bottom === null || bottom === 0n ? null : { top, bottom };
}

export const isWrittenDecimal = (x: Expression): boolean => {
  const inner = strip(x);
  return inner.kind === 'number' && inner.decimals !== null && inner.decimals > 0;
};

/** Returns the factor of a × 10^n as written; null for anything else. */
export function writtenScientific(x: Expression): { factor: Rational } | null {
  const inner = strip(x);
  if (inner.kind !== 'multiply') return null;
  if (x.kind === 'negate' && inner.left.kind === 'negate') return null;
  const [factor, power] = [strip(inner.left), inner.right];
  if (factor.kind !== 'number' || power.kind !== 'power') return null;
  const base = power.base;
  if (base.kind !== 'number' || base.value.n !== ten.n || base.value.d !== 1n) return null;
  return writtenInteger(power.exponent) === null ? null : { factor: factor.value };
}

/** True if the factor of a × 10^n is in scientific form: 1 ≤ a < 10. */
export const isNormalScientific = (factor: Rational): boolean =>
  compare(absolute(factor), one) >= 0 && compare(absolute(factor), ten) < 0;

/** True for one number with nothing left to work out: 7, −2.5, 3/4, 1 1/2, 20 %, 3 × 10^4. False for 2 + 2. */
export function isFinishedNumber(x: Expression): boolean {
  const inner = strip(x);
  switch (inner.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'percent':
      return isFinishedNumber(inner.of) && inner.of.kind !== 'percent';
    default:
      return writtenFraction(inner) !== null || writtenScientific(inner) !== null;
  }
}

export const isLowest = (top: bigint, bottom: bigint): boolean => gcd(top, bottom) === 1n && bottom > 0n;
