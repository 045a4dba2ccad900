import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

const minute = 60_000;

it.each([
  { ms: 24 * 60 * minute, words: '24h 0m' },
  { ms: (18 * 60 + 12) * minute, words: '18h 12m' },
  { ms: (18 * 60 + 11) * minute + 1, words: '18h 12m' },
  { ms: 60 * minute, words: '1h 0m' },
  { ms: 59 * minute, words: '59m' },
  { ms: minute, words: '1m' },
  { ms: minute - 1, words: 'less than 1m' },
  { ms: 0, words: 'less than 1m' },
])('says "$words" for $ms ms', ({ ms, words }) => {
  expect(waitWords(ms)).toBe(words);
});
