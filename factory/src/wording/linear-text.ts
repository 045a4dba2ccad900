import type { SignedTerm } from '@stoa/engine/math/mal-rules/algebra/terms';

const termText = (coefficient: number, letters: string): string =>
  letters === '' ? `${coefficient}` : coefficient === 1 ? letters : `${coefficient}${letters}`;

/**
 * Writes a sum as school does: no zero terms, no `1x`, a minus instead of plus a negative. If all terms are zero, returns
 * '0'.
 */
export function sumText(terms: readonly SignedTerm[]): string {
  const shown = terms.filter(([coefficient]) => coefficient !== 0);
  if (shown.length === 0) return '0';
  return shown
    .map(([coefficient, letters], at) => {
      const size = termText(Math.abs(coefficient), letters);
      if (at === 0) return coefficient < 0 ? `-${size}` : size;
      return coefficient < 0 ? ` - ${size}` : ` + ${size}`;
    })
    .join('');
}

/** Writes ax + b. */
export const linearText = (a: number, b: number, letter = 'x'): string =>
  sumText([
    [a, letter],
    [b, ''],
  ]);

/** Writes a number inside a product or after a sign: negative ones are in brackets. */
export const inBrackets = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** Writes a number as LaTeX and in answers: an integer, or a fraction in lowest terms. */
export function numberTex(n: bigint, d: bigint): string {
  if (d === 1n) return `${n}`;
  return `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`;
}
