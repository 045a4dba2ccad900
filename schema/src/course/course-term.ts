import { z } from 'zod';
import { UnitId } from './unit-id.ts';

const Text = z.string().trim().min(1);

/** What a word of a course means, in a sentence or two to a student who asks for just that word. */
export const CourseTerm = z.strictObject({
  unitId: UnitId, // where it is taught
  words: z.array(Text).min(1), // the names that it has, the usual one first; a single letter is asked for at its unit alone
  means: Text,
});
export type CourseTerm = z.infer<typeof CourseTerm>;
