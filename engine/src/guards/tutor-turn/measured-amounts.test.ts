import { describe, expect, it } from 'vitest';
import { measuresFalsely } from './measured-amounts.ts';

describe('a comparison of measures', () => {
  it.each([
    'a liter is a hundred milliliters',
    'a centimeter is one tenth of a meter',
    'a gram is heavier than a kilogram',
    'two weeks are 10 days',
    '15 minutes is half an hour',
    'a centimeter is 1/100 of a meter, and a millimeter is 1/10 of a meter',
  ])('is false in: %s', (sentence) => {
    expect(measuresFalsely(sentence)).not.toBeNull();
  });

  it.each([
    'a liter is a thousand milliliters',
    'a centimeter is one hundredth of a meter',
    '30 minutes is half an hour',
    'a meter is longer than a foot is wide',
    'if a liter is a hundred milliliters, what follows?',
    '3 meters and 20 centimeters is the length',
  ])('passes in: %s', (sentence) => {
    expect(measuresFalsely(sentence)).toBeNull();
  });
});
