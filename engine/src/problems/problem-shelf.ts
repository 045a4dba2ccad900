import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';

/** The verified bank, to be read only. Nothing that is not VERIFIED stands on it but what `find` is asked for by version. */
export interface ProblemShelf {
  /** The verified problems of a skill to practice with, newest version of each, always in the same order. */
  verifiedFor(skillId: SkillId): readonly BankedProblem[];
  /** Those of a skill that are held back for checkpoints. They stand in no practice, lesson or example. */
  heldBackFor(skillId: SkillId): readonly BankedProblem[];
  /** A version once served, whatever its status now; null when the bank does not have it. */
  find(problemId: string, version: number): BankedProblem | null;
}
