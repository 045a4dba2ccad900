import { expect, it } from 'vitest';
import { offerNamed } from './offer-named.ts';

it.each([
  ['tougher', 'harder'],
  ['yeah a trickier one please', 'harder'],
  ['can i have another', 'another'],
  ['something different then', 'another'],
  ['a different problem is harder', null],
  ['no harder', null],
  ['ok', null],
])('“%s” takes %s', (words, which) => {
  expect(offerNamed(words)).toBe(which);
});
