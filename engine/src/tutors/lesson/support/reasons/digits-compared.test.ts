import { describe, expect, it } from 'vitest';
import { digitsCompared } from './digits-compared.ts';

const sign = (left: string, right: string): Parameters<typeof digitsCompared>[0] =>
  ({
    question_text: String.raw`Which sign belongs in the box? $${left} \square ${right}$`,
    answer: { input_type: 'multiple_choice', choices: ['$<$', '$=$', '$>$'] },
  }) as Parameters<typeof digitsCompared>[0];

describe('the digits of two decimals, compared as whole numbers', () => {
  it.each([
    ['0.63', '0.36', '63 is bigger than 36 so >'],
    ['0.63', '0.36', '> because 63 is more than 36'],
    ['0.63', '0.36', 'cuz 36 is less than 63'],
    ['0.105', '0.150', '105 is smaller than 150'],
  ])('are rightly compared in %s and %s: “%s”', (left, right, text) => {
    expect(digitsCompared(sign(left, right), text)).toContain('decimal places');
  });

  it.each([
    ['0.4', '0.15', '15 is bigger than 4'],
    ['0.63', '0.36', '36 is bigger than 63'],
    ['0.63', '0.36', '6 is bigger than 3'],
    ['0.6', '0.3', '6 is bigger than 3'],
    ['0.63', '0.36', 'i have 63 cats'],
  ])('aren’t in %s and %s: “%s”', (left, right, text) => {
    expect(digitsCompared(sign(left, right), text)).toBeNull();
  });
});
