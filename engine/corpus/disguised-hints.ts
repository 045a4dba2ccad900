import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';
import { readCorpus, type Traced } from './read-corpus.ts';

/** One hint that hides an answer, or one that is near to it and keeps it. */
const DisguisedHint = z.strictObject({
  stem: z.string(),
  answer: z.string(),
  choices: z.array(z.string()).optional(),
  input_type: InputType.optional(),
  hint: z.string(),
  leaks: z.boolean(),
});
export type DisguisedHint = Traced<z.infer<typeof DisguisedHint>>;

/** Every line of `hints/disguised.jsonl`; where they come from stands in `hints/disguised.md`. */
export const disguisedHints: readonly DisguisedHint[] = readCorpus(DisguisedHint, 'hints', ['disguised']);
