import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaFeatures } from './formula-features.ts';

/** Returns all features of the first formula in a text at once. */
const lookOf = (text: string) => formulaFeatures(text).find((feature) => feature.includes('+'));

describe('the features of a formula', () => {
  it.each([
    ['solve 2x+3=11 pls', '5y - 4 = 16'],
    ['x² - 5x + 6 = 0', 'a^2+2a-8=0'],
    ['how do i do (x+2)(x-3)', '(a+1)(a+7)'],
    ['is it 3x ≥ 12 ?', '4x \\ge 8'],
    ['y = 2cos x', 'y=3\\sin\\theta x'],
    ['\\frac{x+1}{x-2}', '(x+3)/(x-4)'],
    ['2 x 3 + 4', '5*6+1'],
    ['the middle of (2,3) and (8,7)', 'A(-1;4)'],
  ])('are the same for "%s" and "%s"', (one, other) => {
    expect(lookOf(one)).toBeDefined();
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['x^2+5x+6', 'x^2+5x+6=0'],
    ['2x+3=11', '2x+3<11'],
    ['-1<2x+3<7', '2x+3<7'],
    ['2^x=8', 'x^2=8'],
    ['2x+3=11', '2x+3y=11'],
  ])('differ between %s and %s', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });

  it.each(['I do not get it', 'is a square a rectangle', 'page 12', '', 'what is it?'])(
    'are empty without a formula: "%s"',
    (text) => {
      expect(formulaFeatures(text)).toEqual([]);
    },
  );

  it('are well formed for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        for (const feature of formulaFeatures(text)) expect(feature).toMatch(/^~[a-z ]+(?:\+[a-z ]+)*$/);
      }),
    );
  });
});
