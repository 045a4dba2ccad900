import type { UnitId } from '@stoa/schema/course/unit-id';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { MasteryTier } from '@stoa/schema/course/tier';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import { progressIn } from '../student-progress.ts';

/**
 * Returns the summary of a record for its page (course spec PV-AI-019).
 *
 * Shape   `units` are those of the course, each once; `statuses` what the exam service says about the questions in the revisit
 *         queue. Each unit is counted at its present tier, so bronze, silver and gold never add up to more than `total`. A
 *         question that can be tried again comes before one that is locked; one that the service doesn't know isn't named.
 */
export function snapshotLite(
  snapshot: StudentSnapshot,
  { focusUnitId, prereqBlockingUnitId }: Pick<TutorPolicy, 'focusUnitId' | 'prereqBlockingUnitId'>,
  course: { units: readonly UnitId[]; titleOf: (unit: UnitId) => string },
  statuses: Readonly<Record<string, ExamStatus>>,
): SnapshotLite {
  const { titleOf } = course;
  return {
    focus: { unitId: focusUnitId, title: titleOf(focusUnitId), masteryTier: progressIn(snapshot, focusUnitId).masteryTier },
    prereqNudge: prereqBlockingUnitId === null ? null : { unitId: prereqBlockingUnitId, title: titleOf(prereqBlockingUnitId) },
    revisit: revisitOf(Object.keys(snapshot.revisitQueue), statuses),
    progress: progressOf(snapshot, course),
  };
}

/** Counts how many units of a course are at each tier. */
export function progressOf(
  snapshot: Pick<StudentSnapshot, 'unitProgress'>,
  { units }: { units: readonly UnitId[] },
): SnapshotLite['progress'] {
  const tiers = units.map((unit) => progressIn(snapshot, unit).masteryTier);
  const at = (tier: MasteryTier): number => tiers.filter((one) => one === tier).length;
  return { bronze: at('bronze'), silver: at('silver'), gold: at('gold'), total: tiers.length };
}

function revisitOf(queue: readonly string[], statuses: Readonly<Record<string, ExamStatus>>): SnapshotLite['revisit'] {
  const known = queue.flatMap((questionId) =>
    Object.hasOwn(statuses, questionId) ? [{ questionId, ...statuses[questionId]! }] : [],
  );
  const locked = known.filter(({ status }) => status === 'locked');
  const open = known.find(({ status }) => status === 'available');
  const [first] = locked
    .flatMap(({ questionId, lockedUntil }) => (lockedUntil == null ? [] : [{ questionId, lockedUntil }]))
    .toSorted((one, other) => Date.parse(one.lockedUntil) - Date.parse(other.lockedUntil));
  return {
    lockedCount: locked.length,
    nextEligibleAt: open === undefined ? (first?.lockedUntil ?? null) : null,
    nextQuestionId: open?.questionId ?? first?.questionId ?? null,
  };
}
