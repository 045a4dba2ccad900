import type { UnitId } from '@stoa/schema/course/unit-id';
import { UnitProgress, type StudentSnapshot } from '@stoa/schema/course/student-snapshot';

/** The record of a student who has done nothing in a course yet: sparse, her focus the unit that the course begins with (PV-AI-002). */
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

/** What is known of a student in a unit: nothing yet, where she has never worked on it. */
export function progressIn(snapshot: Pick<StudentSnapshot, 'unitProgress'>, unit: UnitId): UnitProgress {
  // A unit may be called "constructor": only what the record itself holds counts.
  return Object.hasOwn(snapshot.unitProgress, unit) ? snapshot.unitProgress[unit]! : untouched;
}

const untouched: UnitProgress = UnitProgress.parse({});
