import { describe, expect, it } from 'vitest';
import { falsePlainClaimIn } from './plain-claims.ts';

describe('an example with numbers of its own', () => {
  it.each([
    ['1/3 and 2/5 are equal.', '1/3 and 2/6 are equal.'],
    ['Three tenths and five hundredths would be 0.53.', 'Three tenths and five hundredths would be 0.35.'],
    ['If it were 1/8 + 1/2, change the half into 3/8.', 'If it were 1/8 + 1/2, change the half into 4/8.'],
    ['Pick 6 and -2, because they add to -4.', 'Pick 6 and -2, because they add to 4.'],
    ['Their squares are 9 and 16, and together that is 24.', 'Their squares are 9 and 16, and together that is 25.'],
    ['√36 is 7 as well.', '√36 is 6 as well.'],
    ['Sides of 5, 6, and 7 make a right triangle.', 'Sides of 6, 8, and 10 make a right triangle.'],
    ['0.4 of a dollar is 4 pennies.', '0.4 of a dollar is 4 dimes.'],
    ['12 and 20 both have 8 as a factor.', '12 and 20 both have 4 as a factor.'],
    [
      'A prime number has two factors, 1 and itself. 33 is a good example of one.',
      'A prime number has two factors, 1 and itself. 31 is a good example of one.',
    ],
    ['2 to the fourth is 8.', '2 to the fourth is 16.'],
    ['347 rounds to 400.', '347 rounds to 300.'],
    ['46 is closer to 40 than to 50.', '46 is closer to 50 than to 40.'],
    ['10% of 80 is 8, so 30% is three of those, $32.', '10% of 80 is 8, so 30% is three of those, $24.'],
    ['4 of the 9 left are red, and the other 6 are blue.', '4 of the 9 left are red, and the other 5 are blue.'],
    [
      'With 3, 8, 5, 9, 1, the 1 and the 9 go, then two more, which leaves 8.',
      'With 3, 8, 5, 9, 1, the 1 and the 9 go, then two more, which leaves 5.',
    ],
  ])('“%s” is false, and “%s” is not', (wrong, right) => {
    expect(falsePlainClaimIn(wrong, '')).not.toBeNull();
    expect(falsePlainClaimIn(right, '')).toBeNull();
  });

  it('isn’t a claim if it is reported, denied or asked', () => {
    for (const text of ['You said 347 rounds to 400.', "It isn't that 347 rounds to 400.", 'Ask whether 1/3 and 2/5 are equal.'])
      expect(falsePlainClaimIn(text, '')).toBeNull();
  });
});
