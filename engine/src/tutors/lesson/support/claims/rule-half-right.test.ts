import { describe, expect, it } from 'vitest';
import { ruleHalfRight } from './rule-half-right.ts';

const falling = { answer: { input_type: 'expression', expected: 'y = -4x - 13' } } as Parameters<typeof ruleHalfRight>[0];
const first = (table: readonly string[]): string => table[0]!;

describe('a linear rule of which one half is right', () => {
  it.each([
    ['y = -4x - 17', '$-4x$'],
    ['y = -4x', '$-4x$'],
    ['-4x + 13', '$-4x$'],
    ['y = 4x - 13', '$-13$'],
    ['y = 3x-13', '$-13$'],
  ])('%s: names %s', (text, half) => expect(ruleHalfRight(falling, text, first)).toContain(half));

  it.each(['y = 4x + 13', 'y = -4x - 13', '-17', 'y = -4n - 17', 'x = -4y - 17', 'minus four'])('%s: names nothing', (text) =>
    expect(ruleHalfRight(falling, text, first)).toBeNull(),
  );
});
