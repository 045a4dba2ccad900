import { z } from 'zod';
import { ProblemId } from '@stoa/schema/problem';

/** A problem that was shown, as a task or as a worked example. */
export const ServedProblem = z.strictObject({
  problem_id: ProblemId,
  family: z.string(),
  as: z.enum(['problem', 'example']),
});
export type ServedProblem = z.infer<typeof ServedProblem>;
