import { describe, expect, it } from 'vitest';
import { becomesFalsely } from './letter-identities.ts';

describe('becomesFalsely', () => {
  it.each(['3x + 4 makes 7x', 'x times x is 2x', '3(x + 2) is 3x + 2', '(x + 3)^2 equals x^2 + 9'])('objects to "%s"', (said) => {
    expect(becomesFalsely(said)).not.toBeNull();
  });

  it.each(['3x + 4x makes 7x', 'x times x is x squared', '3(x + 2) is 3x + 6', '2x + 3 = x + 7', 'you wrote that 3x + 4 is 7x'])(
    'passes "%s"',
    (said) => {
      expect(becomesFalsely(said)).toBeNull();
    },
  );

  it('reads a long row of brackets in bounded work', () => {
    expect(becomesFalsely('(x+2)'.repeat(400))).toBeNull();
  });
});
