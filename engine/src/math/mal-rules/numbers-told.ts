import { finiteDecimal, rationalText, type Rational } from '../exact/rational.ts';

/** A number as a sentence says it: 0.35, 1,554, and 1/3 where no decimal ends. */
export const numberText = (value: Rational): string =>
  finiteDecimal(value)?.replace(/^-?\d{4,}/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')) ?? rationalText(value);

/** The same, with wholes and parts: 4 5/6. */
export function mixedText(value: Rational): string {
  const [whole, rest] = [value.n / value.d, value.n % value.d];
  return whole === 0n || rest === 0n || value.n < 0n ? rationalText(value) : `${whole} ${rest}/${value.d}`;
}

/** A term of an equation with the sign that it carries: +5, −3. */
export const withSign = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
