import { expect, it } from 'vitest';
import { withFractionBars } from './page-fractions.ts';

it.each([
  ['5 / 6', '\\frac{5}{6}'],
  ['-5 / 6', '-\\frac{5}{6}'],
  ['1 / 2, 3 / 4', '\\frac{1}{2}, \\frac{3}{4}'],
  ['y = 3x + 1 / 2', 'y = 3x + \\frac{1}{2}'],
  ['10 / 5 / 2', '10 / 5 / 2'],
  ['2^5 / 6', '2^5 / 6'],
  ['3 / 4x', '3 / 4x'],
  ['0.5 / 6', '0.5 / 6'],
  ['8 \\div 5 / 6', '8 \\div 5 / 6'],
])('prints %s as %s', (typed, printed) => {
  expect(withFractionBars(typed)).toBe(printed);
});
