import { totalSteps, type LessonSession } from '../state/lesson-session.ts';
import type { Beside } from './lesson-move.ts';

/** Returns how far along the lesson is. */
export const progressOf = (session: LessonSession): Extract<Beside, { do: 'say_progress' }> => ({
  do: 'say_progress',
  step: Math.max(1, session.current_step),
  of: totalSteps(session),
});
