import { describe, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { recordEvidence } from './record-evidence.ts';
import { dueReviews, firstReview, isReviewDue, nextReview } from './review.ts';
import { samplePolicy } from './sample-policy.ts';
import { firstState, skillStates } from './skill-state.ts';

const policy = samplePolicy();
const day = 86_400_000;
const mastered = new Date('2026-03-02T09:00:00Z');
const later = (days: number) => new Date(mastered.getTime() + days * day);
const daysUntil = (card: { due: string }, from: Date) => Math.round((Date.parse(card.due) - from.getTime()) / day);

describe('the review schedule', () => {
  it('starts after three days, and waits longer after each time the skill is remembered', () => {
    const first = firstReview(mastered, policy);
    expect(daysUntil(first, mastered)).toBe(3);
    const second = nextReview(first, 'correct', later(3), policy);
    const third = nextReview(second, 'correct', new Date(second.due), policy);
    expect(daysUntil(second, later(3))).toBeGreaterThan(7);
    expect(daysUntil(third, new Date(second.due))).toBeGreaterThan(daysUntil(second, later(3)));
  });

  it('comes back sooner the worse the review went', () => {
    const first = firstReview(mastered, policy);
    const [good, hard, again] = (['correct', 'hinted', 'incorrect'] as const).map((outcome) =>
      daysUntil(nextReview(first, outcome, later(3), policy), later(3)),
    );
    expect(good).toBeGreaterThan(hard!);
    expect(hard).toBeGreaterThan(again!);
    expect(again).toBeGreaterThanOrEqual(1);
  });

  it('counts all answers of one day as one review', () => {
    const first = firstReview(mastered, policy);
    expect(nextReview(first, 'incorrect', later(0.5), policy)).toEqual(first);
  });

  it('gives the same dates for the same history', () => {
    const history = () =>
      nextReview(nextReview(firstReview(mastered, policy), 'correct', later(3), policy), 'incorrect', later(30), policy);
    expect(history()).toEqual(history());
  });

  it('comes earlier if the policy asks for surer recall', () => {
    expect(daysUntil(firstReview(mastered, samplePolicy({ review_retention: 0.8 })), mastered)).toBeGreaterThan(
      daysUntil(firstReview(mastered, policy), mastered),
    );
  });
});

describe('dueReviews', () => {
  const masteredSkill = (id: string, at: Date) => ({
    ...firstState({ id: SkillId.parse(id), bkt: { p_init: 0.97, p_transit: 0.1, p_slip: 0.1, p_guess: 0.2 } }),
    mastered_at: at.toISOString(),
    review: firstReview(at, policy),
  });

  it('lists due skills, starting with the one most at risk of being forgotten', () => {
    const states = skillStates([
      masteredSkill('fresh', later(9)),
      masteredSkill('old', later(4)),
      masteredSkill('oldest', mastered),
    ]);
    expect(dueReviews(states, policy, later(10)).map(({ skill_id }) => skill_id)).toEqual(['oldest', 'old']);
    expect(isReviewDue(states.get(SkillId.parse('fresh'))!, later(10))).toBe(false);
  });

  it('never exceeds the daily limit, including reviews already done today', () => {
    const many = Array.from({ length: 14 }, (_, at) => masteredSkill(`skill_${at}`, mastered));
    expect(dueReviews(skillStates(many), policy, later(3))).toHaveLength(10);

    const taken = many.map((state, at) =>
      at < 4
        ? recordEvidence(
            state,
            { outcome: 'correct', aided: false, weight: 'review', guessFloor: 0, rightInCheckpoint: null, at: later(3) },
            policy,
          ).state
        : state,
    );
    expect(dueReviews(skillStates(taken), policy, later(3.1))).toHaveLength(6);
    expect(dueReviews(skillStates(taken), policy, later(4))).toHaveLength(10);
  });
});
