import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { ExamTier, MasteryTier } from '@stoa/schema/course/tier';
import type { ExamAvailability } from '@stoa/schema/course/tutor-policy';

/** The tier to aim for next (course spec PV-AI-009). A student who has gold stays at gold. */
export const desiredExamTier: Readonly<Record<MasteryTier, ExamTier>> = {
  none: 'bronze',
  bronze: 'silver',
  silver: 'gold',
  gold: 'gold',
};

/** Whether questions can be attempted, which ones, and otherwise when the first of them can be again. */
export type ExamStanding = {
  readonly availability: ExamAvailability;
  readonly candidateIds: readonly string[];
  readonly nextEligibleAt: string | null;
};

/**
 * Returns what can be done with the candidates of one unit and tier (PV-AI-017). A question that the exam service doesn't know
 * can't be attempted, and one that is locked for an unknown time isn't worth waiting for.
 */
export function examStanding(candidates: readonly string[], statuses: Readonly<Record<string, ExamStatus>>): ExamStanding {
  const statusOf = (question: string): ExamStatus | null => (Object.hasOwn(statuses, question) ? statuses[question]! : null);
  const available = candidates.filter((question) => statusOf(question)?.status === 'available');
  if (available.length > 0) return { availability: 'available', candidateIds: available, nextEligibleAt: null };
  const [nextEligibleAt] = candidates
    .flatMap((question) => {
      const status = statusOf(question);
      return status?.status === 'locked' && status.lockedUntil != null ? [status.lockedUntil] : [];
    })
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return nextEligibleAt === undefined ? noExams : { availability: 'locked', candidateIds: [], nextEligibleAt };
}

export const noExams: ExamStanding = { availability: 'none', candidateIds: [], nextEligibleAt: null };
