import { z } from 'zod';
import { AttemptView } from './practice.ts';

/** "Report a mistake": everything that an author needs to see exactly what the student saw. */
export const ProblemReport = z.strictObject({
  id: z.string(),
  created_at: z.iso.datetime(),
  problem_id: z.string(),
  problem_version: z.int(),
  seed: z.int(),
  generator: z.string(),
  skill_id: z.string(),
  stem: z.string(),
  message: z.string().max(2000),
  /** What she wrote isn't for an author: those who look after her have it, and `message` is empty. */
  withheld: z.boolean().default(false),
  /**
   * When an author passed it on to the school; the adults who look after the student get it as a flag, and the student isn't
   * told.
   */
  passed_on: z.iso.datetime().nullable().default(null),
  attempts: z.array(AttemptView), // the attempts so far at the time of the report
  status: z.enum(['open', 'answered']),
  answer: z
    .strictObject({
      verdict: z.enum(['you_were_right', 'problem_is_right', 'unclear_wording']),
      message: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/**
 * A report as the student who filed it reads it: without the origin of the problem, from which its answer could be computed.
 */
export const FiledReport = ProblemReport.omit({ seed: true, generator: true, passed_on: true });
export type FiledReport = z.infer<typeof FiledReport>;
