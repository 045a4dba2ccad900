import { checkAnswer, faultOfExpected, type AnswerQuestion } from '@stoa/engine/math/check-answer';
import { AnswerForm, InputType, JudgingRules } from '@stoa/schema/problem';
import { z } from 'zod';

/** A name that an answer can contain: a letter, or a word of letters that is read as one name: `x`, `x_1`, `speed`, `f(x)`. */
const Variable = z
  .string()
  .refine((name) => /^\\?\p{L}\S*$/u.test(name), { error: 'has to be a letter or a name without spaces' });

const Unit = z.string().refine((unit) => !/^\s*[-+.\d]/.test(unit), { error: 'has to be a unit alone, without a number' });

/**
 * What a line may say about its question. Only the two answers and the input type are required; the rest refines the judging.
 */
export const CheckFields = z.strictObject({
  answer: z.string(),
  expected: z.string(),
  input_type: InputType,
  tolerance: z.number().nonnegative().nullable().default(null),
  accepted_forms: z.array(z.string()).default([]),
  choices: z.array(z.string()).default([]),
  form: AnswerForm.default('any'),
  variables: z.array(Variable).default([]),
  unit: Unit.nullable().default(null),
  domain: JudgingRules.shape.domain,
  order: JudgingRules.shape.order,
  relative_tolerance: JudgingRules.shape.relative_tolerance,
  decimal_places: JudgingRules.shape.decimal_places,
  significant_figures: JudgingRules.shape.significant_figures,
});

/** True if a number isn't rounded both to decimal places and to significant figures. */
export const roundedOneWay = ({ decimal_places, significant_figures }: RoundingAsked): boolean =>
  decimal_places === undefined || significant_figures === undefined;
type RoundingAsked = { readonly decimal_places?: number | undefined; readonly significant_figures?: number | undefined };
export const oneWayOnly = { path: ['significant_figures'], error: 'cannot be asked together with `decimal_places`' };

/** A line of `stoa check`. */
export const CheckLine = CheckFields.refine(roundedOneWay, oneWayOnly);
type CheckLine = z.infer<typeof CheckLine>;

/** Returns a line's question as the engine takes it. */
function questionIn({
  answer: _,
  expected,
  input_type,
  tolerance,
  accepted_forms,
  choices,
  ...judging
}: CheckLine): AnswerQuestion {
  return { expected, input_type, tolerance, accepted_forms, choices, judging };
}

/**
 * Returns a line's question, which can't be judged without its expected answer. Errors throws if that answer can't be read.
 */
export function questionOf(line: CheckLine): AnswerQuestion {
  const asked = questionIn(line);
  const fault = faultOfExpected(asked);
  if (fault !== null) throw new Error(`\`expected\` cannot be read: ${fault}`);
  return asked;
}

/** Judges one answer against the expected one, as the tutor would. Every line gets a verdict: docs/verdicts.md lists them. */
export function checkLine(line: CheckLine) {
  const check = checkAnswer(questionIn(line), line.answer);
  const { verdict, reason, note, expected_normalized } = check;
  return check.verdict === 'unreadable'
    ? { verdict, reason, normalized: null, expected_normalized, echo: null, note, problem: check.problem }
    : { verdict, reason, normalized: check.normalized, expected_normalized, echo: check.echo, note };
}
