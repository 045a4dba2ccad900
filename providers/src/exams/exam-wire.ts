import { z } from 'zod';
import { ExamStatus } from '@stoa/schema/course/exam-status';

/**
 * The requests that an outside exam service answers, at three addresses below its own. Each is a POST of JSON, with the header
 * `Authorization: Bearer <token>` if a token is set:
 *
 *   /status-batch    { studentId, courseId, questionIds }                                → { statuses: { [questionId]: { status, lockedUntil? } } }
 *   /mcq-submit      { studentId, courseId, questionId, selectedOption, submissionId }   → { result, status, lockedUntil? } or { refused }
 *   /support-viewed  { studentId, courseId, questionId, supportType }                    → { status, lockedUntil? }
 *
 * A repeated submission with the same `submissionId` gets the first result again. A question that the service doesn't know is
 * missing in `statuses`. Options are named by letters in their order: A, B, C, and so on.
 */
export const examAddresses = { statuses: 'status-batch', submit: 'mcq-submit', supportViewed: 'support-viewed' } as const;

export const StatusBatchAnswer = z.object({ statuses: z.record(z.string(), ExamStatus) });

export const SubmitAnswer = z.union([
  z.object({ refused: z.enum(['locked', 'already_passed', 'no_such_option', 'no_such_question']) }),
  ExamStatus.extend({ result: z.enum(['passed', 'locked']) }),
]);

export const SupportViewedAnswer = ExamStatus;
