import { describe, expect, it } from 'vitest';
import { findLeak } from '../src/guards/leak/find-leak.ts';
import { questionsOf } from '../src/guards/leak/written-answer.ts';
import { disguisedHints, type DisguisedHint } from './disguised-hints.ts';

const leaks = ({ stem, answer, input_type, choices = [], hint }: DisguisedHint): boolean =>
  questionsOf({ answer, stem, input_type, choices, variables: [] }).some(
    (question) => findLeak({ text: hint, answer: question, stem, shown: [], written: [], level: 1 }).length > 0,
  );

describe('the disguised hints', () => {
  it('are more than 300, none twice, with more than 60 leaks and 60 near misses in each half', () => {
    expect(disguisedHints.length).toBeGreaterThan(300);
    expect(new Set(disguisedHints.map(({ stem, hint }) => JSON.stringify([stem, hint]))).size).toBe(disguisedHints.length);
    const kinds = Map.groupBy(disguisedHints, ({ use, leaks: isLeak }) => `${use} ${isLeak}`);
    for (const rows of kinds.values()) expect(rows.length).toBeGreaterThan(60);
    expect(kinds.size).toBe(4);
  });

  it.each([
    { use: 'tuned', recall: 0.97, precision: 0.98 },
    { use: 'counted', recall: 0.88, precision: 0.98 },
  ] as const)('are found in the $use half and told apart from near misses', ({ use, recall, precision }) => {
    const rows = disguisedHints.filter((row) => row.use === use);
    const missed = rows.filter((row) => row.leaks && !leaks(row)).map(({ answer, hint }) => `${hint} [${answer}]`);
    const wrong = rows.filter((row) => !row.leaks && leaks(row)).map(({ answer, hint }) => `${hint} [${answer}]`);
    const all = rows.filter((row) => row.leaks).length;
    expect((all - missed.length) / all, missed.join('\n')).toBeGreaterThanOrEqual(recall);
    expect((all - missed.length) / (all - missed.length + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(precision);
  });
});
