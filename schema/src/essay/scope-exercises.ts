import { z } from 'zod';

const Text = z.string().trim().min(1);

/**
 * What the narrowed scopes give a student to work on: a piece of an argument for which she sources a document, and a whole
 * essay that argues one way. `[Doc 3]` stands for a citation.
 */
export const ScopeExercises = z.strictObject({
  version: Text,
  questions: z.array(
    z.strictObject({
      dbq: z.string(),
      sourcing: z.array(z.strictObject({ source: z.int().min(1).max(7), argument: Text })).min(2),
      complexity: z.strictObject({ paragraphs: z.array(Text).min(3) }),
    }),
  ),
});
export type ScopeExercises = z.infer<typeof ScopeExercises>;
