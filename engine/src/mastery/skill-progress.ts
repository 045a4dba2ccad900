import type { SkillProgress, SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import { evidenceOf } from './evidence.ts';
import { levelOf } from './level.ts';
import { needsReview, standingOf, type Reach } from './standing.ts';

/** Returns a skill's state as the API and the screen show it. */
export function progressOfSkill(state: SkillState, reach: Reach, policy: PracticePolicy, now: Date): SkillProgress {
  const { review, ...shown } = state;
  return {
    ...shown,
    standing: standingOf(state, reach, policy, now),
    unlocked: reach.unlocked,
    level: levelOf(state, policy),
    evidence: evidenceOf(state, policy),
    needs_review: needsReview(state, policy),
    due_at: review?.due ?? null,
  };
}
