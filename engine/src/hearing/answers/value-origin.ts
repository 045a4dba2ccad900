import { rememberReadings } from '../../guards/remember-readings.ts';
import type { Waiting } from './waiting-question.ts';

/**
 * How a wrong value may have come about: close to the right one, or by one step with the numbers of the question. A number that
 * didn't come about in any of these ways is more often a number of something else.
 */
export type ValueOrigin = 'opposite' | 'shifted' | 'inverse' | 'near' | 'one step' | 'no step' | 'no number';

/** Finds the origin of a value that a student names. Shape: the first that fits, in the order of the type. */
export function originOf(text: string, { answer, signs }: Waiting): ValueOrigin {
  const [value, expected] = [amountOf(text), amountOf(answer.expected)];
  if (value === null) return 'no number';
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  if (expected !== null && expected !== 0) {
    if (isSame(value, -expected)) return 'opposite';
    if ([0.001, 0.01, 0.1, 10, 100, 1000].some((factor) => isSame(value, factor * expected))) return 'shifted';
    if (isSame(value * expected, 1)) return 'inverse';
    if (Math.abs(value - expected) <= Math.max(2, 0.1 * Math.abs(expected))) return 'near';
  }
  return stepsFrom(signs).some((step) => isSame(Math.abs(value), step)) ? 'one step' : 'no step';
}

/**
 * Returns the results of one operation on two numbers of a question, and of doubling, halving, or squaring one, without signs.
 */
const stepsFrom = rememberReadings((signs: string): readonly number[] => {
  const numbers = Array.from(signs.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number)).slice(0, most);
  return numbers.flatMap((one, at) => [
    2 * one,
    one / 2,
    one * one,
    ...numbers
      .filter((_, other) => other !== at)
      .flatMap((other) => [one + other, Math.abs(one - other), one * other, ...(other === 0 ? [] : [one / other])]),
  ]);
}, 500);
const most = 8; // numbers of a question

/** Returns a whole number, a decimal, or a fraction as a number; null for anything else. */
export function amountOf(text: string): number | null {
  const found = /^\s*\$?([-−]?[\d,]*\.?\d+)\s*%?\s*$|^\s*([-−]?\d+)\s*[/:]\s*(\d+)\s*$/.exec(text);
  if (found === null) return null;
  const [whole, top, bottom] = found.slice(1).map((part) => Number(part?.replace('−', '-').replaceAll(',', '')));
  if (found[1] !== undefined) return whole!;
  return bottom === 0 ? null : top! / bottom!;
}
