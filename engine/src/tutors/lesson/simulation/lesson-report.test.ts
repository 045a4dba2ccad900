import { describe, expect, it } from 'vitest';
import type { LessonCareer } from './lesson-career.ts';
import { isFaulty, reportOnLessons } from './lesson-report.ts';

const career = (part: Partial<LessonCareer>): LessonCareer => ({
  persona: 'quick',
  topic: 'equivalent-fractions',
  seed: 1,
  session_id: 's',
  failed: null,
  ended: 'completed',
  steps: { done: 8, total: 8 },
  turns: 20,
  completed_at: 12,
  paths: { probe: 1, hint: 0, explain: 0, tell: 0 },
  signals: { STEADY: 3 },
  heard: { as_meant: 10, right_refused: 0, wrong_accepted: 0, not_judged: 0, judged_though_no_answer: 0, stopped: 0 },
  misheard: [],
  leaks: [],
  safety: { over_blocked: 0, blocked: 0, missed: 0 },
  repeated: [],
  after_help: { asked: 2, right: 1 },
  pre_test: { asked: 4, right: 1 },
  post_test: { asked: 4, right: 3 },
  beliefs: [{ concept: 'a', estimate: 0.9, knows: true }],
  ...part,
});

describe('the report on lessons', () => {
  it('adds up by persona and over all, in shares of what there was', () => {
    const [quick, silent, all] = reportOnLessons([
      career({}),
      career({ completed_at: 20, after_help: { asked: 0, right: 0 }, beliefs: [{ concept: 'a', estimate: 0.5, knows: false }] }),
      career({ persona: 'silent', ended: 'needs_help', completed_at: null, steps: { done: 2, total: 8 }, beliefs: null }),
    ]);
    expect(quick).toMatchObject({ persona: 'quick', lessons: 2, completed: 2, after_help: 0.5, post_test: 0.75 });
    expect(quick!.turns_to_completion).toEqual({ median: 12, p90: 20 });
    expect(quick!.belief).toMatchObject({ concepts: 2, estimate: 0.7, knows: 0.5 });
    expect(quick!.belief!.brier).toBeCloseTo((0.1 ** 2 + 0.5 ** 2) / 2);
    expect(silent).toMatchObject({ needs_help: 1, completed: 0, steps: 0.25, turns_to_completion: null, belief: null });
    expect(all).toMatchObject({ persona: 'all', lessons: 3, paths: { probe: 3 }, signals: { STEADY: 9 } });
  });

  it.each([
    { title: 'nothing', part: {}, faulty: false },
    { title: 'a lesson that ends for want of help', part: { ended: 'needs_help' as const }, faulty: false },
    { title: 'an answer given away', part: { leaks: ['says “4”'] }, faulty: true },
    { title: 'a lesson that failed', part: { failed: 'the line was closed' }, faulty: true },
  ])('calls $title a fault: $faulty', ({ part, faulty }) => {
    expect(isFaulty([career({}), career(part)])).toBe(faulty);
  });
});
