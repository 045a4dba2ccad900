import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberReadings } from './remember-readings.ts';

it('a reader that remembers finds the same as one that doesn’t, and rereads a text only after forgetting it', () => {
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

it('a reader that remembers keeps only the last of the texts that are too long to remember', () => {
  const read: string[] = [];
  const reader = rememberReadings((text) => (read.push(text), text), 10, 3);
  for (const text of ['abc', 'abcd', 'abc', 'abcd', 'abcde', 'abcd']) expect(reader(text)).toBe(text);
  expect(read).toEqual(['abc', 'abcd', 'abcde', 'abcd']);
});
