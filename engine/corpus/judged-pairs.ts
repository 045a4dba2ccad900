import { AnswerForm, InputType } from '@stoa/schema/problem';
import { z } from 'zod';
import type { AnswerQuestion } from '../src/math/check-answer.ts';
import { readCorpus } from './read-corpus.ts';

/** What a teacher would say of an answer: 'correct', or the reason why not. */
const outcomes = [
  'correct',
  'different_value',
  'form', // right value, wrong form
  'units',
  'rounding',
  'incomplete_set',
  'extra_members',
  'unreadable',
  'undecided',
  'domain', // equal wherever both have a value
  'expected_unreadable', // the expected answer itself cannot be read
] as const;
const texts = z.array(z.string()).readonly();

/** A question with answers to it, by the outcome that a teacher would sign. What a row leaves out of the question is its default. */
const PairRow = z.strictObject({
  topic: z.string(),
  input_type: InputType,
  expected: z.string(),
  tolerance: z.number().optional(),
  accept: texts.optional(),
  choices: texts.optional(),
  form: AnswerForm.optional(),
  variables: texts.optional(),
  unit: z.string().optional(),
  domain: z.enum(['ignored', 'kept']).optional(),
  order: z.enum(['free', 'kept']).optional(),
  relative_tolerance: z.number().optional(),
  decimal_places: z.int().optional(),
  significant_figures: z.int().optional(),
  answers: z.partialRecord(z.enum(outcomes), texts),
});
type PairRow = z.infer<typeof PairRow>;

/** One answer to one question, and its outcome. */
export type JudgedPair = {
  readonly topic: string;
  readonly question: AnswerQuestion;
  readonly answer: string;
  readonly outcome: (typeof outcomes)[number];
};

const files = [
  'integers',
  'decimals',
  'fractions',
  'expressions',
  'sets',
  'truths',
  'reading-numbers',
  'reading-expressions',
  'reading-math-field',
  'reading-relations',
  'reading-sets',
  'judging-numbers',
  'judging-near-numbers',
  'judging-functions',
  'judging-sets',
  'judging-units',
  'judging-forms',
  'false-friends',
  'named-operations',
  'near-misses',
  'odd-sets',
];

/** Every pair of the corpus, file by file. */
export const judgedPairs: readonly JudgedPair[] = readCorpus(PairRow, 'pairs', files).flatMap((row) =>
  outcomes.flatMap((outcome) =>
    (row.answers[outcome] ?? []).map((answer) => ({ topic: row.topic, question: questionOf(row), answer, outcome })),
  ),
);

function questionOf(row: PairRow): AnswerQuestion {
  const { input_type, expected, domain, order, relative_tolerance, decimal_places, significant_figures } = row;
  return {
    expected,
    input_type,
    tolerance: row.tolerance ?? null,
    accepted_forms: row.accept ?? [],
    choices: row.choices ?? [],
    judging: {
      form: row.form ?? 'any',
      variables: [...(row.variables ?? [])],
      unit: row.unit ?? null,
      ...(domain !== undefined && { domain }),
      ...(order !== undefined && { order }),
      ...(relative_tolerance !== undefined && { relative_tolerance }),
      ...(decimal_places !== undefined && { decimal_places }),
      ...(significant_figures !== undefined && { significant_figures }),
    },
  };
}
