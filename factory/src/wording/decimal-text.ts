import { finiteDecimal, fixedDecimal, type Rational } from '@stoa/engine/math/exact/rational';

/** As school writes it, without trailing zeros: '0.5', '12', '-3.07'. Errors: throws where the decimal does not end. */
export function decimalText(a: Rational): string {
  const text = finiteDecimal(a);
  if (text === null) throw new RangeError(`${a.n}/${a.d} has no finite decimal`);
  return text;
}

/** An amount of money as it is typed in an answer: '3.50', and '12' where there are no cents. */
export const moneyText = (a: Rational): string => (a.d === 1n ? `${a.n}` : fixedDecimal(a, 2));

const withCommas = (text: string): string => text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** A decimal in a sentence: '1,250.5'. */
export const decimalGrouped = (a: Rational): string => withCommas(decimalText(a));

/** The same in a formula, with a comma from four digits on: '1{,}250.5'. */
export const decimalTex = (a: Rational): string => withCommas(decimalText(a)).replaceAll(',', '{,}');

/** An amount of money in a formula: '1{,}250.50'. */
export const moneyTex = (a: Rational): string => withCommas(moneyText(a)).replaceAll(',', '{,}');

/** An amount of money in a sentence, the sign escaped, for a bare dollar sign opens mathematics: '\$1,203.50'. */
export const dollars = (a: Rational): string => `\\$${withCommas(moneyText(a))}`;
