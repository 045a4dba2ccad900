import type { SkillId } from './skill.ts';

/**
 * A problem that no longer shows what a learner knows, from this turn on, and the reason:
 *
 *   counted    it has already counted as evidence about her
 *   solved     she found its answer, and could then see its solution
 *   given_up   she skipped it and was shown its solution
 *   example    she was shown it worked out
 *   told       a lesson told her its answer, or helped her with it and moved on
 */
export type Exposure = {
  /** A problem of the bank; a plan's question is one too. */
  problem_id: string;
  version: number;
  skill_id: SkillId;
  how: 'counted' | 'solved' | 'given_up' | 'example' | 'told';
};

/** A learner's latest checkpoint in a skill, and the problem that waits in it for her answer. */
export type LatestCheckpoint = { skill_id: SkillId; session_id: string; problem_id: string | null };
