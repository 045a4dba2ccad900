import { findLeak } from '@stoa/engine/guards/leak';
import { HintLevel } from '@stoa/schema/hint';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';

/** A line of `stoa leak`: what is about to be said, and the answer that it must keep. */
export const LeakLine = z.strictObject({
  stem: z.string(),
  answer: z.string(),
  hint: z.string(),
  level: HintLevel.default(1),
  shown: z.array(z.string()).default([]),
  written: z.array(z.string()).default([]),
  input_type: InputType.default('expression'),
  choices: z.array(z.string()).default([]),
  variables: z.array(z.string()).default([]),
});

/** Whether a hint gives its answer away, and how. */
export function leakLine({ stem, answer, hint, shown, written, input_type, choices, variables }: z.infer<typeof LeakLine>) {
  const why = findLeak({
    text: hint,
    stem,
    shown,
    written,
    answer: {
      expected: answer,
      input_type,
      tolerance: null,
      accepted_forms: [],
      choices,
      judging: { form: 'any', variables, unit: null },
    },
  });
  return { leaks: why.length > 0, why };
}
