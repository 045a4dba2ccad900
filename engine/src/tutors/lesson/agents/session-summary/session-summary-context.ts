import type { AnswerQuestion } from '../../../../math/check-answer.ts';
import { lessonSummary } from '../../lesson-summary.ts';
import type { LessonEnd, LessonSession, StudentContext } from '../../state/lesson-session.ts';

/**
 * What the closing words of a lesson may know: its results, in the words of its summary. It contains no question and no
 * solution.
 */
export type SessionSummaryContext = {
  title: string;
  how: LessonEnd['how'];
  grade: number;
  language_level: StudentContext['language_level'];
  concepts: readonly { name: string; words: string }[];
  strengths: readonly string[];
  /** Skills to practice, by name, the most needed first. */
  to_practice: readonly string[];
  /** The main point of the lesson, if it was completed. */
  wrap_up: string | null;
};

/** What only the guards know: the question that was left open, if any. */
export type SessionSummarySecret = { left: { answer: AnswerQuestion; stem: string; written: readonly string[] } | null };

/** Returns what is told about a lesson that ends with this turn. `session` is as it is after the turn. */
export function sessionSummaryContext(session: LessonSession): { context: SessionSummaryContext; secret: SessionSummarySecret } {
  const { topic, ended, last_question, student_context } = session;
  const { concepts, strengths, to_practice, wrap_up } = lessonSummary(session);
  return {
    context: {
      title: topic.title,
      how: ended?.how ?? 'completed',
      grade: student_context.grade ?? topic.grade,
      language_level: student_context.language_level,
      concepts: concepts.map(({ name, words }) => ({ name, words })),
      strengths,
      to_practice: to_practice.map(({ name }) => name),
      wrap_up,
    },
    secret: {
      left:
        last_question === null
          ? null
          : {
              answer: last_question.answer,
              stem: last_question.question_text,
              written: last_question.previous_student_answers,
            },
    },
  };
}
