import type { SkillStanding, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { isReviewDue } from './review.ts';

/**
 * True if a mastery was ever reached. It keeps the skill unlocked and counted; `due` and `needsReview` say whether it still
 * holds.
 */
export const isMastered = (state: Pick<SkillState, 'mastered_at'>): boolean => state.mastered_at !== null;

/** True if the skill is mastered and still holds, so that there is nothing left to practice. */
export const standsNow = (state: SkillState, policy: PracticePolicy): boolean =>
  isMastered(state) && state.p_mastery >= policy.mastery_threshold;

/** True if the skill was practiced and is below the review threshold (practice spec §3.3). */
export const needsReview = (state: SkillState, policy: PracticePolicy): boolean =>
  state.opportunities > 0 && state.p_mastery < policy.review_threshold;

/** What the map knows about a skill besides its state: whether it is open, and whether the learner is assumed to know it. */
export type Reach = { unlocked: boolean; assumed: boolean };

/**
 * Returns a skill's standing for a learner. A mastery that decayed below the review threshold is due, whatever its schedule
 * says. A skill that she has begun is `learning` even if it isn't open: "locked" beside the problem that she is working on
 * would be a contradiction.
 */
export function standingOf(state: SkillState, { unlocked, assumed }: Reach, policy: PracticePolicy, now: Date): SkillStanding {
  if (isMastered(state)) return isReviewDue(state, now) || needsReview(state, policy) ? 'due' : 'mastered';
  if (state.opportunities > 0) return 'learning';
  if (assumed) return 'assumed';
  return unlocked ? 'ready' : 'locked';
}
