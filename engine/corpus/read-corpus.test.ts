import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { provenances, rowsOf } from './read-corpus.ts';

const Row = z.strictObject({ text: z.string() });

describe('a row of the corpus', () => {
  it('comes with its provenance and what it was used for', () => {
    expect(rowsOf(Row, 'a.jsonl', '{"text":"3/4","provenance":"tutor-lines-counted"}\n')).toEqual([
      { text: '3/4', provenance: 'tutor-lines-counted', use: 'counted' },
    ]);
  });

  it.each([
    { why: 'names no provenance', line: '{"text":"3/4"}' },
    { why: 'names one that nobody described', line: '{"text":"3/4","provenance":"somewhere"}' },
    { why: 'holds what its corpus does not know', line: '{"text":"3/4","note":"?","provenance":"pairs"}' },
    { why: 'is no JSON', line: 'text: 3/4' },
  ])('is refused with its file and line if it $why', ({ line }) => {
    expect(() => rowsOf(Row, 'a.jsonl', `{"text":"1","provenance":"pairs"}\n${line}\n`)).toThrow(
      'engine/corpus/a.jsonl, line 2: ',
    );
  });
});

it('every described provenance has a row, and every provenance of a row is described', () => {
  const here = new URL('.', import.meta.url);
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
  const named = files.flatMap((name) =>
    [...readFileSync(new URL(name, here), 'utf8').matchAll(/"provenance":"([^"]+)"\}$/gm)].map(([, provenance]) => provenance),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(provenances)));
});
