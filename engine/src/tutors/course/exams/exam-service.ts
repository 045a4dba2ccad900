import type { ExamStatus } from '@stoa/schema/course/exam-status';

/** Whose question it is. The service knows a student by her id and nothing else of her. */
export type ExamStudent = { readonly studentId: string; readonly courseId: string };

/** What came of an answer. Refused: nothing has changed. */
export type ExamAnswer =
  | { readonly kind: 'passed' | 'locked'; readonly status: ExamStatus }
  | { readonly kind: 'refused'; readonly because: 'locked' | 'already_passed' | 'no_such_option' | 'no_such_question' };

/**
 * The exam service, which decides whether an answer is right and until when a question is locked (course spec PV-AI-015 to 017). Stoa has one; another may take its
 * place. Its word is final: no clock and no record of ours goes over it.
 *
 * Errors  each method rejects with `ExamsUnreachableError` where the service can't be asked; nothing is known then.
 */
export interface ExamService {
  /** How a few questions stand, by question; one that it doesn't know is missing. */
  statuses(of: ExamStudent, questionIds: readonly string[]): Promise<Readonly<Record<string, ExamStatus>>>;
  /** Takes an answer by the option that was selected. The same submission sent again finds what came of it the first time. */
  submit(
    of: ExamStudent,
    answer: { readonly questionId: string; readonly selectedOption: string; readonly submissionId: string },
  ): Promise<ExamAnswer>;
  /** Notes that she looked at the memo or the video, which locks the question. */
  supportViewed(
    of: ExamStudent,
    seen: { readonly questionId: string; readonly supportType: 'memo' | 'video' },
  ): Promise<ExamStatus>;
}

/** The exam service can't be asked now, or says nothing that can be understood. The message is for whoever runs Stoa. */
export class ExamsUnreachableError extends Error {
  override name = 'ExamsUnreachableError';
}
