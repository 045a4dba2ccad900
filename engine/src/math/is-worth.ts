import { checkAnswer, type AnswerQuestion } from './check-answer.ts';

/**
 * Whether a text is worth the same as another answer than the expected one, in whatever form: a wrong answer that is known, or one of hers.
 *
 * Errors  none: false where either cannot be read.
 */
export const isWorth = (question: AnswerQuestion, value: string, text: string): boolean =>
  checkAnswer({ ...question, expected: value, accepted_forms: [], judging: { ...question.judging, form: 'any' } }, text)
    .verdict === 'correct';
