import { describe, expect, it } from 'vitest';
import { findLeak } from '../src/guards/leak/find-leak.ts';
import { questionsOf } from '../src/guards/leak/written-answer.ts';
import { labelledHints, type LabelledHint } from './labelled-hints.ts';

const judged = labelledHints.map((labelled) => ({ ...labelled, found: leaksOf(labelled) }));

function leaksOf({ problem, hint }: LabelledHint) {
  const { stem, answer, input_type, choices = [], level = 1, shown = [], written = [] } = problem;
  return questionsOf({ answer, stem, input_type, choices, variables: [] }).flatMap((question) =>
    findLeak({ text: hint, answer: question, stem, shown, written, level }),
  );
}
const told = judged.filter(({ way }) => way !== null);
const kept = judged.filter(({ way }) => way === null);
const shown = ({ problem, hint, way, found }: (typeof judged)[number]) =>
  `${problem.stem} [${problem.answer}] “${hint}” ${way ?? 'keeps'}: ${found.map(({ says }) => says).join('; ')}`;

describe('the labeled hints of the corpus', () => {
  it('are at least 400, none twice, with more than 40 in a hundred leaks and more than 40 in a hundred others', () => {
    expect(labelledHints.length).toBeGreaterThanOrEqual(400);
    expect(Math.min(told.length, kept.length) / labelledHints.length).toBeGreaterThan(0.4);
    expect(new Set(labelledHints.map(({ problem, hint }) => JSON.stringify([problem, hint]))).size).toBe(labelledHints.length);
  });

  it('are told apart: at least 97 in a hundred leaks are found, and at least 97 in a hundred finds are leaks', () => {
    const missed = told.filter(({ found }) => found.length === 0);
    const wrong = kept.filter(({ found }) => found.length > 0);
    const found = told.length - missed.length;
    expect(found / told.length, missed.map(shown).join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(found / (found + wrong.length), wrong.map(shown).join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('contain the place of each leak that is found in them', () => {
    for (const { hint, found } of judged) {
      for (const { at, length } of found) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(at + length).toBeLessThanOrEqual(hint.length);
      }
    }
  });
});
