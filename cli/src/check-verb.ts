import { checkAnswer, faultOfExpected } from '@stoa/engine/math/check-answer';
import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import { AnswerForm, InputType } from '@stoa/schema/problem';
import { z } from 'zod';

/** A line of `stoa check`. Only the two answers and the input type are needed; the rest refines how they are judged. */
export const CheckLine = z.strictObject({
  answer: z.string(),
  expected: z.string(),
  input_type: InputType,
  tolerance: z.number().nonnegative().nullable().default(null),
  accepted_forms: z.array(z.string()).default([]),
  choices: z.array(z.string()).default([]),
  form: AnswerForm.default('any'),
  variables: z.array(z.string()).default([]),
  unit: z.string().nullable().default(null),
});

/** The question in a line. Errors  throws where its own answer cannot be read: then no answer to it can be judged. */
export function questionOf({ form, variables, unit, answer: _, ...question }: z.infer<typeof CheckLine>): AnswerQuestion {
  const asked = { ...question, judging: { form, variables, unit } };
  const fault = faultOfExpected(asked);
  if (fault !== null) throw new Error(`"expected" cannot be read: ${fault}`);
  return asked;
}

/** Judges one answer against the expected one, as the tutor would. */
export function checkLine(line: z.infer<typeof CheckLine>) {
  const check = checkAnswer(questionOf(line), line.answer);
  const { verdict, reason, note, expected_normalized } = check;
  return check.verdict === 'unreadable'
    ? { verdict, reason, normalized: null, expected_normalized, echo: null, note, problem: check.problem }
    : { verdict, reason, normalized: check.normalized, expected_normalized, echo: check.echo, note };
}
