import { finiteDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { DraftMisconception } from '../generator.ts';
import type { NumberWay } from '../number-draft.ts';
import { listed } from './whole-number-text.ts';

/** Writes data as in a sentence: '4, 7 and 9'. */
export const dataText = (data: readonly number[]): string => listed(data.map(String));
/** Writes three values or more as in a sentence, with a serial comma: '4, 7, and 9'. */
export const seriesText = (data: readonly number[]): string => `${data.slice(0, -1).join(', ')}, and ${data.at(-1)!}`;
/** Writes a sum as a formula: '4 + 7 + 9'. */
export const sumTex = (data: readonly number[]): string => data.join(' + ');
/** Writes a list as a formula: '4, 7, 9'. */
export const rowTex = (data: readonly number[]): string => data.join(', \\; ');

/** Returns a Markdown table; the first row is its header. */
export const tableOf = ([head, ...rows]: readonly (readonly (string | number)[])[]): string =>
  [head!, head!.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Writes a whole number or a decimal as it is typed; null if the decimal has more than two places. */
export function shortDecimal(value: Rational): string | null {
  const text = finiteDecimal(value);
  return text === null || (text.split('.')[1]?.length ?? 0) > 2 ? null : text;
}

/** Returns the wrong way of a rule whose result may not be whole; to null if nobody would write that number down. */
export function decimalWay(
  rule: NumberWay['rule'],
  to: Rational | number | null,
  hints: DraftMisconception['hints'],
  says?: string,
): NumberWay {
  const value = typeof to === 'number' ? rational(to) : to;
  const written = value === null ? null : shortDecimal(value);
  return value === null || written === null
    ? { rule, to: null, hints }
    : { rule, to: value, written, hints, ...(says === undefined ? {} : { says }) };
}
