import type { MasteryLevel, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { enoughEvidence } from './evidence.ts';
import { standsNow } from './standing.ts';

/** Under it the estimate says "not yet" more than anything else: the first of the policy's steps of difficulty. */
const startsAt = ({ difficulty_steps }: PracticePolicy): number => difficulty_steps[0]!;

/**
 * How far a learner has come with a skill, as it is said to her: estimate and evidence in one word, so that neither contradicts the
 * other. `mastered` needs a mastery that was reached and holds; `almost_there` an estimate over the review threshold on enough answers
 * of her own. What one lucky answer in a checkpoint shows is `getting_there`, however high it lifts the estimate.
 */
export function levelOf(state: SkillState, policy: PracticePolicy): MasteryLevel {
  if (standsNow(state, policy)) return 'mastered';
  if (state.opportunities === 0) return 'not_started';
  if (state.p_mastery < startsAt(policy)) return 'starting';
  return state.p_mastery >= policy.review_threshold && enoughEvidence(state, policy) ? 'almost_there' : 'getting_there';
}
