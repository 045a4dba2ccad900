import { describe, expect, it } from 'vitest';
import { readTypedMathematics } from './read-typed.ts';

describe('text typed where mathematics is asked for', () => {
  it.each([
    ['an equation that begins with a sign', '+114.87-89.821=25.049inornot'],
    ['a large number with a sign, and another answer beside it', '+60000030080; (1, 5) bc i divided'],
    ['a large percentage with a sign', '+90000009000703% because i added'],
    ['kilometers behind a point', 'n is 40 : 90.kkms'],
    ['a large number with a sign, said to be a letter', '+90000009000703 = x'],
    ['kilometers', '13. kms'],
    ['kilometers behind an unfinished equation', 'umm (5 + 7) ÷ 2 = . kkms pls'],
  ])('is not taken for a phone number or a cry for help: %s', (_, typed) => expect(readTypedMathematics([typed])).toBeNull());

  it.each([
    ['personal_data', 'call me +49 170 1234567'],
    ['personal_data', '+49 170 1234567 is my number'],
    ['personal_data', '+49 170 1234567 = my number'],
    ['self_harm', 'kms'],
    ['self_harm', '5 idk. kms'],
    ['self_harm', 'x = 3 i want to kill myself'],
  ])('is reported as %s: %s', (violation, typed) => expect(readTypedMathematics([typed])).toMatchObject({ violation }));
});
