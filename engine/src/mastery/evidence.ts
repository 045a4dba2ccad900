import type { SkillProgress, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';

/** Whether a mastery stands on enough: two lucky answers can carry `p_mastery` over any threshold. */
export const enoughEvidence = (state: Pick<SkillState, 'unaided_opportunities'>, policy: PracticePolicy): boolean =>
  state.unaided_opportunities >= policy.min_evidence;

/** "Not enough evidence yet" is a state of its own: neither known nor unknown. */
export function evidenceOf(
  state: Pick<SkillState, 'opportunities' | 'unaided_opportunities'>,
  policy: PracticePolicy,
): SkillProgress['evidence'] {
  if (state.opportunities === 0) return 'none';
  return enoughEvidence(state, policy) ? 'enough' : 'not_enough';
}
