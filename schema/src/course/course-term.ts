import { z } from 'zod';
import { UnitId } from './unit-id.ts';

const Text = z.string().trim().min(1);

/** The meaning of a word of a course, in a sentence or two, for a student who asks about that word. */
export const CourseTerm = z.strictObject({
  unitId: UnitId, // where it is taught
  words: z.array(Text).min(1), // its names, the usual one first; a single letter can only be asked about in its unit
  means: Text,
});
export type CourseTerm = z.infer<typeof CourseTerm>;
