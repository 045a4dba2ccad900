import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';

/** Where more problems come from when a learner has met most of what the bank has: the factory, behind a port. */
export interface ProblemSupply {
  /**
   * Publishes more verified problems of a skill, unlike those that the bank holds, to practice with or for checkpoints. Returns how many
   * there are now that were not there before; none where the skill has no more to give.
   */
  more(skill: SkillId, use: 'practice' | 'checkpoint', held: readonly BankedProblem[]): Promise<number>;
}
