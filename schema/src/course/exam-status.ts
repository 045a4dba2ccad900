import { z } from 'zod';

/**
 * What the exam service says about one question and one student (course spec PV-AI-009). It is authoritative: no clock of ours
 * unlocks a question.
 */
export const ExamStatus = z.object({
  status: z.enum(['available', 'locked', 'passed']),
  lockedUntil: z.iso.datetime({ offset: true }).nullish(),
});
export type ExamStatus = z.infer<typeof ExamStatus>;
