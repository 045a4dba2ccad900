import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import { questionsOf } from '@stoa/engine/guards/leak/written-answer';
import { HintLevel } from '@stoa/schema/hint';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';

/** A line of `stoa leak`: what is about to be said, and the answer that it must not reveal. */
export const LeakLine = z.strictObject({
  stem: z.string().default(''),
  answer: z.string().refine((answer) => answer.trim() !== '', { error: 'is empty' }),
  hint: z.string(),
  level: HintLevel.default(1),
  shown: z.array(z.string()).default([]),
  written: z.array(z.string()).default([]),
  input_type: InputType.optional(),
  choices: z.array(z.string()).default([]),
  variables: z.array(z.string()).default([]),
});

/** Returns whether a hint gives its answer away; each `why` gives the way, the words, and their position (docs/leaks.md). */
export function leakLine({
  stem,
  answer,
  hint,
  level,
  shown,
  written,
  input_type,
  choices,
  variables,
}: z.infer<typeof LeakLine>) {
  const why = questionsOf({ answer, stem, input_type, choices, variables }).flatMap((question) =>
    findLeak({ text: hint, stem, shown, written, level, answer: question }),
  );
  return { leaks: why.length > 0, why };
}
