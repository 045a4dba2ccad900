import type { QuestionAnswer } from '@stoa/schema/study-plan';

/** Whether an answer is one of a few that are given, and so is chosen: true or false, or a choice. Denied, one of them may be an answer: "not true". */
export const isClosed = ({ input_type }: Pick<QuestionAnswer, 'input_type'>): boolean =>
  input_type === 'multiple_choice' || input_type === 'boolean';
