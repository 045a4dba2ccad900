import { z } from 'zod';

/** A session of any tutor in a line: what it is about, how far it is, and whether it is over. */
export const Activity = z.strictObject({
  title: z.string(),
  detail: z.string(), // "Lesson · step 3 of 8"
  over: z.boolean(), // there is nothing to go on with
});
export type Activity = z.infer<typeof Activity>;
