import type { Question } from '../../state/lesson-session.ts';

const operations: readonly { readonly named: RegExp; readonly done: RegExp }[] = [
  { named: /\b(?:add|adds|adding|addition|sum|plus|total)\b/i, done: /\d\s*\)?\s*\+/ },
  { named: /\b(?:subtract|subtracts|subtracting|subtraction|minus|difference)\b/i, done: /[\d)}x]\s*-/ },
  { named: /\b(?:multiply|multiplies|multiplying|multiplication|times|product)\b/i, done: /\\times|\\cdot|×/ },
  { named: /\b(?:divide|divides|dividing|division|quotient)\b/i, done: /\\div|\\frac|÷|\d\s*\/\s*\d/ },
];

/** True if the solution uses every operation that a name mentions: "Add and divide" doesn't fit a solution with 8 × 9. */
export function namesWhatWasDone(name: string, { solution }: Pick<Question, 'solution'>): boolean {
  const way = solution.map(({ math }) => math).join(' ; ');
  return operations.every(({ named, done }) => !named.test(name) || done.test(way));
}
