import { z } from 'zod';

export const AnswerReason = z.enum([
  'equal',
  'accepted_form', // equal to one of the problem's own accepted forms
  'different_value',
  'form', // right value in the wrong form
  'units', // right number, wrong or foreign unit
  'rounding', // off by no more than a rounding slip, but outside the tolerance
  'incomplete_set', // some members right, some missing
  'extra_members', // all members right, plus others
  'domain', // equal wherever both have a value, but one has a value where the other has none
  'wrong_choice',
  'unreadable',
  'undecided',
  'expected_unreadable', // the expected answer itself can't be read, so only identical text is known to be right
]);
export type AnswerReason = z.infer<typeof AnswerReason>;

/** How the student's own text was read, as LaTeX and as plain text, to show to her. */
export const Echo = z.strictObject({ latex: z.string(), plain: z.string() });
export type Echo = z.infer<typeof Echo>;

/** Where reading failed: offset and length in the student's text (UTF-16 units), and the reason in plain words. */
export const ReadingProblem = z.strictObject({ at: z.int().min(0), length: z.int().min(0), message: z.string() });
export type ReadingProblem = z.infer<typeof ReadingProblem>;

/** The result of reading an answer without judging it: safe to show before an attempt. */
export const AnswerReading = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('read'), echo: Echo }),
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('unreadable'), problem: ReadingProblem }),
]);
export type AnswerReading = z.infer<typeof AnswerReading>;

/** The answer checker's verdict. `unreadable` and `undecided` say nothing about what the learner knows and cost her nothing. */
export const AnswerCheck = z.discriminatedUnion('verdict', [
  z.strictObject({
    verdict: z.enum(['correct', 'incorrect', 'undecided']),
    reason: AnswerReason,
    note: z.string().nullable(), // one kind sentence for the student if the reason deserves one ("right value; …")
    normalized: z.string(), // the canonical form of practice spec §5.2
    expected_normalized: z.string(), // never leaves the server except for authors
    echo: Echo,
  }),
  z.strictObject({
    verdict: z.literal('unreadable'),
    reason: z.literal('unreadable'),
    note: z.string(),
    problem: ReadingProblem,
    expected_normalized: z.string(),
  }),
]);
export type AnswerCheck = z.infer<typeof AnswerCheck>;
