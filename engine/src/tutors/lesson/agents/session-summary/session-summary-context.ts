import type { LessonSession, StudentContext } from '../../state/lesson-session.ts';
import { endedLesson, leftOpen, type EndedLesson, type LeftOpen } from '../ended-lesson.ts';

/**
 * What the closing words of a lesson may know: its results, in the words of its summary. It contains no question and no
 * solution.
 */
export type SessionSummaryContext = EndedLesson & { grade: number; language_level: StudentContext['language_level'] };

/** What only the guards know: the question that was left open, if any. */
export type SessionSummarySecret = { left: LeftOpen };

/** Returns what is told about a lesson that ends with this turn. `session` is as it is after the turn. */
export function sessionSummaryContext(session: LessonSession): { context: SessionSummaryContext; secret: SessionSummarySecret } {
  const { topic, last_question, student_context } = session;
  return {
    context: {
      ...endedLesson(session),
      grade: student_context.grade ?? topic.grade,
      language_level: student_context.language_level,
    },
    secret: { left: leftOpen(last_question) },
  };
}
