import type { AnswerQuestion } from './check-answer.ts';

/** Builds a question that asks for the value of an expression in any form. `variables`: the letters that an answer may have. */
export const valueQuestion = (expected: string, variables: readonly string[] = []): AnswerQuestion => ({
  expected,
  input_type: 'expression',
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [...variables], unit: null },
});
