import { describe, expect, it } from 'vitest';
import { askedThing, distanceFrom, hasFormOf, isExpectedBy, standsInAsked } from './asked-thing.ts';

const slices = askedThing('There is only one pizza. Into how many slices was it cut?', ['8', 'eight']);
const eaten = askedThing('A pizza is cut into 8 slices. You eat 3. What fraction of it have you eaten?', ['3/8']);

describe('the thing a question asks for', () => {
  it('is described by the words of its question, without words that every text has', () => {
    expect([...slices.content].some((word) => eaten.content.has(word))).toBe(true); // both speak of slices
    expect(slices.content.has('the')).toBe(false);
  });

  it.each([
    ['8', slices, true],
    ['eight', slices, true],
    ['3/8', slices, false],
    ['3/8', eaten, true],
  ])('decides whether it expects %s', (value, asked, expected) => {
    expect(isExpectedBy(asked, value)).toBe(expected);
  });

  it('tells values of its own form (a number, a fraction, an expression, a key, true or false) from others', () => {
    expect([hasFormOf(slices, '12'), hasFormOf(slices, '1/8'), hasFormOf(eaten, '5/8'), hasFormOf(eaten, '12')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(hasFormOf(askedThing('Is it more?', ['yes']), 'true')).toBe(true);
    expect(hasFormOf(askedThing('Simplify it.', ['3x']), '4x')).toBe(true);
  });

  it('measures distance by ratio, and is as far as possible from a value that is no amount', () => {
    expect(distanceFrom(slices, '8')).toBe(0);
    expect(distanceFrom(slices, '9')).toBeLessThan(distanceFrom(slices, '16'));
    expect([distanceFrom(slices, '8000000'), distanceFrom(slices, 'x'), distanceFrom(slices, '0')]).toEqual([1, 1, 1]);
  });

  it('knows which numbers appear in its text', () => {
    expect([standsInAsked(eaten, '3'), standsInAsked(eaten, '4')]).toEqual([true, false]);
  });
});
