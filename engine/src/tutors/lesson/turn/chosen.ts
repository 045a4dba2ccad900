import type { Moment } from '../../../turn/tutor.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Pacing } from '../support/progress/pacing.ts';
import type { LessonMove, TeachingAct } from './lesson-move.ts';

/** A turn's time and chance, and how fast it goes. */
export type PacedMoment = Moment & { pacing: Pacing };

/** What to do, and the session as it stands when it is done: without the question where it was closed. */
export type Chosen = { teaching: TeachingAct; after: LessonSession; judged?: Extract<LessonMove, { kind: 'teach' }>['judged'] };

/** Help has come before the first judged answer: a right one then counts as aided. */
export const withHelp = (session: LessonSession, question: Question): LessonSession => ({
  ...session,
  last_question: { ...question, aided: question.aided || !question.counted },
});
