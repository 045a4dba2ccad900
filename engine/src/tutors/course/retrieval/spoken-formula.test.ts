import { describe, expect, it } from 'vitest';
import { asTyped } from './spoken-formula.ts';

describe('mathematics in words', () => {
  it.each([
    ['x squared is 81', 'x^2=81'],
    ['x squared plus 3x is 10', 'x^2+3x=10'],
    ['x to the fifth over x to the second', 'x^5/x^2'],
    ['y to the power of 3', 'y^3'],
    ['x over 3 plus 2 is 8', 'x/3+2=8'],
    ['2x minus 5 equals 7', '2x-5=7'],
    ['root 50 plus root 8', 'sqrt 50+sqrt 8'],
    ['20 percent of 45', '20% of 45'],
    ['5.2e-4 in normal numbers', '5.2*10^-4 in normal numbers'],
    ['x2 = 49 whats x', 'x^2 = 49 whats x'],
    ['next number 5 9 13 17', 'next number 5,9,13,17'],
  ])('is turned into a formula: "%s"', (said, typed) => {
    expect(asTyped(said)).toBe(typed);
  });

  it.each(['is it over now', 'x1 and x2 of the points', '8 is half of 16', 'I am at a plus', 'room 12 at 3', 'what is it'])(
    'is not found in "%s", which is left as it is',
    (said) => {
      expect(asTyped(said)).toBe(said);
    },
  );
});
