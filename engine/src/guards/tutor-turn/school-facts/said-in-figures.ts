import { flattenText } from '../../flatten/flatten-text.ts';
import { foldSigns } from '../../leak/fold-signs.ts';
import { spokenNumbers } from '../../leak/spoken-numbers.ts';
import { rememberReadings } from '../../remember-readings.ts';

/**
 * Writes a folded sentence with its mathematics in plain signs and its numbers in figures: "negative seven" is -7, "a fourth"
 * 1/4, "three eighths" 3/8.
 */
export const saidInFigures = rememberReadings(
  (folded): string => {
    const signs = foldSigns(flattenText(folded)).toLowerCase();
    let [written, end] = ['', 0];
    for (const { spelling, at, end: to, rare } of spokenNumbers(signs)) {
      if (at < end || rare || /^(?:an?|half|one)$/.test(signs.slice(at, to))) continue;
      written += `${signs.slice(end, at)}${spelling}`;
      end = to;
    }
    return (written + signs.slice(end))
      .replace(/\b(?:negative|minus) (?=\d)/g, '-')
      .replace(/(\d) ?percent\b/g, '$1%')
      .replace(
        /(?<![\d/.,])(\d+) (\d+)\/(\d+)(?![\d/])/g,
        (_all, whole: string, top: string, bottom: string) => `${Number(whole) * Number(bottom) + Number(top)}/${bottom}`,
      );
  },
  2000,
  1000,
);

/** A number in figures, with its sign: a whole number, a decimal, a fraction, or a percentage. */
export const figure = String.raw`-?\$?\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?%?(?![\w/%]|[.,]\d|\s?[-+*/^(]\s?\d|\s\d+/\d)`;

/** Returns the value of a number in figures; null if it isn't one. */
export function valueOf(said: string): number | null {
  const [top = '', bottom = '1'] = said.replace(/[$,%]/g, '').split('/');
  const value = Number(top) / Number(bottom);
  return Number.isFinite(value) ? value / (said.endsWith('%') ? 100 : 1) : null;
}

export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
