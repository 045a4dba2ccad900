import { turnActs, turnVerdicts } from '@stoa/engine/guards/tutor-turn/spoken-turn';
import { objectionsTo } from '@stoa/engine/guards/tutor-turn/turn-objections';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';

const text = z.string().max(8000);
const texts = z
  .array(text)
  .nullish()
  .transform((given) => given ?? []);

/**
 * A line of `stoa guard lesson`: a turn that is about to be said, and what the lesson has decided about it. Further fields are
 * allowed.
 */
export const GuardLine = z.object({
  act: z.enum(turnActs),
  question: z.object({ stem: text, expected: text, input_type: InputType, choices: texts }),
  verdict: z.enum(turnVerdicts),
  must_convey: text.nullable().default(null),
  student: text,
  said: texts,
  next_question: z.object({ stem: text, expected: text }).nullable().default(null),
  text,
});

/** Returns what stops a lesson's turn from being said; `violations` is empty if it may be said. */
export const guardLine = (line: z.infer<typeof GuardLine>) => ({
  violations: objectionsTo(line).map(({ guard, detail }) => ({ guard, why: detail })),
});
