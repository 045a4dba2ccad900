import type { AnswerQuestion } from '../../../math/check-answer.ts';
import { lessonSummary } from '../lesson-summary.ts';
import type { LessonEnd, LessonSession, Question } from '../state/lesson-session.ts';

/** What the agents that speak at and after the end may know of a lesson: its results, in the words of its summary. */
export type EndedLesson = {
  title: string;
  how: LessonEnd['how'];
  /** Each concept and how well she knows it. */
  concepts: readonly { name: string; words: string }[];
  strengths: readonly string[];
  /** Skills to practice, by name, the most needed first. */
  to_practice: readonly string[];
  /** The main point of the lesson, if it was completed. */
  wrap_up: string | null;
};

/** The question that was left open, for the guards alone. `written`: what the student has written since it was asked. */
export type LeftOpen = { answer: AnswerQuestion; stem: string; written: readonly string[] } | null;

/** Returns the results of a lesson that ended, or that ends with this turn. */
export function endedLesson(session: LessonSession): EndedLesson {
  const { concepts, strengths, to_practice, wrap_up } = lessonSummary(session);
  return {
    title: session.topic.title,
    how: session.ended?.how ?? 'completed',
    concepts: concepts.map(({ name, words }) => ({ name, words })),
    strengths,
    to_practice: to_practice.map(({ name }) => name),
    wrap_up,
  };
}

/** Returns what the guards have to know of the question that was left open, if one was. `more`: what she wrote besides answers. */
export const leftOpen = (question: Question | null, ...more: readonly string[]): LeftOpen =>
  question === null
    ? null
    : { answer: question.answer, stem: question.question_text, written: [...question.previous_student_answers, ...more] };

/** Tells the results in a prompt: how the ideas of the lesson stand, and what went well. */
export const resultsTold = ({ concepts, strengths }: Pick<EndedLesson, 'concepts' | 'strengths'>): string =>
  `How its ideas stand:
${inLines(
  concepts.map(({ name, words }) => `${name}: ${words}`),
  'Nothing was shown.',
)}

What went well:
${inLines(strengths, 'Nothing to name.')}`;

/** Writes a list for a prompt, one line for each, or what stands there if it's empty. */
export const inLines = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n');
