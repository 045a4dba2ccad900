import type { QuestionAnswer } from '@stoa/schema/study-plan';

/**
 * True if the answer is chosen from a few given ones: true or false, or a choice. For such a question, denying one can be an
 * answer: "not true".
 */
export const isClosed = ({ input_type }: Pick<QuestionAnswer, 'input_type'>): boolean =>
  input_type === 'multiple_choice' || input_type === 'boolean';
