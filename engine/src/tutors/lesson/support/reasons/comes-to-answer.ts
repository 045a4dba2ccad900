import { checkAnswer } from '../../../../math/check-answer.ts';
import type { QuestionAnswer } from '@stoa/schema/study-plan';

/** Whether what is to be worked out comes to the answer, in whatever form: "9 + 12" where 21 is expected. Of a whole number no sum is an answer; of an expression any form is. */
export const comesToAnswer = (answer: QuestionAnswer, work: string): boolean =>
  checkAnswer({ ...answer, input_type: 'expression', accepted_forms: [], judging: { ...answer.judging, form: 'any' } }, work)
    .verdict === 'correct';
