import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { recordEvidence, type Evidence } from './record-evidence.ts';
import { samplePolicy } from './sample-policy.ts';
import { firstState } from './skill-state.ts';

const policy = samplePolicy();
const fresh = firstState({
  id: SkillId.parse('frac_add_like'),
  bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 },
});
const at = new Date('2026-03-02T09:00:00Z');
const unaided = (outcome: 'correct' | 'incorrect', weight: Evidence['weight'] = 'practice'): Evidence => ({
  outcome,
  aided: false,
  weight,
  guessFloor: 0,
  rightInCheckpoint: weight === 'checkpoint' ? 5 : null,
  at,
});
const hinted: Evidence = { outcome: 'hinted', aided: true, weight: 'practice', guessFloor: 0, rightInCheckpoint: null, at };

const after = (evidence: readonly Evidence[], from: SkillState = fresh) =>
  evidence.reduce((state, one) => recordEvidence(state, one, policy).state, from);

describe('recordEvidence', () => {
  it('keeps the count, streak, and time along with mastery', () => {
    expect(after([unaided('correct'), unaided('correct')])).toMatchObject({
      p_mastery: expect.closeTo(0.8805, 4) as number,
      opportunities: 2,
      unaided_opportunities: 2,
      streak: 2,
      last_outcome: 'correct',
      last_practiced_at: '2026-03-02T09:00:00.000Z',
    });
    expect(after([unaided('correct'), unaided('incorrect')])).toMatchObject({ streak: 0, last_outcome: 'incorrect' });
  });

  it.each([
    { title: 'a right answer', evidence: unaided('correct'), to: 0.5859 },
    { title: 'a right answer in a checkpoint', evidence: unaided('correct', 'checkpoint'), to: 0.8548 }, // counts twice
    { title: 'a wrong answer', evidence: unaided('incorrect'), to: 0.1467 },
    { title: 'a wrong answer in a checkpoint', evidence: unaided('incorrect', 'checkpoint'), to: 0.1234 },
    { title: 'a right answer after a hint', evidence: hinted, to: 0.3549 }, // (.9/.2)^¼ = 1.4565; .25 × 1.4565 → odds .3641 → .2669; + .7331 × .12
  ])('moves 0.2 to $to for $title', ({ evidence, to }) => {
    expect(after([evidence]).p_mastery).toBeCloseTo(to, 3);
  });

  it('masters the skill once, at the threshold, and schedules its first review', () => {
    const almost = after([unaided('correct'), unaided('correct')]);
    expect(almost.mastered_at).toBeNull();
    const { state, newlyMastered } = recordEvidence(almost, unaided('correct'), policy);
    expect(newlyMastered).toBe(true);
    expect(state.mastered_at).toBe('2026-03-02T09:00:00.000Z');
    expect(state.review).toMatchObject({ reps: 1, last_review: '2026-03-02T09:00:00.000Z' });
    expect(recordEvidence(state, unaided('correct'), policy).newlyMastered).toBe(false);
  });

  it('does not master on too little evidence, however high the estimate', () => {
    const lucky = after([unaided('correct', 'checkpoint'), unaided('correct', 'checkpoint')]);
    expect(lucky.p_mastery).toBeGreaterThan(0.95);
    expect(lucky.mastered_at).toBeNull();
  });

  it('does not master on a lucky answer after failures: the last three answers must be right and unaided', () => {
    const sure = { ...fresh, p_mastery: 0.9 };
    const outcomes = (...these: ('correct' | 'incorrect')[]) =>
      after(
        these.map((one) => unaided(one)),
        sure,
      );
    expect(outcomes('incorrect', 'incorrect', 'correct', 'correct')).toMatchObject({
      p_mastery: expect.toSatisfy((p: number) => p > 0.9) as number,
      mastered_at: null,
    });
    expect(outcomes('incorrect', 'correct', 'correct', 'correct').mastered_at).not.toBeNull();
  });

  it('masters in a checkpoint only after enough right answers to pass it', () => {
    const sure = { ...fresh, p_mastery: 0.99, opportunities: 3, unaided_opportunities: 3, streak: 3 };
    const last = (rightInCheckpoint: number) => ({ ...unaided('correct', 'checkpoint'), rightInCheckpoint });
    expect(after([last(3)], sure).mastered_at).toBeNull();
    expect(after([last(4)], sure).mastered_at).not.toBeNull();
  });

  it('does not master on a wrong answer, nor through hinted answers alone', () => {
    const high = { ...fresh, p_mastery: 0.999, opportunities: 2, unaided_opportunities: 2 };
    expect(after([unaided('incorrect')], high).mastered_at).toBeNull();
    const clicked = after(Array.from({ length: 100 }, () => hinted));
    expect(clicked.p_mastery).toBe(policy.hinted.ceiling);
    expect(clicked).toMatchObject({ unaided_opportunities: 0, opportunities: 100, streak: 0, mastered_at: null });
  });

  it('still lowers mastery for wrong answers after any number of right ones, or if mastery was stored as 1', () => {
    const rights = (count: number) => after(Array.from({ length: count }, () => unaided('correct')));
    const sure = rights(1000);
    expect(sure.p_mastery).toBe(policy.certainty);
    expect(sure).toEqual({ ...rights(20), opportunities: 1000, unaided_opportunities: 1000, streak: 1000 });
    const wrongs = (count: number, from: SkillState) =>
      after(
        Array.from({ length: count }, () => unaided('incorrect')),
        from,
      ).p_mastery;
    for (const from of [sure, { ...sure, p_mastery: 1 }]) {
      expect(wrongs(3, from)).toBeCloseTo(0.7513, 4); // odds 999, and three times (· ⅛ + .12) / .88
      expect(wrongs(12, from)).toBeLessThan(0.2);
    }
  });

  it('follows the specification exactly below the certainty limit', () => {
    expect(after([unaided('correct')], { ...fresh, p_mastery: 0.99 }).p_mastery).toBeCloseTo(
      (0.99 * 0.9) / (0.99 * 0.9 + 0.01 * 0.2) + (1 - (0.99 * 0.9) / (0.99 * 0.9 + 0.01 * 0.2)) * 0.12,
      12,
    );
  });

  it('keeps a mastery when later answers are wrong', () => {
    const mastered = after([unaided('correct'), unaided('correct'), unaided('correct')]);
    const slipped = after([unaided('incorrect'), unaided('incorrect')], mastered);
    expect(slipped.p_mastery).toBeLessThan(policy.review_threshold);
    expect(slipped.mastered_at).toBe(mastered.mastered_at);
  });

  it('never lowers mastery for a hinted success, and never counts it for more than an unaided one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: policy.certainty, noNaN: true }), (p_mastery) => {
        const helped = after([hinted], { ...fresh, p_mastery }).p_mastery;
        expect(helped).toBeGreaterThanOrEqual(p_mastery);
        expect(helped).toBeLessThanOrEqual(after([unaided('correct')], { ...fresh, p_mastery }).p_mastery + 1e-12);
      }),
    );
  });

  it('counts a right answer for less if the choices make it easier to guess', () => {
    const coin = { ...unaided('correct'), guessFloor: 0.5 };
    expect(after([coin]).p_mastery).toBeCloseTo(0.3931, 4); // 0.18 / (0.18 + 0.8 · 0.5), plus 0.12 of the rest
    expect(after([{ ...coin, guessFloor: 0.1 }])).toEqual(after([unaided('correct')])); // the skill's own 0.2 is higher
    expect(after([{ ...unaided('incorrect'), guessFloor: 0.5 }]).p_mastery).toBeGreaterThan(
      after([unaided('incorrect')]).p_mastery,
    );
    expect(after([coin]).p_guess).toBe(0.2);
  });

  it('always returns a state that can be stored', () => {
    const evidence = fc.record({
      outcome: fc.constantFrom('correct' as const, 'incorrect' as const, 'hinted' as const),
      aided: fc.boolean(),
      weight: fc.constantFrom('practice' as const, 'checkpoint' as const, 'review' as const),
      guessFloor: fc.constantFrom(0, 1 / 4, 1 / 3, 1 / 2),
      rightInCheckpoint: fc.option(fc.integer({ min: 0, max: 5 })),
      at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(evidence, { maxLength: 30 }), (history) => {
        const inOrder = history.toSorted((a, b) => a.at.getTime() - b.at.getTime());
        expect(() => SkillState.parse(after(inOrder))).not.toThrow();
      }),
    );
  });
});
