import type { AnswerQuestion } from './check-answer.ts';

/** A question that asks for the value of an expression and nothing of its form. `variables`: the letters that may stand in an answer. */
export const valueQuestion = (expected: string, variables: readonly string[] = []): AnswerQuestion => ({
  expected,
  input_type: 'expression',
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [...variables], unit: null },
});
