import { z } from 'zod';

/** One line about a session of any tutor: its subject, its progress, and whether it is over. */
export const Activity = z.strictObject({
  title: z.string(),
  detail: z.string(), // "Lesson · step 3 of 8"
  over: z.boolean(), // there is nothing left to do
});
export type Activity = z.infer<typeof Activity>;
