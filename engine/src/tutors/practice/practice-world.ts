import type { SkillStates } from '../../mastery/skill-state.ts';
import type { LearnerWorld } from '../../turn/learner-world.ts';
import type { PracticeSession } from './practice-session.ts';

/** What a turn of practice can see besides its own state. */
export type PracticeWorld = LearnerWorld;

/** What a turn of practice changes: the session, and the learner's skill states. */
export type PracticeState = { session: PracticeSession; skills: SkillStates };
