import { finiteDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { DraftMisconception } from '../generator.ts';
import type { NumberWay } from '../number-draft.ts';
import { listed } from './whole-number-text.ts';

/** '4, 7 and 9', as data stand in a sentence. */
export const dataText = (data: readonly number[]): string => listed(data.map(String));
/** '4, 7, and 9', three values or more, as data stand in a sentence with a serial comma. */
export const seriesText = (data: readonly number[]): string => `${data.slice(0, -1).join(', ')}, and ${data.at(-1)!}`;
/** '4 + 7 + 9', as a formula. */
export const sumTex = (data: readonly number[]): string => data.join(' + ');
/** '4, 7, 9', as a formula. */
export const rowTex = (data: readonly number[]): string => data.join(', \\; ');

/** A Markdown table whose first row is its head. */
export const tableOf = ([head, ...rows]: readonly (readonly (string | number)[])[]): string =>
  [head!, head!.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A whole number or a decimal as it is typed; null where the decimal has more than two places. */
export function shortDecimal(value: Rational): string | null {
  const text = finiteDecimal(value);
  return text === null || (text.split('.')[1]?.length ?? 0) > 2 ? null : text;
}

/** Where a rule leads that gives a number which need not be whole; nowhere, where nobody would write the number down. */
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
