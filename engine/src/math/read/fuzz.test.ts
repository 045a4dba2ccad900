import { describe, expect, it } from 'vitest';
import { fuzzTexts, hostileTexts } from '../../../corpus/fuzz-texts.ts';
import { checkAnswer, type AnswerQuestion } from '../check-answer.ts';
import { limits } from '../bounds/limits.ts';
import { printStatement } from '../print.ts';
import { expressionsOf, partsOf, type Expression } from '../syntax-tree.ts';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './token.ts';

const base: Grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false, imaginary: true };
const grammars: readonly Grammar[] = [
  base,
  { ...base, letters: new Set(['x', 'y', 'speed', 'f(x)']), names: ['speed', 'x_1'] },
  { ...base, oneNumber: true, units: true, ownUnit: 'h:min', imaginary: false },
];

/** Returns how many nodes a tree has, and how deeply they are nested. */
function sizeOf(x: Expression): { nodes: number; depth: number } {
  const inner = partsOf(x).map(sizeOf);
  return { nodes: 1 + inner.reduce((sum, one) => sum + one.nodes, 0), depth: 1 + Math.max(0, ...inner.map((one) => one.depth)) };
}

const question = (input_type: AnswerQuestion['input_type'], expected: string): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [], unit: null },
});

describe('random and hostile texts', () => {
  it.each([1, 2])(
    'are read without throwing, the same each time and in bounded work, and fail at a place within the text: seed %i',
    (seed) => {
      for (const text of [...fuzzTexts(seed, 600), ...hostileTexts]) {
        for (const grammar of grammars) {
          const reading = readStatement(text, grammar);
          expect(readStatement(text, grammar)).toEqual(reading);
          if (reading.kind === 'read') {
            const sizes = expressionsOf(reading.read).map(sizeOf);
            // A token makes one node at most; a name in front of a pair makes one more.
            expect(sizes.reduce((sum, size) => sum + size.nodes, 0)).toBeLessThanOrEqual(2 * limits.tokens);
            expect(Math.max(0, ...sizes.map((size) => size.depth))).toBeLessThanOrEqual(limits.tokens);
            expect(printStatement(reading.read, 'plain').length).toBeLessThan(20 * limits.textLength);
          }
          if (reading.kind === 'unreadable') {
            const { at, length, message } = reading.problem;
            expect({ text, inside: at >= 0 && length >= 0 && at + length <= text.length }).toEqual({ text, inside: true });
            expect(message).toMatch(/^[A-ZÅ].*[.?]$/u);
          }
        }
      }
    },
  );

  it.each([3])('get the same verdict each time, as an answer and as what is expected: seed %i', (seed) => {
    for (const text of [...fuzzTexts(seed, 150), ...hostileTexts]) {
      for (const [asked, answer] of [
        [question('expression', 'x+1'), text],
        [question('set', text), '{1, 2}'],
      ] as const)
        expect(checkAnswer(asked, answer)).toEqual(checkAnswer(asked, answer));
    }
  });
});
