import type { UnitId } from '@stoa/schema/course/unit-id';
import { UnitProgress, type StudentSnapshot } from '@stoa/schema/course/student-snapshot';

/**
 * Returns the record of a student who hasn't done anything in a course: empty, with the course's entry unit as its focus
 * (PV-AI-002).
 */
export function newSnapshot(studentId: string, courseId: string, entryUnitId: UnitId, now: Date): StudentSnapshot {
  return {
    studentId,
    courseId,
    focusUnitId: entryUnitId,
    unitsInProgress: [],
    unitProgress: {},
    examTouched: {},
    revisitQueue: {},
    lastTurnAnalysis: null,
    lastTurnAt: now.toISOString(),
  };
}

/** Returns a student's progress in a unit, which is empty if she has never worked on it. */
export function progressIn(snapshot: Pick<StudentSnapshot, 'unitProgress'>, unit: UnitId): UnitProgress {
  // A unit may be called "constructor", so only the record's own keys count.
  return Object.hasOwn(snapshot.unitProgress, unit) ? snapshot.unitProgress[unit]! : untouched;
}

const untouched: UnitProgress = UnitProgress.parse({});
