import type { JudgingRules } from '@stoa/schema/problem';
import { isFinishedNumber, isWrittenDecimal } from '../forms/finished.ts';
import { rationalValue } from '../exact/rational-value.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';

/** Returns how many decimals a number was written with; 0 for anything but a decimal. */
export const decimalsOf = (x: Expression): number => {
  const inner = x.kind === 'negate' ? x.of : x;
  return inner.kind === 'number' ? (inner.decimals ?? 0) : 0;
};

/**
 * True if a written decimal is the exact number cut off or rounded at its last place: 0.33 for 1/3, but not 0.34; 0.66 and
 * 0.67 for 2/3.
 */
export function isRoundingOf(student: Expression, exact: Rational): boolean {
  const percent = student.kind === 'percent'; // 33 % for 1/3: the decimal places are those of the percent
  const written = percent ? student.of : student;
  const places = decimalsOf(written);
  const value = rationalValue(written);
  if (value === null || (written.kind === 'number' && written.repeats !== undefined)) return false;
  if (percent ? !isFinishedNumber(written) : places === 0 || !isWrittenDecimal(written)) return false;
  if (percent) exact = q.multiply(exact, q.rational(100));
  const unit = q.rational(1, 10n ** BigInt(places));
  const away = q.subtract(exact, value);
  const rounded = q.compare(q.absolute(away), q.multiply(unit, q.rational(1, 2))) <= 0;
  const cut = q.compare(q.absolute(away), unit) < 0 && q.compare(q.absolute(value), q.absolute(exact)) < 0;
  return rounded || cut;
}

/** True if the expected decimal is the student's number rounded: 3.1416 where 3.14 is asked for. */
export function isTooExact(student: Expression, expected: Expression): boolean {
  const [value, asked] = [rationalValue(student), rationalValue(expected)];
  const places = decimalsOf(expected);
  if (value === null || asked === null || !isWrittenDecimal(student) || places === 0 || decimalsOf(student) <= places)
    return false;
  return q.fixedDecimal(value, places) === q.fixedDecimal(asked, places);
}

/** Returns how many decimal places or significant figures the rules ask for; null if they ask for none. */
export function askedDigits({
  decimal_places,
  significant_figures,
}: JudgingRules): { readonly kind: 'places' | 'figures'; readonly count: number } | null {
  if (significant_figures !== undefined) return { kind: 'figures', count: significant_figures };
  return decimal_places === undefined ? null : { kind: 'places', count: decimal_places };
}

/** Rounds a number half away from zero to a number of decimal places, or to a number of figures from its first nonzero one. */
export function roundedTo(value: Rational, { kind, count }: NonNullable<ReturnType<typeof askedDigits>>): Rational {
  if (q.isZero(value)) return value;
  const places = kind === 'places' ? count : count - 1 - orderOfSize(value);
  const scale = q.power(q.ten, BigInt(places));
  const scaled = q.multiply(q.absolute(value), scale);
  const rounded = q.rational((scaled.n * 2n + scaled.d) / (scaled.d * 2n));
  return q.divide(value.n < 0n ? q.negate(rounded) : rounded, scale);
}

/** Returns the power of ten of the first figure: 2 for 345, −2 for 0.045. */
function orderOfSize(value: Rational): number {
  const size = q.absolute(value);
  let order = size.n.toString().length - size.d.toString().length;
  while (q.compare(size, q.power(q.ten, BigInt(order))) < 0) order -= 1;
  while (q.compare(size, q.power(q.ten, BigInt(order + 1))) >= 0) order += 1;
  return order;
}

/**
 * Returns how many significant figures a number was written with. The last zeros of a whole number may count or not: 1200 has
 * two to four. Null for anything but one written number, or one times a power of ten.
 */
export function figuresOf(x: Expression): { readonly least: number; readonly most: number } | null {
  const inner = x.kind === 'negate' ? x.of : x;
  if (inner.kind === 'multiply' && inner.right.kind === 'power') return figuresOf(inner.left);
  if (inner.kind !== 'number') return null;
  const places = inner.decimals ?? 0;
  const digits = (inner.value.n * 10n ** BigInt(places)) / inner.value.d;
  const text = digits.toString().replace('-', '');
  const least = places > 0 ? text.length : text.replace(/0+$/, '').length;
  return { least: Math.max(1, least), most: text.length };
}
