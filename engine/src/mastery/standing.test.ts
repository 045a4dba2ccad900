import { describe, expect, it } from 'vitest';
import { SkillProgress, type SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { firstReview } from './review.ts';
import { samplePolicy } from './sample-policy.ts';
import { firstState } from './skill-state.ts';
import { progressOfSkill } from './skill-progress.ts';
import { standingOf } from './standing.ts';

const policy = samplePolicy();
const fresh = firstState({
  id: SkillId.parse('frac_add_like'),
  bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 },
});
const mastered = new Date('2026-03-02T09:00:00Z');
const soon = new Date('2026-03-02T10:00:00Z');
const nextMonth = new Date('2026-04-02T09:00:00Z');
const practiced = (p_mastery: number): SkillState => ({ ...fresh, p_mastery, opportunities: 4, unaided_opportunities: 4 });
const held = (p_mastery: number): SkillState => ({
  ...practiced(p_mastery),
  mastered_at: mastered.toISOString(),
  review: firstReview(mastered, policy),
});

describe('standingOf', () => {
  it.each([
    { title: 'locked while prerequisites are missing', state: fresh, unlocked: false, now: soon, standing: 'locked' },
    {
      title: 'learning once begun, though prerequisites are missing',
      state: practiced(0.5),
      unlocked: false,
      now: soon,
      standing: 'learning',
    },
    { title: 'assumed of an earlier grade', state: fresh, unlocked: true, assumed: true, now: soon, standing: 'assumed' },
    { title: 'ready before the first answer', state: fresh, unlocked: true, now: soon, standing: 'ready' },
    { title: 'learning below the threshold', state: practiced(0.9), unlocked: true, now: soon, standing: 'learning' },
    { title: 'mastered once it was reached', state: held(0.97), unlocked: true, now: soon, standing: 'mastered' },
    { title: 'still mastered after a slip', state: held(0.8), unlocked: true, now: soon, standing: 'mastered' },
    { title: 'due when its review is', state: held(0.97), unlocked: true, now: nextMonth, standing: 'due' },
    { title: 'due when it has decayed under 0.75', state: held(0.74), unlocked: true, now: soon, standing: 'due' },
  ])('is $title', ({ state, unlocked, assumed, now, standing }) => {
    expect(standingOf(state, { unlocked, assumed: assumed ?? false }, policy, now)).toBe(standing);
  });
});

const open = { unlocked: true, assumed: false };

describe('progressOfSkill', () => {
  it.each([
    { opportunities: 0, unaided_opportunities: 0, evidence: 'none' },
    { opportunities: 5, unaided_opportunities: 2, evidence: 'not_enough' },
    { opportunities: 5, unaided_opportunities: 3, evidence: 'enough' },
    { opportunities: 5, unaided_opportunities: 4, p_mastery: 0.97, evidence: 'not_enough' }, // high, but without the streak
  ])('says $evidence after $unaided_opportunities unaided answers of $opportunities', ({ evidence, ...counts }) => {
    const progress = progressOfSkill({ ...fresh, ...counts }, open, policy, soon);
    expect(SkillProgress.parse(progress).evidence).toBe(evidence);
  });

  it.each([
    { state: fresh, needs: false }, // never practiced
    { state: practiced(0.74), needs: true },
    { state: practiced(0.75), needs: false },
  ])('asks for review of a practiced skill below 0.75: $state.p_mastery after $state.opportunities', ({ state, needs }) => {
    expect(progressOfSkill(state, open, policy, soon).needs_review).toBe(needs);
  });
});
