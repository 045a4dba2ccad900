import type { ExamStatus } from '@stoa/schema/course/exam-status';

/**
 * What the exam service stores about one student: for each question that she met, whether it is passed, and until when it is
 * locked.
 */
export type ExamRecord = Readonly<Record<string, { readonly passed: boolean; readonly lockedUntil: string | null }>>;

/** A question is locked for this long after a wrong answer or a look at its memo or video (course spec PV-AI-015, PV-AI-016). */
export const lockoutHours = 24;

/** Returns the status of a question for the student now. One that she has never met is available. */
export function examStatusOf(record: ExamRecord, questionId: string, now: Date): ExamStatus {
  const met = metIn(record, questionId);
  if (met.passed) return { status: 'passed', lockedUntil: null };
  const isLocked = met.lockedUntil !== null && Date.parse(met.lockedUntil) > now.getTime();
  return isLocked ? { status: 'locked', lockedUntil: met.lockedUntil } : { status: 'available', lockedUntil: null };
}

/** Returns the statuses of several questions by id (PV-AI-017). Only a few candidates are asked about, never a whole bank. */
export const examStatuses = (
  record: ExamRecord,
  questionIds: readonly string[],
  now: Date,
): Readonly<Record<string, ExamStatus>> => Object.fromEntries(questionIds.map((id) => [id, examStatusOf(record, id, now)]));

/** The result of an answer. `refused` if the question can't be attempted or has no such option: nothing has changed then. */
export type ExamSubmission =
  | { readonly kind: 'passed' | 'locked'; readonly record: ExamRecord }
  | { readonly kind: 'refused'; readonly because: 'locked' | 'already_passed' | 'no_such_option' };

/**
 * Takes an answer by the selected option. Whether it is right is decided here, whatever a page claims. A wrong answer locks the
 * question for 24 hours.
 */
export function submitExam(
  record: ExamRecord,
  question: { readonly questionId: string; readonly options: readonly string[]; readonly rightOption: string },
  selectedOption: string,
  now: Date,
): ExamSubmission {
  const { status } = examStatusOf(record, question.questionId, now);
  if (status !== 'available') return { kind: 'refused', because: status === 'passed' ? 'already_passed' : 'locked' };
  if (!question.options.includes(selectedOption)) return { kind: 'refused', because: 'no_such_option' };
  return selectedOption === question.rightOption
    ? { kind: 'passed', record: { ...record, [question.questionId]: { passed: true, lockedUntil: null } } }
    : { kind: 'locked', record: lockedIn(record, question.questionId, now) };
}

/**
 * Records that she looked at the memo or the video: locks the question for 24 hours from the last look. A passed question stays
 * passed.
 */
export const viewSupport = (record: ExamRecord, questionId: string, now: Date): ExamRecord =>
  metIn(record, questionId).passed ? record : lockedIn(record, questionId, now);

const lockedIn = (record: ExamRecord, questionId: string, now: Date): ExamRecord => ({
  ...record,
  [questionId]: { passed: false, lockedUntil: new Date(now.getTime() + lockoutHours * 3_600_000).toISOString() },
});

const metIn = (record: ExamRecord, questionId: string): ExamRecord[string] =>
  Object.hasOwn(record, questionId) ? record[questionId]! : { passed: false, lockedUntil: null };
