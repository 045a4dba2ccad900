import { z } from 'zod';

/** One thing to work on in a narrowed scope: a question, or of a question's documents one. */
export const EssayTask = z.strictObject({ dbq_id: z.string().max(100), source: z.int().min(1).max(7).nullable() });
export type EssayTask = z.infer<typeof EssayTask>;

/** Questions that a set can have: three to five are usual. */
export const mostTasks = 8;

/** Where an essay of a narrowed scope stands in its set: the second of four, and what comes after it. */
export const EssaySet = z.strictObject({
  place: z.int().min(1),
  of: z.int().min(1).max(mostTasks),
  /** The document that it is about; null: all of them. */
  source: z.int().min(1).max(7).nullable(),
  next: z.array(EssayTask).max(mostTasks),
});
export type EssaySet = z.infer<typeof EssaySet>;
