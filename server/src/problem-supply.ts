import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';

/** Where the bank's problems come from, and more when a learner has met most of them: the factory, behind a port. */
export interface ProblemSupply {
  /**
   * Publishes more verified problems of a skill, unlike those that the bank holds, to practice with or for checkpoints. Returns how many
   * there are now that were not there before; none where the skill has no more to give.
   */
  more(skill: SkillId, use: 'practice' | 'checkpoint', held: readonly BankedProblem[]): Promise<number>;
  /**
   * Resolves when the bank has all that it is begun with of these skills, which are written next where it has not.
   *
   * Errors  what kept a skill out of the bank.
   */
  whole(skills: readonly SkillId[]): Promise<void>;
  /** Ends what is being written. The next start takes it up. */
  close(): Promise<void>;
}
