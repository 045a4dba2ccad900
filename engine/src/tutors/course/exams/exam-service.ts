import type { ExamStatus } from '@stoa/schema/course/exam-status';

/** The student and course of a request. The service knows nothing about a student but her id. */
export type ExamStudent = { readonly studentId: string; readonly courseId: string };

/** The result of an answer. `refused`: nothing has changed. */
export type ExamAnswer =
  | { readonly kind: 'passed' | 'locked'; readonly status: ExamStatus }
  | { readonly kind: 'refused'; readonly because: 'locked' | 'already_passed' | 'no_such_option' | 'no_such_question' };

/**
 * The exam service, which decides whether an answer is right and until when a question is locked (course spec PV-AI-015 to
 * 017). Stoa has its own; another may replace it. Its decision is final: no clock or record of ours overrides it.
 *
 * Errors  each method rejects with `ExamsUnreachableError` if the service can't be asked; nothing is known then.
 */
export interface ExamService {
  /** Returns the statuses of a few questions by id. A question that the service doesn't know is missing. */
  statuses(of: ExamStudent, questionIds: readonly string[]): Promise<Readonly<Record<string, ExamStatus>>>;
  /** Takes an answer by the selected option. Sending the same submission again returns the first result. */
  submit(
    of: ExamStudent,
    answer: { readonly questionId: string; readonly selectedOption: string; readonly submissionId: string },
  ): Promise<ExamAnswer>;
  /** Records that she looked at the memo or the video, which locks the question. */
  supportViewed(
    of: ExamStudent,
    seen: { readonly questionId: string; readonly supportType: 'memo' | 'video' },
  ): Promise<ExamStatus>;
}

/** Thrown if the exam service can't be asked now, or its answer can't be understood. The message is for whoever runs Stoa. */
export class ExamsUnreachableError extends Error {
  override name = 'ExamsUnreachableError';
}
