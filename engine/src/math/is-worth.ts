import { checkAnswer, type AnswerQuestion } from './check-answer.ts';

/**
 * True if a text has the same value as an answer other than the expected one, in any form: a known wrong answer, or an
 * earlier answer of the student.
 *
 * Errors  none: false if either cannot be read.
 */
export const isWorth = (question: AnswerQuestion, value: string, text: string): boolean =>
  checkAnswer({ ...question, expected: value, accepted_forms: [], judging: { ...question.judging, form: 'any' } }, text)
    .verdict === 'correct';
