import { finiteDecimal, fixedDecimal, type Rational } from '@stoa/engine/math/exact/rational';

/** As school writes it, without trailing zeros: '0.5', '12', '-3.07'. Errors: throws where the decimal does not end. */
export function decimalText(a: Rational): string {
  const text = finiteDecimal(a);
  if (text === null) throw new RangeError(`${a.n}/${a.d} has no finite decimal`);
  return text;
}

/** An amount of money as it is typed in an answer: '3.50', and '12' where there are no cents. */
export const moneyText = (a: Rational): string => (a.d === 1n ? `${a.n}` : fixedDecimal(a, 2));

/** An amount of money in a sentence, the sign escaped, for a bare dollar sign opens mathematics: '\$3.50'. */
export const dollars = (a: Rational): string => `\\$${moneyText(a)}`;
