import { z } from 'zod';

/**
 * Where a model's view of a turn is not what code decided: the field of its reply, what stands there, what was decided. Names of lists and kinds; no word of
 * a learner, a prompt or an answer.
 */
export const Difference = z.strictObject({ field: z.string(), said: z.string(), decided: z.string() });
export type Difference = z.infer<typeof Difference>;

/** What one agent did in a turn. No word of a prompt, a learner or what was said is in it. */
export const AgentLog = z.strictObject({
  at: z.iso.datetime(),
  turn_id: z.string(),
  agent: z.string(),
  version: z.int(),
  source: z.enum(['model', 'script']),
  why: z.string(),
  detail: z.string().nullable(),
  violations: z.array(z.string()),
  /** Where the model saw the turn otherwise than code decided it, by the field of its reply; logs of earlier times did not keep it. */
  differs: z.array(Difference).default([]),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  tokens: z.strictObject({ input: z.int(), output: z.int() }),
  ms: z.number(),
});
export type AgentLog = z.infer<typeof AgentLog>;
