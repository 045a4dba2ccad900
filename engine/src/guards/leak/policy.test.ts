import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { questionsOf } from './written-answer.ts';
import { findLeak } from './find-leak.ts';
import { leakWays } from './ways.ts';

const page = readFileSync(new URL('../../../../docs/leaks.md', import.meta.url), 'utf8');

/** Returns the rows of the table under a heading, without the header row. */
const rowsUnder = (heading: string): string[][] =>
  page
    .split(`## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));

const waysFound = (stem: string, answer: string, hint: string): string[] =>
  questionsOf({ answer, stem, choices: [], variables: [] })
    .flatMap((question) => findLeak({ text: hint, answer: question, stem, shown: [], written: [], level: 1 }))
    .map(({ way }) => way);

describe('docs/leaks.md', () => {
  const ways = rowsUnder('Ways');
  it('has an example of every way to leak', () => {
    expect(new Set(ways.map(([way]) => way))).toEqual(new Set(Object.keys(leakWays)));
  });
  it.each(ways)('is right that this leaks: %s, %s [%s] “%s”', (way, stem, answer, hint) => {
    expect(waysFound(stem!, answer!, hint!)).toContain(way);
  });
  it.each(rowsUnder('Hints that keep the answer'))('is right that this keeps the answer: %s [%s] “%s”', (stem, answer, hint) => {
    expect(waysFound(stem!, answer!, hint!)).toEqual([]);
  });
});
