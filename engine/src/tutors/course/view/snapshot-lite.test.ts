import type { ExamStatus } from '@stoa/schema/course/exam-status';
import { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySnapshot, anyStatuses, anyUnit } from '../any-student.ts';
import { snapshotLite } from './snapshot-lite.ts';

const titles = new Map([
  ['ALG-00', 'Inverse Operations'],
  ['ALG-01', 'Linear Equations'],
]);
const course = { units: ['ALG-00', 'ALG-01', 'ALG-02', 'constructor'], titleOf: (unit: string) => titles.get(unit) ?? unit };
const student = (of: object) => StudentSnapshot.parse({ studentId: 'S1', courseId: 'C1', focusUnitId: 'ALG-01', ...of });
const policy = { focusUnitId: 'ALG-00', prereqBlockingUnitId: 'ALG-00' };
const queue = (...questions: string[]) =>
  Object.fromEntries(questions.map((id) => [id, { unitId: 'ALG-01', tier: 'bronze' as const }]));
const locked = (lockedUntil?: string): ExamStatus => ({ status: 'locked', lockedUntil });

describe("the summary of a student's record", () => {
  it("has the turn's focus with its tier, what comes first, and the number of units at each tier", () => {
    const snapshot = student({
      unitProgress: {
        'ALG-00': { masteryTier: 'bronze' },
        'ALG-02': { masteryTier: 'gold' },
        gone: { masteryTier: 'gold' }, // a unit of an earlier version of the course
      },
    });
    expect(snapshotLite(snapshot, policy, course, {})).toEqual({
      focus: { unitId: 'ALG-00', title: 'Inverse Operations', masteryTier: 'bronze' },
      prereqNudge: { unitId: 'ALG-00', title: 'Inverse Operations' },
      revisit: { lockedCount: 0, nextEligibleAt: null, nextQuestionId: null },
      progress: { bronze: 1, silver: 0, gold: 1, total: 4 },
    });
  });

  it.each<{ title: string; statuses: Record<string, ExamStatus>; is: SnapshotLite['revisit'] }>([
    {
      title: 'waits for the question that opens first',
      statuses: { E1: locked('2026-11-24T09:00:00Z'), E2: locked('2026-11-24T08:00:00Z') },
      is: { lockedCount: 2, nextEligibleAt: '2026-11-24T08:00:00Z', nextQuestionId: 'E2' },
    },
    {
      title: 'names one that is open before one that is locked',
      statuses: { E1: locked('2026-11-24T08:00:00Z'), E2: { status: 'available' } },
      is: { lockedCount: 1, nextEligibleAt: null, nextQuestionId: 'E2' },
    },
    {
      title: 'counts what is locked for an unknown time and waits for nothing',
      statuses: { E1: locked() },
      is: { lockedCount: 1, nextEligibleAt: null, nextQuestionId: null },
    },
    {
      title: 'passes over what the service does not know of',
      statuses: {},
      is: { lockedCount: 0, nextEligibleAt: null, nextQuestionId: null },
    },
  ])('$title', ({ statuses, is }) => {
    const snapshot = student({ revisitQueue: queue('E1', 'E2') });
    expect(snapshotLite(snapshot, policy, course, statuses).revisit).toEqual(is);
  });

  it('fits its schema and counts no unit twice, for any student', () => {
    fc.assert(
      fc.property(anySnapshot, anyStatuses, anyUnit, (snapshot, statuses, unit) => {
        const queued = { ...snapshot, revisitQueue: queue('E1', 'E2', 'E3') };
        const lite = snapshotLite(queued, { focusUnitId: unit, prereqBlockingUnitId: null }, course, statuses);
        expect(SnapshotLite.parse(lite)).toEqual(lite);
        const { bronze, silver, gold, total } = lite.progress;
        expect(bronze + silver + gold).toBeLessThanOrEqual(total);
      }),
    );
  });
});
