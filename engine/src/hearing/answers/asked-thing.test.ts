import { describe, expect, it } from 'vitest';
import { askedThing, distanceFrom, hasFormOf, isExpectedBy, standsInAsked } from './asked-thing.ts';

const slices = askedThing('There is only one pizza. Into how many slices was it cut?', ['8', 'eight']);
const eaten = askedThing('A pizza is cut into 8 slices. You eat 3. What fraction of it have you eaten?', ['3/8']);

describe('what a value may answer', () => {
  it('is told by what it speaks of, without what every text says', () => {
    expect([...slices.content].some((word) => eaten.content.has(word))).toBe(true); // both speak of slices
    expect(slices.content.has('the')).toBe(false);
  });

  it.each([
    ['8', slices, true],
    ['eight', slices, true],
    ['3/8', slices, false],
    ['3/8', eaten, true],
  ])('%s: whether it is expected', (value, asked, expected) => {
    expect(isExpectedBy(asked, value)).toBe(expected);
  });

  it('tells a number from a fraction, letters, a key and a truth', () => {
    expect([hasFormOf(slices, '12'), hasFormOf(slices, '1/8'), hasFormOf(eaten, '5/8'), hasFormOf(eaten, '12')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(hasFormOf(askedThing('Is it more?', ['yes']), 'true')).toBe(true);
    expect(hasFormOf(askedThing('Simplify it.', ['3x']), '4x')).toBe(true);
  });

  it('is nearer by its ratio, and far where one is no amount', () => {
    expect(distanceFrom(slices, '8')).toBe(0);
    expect(distanceFrom(slices, '9')).toBeLessThan(distanceFrom(slices, '16'));
    expect([distanceFrom(slices, '8000000'), distanceFrom(slices, 'x'), distanceFrom(slices, '0')]).toEqual([1, 1, 1]);
  });

  it('has signs, in which a number may stand', () => {
    expect([standsInAsked(eaten, '3'), standsInAsked(eaten, '4')]).toEqual([true, false]);
  });
});
