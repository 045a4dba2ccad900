import { circleIn, learningPathGraph } from '@stoa/engine/tutors/course/learning-path-graph';
import { computePolicy } from '@stoa/engine/tutors/course/policy/compute-policy';
import { candidateUnits } from '@stoa/engine/tutors/course/policy/scoped-units';
import { unitPriorities } from '@stoa/engine/tutors/course/policy/unit-priority';
import { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import { z } from 'zod';
import {
  byQuestion,
  courseLine,
  ExamStatusOfLine,
  MappedUnitOfLine,
  noTurnId,
  nowOfLine,
  SnapshotOfLine,
  snapshotOfLine,
  TimeOfLine,
} from './course-fields-of-line.ts';

/** A line of `stoa course policy`. Without a snapshot, the student is new. */
export const CoursePolicyLine = courseLine({
  snapshot: SnapshotOfLine.optional(),
  entryUnitId: UnitId.default('ENTRY-00'),
  prereqEdges: z.array(PrereqEdge).default([]),
  mappedUnits: z.array(MappedUnitOfLine).default([]),
  examCandidateIds: z.array(z.string()).default([]),
  examStatuses: z.preprocess(byQuestion, z.record(z.string(), ExamStatusOfLine)).default({}),
  now: TimeOfLine.optional(),
  turnId: z.string().default(noTurnId),
});
type CoursePolicyLine = z.infer<typeof CoursePolicyLine>;

/** Returns what the course tutor may do in a turn, which units may matter, and how much each does. */
export function coursePolicyLine(line: CoursePolicyLine): {
  policy: TutorPolicy;
  candidateUnits: readonly UnitId[];
  priorities: Record<UnitId, number>;
} {
  const { prereqEdges, entryUnitId, mappedUnits } = line;
  const circle = circleIn(prereqEdges);
  if (circle !== null) throw new Error(`\`prereqEdges\` go in a circle: ${[...circle, circle[0]!].join(' needs ')}`);
  const graph = learningPathGraph(entryUnitId, prereqEdges);
  const now = nowOfLine(line.now, line.snapshot);
  const snapshot = snapshotOfLine(line.snapshot, entryUnitId, now);
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
