import type { MasteryLevel, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { enoughEvidence } from './evidence.ts';
import { standsNow } from './standing.ts';

/** Below this estimate a learner is still starting: the first of the policy's steps of difficulty. */
const startsAt = ({ difficulty_steps }: PracticePolicy): number => difficulty_steps[0]!;

/**
 * Returns how far a learner has come with a skill, in the one word that she is told. It combines estimate and evidence, so that
 * they can't contradict each other. `mastered` needs a mastery that was reached and still holds; `almost_there` needs an
 * estimate above the review threshold and enough answers without help. One lucky answer in a checkpoint is only
 * `getting_there`, however high it lifts the estimate.
 */
export function levelOf(state: SkillState, policy: PracticePolicy): MasteryLevel {
  if (standsNow(state, policy)) return 'mastered';
  if (state.opportunities === 0) return 'not_started';
  if (state.p_mastery < startsAt(policy)) return 'starting';
  return state.p_mastery >= policy.review_threshold && enoughEvidence(state, policy) ? 'almost_there' : 'getting_there';
}
