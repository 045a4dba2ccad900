import type { StudentContext, LessonSession, Question } from '../../state/lesson-session.ts';
import type { AnswerQuestion } from '../../../../math/check-answer.ts';

/** How an earlier lesson on the same topic ended; null for the first one. */
export type Earlier = 'completed' | 'left' | 'needs_help' | null;

/** What the welcome may know. */
export type WelcomeContext = {
  title: string;
  syllabus: string;
  grade: number;
  language_level: StudentContext['language_level'];
  objectives: readonly string[];
  /** The question that is shown below, without its answer. */
  opening: string;
  steps: number;
  earlier: Earlier;
};

/** What only the guards know. */
export type WelcomeSecret = { answer: AnswerQuestion };

/** Returns what the welcome is told about a lesson that begins with the question `opening`. */
export const welcomeContext = (
  { topic, student_context }: Pick<LessonSession, 'topic' | 'student_context'>,
  opening: Pick<Question, 'question_text' | 'answer'>,
  earlier: Earlier = null,
): { context: WelcomeContext; secret: WelcomeSecret } => ({
  context: {
    title: topic.title,
    syllabus: topic.syllabus,
    grade: student_context.grade ?? topic.grade,
    language_level: student_context.language_level,
    objectives: topic.guidelines.learning_objectives,
    opening: opening.question_text,
    steps: topic.plan.steps.length,
    earlier,
  },
  secret: { answer: opening.answer },
});
