import { z } from 'zod';

/**
 * A difference between a model's reading of a turn and what code decided: the field of its reply, the model's value, the
 * decided value. Names of lists and kinds only; no word of a learner, a prompt, or an answer.
 */
export const Difference = z.strictObject({ field: z.string(), said: z.string(), decided: z.string() });
export type Difference = z.infer<typeof Difference>;

/** What one agent did in a turn. It contains no word of a prompt, a learner, or a reply. */
export const AgentLog = z.strictObject({
  at: z.iso.datetime(),
  turn_id: z.string(),
  agent: z.string(),
  version: z.int(),
  source: z.enum(['model', 'script']),
  why: z.string(),
  detail: z.string().nullable(),
  violations: z.array(z.string()),
  /** Differences between the model's reading and what code decided, by the field of its reply; older logs have none. */
  differs: z.array(Difference).default([]),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  tokens: z.strictObject({ input: z.int(), output: z.int() }),
  ms: z.number(),
});
export type AgentLog = z.infer<typeof AgentLog>;
