import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { LearnerWorld } from '../../../turn/learner-world.ts';
import type { LessonSession } from './lesson-session.ts';

/** What a turn of a lesson sees beside its own state: the graph, the policy of mastery, the verified bank, whom to call in distress. */
export type LessonWorld = LearnerWorld;

/** What a turn of a lesson changes: the session, and the learner's skill states. */
export type LessonState = { session: LessonSession; skills: SkillStates };
