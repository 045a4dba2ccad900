import { add, divide, rational, type Rational } from '../../exact/rational.ts';

export const total = (data: readonly number[]): number => data.reduce((sum, value) => sum + value, 0);
export const least = (data: readonly number[]): number => Math.min(...data);
export const greatest = (data: readonly number[]): number => Math.max(...data);
export const inOrder = (data: readonly number[]): number[] => data.toSorted((a, b) => a - b);
export const mean = (data: readonly number[]): Rational => rational(total(data), data.length);
export const median = (data: readonly number[]): Rational => middleOf(inOrder(data));

/** Returns the middle of a list as it is written: one value, or the number halfway between two. */
export function middleOf(list: readonly number[]): Rational {
  const half = Math.floor(list.length / 2);
  const upper = rational(list[half]!);
  return list.length % 2 === 1 ? upper : divide(add(rational(list[half - 1]!), upper), rational(2));
}

/** Returns how often each value occurs. */
export function counts(data: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const value of data) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
