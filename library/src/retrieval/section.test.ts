import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, longestSection } from './section.ts';

describe('a section split into pieces', () => {
  it('stays whole if it is short', () => {
    expect(inPieces({ section: 'S', text: 'a.\n\nb.' })).toEqual([{ section: 'S', text: 'a.\n\nb.' }]);
  });

  it('has no piece that is too long, and loses no word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '𝑥'), minLength: 1, maxLength: 30 });
    const between = fc.constantFrom(' ', '. ', '\n', '\n\n', '! ');
    const text = fc.array(fc.tuple(word, between), { maxLength: 900 }).map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(text, (whole) => {
        const pieces = inPieces({ section: 'S', text: whole }).map((piece) => piece.text);
        expect(pieces.filter((piece) => piece.length > longestSection)).toEqual([]);
        expect(pieces.join(' ').replace(/\s+/g, '')).toBe(whole.replace(/\s+/g, ''));
      }),
    );
  });
});
