import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import type { TaughtCourse } from '../taught-course.ts';
import type { CourseThread } from '../thread/course-thread.ts';
import type { ExamQuestionStatus } from '../turn/take-course-turn.ts';

/** The exam questions of a conversation that wait for her answer: served, not answered yet, and open. */
export const openExams = (
  { exams: questions }: Pick<TaughtCourse, 'exams'>,
  { messages }: Pick<CourseThread, 'messages'>,
  exams: readonly Pick<ExamQuestionStatus, 'questionId' | 'status'>[],
): readonly ExamQuestion[] =>
  messages.flatMap(({ card }) => {
    if (card?.type !== 'EXAM') return [];
    const isOpen = exams.some(({ questionId, status }) => questionId === card.questionId && status === 'available');
    const question = questions.get(card.questionId);
    return isOpen && question !== undefined ? [question] : [];
  });

/** Signs of a formula from which on it says which question it is: 2x is in many of them. */
const fewestSigns = 5;
const fewestWords = 6;
const leastShared = 0.7;

/** Whether a message asks about this very question: it has one of its formulas, or most of its words. */
export function asksAbout({ stem }: Pick<ExamQuestion, 'stem'>, message: string): boolean {
  const said = formulaSigns(message);
  const formulas = [...stem.matchAll(/\$([^$]+)\$/g)].map(([, math = '']) => formulaSigns(math));
  if (formulas.some((formula) => formula.length >= fewestSigns && said.includes(formula))) return true;
  const words = wordsOf(stem.replace(/\$[^$]+\$/g, ' '));
  const theirs = new Set(wordsOf(message));
  return words.length >= fewestWords && words.filter((word) => theirs.has(word)).length / words.length >= leastShared;
}

/** A formula by its signs alone, the same whether it was typed or copied as TeX. */
const formulaSigns = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:left|right|,|;|!)/g, '')
    .replace(/\\(?:cdot|times)|[·×]/g, '*')
    .replace(/[−–]/g, '-')
    .replace(/[\s{}$\\]/g, '');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];
