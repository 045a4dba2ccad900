import { z } from 'zod';

/** What one agent did in a turn. No word of a prompt, a reply or a learner is in it. */
export const AgentLog = z.strictObject({
  at: z.iso.datetime(),
  turn_id: z.string(),
  agent: z.string(),
  version: z.int(),
  source: z.enum(['model', 'script']),
  why: z.string(),
  detail: z.string().nullable(),
  violations: z.array(z.string()),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  tokens: z.strictObject({ input: z.int(), output: z.int() }),
  ms: z.number(),
});
export type AgentLog = z.infer<typeof AgentLog>;
