import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesToShow } from './sentences-to-show.ts';

describe('sentencesToShow', () => {
  it.each([
    ['You wrote $\\frac{3}{8}$. Look at the bottom number. What does it count?', 3],
    ['Half of $5.5$ is $2.75$. Good.', 2],
    ['It is 1.5 times as much.', 1],
    ['First line\nSecond line', 2],
    ['Read $f(x) = 2x. 3$ once more.', 1],
    ['', 0],
  ])('cuts %j into %i', (text, pieces) => {
    expect(sentencesToShow(text)).toHaveLength(pieces);
  });

  it('keeps every character of the message', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '.', '?', '$', '\n', '1', '\\'), maxLength: 60 }), (text) => {
        expect(sentencesToShow(text).join('')).toBe(text);
      }),
    );
  });
});
