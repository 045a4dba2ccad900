import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf, sentencesIn } from './mark-segments.ts';

const mark = (id: string, start: number, end: number) => ({ id, start, end });

describe('the text of a document with marks', () => {
  it('is cut where marks begin and end, even when they overlap', () => {
    expect(segmentsOf('abcdefgh', [mark('1', 1, 5), mark('2', 3, 7)])).toEqual([
      { start: 0, text: 'a', marks: [] },
      { start: 1, text: 'bc', marks: ['1'] },
      { start: 3, text: 'de', marks: ['1', '2'] },
      { start: 5, text: 'fg', marks: ['2'] },
      { start: 7, text: 'h', marks: [] },
    ]);
  });

  it('stays complete with any marks', () => {
    const places = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), places, (body, ranges) => {
        const marks = ranges.map(([a, b], n) => mark(`${n}`, Math.min(a, b), Math.max(a, b)));
        const pieces = segmentsOf(body, marks);
        expect(pieces.map(({ text }) => text).join('')).toBe(body);
        for (const { start, text } of pieces) expect(body.slice(start, start + text.length)).toBe(text);
      }),
    );
  });
});

describe('the sentences of a document', () => {
  it('are found with their places', () => {
    expect(sentencesIn('We declare. Do they? “Never!” Yes')).toEqual([
      { start: 0, end: 11, text: 'We declare. ' },
      { start: 12, end: 20, text: 'Do they? ' },
      { start: 21, end: 29, text: '“Never!” ' },
      { start: 30, end: 33, text: 'Yes' },
    ]);
  });

  it('make up the whole text, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '.', 'B', '…', '?', '"')), (letters) => {
        const body = letters.join('');
        expect(
          sentencesIn(body)
            .map(({ text }) => text.trim())
            .join('')
            .replaceAll(' ', ''),
        ).toBe(body.replaceAll(' ', ''));
      }),
    );
  });
});
