import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { InputType } from '@stoa/schema/problem';

/** One hint that hides an answer, or one that is near to it and keeps it. `counted` rows were only counted, and nothing was fitted to them. */
const DisguisedHint = z.strictObject({
  stem: z.string(),
  answer: z.string(),
  choices: z.array(z.string()).optional(),
  input_type: InputType.optional(),
  hint: z.string(),
  leaks: z.boolean(),
  half: z.enum(['open', 'counted']),
});
export type DisguisedHint = z.infer<typeof DisguisedHint>;

/** Every line of `hints/disguised.jsonl`; where they come from stands in `hints/disguised.md`. */
export const disguisedHints: readonly DisguisedHint[] = readFileSync(new URL('./hints/disguised.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => DisguisedHint.parse(JSON.parse(line)));
