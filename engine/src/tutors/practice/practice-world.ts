import type { Grade } from '@stoa/schema/account';
import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { Reach } from '../../mastery/standing.ts';
import { assumedSkills, nothingAssumed, type Assumed } from '../../skills/assumed.ts';
import type { SkillGraphIndex } from '../../skills/graph-index.ts';
import type { MetProblems } from './met-problems.ts';
import { isUnlocked } from '../../skills/unlocked.ts';
import type { PracticeSession } from './practice-session.ts';

/** The verified bank, to be read only. Nothing that is not VERIFIED stands on it but what `find` is asked for by version. */
export interface ProblemShelf {
  /** The verified problems of a skill to practice with, newest version of each, always in the same order. */
  verifiedFor(skillId: SkillId): readonly BankedProblem[];
  /** Those of a skill that are held back for checkpoints. They stand in no practice, lesson or example. */
  heldBackFor(skillId: SkillId): readonly BankedProblem[];
  /** A version once served, whatever its status now; null when the bank does not have it. */
  find(problemId: string, version: number): BankedProblem | null;
}

/** What a turn of practice sees beside its own state. */
export type PracticeWorld = {
  /** Null while it cannot be had: the session then stays with its skill, and advancement waits (practice spec §11.2). */
  graph: SkillGraphIndex | null;
  policy: PracticePolicy;
  shelf: ProblemShelf;
  /** What the learner has met in any session of hers. */
  met: MetProblems;
  /** Problems whose solution was shown to anybody of this installation lately, as far as is known. */
  shownLately?: ReadonlySet<string>;
  /** The grade she is in, from which on nothing is assumed; not given or null where she has not told it. */
  grade?: Grade | null;
  /** Whom to call in distress; null leaves the numbers out of the message to a child in need. */
  crisis_contacts: CrisisContacts | null;
};

/** What a turn of practice changes: the session, and the learner's skill states. */
export type PracticeState = { session: PracticeSession; skills: SkillStates };

/** What a learner is taken to know from earlier grades, as her skills stand. */
export const assumedIn = (
  { graph, grade, policy }: Pick<PracticeWorld, 'graph' | 'grade' | 'policy'>,
  skills: SkillStates,
): Assumed => (graph === null ? nothingAssumed : assumedSkills(graph, skills, grade ?? null, policy));

/** Whether a skill is open to her, and whether it is assumed. A skill that the graph no longer has is open. */
export function reachOf(world: Pick<PracticeWorld, 'graph'>, id: SkillId, skills: SkillStates, assumed: Assumed): Reach {
  const skill = world.graph?.byId.get(id);
  return { unlocked: skill === undefined || isUnlocked(skill, skills, assumed), assumed: assumed.has(id) };
}
