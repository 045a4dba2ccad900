import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

describe('jsonText', () => {
  it('is the JSON of a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!/\\u(0000|d[89a-f])/.test(JSON.stringify(value)));
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it.each([
    ['U+0000', 'a\0b', 'a\ufffdb'],
    ['half of a pair', 'a\ud83d', 'a\ufffd'],
    ['the other half', '\ude00a', '\ufffda'],
    ['a whole pair', '😀', '😀'],
    ['an escape spelled out', '\\u0000 \\ud800', '\\u0000 \\ud800'],
  ])('keeps %s in a form that Postgres can store', (_title, typed, kept) => {
    expect(JSON.parse(jsonText({ [typed]: [typed, { typed }] }))).toEqual({ [kept]: [kept, { typed: kept }] });
  });
});
