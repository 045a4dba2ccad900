import type { SkillId } from './skill.ts';

/**
 * A problem that says nothing of a learner any more, from the moment of this turn on, and what has made it so:
 *
 *   counted    it has spoken for her once
 *   solved     she found its answer, and its solution was open to her
 *   given_up   she skipped it and was shown its solution
 *   example    she was shown it worked out
 *   told       a lesson told her its answer, or helped her with it and left it
 */
export type Exposure = {
  /** A problem of the bank, a question of a lesson's plan as any other. */
  problem_id: string;
  version: number;
  skill_id: SkillId;
  how: 'counted' | 'solved' | 'given_up' | 'example' | 'told';
};

/** A learner's latest checkpoint in a skill, and the problem that waits in it for her answer. */
export type LatestCheckpoint = { skill_id: SkillId; session_id: string; problem_id: string | null };
