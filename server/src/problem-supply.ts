import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';

/** Supplies the bank's problems, and more of them when a learner has met most: an interface to the factory. */
export interface ProblemSupply {
  /**
   * Publishes more verified problems of a skill, different from those that the bank holds, for practice or for checkpoints.
   * Returns how many were added; 0 if the skill has no more.
   */
  more(skill: SkillId, use: 'practice' | 'checkpoint', held: readonly BankedProblem[]): Promise<number>;
  /**
   * Resolves when the bank has its initial problems of these skills; any that are missing are written next.
   *
   * Errors  whatever prevented a skill's problems from being published.
   */
  whole(skills: readonly SkillId[]): Promise<void>;
  /** Stops what is being written. The next start resumes it. */
  close(): Promise<void>;
}
