import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import type { WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';

export const fracTex = ({ top, bottom }: WrittenFraction): string => `\\frac{${top}}{${bottom}}`;
export const fracPlain = ({ top, bottom }: WrittenFraction): string => `${top}/${bottom}`;

/** Returns the fraction in lowest terms. */
export function lowest({ top, bottom }: WrittenFraction): WrittenFraction {
  const divisor = greatestDivisor(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const isLowest = ({ top, bottom }: WrittenFraction): boolean => greatestDivisor(top, bottom) === 1;

/** Writes the fraction in lowest terms, or as a whole number if it is one: '\frac{3}{4}', '2'. */
export function lowestTex(fraction: WrittenFraction): string {
  const { top, bottom } = lowest(fraction);
  return bottom === 1 ? `${top}` : fracTex({ top, bottom });
}

/** Splits a value into a whole number and a proper fraction: 7/4 → 1 and 3/4. The fraction part is in lowest terms. */
export function mixedOf(fraction: WrittenFraction): { whole: number } & WrittenFraction {
  const whole = Math.floor(fraction.top / fraction.bottom);
  return { whole, ...lowest({ top: fraction.top - whole * fraction.bottom, bottom: fraction.bottom }) };
}

/** Writes '1\frac{3}{4}', without a part that is zero. */
export function mixedTex({ whole, top, bottom }: { whole: number } & WrittenFraction): string {
  if (top === 0) return `${whole}`;
  return whole === 0 ? fracTex({ top, bottom }) : `${whole}${fracTex({ top, bottom })}`;
}

/** Writes '1 3/4', as it is typed. */
export function mixedPlain({ whole, top, bottom }: { whole: number } & WrittenFraction): string {
  if (top === 0) return `${whole}`;
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}

const parts: Record<number, [string, string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  7: ['seventh', 'sevenths'],
  8: ['eighth', 'eighths'],
  9: ['ninth', 'ninths'],
  10: ['tenth', 'tenths'],
  11: ['eleventh', 'elevenths'],
  12: ['twelfth', 'twelfths'],
  13: ['thirteenth', 'thirteenths'],
  14: ['fourteenth', 'fourteenths'],
  15: ['fifteenth', 'fifteenths'],
  16: ['sixteenth', 'sixteenths'],
  17: ['seventeenth', 'seventeenths'],
  18: ['eighteenth', 'eighteenths'],
  19: ['nineteenth', 'nineteenths'],
  20: ['twentieth', 'twentieths'],
};

/** Returns the name of the equal parts of a whole: 8 → 'eighths'. Errors: throws above twenty. */
export function partsName(bottom: number, many = true): string {
  const found = parts[bottom];
  if (found === undefined) throw new RangeError(`no name for parts of 1/${bottom}`);
  return found[many ? 1 : 0];
}
