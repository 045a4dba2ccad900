import type { SkillStanding, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { isReviewDue } from './review.ts';

/** Reached once, a mastery keeps the skill unlocked and counted; whether it still holds is for `due` and `needsReview` to say. */
export const isMastered = (state: Pick<SkillState, 'mastered_at'>): boolean => state.mastered_at !== null;

/** Mastered and holding: practice has nothing left to do here. */
export const standsNow = (state: SkillState, policy: PracticePolicy): boolean =>
  isMastered(state) && state.p_mastery >= policy.mastery_threshold;

/** Practiced, and below the review threshold (practice spec §3.3). */
export const needsReview = (state: SkillState, policy: PracticePolicy): boolean =>
  state.opportunities > 0 && state.p_mastery < policy.review_threshold;

/** What the map knows of a skill beside its state: whether it is open, and whether an earlier grade lets us assume it. */
export type Reach = { unlocked: boolean; assumed: boolean };

/**
 * How a skill stands for a learner. A mastery that decayed under the review threshold is due, whatever its schedule says. What she has
 * begun she is learning, open or not: "locked" beside the problem she works on would contradict it.
 */
export function standingOf(state: SkillState, { unlocked, assumed }: Reach, policy: PracticePolicy, now: Date): SkillStanding {
  if (isMastered(state)) return isReviewDue(state, now) || needsReview(state, policy) ? 'due' : 'mastered';
  if (state.opportunities > 0) return 'learning';
  if (assumed) return 'assumed';
  return unlocked ? 'ready' : 'locked';
}
