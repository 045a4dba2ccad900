import { describe, expect, it } from 'vitest';
import { tellsFalseResult } from './told-results.ts';

describe('tellsFalseResult', () => {
  it.each([
    'squaring 3 gives 6',
    'the square of 5 is 10',
    'from 4 to 10 the width was tripled',
    "from 7 to 11 it's 5",
    'six eggs for 4 people is one and a quarter eggs each',
    'adding 8 and 7 gives 16',
    'half of 9 is 4',
  ])('objects to "%s"', (said) => {
    expect(tellsFalseResult(said)).toBe(true);
  });

  it.each([
    'squaring 3 gives 9',
    'from 7 to 11 it goes up by 4',
    'from 4 to 12 the width was tripled',
    'six eggs for 4 people is one and a half eggs each',
    'half of 9 is four and a half',
    'you wrote that squaring 3 gives 6',
    'if squaring 3 gave 6, then 2 squared would be 4',
  ])('passes "%s"', (said) => {
    expect(tellsFalseResult(said)).toBe(false);
  });
});
