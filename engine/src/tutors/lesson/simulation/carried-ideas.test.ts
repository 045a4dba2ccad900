import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriersOf, degreeCarried } from './carried-ideas.ts';

const carriers = carriersOf(
  new Map([
    [
      'like denominators',
      [
        'The denominator names the size of the pieces, and the numerator counts them. Add the numerators and keep the denominator.',
        'Adding the denominators cannot work. A half and a half are one whole. With added denominators you would get only a half again.',
      ],
    ],
    [
      'ratio order',
      ['A ratio compares two amounts in the order in which the words name them. Turn the words around, and it turns.'],
    ],
    ['median', ['The median is the middle number, once the numbers stand in order.']],
  ]),
);
const degree = (text: string, idea: string) => degreeCarried(text, carriers.get(idea)!);

describe('the idea that a text conveys', () => {
  it.each([
    { text: 'Count the top numbers together. The bottom says how large each piece is, so it stays.', idea: 'like denominators' },
    { text: 'If you added the bottoms, a half and a half would only be a half, not a whole.', idea: 'like denominators' },
    { text: 'Line the numbers up in order and take the one in the middle: that is the median.', idea: 'median' },
  ])('is found in other words: $text', ({ text, idea }) => {
    expect(degree(text, idea)).toBeGreaterThan(0.2);
    for (const other of carriers.keys()) if (other !== idea) expect(degree(text, other)).toBeLessThan(degree(text, idea));
  });

  it.each([
    '',
    "That's right. Well done!",
    'Not quite. Take another look at the question.',
    'Pebbles and feathers were kept in a copper box by the river.',
    '$\\frac{3}{8} + \\frac{4}{8}$',
    'The denominator.',
  ])('is none in “%s”', (text) => {
    for (const idea of carriers.keys()) expect(degree(text, idea)).toBe(0);
  });

  it('has a degree between 0 and 1, and 1 in the text itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const idea of carriers.keys()) {
          expect(degree(text, idea)).toBeGreaterThanOrEqual(0);
          expect(degree(text, idea)).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(degree('The median is the middle number, once the numbers stand in order.', 'median')).toBe(1);
  });

  it('depends on numbers only for help with a single question', () => {
    const texts = new Map([['help', ['Multiply the top and the bottom by 7, so 5 becomes 35.']]]);
    const other = 'Multiply the top and the bottom by 3, so 8 becomes 24.';
    const [with_, without] = [carriersOf(texts, { numbers: true }).get('help')!, carriersOf(texts).get('help')!];
    expect(degreeCarried(other, without)).toBe(1);
    expect(degreeCarried(other, with_)).toBeLessThan(degreeCarried(other, without));
  });
});
