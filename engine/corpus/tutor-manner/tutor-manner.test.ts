import { describe, expect, it } from 'vitest';
import { objectionsTo } from '../../src/guards/tutor-turn/turn-objections.ts';
import type { SpokenTurn } from '../../src/guards/tutor-turn/spoken-turn.ts';
import { mannerLines } from './tutor-manner.ts';

const said: Omit<SpokenTurn, 'text'> = {
  act: 'acknowledge',
  question: { stem: 'Find $3 + 4$.', expected: '7', input_type: 'integer', choices: [] },
  verdict: 'open',
  must_convey: null,
  student: 'ok',
  said: [],
  next_question: null,
};
const ofManner = new Set(['harm', 'voice', 'teacher_notes', 'internal_language', 'flattery']);
const stopped = (text: string): boolean => objectionsTo({ ...said, text }).some(({ guard }) => ofManner.has(guard));
const shown = (lines: typeof mannerLines): string => lines.map(({ id, text }) => `${id}: ${text}`).join('\n');

describe('a tutor’s sentence', () => {
  it.each(['harm', 'internal_language', 'flattery'] as const)('is stopped more than 95 times in 100 if it is %s', (kind) => {
    const of = mannerLines.filter((line) => line.kind === kind);
    const passed = of.filter(({ text }) => !stopped(text));
    expect(passed.length / of.length, shown(passed)).toBeLessThan(0.05);
  });

  it('is never stopped if it is good', () => {
    expect(shown(mannerLines.filter(({ kind, text }) => kind === 'good' && stopped(text)))).toBe('');
  });
});
