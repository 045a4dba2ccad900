import { expect, it } from 'vitest';
import { calculatorOf } from './calculator-of.ts';

it.each([
  { strand: 'integers', grade: 7, has: 'none' }, // arithmetic is the skill itself
  { strand: 'ratio_percent', grade: 7, has: 'four_function' },
  { strand: 'geometry', grade: 4, has: 'none' }, // no calculator in grades 3 to 5
  { strand: 'geometry', grade: 6, has: 'four_function' },
  { strand: 'trigonometry', grade: 10, has: 'scientific' },
  { strand: 'geometry', grade: 7, calculator: 'scientific', has: 'scientific' }, // a skill may define its own
  { strand: 'trigonometry', grade: 10, calculator: 'none', has: 'none' },
] as const)('a skill of $strand in grade $grade gets this calculator: $has', ({ has, ...skill }) => {
  expect(calculatorOf(skill)).toBe(has);
});
