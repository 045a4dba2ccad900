import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EssaySource } from './essay-prompt.ts';
import { findCitations } from './find-citations.ts';
import { nameSources } from './name-sources.ts';

const source = (number: number, title: string, attribution: string, aliases: string[] = []): EssaySource => ({
  number,
  title,
  attribution,
  year: 1964,
  body: 'Words.',
  aliases,
  mentions: [],
});
const sources = [
  source(1, 'Fireside Chat', 'Franklin D. Roosevelt, radio address, 1933'),
  source(2, 'Letter to the President', 'Minnie Hardin, letter to Eleanor Roosevelt, 1937'),
  source(3, 'The Forgotten Man', 'Political cartoon, Washington Star, 1935'),
  source(4, 'The Road to Plenty', 'Stuart Chase, economist, 1932', ['the economist']),
  source(5, 'Acceptance Speech', 'Barry Goldwater, Republican nominee, San Francisco, 1964'),
  source(6, 'Remarks at the University of Michigan', 'Lyndon B. Johnson, speech, May 22, 1964'),
  source(7, 'Unemployment, 1929–1942', 'Table, Bureau of the Census, 1960'),
];
const names = nameSources(sources);
const cited = (text: string, before: number | null = null) => findCitations(text, [], names, before).map((found) => found.source);

describe('findCitations', () => {
  it.each<[string, number[]]>([
    ['The state grew (Doc 3).', [3]],
    ['The state grew (doc. 3).', [3]],
    ['In D3 we see it.', [3]],
    ['Document Three shows it.', [3]],
    ['The third document shows it.', [3]],
    ['Docs 2 and 4 agree.', [2, 4]],
    ['Documents 1, 3, and 5 agree.', [1, 3, 5]],
    ['Docs 1-3 agree.', [1, 2, 3]],
    ['(Documents 4 & 6)', [4, 6]],
    ['Document #2 and document #7', [2, 7]],
    ['the poor got help (5, 6).', [5, 6]],
    ['Document B says so.', [2]],
    ['As Goldwater argues, it was too big.', [5]],
    ['barry goldwater hated it', [5]],
    ['The cartoon mocks him.', [3]],
    ['This table proves it.', [7]],
    ['The picture mocks him.', [3]],
    ['Cartoon. A doctor and a patient.', [3]],
    ['the economist says spend', [4]],
    ['Johnson promised more. Goldwater did not.', [6, 5]],
    ['Doc 2 is angry. The next source is a joke.', [2, 3]],
    ['In 1933 there were 25 programs.', []],
    ['The 4 causes were these.', []],
    ['A document from the era.', []],
    ['He made a speech.', []],
    ['Cartoons were popular.', []],
  ])('%j → %j', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it('counts on from the last citation in the paragraph before', () => {
    expect(cited('The next document is worse.', 4)).toEqual([5]);
    expect(cited('The next document is worse.')).toEqual([]);
    expect(cited('The next document is worse.', 7)).toEqual([]);
  });

  it('gives two documents by the same author no shared name', () => {
    const twice = nameSources([
      source(1, 'First Letter', 'Jane Addams, letter, 1900'),
      source(2, 'Second Letter', 'Jane Addams, letter, 1910'),
    ]);
    expect(twice.map((one) => one.names)).toEqual([['first letter'], ['second letter']]);
  });

  it('keeps a citation chip in its place, and lists it once', () => {
    const text = 'It grew (Doc 3).';
    expect(findCitations(text, [{ start: 8, end: 15, source: 3 }], names)).toEqual([
      { start: 8, end: 15, source: 3, by: 'chip' },
    ]);
  });

  it('finds only the seven documents, at positions within the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 0, max: 99 }), (text, number) => {
        const whole = `${text} doc ${number} ${text}`;
        for (const { source: at, start, end } of findCitations(whole, [], names)) {
          expect(at).toBeGreaterThanOrEqual(1);
          expect(at).toBeLessThanOrEqual(7);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(whole.length);
        }
      }),
    );
  });
});
