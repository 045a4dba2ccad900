import { sumText } from './linear-text.ts';

/** Writes a polynomial in one letter as LaTeX, from its coefficients, lowest power first: [6, -5, 1] is x² − 5x + 6. */
export const polynomialTex = (coefficients: readonly number[], letter = 'x'): string =>
  writtenWith(coefficients, letter, (n) => `^{${n}}`);

/** Writes the same as it is typed: x^2-5x+6. */
export const polynomialPlain = (coefficients: readonly number[], letter = 'x'): string =>
  writtenWith(coefficients, letter, (n) => `^${n}`).replaceAll(' ', '');

function writtenWith(coefficients: readonly number[], letter: string, raised: (power: number) => string): string {
  return sumText(
    coefficients
      .map((coefficient, power) => [coefficient, power === 0 ? '' : power === 1 ? letter : `${letter}${raised(power)}`] as const)
      .toReversed(),
  );
}

/** Returns the product of two polynomials, lowest power first. */
export function productOf(a: readonly number[], b: readonly number[]): number[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((left, i) => b.forEach((right, j) => (product[i + j] = product[i + j]! + left * right)));
  return product;
}
