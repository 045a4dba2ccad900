import { add, divide, finiteDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { DraftMisconception } from '../generator.ts';
import type { WrongWay } from '../number-draft.ts';
import { listed } from './whole-number-text.ts';

export const total = (data: readonly number[]): number => data.reduce((sum, value) => sum + value, 0);
export const least = (data: readonly number[]): number => Math.min(...data);
export const greatest = (data: readonly number[]): number => Math.max(...data);
export const inOrder = (data: readonly number[]): number[] => data.toSorted((a, b) => a - b);
export const mean = (data: readonly number[]): Rational => rational(total(data), data.length);
export const median = (data: readonly number[]): Rational => middleOf(inOrder(data));

/** What stands in the middle of a list as it is written: one value, or the number halfway between two. */
export function middleOf(list: readonly number[]): Rational {
  const half = Math.floor(list.length / 2);
  const upper = rational(list[half]!);
  return list.length % 2 === 1 ? upper : divide(add(rational(list[half - 1]!), upper), rational(2));
}

/** How often each value comes. */
export function counts(data: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const value of data) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/** '4, 7 and 9', as data stand in a sentence. */
export const dataText = (data: readonly number[]): string => listed(data.map(String));
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
export function decimalWay(rule: WrongWay['rule'], to: Rational | number | null, hints: DraftMisconception['hints']): WrongWay {
  const value = typeof to === 'number' ? rational(to) : to;
  const written = value === null ? null : shortDecimal(value);
  return value === null || written === null ? { rule, to: null, hints } : { rule, to: value, written, hints };
}
