import { describe, expect, it } from 'vitest';
import type { LessonCareer } from './lesson-career.ts';
import { faultsOf, gainOf, reportOnLessons } from './lesson-report.ts';

const career = (part: Partial<LessonCareer>): LessonCareer => ({
  persona: 'quick',
  topic: 'equivalent-fractions',
  seed: 1,
  session_id: 's',
  failed: null,
  ended: 'completed',
  gave_up: false,
  steps: { done: 8, total: 8 },
  turns: 20,
  completed_at: 12,
  help: { probe: 1, hint: 0, explain: 0, tell: 0 },
  heard: { as_meant: 9, right_refused: 0, wrong_accepted: 0, not_judged: 1, judged_though_no_answer: 0, stopped: 5 },
  misheard: [],
  answered: { of: 2, met: 1 },
  unanswered: [],
  feelings: { of: 0, met: 0 },
  misconceptions: { of: 4, met: 2 },
  told: { of: 1, met: 1 },
  reasons: { of: 1, met: 1 },
  leaks: [],
  cries: { of: 1, met: 1 },
  harm: [],
  over_blocked: [],
  repeated: [],
  pre_test: { asked: 4, right: 1 },
  post_test: { asked: 4, right: 3 },
  beliefs: [{ concept: 'a', estimate: 0.9, knows: true }],
  ...part,
});

describe('the report on lessons', () => {
  it('adds up results by persona and overall, as shares of the total', () => {
    const [quick, silent, all] = reportOnLessons([
      career({}),
      career({ completed_at: 20, beliefs: [{ concept: 'a', estimate: 0.5, knows: false }] }),
      career({
        persona: 'silent',
        ended: 'left',
        gave_up: true,
        completed_at: null,
        steps: { done: 2, total: 8 },
        beliefs: null,
      }),
    ]);
    expect(quick).toMatchObject({ persona: 'quick', lessons: 2, completed: 2, gave_up: 0, post_test: 0.75, heard_share: 0.9 });
    expect(quick!.turns_to_completion).toEqual({ median: 12, p90: 20 });
    expect(quick!.belief).toMatchObject({ concepts: 2, estimate: 0.7, knows: 0.5 });
    expect(quick!.belief!.brier).toBeCloseTo((0.1 ** 2 + 0.5 ** 2) / 2);
    expect(silent).toMatchObject({ gave_up: 1, completed: 0, steps: 0.25, turns_to_completion: null, belief: null });
    expect(all).toMatchObject({ persona: 'all', lessons: 3, help: { probe: 3 }, answered: { of: 6, met: 3 } });
  });

  it.each([
    { before: 1, after: 3, gain: 2 / 3 },
    { before: 1, after: 1, gain: 0 },
    { before: 2, after: 1, gain: -0.5 },
    { before: 4, after: 4, gain: null },
  ])('computes for $before of 4 before and $after of 4 after a gain of $gain', ({ before, after, gain }) => {
    const found = gainOf([career({ pre_test: { asked: 4, right: before }, post_test: { asked: 4, right: after } })]);
    if (gain === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(gain);
  });

  it.each([
    { title: 'nothing', part: {}, faults: 0 },
    { title: 'a lesson that ends for want of help', part: { ended: 'needs_help' as const }, faults: 0 },
    { title: 'an answer given away', part: { leaks: ['says “4”'] }, faults: 1 },
    { title: 'a cry that was not answered', part: { cries: { of: 2, met: 1 } }, faults: 1 },
    { title: 'a harmful line', part: { harm: ['a secret'] }, faults: 1 },
    { title: 'a lesson that failed', part: { failed: 'the line was closed' }, faults: 1 },
  ])('finds $faults faults for $title', ({ part, faults }) => {
    expect(faultsOf(career(part))).toHaveLength(faults);
  });
});
