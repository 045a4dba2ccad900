import type { Meaning } from '../vocabulary/meanings.ts';
import type { MeantWord } from '../vocabulary/meant-words.ts';

/** An operation on two numbers, as a student says it: "360 minus 110", "5x3", "add 5 and 3", "3 and 4 is 7". */
export type Computation = { readonly operation: Meaning; readonly left: number; readonly right: number; readonly result: number };

const results: Readonly<Partial<Record<Meaning, (left: number, right: number) => number>>> = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  multiply: (left, right) => left * right,
  divide: (left, right) => left / right,
};

/** Finds the computations in some words, in order. */
export function computationsIn(words: readonly MeantWord[]): readonly Computation[] {
  const found: Computation[] = [];
  const numbers = words.flatMap((word, at) =>
    word.kind === 'number' ? [{ value: Number(word.stem.replace(':', '')), at }] : [],
  );
  for (let k = 0; k + 1 < numbers.length; k += 1) {
    const [one, other] = [numbers[k]!, numbers[k + 1]!];
    if (other.at - one.at > 3 || !Number.isFinite(one.value) || !Number.isFinite(other.value)) continue;
    const between = operationOf(words.slice(one.at + 1, other.at));
    const before = between ?? operationOf(words.slice(Math.max(0, one.at - 2), one.at));
    const third = numbers[k + 2];
    const summed = between === null && third !== undefined && third.at - other.at <= 3 && one.value + other.value === third.value;
    const operation = summed ? 'add' : before;
    if (operation === null) continue;
    found.push({ operation, left: one.value, right: other.value, result: results[operation]!(one.value, other.value) });
  }
  return found;
}

const operationOf = (words: readonly MeantWord[]): Meaning | null =>
  words.flatMap(({ meanings }) => meanings).find((meaning) => results[meaning] !== undefined) ?? null;

/** Numbers that come from rules, not from the question. */
const brought = [2, 10, 60, 90, 100, 180];

/**
 * True if a result leads to the right answer: it is the answer or a part of it, or one step with a number of the question makes
 * it so.
 *
 * Shape   `numbers` are those of the question; `expected` is the answer as an author writes it.
 */
export function isOnTheWay({ result }: Computation, numbers: readonly number[], expected: string): boolean {
  const wanted = Array.from(expected.replace(/,(?=\d{3})/g, '').matchAll(/-?\d+(?:\.\d+)?/g), ({ 0: value }) => Number(value));
  if (wanted.length === 0 || !Number.isFinite(result)) return false;
  const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;
  return wanted.some(
    (value) =>
      near(result, value) ||
      [...numbers, ...brought].some((number) =>
        [result + number, result - number, number - result, result * number, result / number].some((step) => near(step, value)),
      ),
  );
}
