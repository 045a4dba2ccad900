import { isWrittenDecimal } from './finished.ts';
import { rationalValue } from './number-order.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from './syntax-tree.ts';

/** How many decimals a number was written with; 0 for anything but a decimal. */
export const decimalsOf = (x: Expression): number => {
  const inner = x.kind === 'negate' ? x.of : x;
  return inner.kind === 'number' ? (inner.decimals ?? 0) : 0;
};

/** Whether a written decimal is the exact number cut off or rounded at its last place: 0.33, 0.34 is not, for 1/3; 0.66 and 0.67 for 2/3. */
export function isRoundingOf(student: Expression, exact: Rational): boolean {
  const places = decimalsOf(student);
  const value = rationalValue(student);
  if (value === null || places === 0 || !isWrittenDecimal(student)) return false;
  const unit = q.rational(1, 10n ** BigInt(places));
  const away = q.subtract(exact, value);
  const rounded = q.compare(q.absolute(away), q.multiply(unit, q.rational(1, 2))) <= 0;
  const cut = q.compare(q.absolute(away), unit) < 0 && q.compare(q.absolute(value), q.absolute(exact)) < 0;
  return rounded || cut;
}

/** Whether the expected decimal is the student's number rounded: 3.1416 where 3.14 is asked for. */
export function isTooExact(student: Expression, expected: Expression): boolean {
  const [value, asked] = [rationalValue(student), rationalValue(expected)];
  const places = decimalsOf(expected);
  if (value === null || asked === null || !isWrittenDecimal(student) || places === 0 || decimalsOf(student) <= places)
    return false;
  return q.fixedDecimal(value, places) === q.fixedDecimal(asked, places);
}
