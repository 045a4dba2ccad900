import { describe, expect, it } from 'vitest';
import { falsePlainClaimIn } from './plain-claims.ts';

describe('a relation between two numbers', () => {
  it.each([
    '8 is half of 20.',
    '10 is twice 4.',
    '50 is 40% of 100.',
    'The quotient of 12 and 3 is 9.',
    '0.6 is 6 hundredths.',
    '5 tens are 500.',
    'Half past 4 is 4:50.',
    'Square -2 first, which gives -4.',
    '12 out of 18 is three fourths.',
    '3,482 has a 4 in the tens place.',
  ])('is false in: %s', (text) => {
    expect(falsePlainClaimIn(text, '')).not.toBeNull();
  });

  it.each([
    '10 is half of 20.',
    '40 is 40% of 100.',
    'The difference of 4 and 9 is 5.',
    '0.6 is 60 hundredths.',
    '0.35 has 5 hundredths.',
    'Half past 4 is 4:30.',
    'Square -2 first, which gives 4.',
    '12 out of 18 is two thirds.',
    '3,482 has an 8 in the tens place.',
    'You wrote that 8 is half of 20.',
  ])('is true, or not claimed, in: %s', (text) => {
    expect(falsePlainClaimIn(text, '')).toBeNull();
  });
});
