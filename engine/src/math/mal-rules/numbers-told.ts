import { finiteDecimal, rationalText, type Rational } from '../exact/rational.ts';

/** Returns a number as a sentence shows it: 0.35, 1,554, or 1/3 if its decimal doesn't end. */
export const numberText = (value: Rational): string =>
  finiteDecimal(value)?.replace(/^-?\d{4,}/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')) ?? rationalText(value);

/** Returns the same as a mixed number: 4 5/6. */
export function mixedText(value: Rational): string {
  const [whole, rest] = [value.n / value.d, value.n % value.d];
  return whole === 0n || rest === 0n || value.n < 0n ? rationalText(value) : `${whole} ${rest}/${value.d}`;
}

/** Returns a term of an equation with its sign: +5, −3. */
export const withSign = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
