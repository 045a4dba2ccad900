import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { MetProblems } from '../problems/met-problems.ts';
import type { ProblemShelf } from '../problems/problem-shelf.ts';
import type { Footing } from '../skills/assumed.ts';
import type { SkillGraphIndex } from '../skills/graph-index.ts';

/** What a turn of any tutor sees besides its own state. */
export type LearnerWorld = Footing & {
  /**
   * Null while the graph is unavailable: the session then goes on with what it knows, and advancement waits (practice spec
   * §11.2).
   */
  graph: SkillGraphIndex | null;
  policy: PracticePolicy;
  /** The hash of the policy's current version, to trace what was served under it. */
  config_hash?: string;
  shelf: ProblemShelf;
  /** The problems that the learner has seen in any session. */
  met: MetProblems;
  /** Problems whose solution was recently shown to anybody of this installation, as far as is known. */
  shownLately?: ReadonlySet<string>;
  /** Who to call in an emergency. If null, the message to a child in need has no telephone numbers. */
  crisis_contacts: CrisisContacts | null;
};
