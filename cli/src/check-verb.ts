import { checkAnswer } from '@stoa/engine/math/check-answer';
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

/** Judges one answer against the expected one, as the tutor would. */
export function checkLine({ answer, form, variables, unit, ...question }: z.infer<typeof CheckLine>) {
  const check = checkAnswer({ ...question, judging: { form, variables, unit } }, answer);
  const { verdict, reason, note, expected_normalized } = check;
  return check.verdict === 'unreadable'
    ? { verdict, reason, normalized: null, expected_normalized, echo: null, note, problem: check.problem }
    : { verdict, reason, normalized: check.normalized, expected_normalized, echo: check.echo, note };
}
