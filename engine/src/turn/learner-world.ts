import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { MetProblems } from '../problems/met-problems.ts';
import type { ProblemShelf } from '../problems/problem-shelf.ts';
import type { Footing } from '../skills/assumed.ts';
import type { SkillGraphIndex } from '../skills/graph-index.ts';

/** What a turn of any tutor sees beside its own state. */
export type LearnerWorld = Footing & {
  /** Null while it cannot be had: the session then goes on with what it knows, and advancement waits (practice spec §11.2). */
  graph: SkillGraphIndex | null;
  policy: PracticePolicy;
  /** The hash of that policy as it is now, for the trace of what was served under it. */
  config_hash?: string;
  shelf: ProblemShelf;
  /** What the learner has met in any session. */
  met: MetProblems;
  /** Problems whose solution was shown to anybody of this installation lately, as far as is known. */
  shownLately?: ReadonlySet<string>;
  /** Whom to call in distress; null leaves the numbers out of the message to a child in need. */
  crisis_contacts: CrisisContacts | null;
};
