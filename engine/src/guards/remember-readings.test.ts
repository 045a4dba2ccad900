import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberReadings } from './remember-readings.ts';

it('finds what the reader finds, whatever was read before, and reads a text again only when it has been forgotten', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', '')), fc.integer({ min: 1, max: 4 }), (texts, most) => {
      const read: string[] = [];
      const reader = rememberReadings((text) => {
        read.push(text);
        return text === '' ? null : `read ${text}`;
      }, most);
      for (const [at, text] of texts.entries()) {
        const before = read.length;
        expect(reader(text)).toBe(text === '' ? null : `read ${text}`);
        const lately = new Set(texts.slice(0, at));
        if (lately.size <= most && lately.has(text)) expect(read.length).toBe(before);
      }
    }),
  );
});

it('reads what is longer than it remembers each time', () => {
  const read: string[] = [];
  const reader = rememberReadings((text) => (read.push(text), text), 10, 3);
  for (const text of ['abc', 'abcd', 'abc', 'abcd']) expect(reader(text)).toBe(text);
  expect(read).toEqual(['abc', 'abcd', 'abcd']);
});
