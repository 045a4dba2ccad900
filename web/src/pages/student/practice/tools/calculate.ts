import type { Decimal } from 'decimal.js';
import { CalculatorLine } from './calculator-line.ts';
import type { CalculatorMode } from './calculator-line.ts';

/** The result of a line: a number as it is shown, or a sentence that says why there is none. */
export type Calculated = { kind: 'value'; text: string } | { kind: 'none'; words: string };

const shownDigits = 12;

/**
 * Computes a line as it is typed on a calculator, in decimals: 0.1 + 0.2 is 0.3.
 *
 *     2 + 3 × 4 → 14      2(3 + 4) → 14      15% × 80 → 12      √(2) → 1.41421356237      sin(30) → 0.5
 *
 * Order     powers, then a sign, then × and ÷, then + and −; values side by side are multiplied.
 * Errors    none thrown: if the line can't be read or has no result, that is returned in words.
 */
export function calculate(line: string, mode: CalculatorMode): Calculated {
  if (line.length > 200) return { kind: 'none', words: 'That line is too long.' };
  const value = new CalculatorLine(line, mode).value();
  if (value === null) return { kind: 'none', words: 'Check how you typed that.' };
  if (value.isNaN())
    return { kind: 'none', words: 'That has no answer. You can’t divide by 0 or take the square root of a negative number.' };
  if (!value.isFinite() || value.e > 9_000) return { kind: 'none', words: 'That number is too big for this calculator.' };
  return { kind: 'value', text: shown(value) };
}

/** Returns twelve digits, without trailing zeros; very large and very small numbers in scientific notation. */
function shown(value: Decimal): string {
  const rounded = value.toSignificantDigits(shownDigits);
  if (rounded.isZero()) return '0';
  if (rounded.e < shownDigits && rounded.e >= -7) return rounded.toFixed();
  const [digits, exponent] = rounded.toExponential().split('e');
  return `${digits}×10^${exponent!.replace('+', '')}`;
}
