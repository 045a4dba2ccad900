import type { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { MappedUnit, StudentSnapshot, UnitProgress } from '@stoa/schema/course/student-snapshot';
import fc from 'fast-check';

// Arbitrary courses and students, for the property tests of the course tutor.

export const anyUnit: fc.Arbitrary<UnitId> = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'constructor');

/** Edges without cycles: each unit builds on earlier ones. */
export const anyEdges: fc.Arbitrary<PrereqEdge[]> = fc
  .array(fc.tuple(anyUnit, anyUnit), { maxLength: 16 })
  .map((edges) => edges.filter(([before, unit]) => before < unit));

export const anyMapped: fc.Arbitrary<MappedUnit[]> = fc.array(
  fc.record({ unitId: anyUnit, confidence: fc.double({ min: -0.5, max: 1.5, noNaN: true }) }),
  { maxLength: 5 },
);

const anyProgress: fc.Arbitrary<UnitProgress> = fc.record({
  status: fc.constantFrom('in_progress' as const, 'completed' as const),
  masteryTier: fc.constantFrom('none' as const, 'bronze' as const, 'silver' as const, 'gold' as const),
  lastTouchedAt: fc.constantFrom(null, '2026-11-20T08:00:00Z', '2026-11-23T08:00:00Z'),
  drill: fc.record({ attempts: fc.nat(5), correct: fc.nat(5), streakCorrect: fc.nat(4) }),
  exam: fc.record({ passedByTier: fc.record({ bronze: fc.nat(2), silver: fc.nat(2), gold: fc.nat(2) }) }),
  confusionTags: fc.constant({}),
});

export const anySnapshot: fc.Arbitrary<StudentSnapshot> = fc.record({
  studentId: fc.constant('S1'),
  courseId: fc.constant('C1'),
  focusUnitId: anyUnit,
  unitsInProgress: fc.array(anyUnit, { maxLength: 5 }),
  unitProgress: fc.dictionary(anyUnit, anyProgress),
  examTouched: fc.constant({}),
  revisitQueue: fc.constant({}),
  lastTurnAnalysis: fc.constant(null),
  lastTurnAt: fc.constant(null),
});

export const anyStatuses: fc.Arbitrary<Record<string, ExamStatus>> = fc.dictionary(
  fc.constantFrom('E1', 'E2', 'E3'),
  fc.record({
    status: fc.constantFrom('available' as const, 'locked' as const, 'passed' as const),
    lockedUntil: fc.constantFrom(null, '2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z'),
  }),
);
