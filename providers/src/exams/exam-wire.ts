import { z } from 'zod';
import { ExamStatus } from '@stoa/schema/course/exam-status';

/**
 * What an outside exam service answers, at three addresses under its own. Each is a POST of JSON with the header `Authorization: Bearer <token>` where a token is set:
 *
 *   /status-batch    { studentId, courseId, questionIds }                                → { statuses: { [questionId]: { status, lockedUntil? } } }
 *   /mcq-submit      { studentId, courseId, questionId, selectedOption, submissionId }   → { result, status, lockedUntil? } or { refused }
 *   /support-viewed  { studentId, courseId, questionId, supportType }                    → { status, lockedUntil? }
 *
 * A submission that comes again under its `submissionId` finds what came of it the first time. A question that the service doesn't know is missing in `statuses`. Options are named by letters in the order
 * in which they stand: A, B, C and so on.
 */
export const examAddresses = { statuses: 'status-batch', submit: 'mcq-submit', supportViewed: 'support-viewed' } as const;

export const StatusBatchAnswer = z.object({ statuses: z.record(z.string(), ExamStatus) });

export const SubmitAnswer = z.union([
  z.object({ refused: z.enum(['locked', 'already_passed', 'no_such_option', 'no_such_question']) }),
  ExamStatus.extend({ result: z.enum(['passed', 'locked']) }),
]);

export const SupportViewedAnswer = ExamStatus;
