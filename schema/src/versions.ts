import { z } from 'zod';

/** Everything that had a part in what a learner was shown: stored on each event, so that a trace never guesses (§10.2). */
export const Versions = z.strictObject({
  graph: z.string(),
  policy: z.string(), // thresholds, ladder, gaming rules
  config_hash: z.string().optional(), // of that policy as it was at that moment; events from before it was kept have none
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
