import { circleIn, learningPathGraph } from '@stoa/engine/tutors/course/learning-path-graph';
import { computePolicy } from '@stoa/engine/tutors/course/policy/compute-policy';
import { candidateUnits } from '@stoa/engine/tutors/course/policy/scoped-units';
import { unitPriorities } from '@stoa/engine/tutors/course/policy/unit-priority';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';
import { ExamStatus } from '@stoa/schema/course/exam-status';
import { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import { z } from 'zod';

/** The turn of a line that names none: the same line has the same answer each time. */
export const noTurnId = '00000000-0000-0000-0000-000000000000';

/** A record as a line may have it: who and where are left out, as is all that she hasn't done. */
export const SnapshotOfLine = StudentSnapshot.extend({
  studentId: StudentSnapshot.shape.studentId.default('student'),
  courseId: StudentSnapshot.shape.courseId.default('course'),
});

/** A line of `stoa course policy`. Without a snapshot the student is new. */
export const CoursePolicyLine = z.object({
  snapshot: SnapshotOfLine.nullish(),
  entryUnitId: UnitId.default('ENTRY-00'),
  prereqEdges: z.array(PrereqEdge).default([]),
  mappedUnits: z.array(MappedUnit).default([]),
  examCandidateIds: z.array(z.string()).default([]),
  examStatuses: z.record(z.string(), ExamStatus).default({}),
  now: z.iso.datetime({ offset: true }),
  turnId: z.string().default(noTurnId),
});
type CoursePolicyLine = z.infer<typeof CoursePolicyLine>;

/** What the course tutor may do in a turn, which units may matter, and how much each of them does. */
export function coursePolicyLine(line: CoursePolicyLine): {
  policy: TutorPolicy;
  candidateUnits: readonly UnitId[];
  priorities: Record<UnitId, number>;
} {
  const { prereqEdges, entryUnitId, mappedUnits } = line;
  const circle = circleIn(prereqEdges);
  if (circle !== null) throw new Error(`\`prereqEdges\` go in a circle: ${[...circle, circle[0]!].join(' needs ')}`);
  const graph = learningPathGraph(entryUnitId, prereqEdges);
  const now = new Date(line.now);
  const snapshot = line.snapshot ?? newSnapshot('student', 'course', entryUnitId, now);
  const candidates = candidateUnits(
    { snapshotFocusUnitId: snapshot.focusUnitId, unitsInProgress: snapshot.unitsInProgress, mappedUnits },
    graph,
  );
  const { policy } = computePolicy({
    turnId: line.turnId,
    snapshot,
    graph,
    mappedUnits,
    examCandidates: () => line.examCandidateIds,
    examStatuses: line.examStatuses,
  });
  const priorities = unitPriorities(candidates, snapshot, mappedUnits, now);
  return {
    policy,
    candidateUnits: candidates,
    priorities: Object.fromEntries(priorities.map(({ unit_id, score }) => [unit_id, score])),
  };
}
