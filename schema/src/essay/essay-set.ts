import { z } from 'zod';

/** One task in a narrowed scope: a question, or one of a question's documents. */
export const EssayTask = z.strictObject({ dbq_id: z.string().max(100), source: z.int().min(1).max(7).nullable() });
export type EssayTask = z.infer<typeof EssayTask>;

/** The most questions in a set; three to five are usual. */
export const mostTasks = 8;

/** The position of a narrowed scope's essay in its set: for example the second of four, and what follows. */
export const EssaySet = z.strictObject({
  place: z.int().min(1),
  of: z.int().min(1).max(mostTasks),
  /** The document that it is about; null: all of them. */
  source: z.int().min(1).max(7).nullable(),
  next: z.array(EssayTask).max(mostTasks),
});
export type EssaySet = z.infer<typeof EssaySet>;
