import { HintLevel } from '@stoa/schema/hint';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';
import { leakWays, type LeakWay } from '../src/guards/leak/ways.ts';
import { readCorpus } from './read-corpus.ts';

const ways = Object.keys(leakWays) as LeakWay[];
const texts = z.array(z.string()).readonly();

/** A problem and what may be said of it, labelled as a strict teacher would: `tells` by the way that gives it away, `keeps` the rest. */
const HintRow = z.strictObject({
  topic: z.string(),
  stem: z.string(),
  answer: z.string(),
  input_type: InputType.optional(),
  choices: texts.optional(),
  level: HintLevel.optional(),
  shown: texts.optional(), // earlier messages
  written: texts.optional(), // the student's own words
  tells: z.partialRecord(z.enum(ways), texts).optional(),
  keeps: texts.optional(),
});
type HintRow = z.infer<typeof HintRow>;

/** One hint on one problem, and the way in which it gives the answer away, or null. */
export type LabelledHint = {
  readonly problem: HintRow;
  readonly hint: string;
  readonly way: LeakWay | null;
};

const files = [
  'arithmetic',
  'word-problems',
  'fractions',
  'equations',
  'measures',
  'choices',
  'several-messages',
  'other-names',
  'as-teachers-speak',
  'at-the-desk',
];

/** Every hint of the corpus, file by file. */
export const labelledHints: readonly LabelledHint[] = readCorpus(HintRow, 'hints', files).flatMap((problem) => [
  ...ways.flatMap((way) => (problem.tells?.[way] ?? []).map((hint) => ({ problem, hint, way }))),
  ...(problem.keeps ?? []).map((hint) => ({ problem, hint, way: null })),
]);
