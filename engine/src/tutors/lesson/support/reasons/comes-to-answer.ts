import { checkAnswer } from '../../../../math/check-answer.ts';
import type { QuestionAnswer } from '@stoa/schema/study-plan';

/**
 * True if an expression comes to the answer, in whatever form: "9 + 12" if 21 is expected. It's checked as an expression,
 * because a question for a whole number accepts no sum.
 */
export const comesToAnswer = (answer: QuestionAnswer, work: string): boolean =>
  checkAnswer({ ...answer, input_type: 'expression', accepted_forms: [], judging: { ...answer.judging, form: 'any' } }, work)
    .verdict === 'correct';
