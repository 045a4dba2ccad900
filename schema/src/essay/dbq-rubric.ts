import { z } from 'zod';

const Text = z.string().trim().min(1);

/** A row of the rubric in the College Board's words. The coach applies it but never mentions it. */
export const RubricRow = z.strictObject({
  id: z.enum(['thesis', 'contextualization', 'evidence-documents', 'evidence-beyond', 'sourcing', 'complexity']),
  row: z.enum(['A', 'B', 'C', 'D']),
  name: Text,
  points: z.array(z.strictObject({ says: Text, documents: z.int().min(1).max(7).nullable() })).min(1), // one entry per point; how many documents it requires
});
export type RubricRow = z.infer<typeof RubricRow>;

/**
 * The rubric of a year. It changes: until 2023, six documents and three sourced ones were required; since then, four and two.
 */
export const DbqRubric = z.strictObject({ year: z.int(), source: Text, rows: z.array(RubricRow).length(6) });
export type DbqRubric = z.infer<typeof DbqRubric>;
