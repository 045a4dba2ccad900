import { z } from 'zod';

/**
 * An exam question that a learner was given and hasn't passed. While it can be attempted, no tutor helps with it; while it is
 * locked, `open_from` says until when, null if that is unknown.
 */
export const OpenExam = z.object({
  course_id: z.string(),
  course_title: z.string(),
  unit_title: z.string(),
  question_id: z.string(),
  stem: z.string(),
  open_from: z.iso.datetime({ offset: true }).nullable(),
});
export type OpenExam = z.infer<typeof OpenExam>;
