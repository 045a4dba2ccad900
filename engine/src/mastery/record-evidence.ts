import type { SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { updateMastery } from './bkt.ts';
import { enoughEvidence } from './evidence.ts';
import { firstReview, nextReview } from './review.ts';

/** What one problem says about a skill. Only the first evaluated attempt counts; `hinted` means right with help before it. */
export type Evidence<Weight extends keyof PracticePolicy['evidence_weight'] = keyof PracticePolicy['evidence_weight']> = {
  outcome: 'correct' | 'incorrect' | 'hinted';
  /** True if she had help before the answer, so that it doesn't count as unaided. */
  aided: boolean;
  /** The name of the policy's weight for it. The tutor declares it for each setting (`TutorDefinition.evidence`). */
  weight: Weight;
  /** The minimum chance of a lucky guess at this problem (guess-floor.ts). */
  guessFloor: number;
  /** In a checkpoint, the number of right answers so far, including this one; otherwise null. */
  rightInCheckpoint: number | null;
  at: Date;
};

/**
 * Records one piece of evidence in a learner's state of a skill (practice spec §3).
 *
 * A right answer after a hint counts with the policy's small weight, never lowers mastery, and never lifts it over the policy's
 * ceiling, so no number of hinted answers makes a mastery. Mastery is reached with a right answer if `p_mastery` meets the
 * threshold and there is enough unaided evidence. In practice it also takes the policy's streak of right answers, so that luck
 * after failures doesn't make a mastery; in a checkpoint, as many as pass it. The date of mastery then stays, and the first
 * review is scheduled.
 *
 * Mastery is limited to the policy's `certainty`: exact tracing would need as many wrong answers to come down as there were
 * right ones, and a student who has forgotten would look as if she hadn't. The part that is cut off is above every threshold.
 *
 * Source  Beck et al. (2008), "Does help help?", ITS 2008, 383–394: help changes learning a little and says little about
 *         knowing.
 */
export function recordEvidence(
  state: SkillState,
  evidence: Evidence,
  policy: PracticePolicy,
): { state: SkillState; newlyMastered: boolean } {
  const { outcome, aided, at } = evidence;
  const after: SkillState = {
    ...state,
    p_mastery: masteryAfter(state, evidence, policy),
    opportunities: state.opportunities + 1,
    unaided_opportunities: state.unaided_opportunities + (aided ? 0 : 1),
    last_practiced_at: at.toISOString(),
    streak: { correct: state.streak + 1, hinted: state.streak, incorrect: 0 }[outcome],
    last_outcome: outcome,
  };
  if (state.mastered_at !== null) {
    return { state: { ...after, review: nextReview(state.review, outcome, at, policy) }, newlyMastered: false };
  }
  const newlyMastered = provesMastery(after, evidence, policy);
  return newlyMastered
    ? { state: { ...after, mastered_at: at.toISOString(), review: firstReview(at, policy) }, newlyMastered }
    : { state: after, newlyMastered };
}

function provesMastery(after: SkillState, { outcome, rightInCheckpoint }: Evidence, policy: PracticePolicy): boolean {
  const enough = rightInCheckpoint === null ? after.streak >= policy.mastery_streak : rightInCheckpoint >= policy.checkpoint_pass;
  return outcome === 'correct' && after.p_mastery >= policy.mastery_threshold && enough && enoughEvidence(after, policy);
}

/**
 * Returns the mastery after one piece of evidence: the update of knowledge tracing, weighted by the policy and kept within its
 * certainty.
 *
 * Units   probabilities in and out; `guessFloor` as in `Evidence`.
 * Errors  none.
 */
export function masteryAfter(
  state: Pick<SkillState, 'p_mastery' | 'p_transit' | 'p_slip' | 'p_guess'>,
  { outcome, weight, guessFloor }: Pick<Evidence, 'outcome' | 'weight' | 'guessFloor'>,
  policy: PracticePolicy,
): number {
  const rates = { ...state, p_guess: Math.max(state.p_guess, guessFloor) };
  const before = believed(state.p_mastery, policy); // old states may have a mastery that was rounded to 1
  if (outcome !== 'hinted') return believed(updateMastery(before, outcome, rates, policy.evidence_weight[weight]), policy);
  const moved = updateMastery(before, 'correct', rates, policy.hinted.weight);
  return Math.max(before, Math.min(moved, policy.hinted.ceiling));
}

/** Limits a mastery to the policy's `certainty`, on both sides. */
const believed = (mastery: number, { certainty }: Pick<PracticePolicy, 'certainty'>): number =>
  Math.min(certainty, Math.max(1 - certainty, mastery));
