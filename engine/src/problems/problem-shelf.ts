import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';

/** The bank of problems, read-only. Only VERIFIED problems are on it; but `find` returns any version that is asked for. */
export interface ProblemShelf {
  /** The verified problems of a skill to practice with, the newest version of each, always in the same order. */
  verifiedFor(skillId: SkillId): readonly BankedProblem[];
  /** The problems of a skill that are held back for checkpoints. They aren't used in any practice, lesson, or example. */
  heldBackFor(skillId: SkillId): readonly BankedProblem[];
  /** A version that was once served, whatever its status is now; null if the bank doesn't have it. */
  find(problemId: string, version: number): BankedProblem | null;
}
