import { finiteDecimal, fixedDecimal, type Rational } from '@stoa/engine/math/exact/rational';

/**
 * Writes a decimal as school does, without trailing zeros: '0.5', '12', '-3.07'. Errors: throws if the decimal does not end.
 */
export function decimalText(a: Rational): string {
  const text = finiteDecimal(a);
  if (text === null) throw new RangeError(`${a.n}/${a.d} has no finite decimal`);
  return text;
}

/** Writes an amount of money as it is typed in an answer: '3.50', and '12' if there are no cents. */
export const moneyText = (a: Rational): string => (a.d === 1n ? `${a.n}` : fixedDecimal(a, 2));

const withCommas = (text: string): string => text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** Writes a decimal as in a sentence: '1,250.5'. */
export const decimalGrouped = (a: Rational): string => withCommas(decimalText(a));

/** Writes the same as in a formula, with a comma from four digits on: '1{,}250.5'. */
export const decimalTex = (a: Rational): string => withCommas(decimalText(a)).replaceAll(',', '{,}');

/** Writes an amount of money as in a formula: '1{,}250.50'. */
export const moneyTex = (a: Rational): string => withCommas(moneyText(a)).replaceAll(',', '{,}');

/**
 * Writes an amount of money as in a sentence: '\$1,203.50'. The sign is escaped, because a bare dollar sign opens
 * mathematics.
 */
export const dollars = (a: Rational): string => `\\$${withCommas(moneyText(a))}`;
