import { z } from 'zod';

/**
 * The versions of everything that determined what a learner was shown: stored in each event, so that a trace never has to guess
 * (§10.2).
 */
export const Versions = z.strictObject({
  graph: z.string(),
  policy: z.string(), // thresholds, ladder, gaming rules
  config_hash: z.string().optional(), // of that policy at that time; older events have none
  engine: z.string(), // the math engine that judged
  problem: z.strictObject({ id: z.string(), version: z.int(), generator: z.string(), seed: z.int() }).nullable(),
  agent: z
    .strictObject({
      name: z.string(),
      version: z.int(),
      source: z.enum(['model', 'script']),
      provider: z.string().nullable(),
      model: z.string().nullable(),
    })
    .nullable(),
});
export type Versions = z.infer<typeof Versions>;
