import type { SkillProgress, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';

/** True if there is enough evidence for a mastery: two lucky answers can lift `p_mastery` over any threshold. */
export const enoughEvidence = (state: Pick<SkillState, 'unaided_opportunities'>, policy: PracticePolicy): boolean =>
  state.unaided_opportunities >= policy.min_evidence;

/** Returns how much evidence there is. "Not enough evidence yet" is a state of its own: neither known nor unknown. */
export function evidenceOf(
  state: Pick<SkillState, 'opportunities' | 'unaided_opportunities' | 'p_mastery' | 'mastered_at'>,
  policy: PracticePolicy,
): SkillProgress['evidence'] {
  if (state.opportunities === 0) return 'none';
  const high = state.p_mastery >= policy.mastery_threshold; // but mastery isn't declared: the last answers weren't right in a row
  return enoughEvidence(state, policy) && (state.mastered_at !== null || !high) ? 'enough' : 'not_enough';
}
