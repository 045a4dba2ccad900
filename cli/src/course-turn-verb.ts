import { circleIn, learningPathGraph } from '@stoa/engine/tutors/course/learning-path-graph';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import { takeCourseTurn, type TakenTurn } from '@stoa/engine/tutors/course/turn/take-course-turn';
import { snapshotLite } from '@stoa/engine/tutors/course/view/snapshot-lite';
import { assistantMessage } from '@stoa/engine/tutors/course/view/tutor-message';
import { ClientEvent } from '@stoa/schema/course/client-event';
import { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';
import { ExamStatus } from '@stoa/schema/course/exam-status';
import { HardEvidence } from '@stoa/schema/course/hard-evidence';
import { ConceptCard, DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import { MappedUnit } from '@stoa/schema/course/student-snapshot';
import { ExamTier } from '@stoa/schema/course/tier';
import type { TutorMessage } from '@stoa/schema/course/tutor-message';
import { z } from 'zod';
import { noTurnId, SnapshotOfLine } from './course-policy-verb.ts';

const CourseOfLine = z.object({
  courseId: z.string().default('course'),
  entryUnitId: UnitId.default('ENTRY-00'),
  prereqEdges: z.array(PrereqEdge).default([]),
  units: z
    .array(
      z.object({
        unitId: UnitId,
        title: z.string().optional(),
        concept_card: ConceptCard.nullish(),
        drill_card: DrillCard.nullish(),
      }),
    )
    .default([]),
});

/** A line of `stoa course turn`. */
export const CourseTurnLine = z.object({
  course: CourseOfLine,
  now: z.iso.datetime({ offset: true }),
  snapshot: SnapshotOfLine.nullish(),
  exams: z.array(ExamStatus.extend({ questionId: z.string(), unitIds: z.array(UnitId), difficultyTier: ExamTier })).default([]),
  mappedUnits: z.array(MappedUnit).default([]),
  event: z.discriminatedUnion('type', [ClientEvent, HardEvidence]).default({ type: 'NONE' }),
  model_output: z.unknown().optional(),
  turnId: z.string().default(noTurnId),
  threadId: z.string().default('thread'),
});
type CourseTurnLine = z.infer<typeof CourseTurnLine>;

type TurnOfLine = TakenTurn & { stuck: boolean; messages: readonly TutorMessage[]; snapshotLite: SnapshotLite };

/** A whole turn of the course tutor, what a page shows of it, and the record after it. */
export function courseTurnLine(line: CourseTurnLine): TurnOfLine {
  const { course, event } = line;
  const circle = circleIn(course.prereqEdges);
  if (circle !== null) throw new Error(`\`course.prereqEdges\` go in a circle: ${[...circle, circle[0]!].join(' needs ')}`);
  const units = new Map(course.units.map((unit) => [unit.unitId, unit]));
  const named = new Set([...units.keys(), ...course.prereqEdges.flat()]);
  const known = new Set([course.entryUnitId, ...named]); // where the entry is only a place to begin at, it is no unit to be counted
  if (event.type !== 'NONE' && !known.has(event.unitId))
    throw new Error(`\`event.unitId\`: the course has no unit ${event.unitId}`);
  const now = new Date(line.now);
  const { policy, priorities, ...taken } = takeCourseTurn({
    turnId: line.turnId,
    now,
    graph: learningPathGraph(course.entryUnitId, course.prereqEdges),
    snapshot: line.snapshot ?? newSnapshot('student', course.courseId, course.entryUnitId, now),
    exams: line.exams,
    mappedUnits: line.mappedUnits,
    event,
    isUnit: (unit) => known.has(unit),
    material: (unit) => {
      const { title = unit, concept_card, drill_card } = units.get(unit) ?? { title: unit };
      return { title, concept: concept_card ?? null, drill: drill_card ?? null };
    },
    output: line.model_output,
  });
  const { turnId, threadId } = line;
  const shown = {
    messages: [assistantMessage(taken.response, { threadId, turnId, now })],
    snapshotLite: snapshotLite(
      taken.snapshot,
      policy,
      { units: [...(named.size === 0 ? known : named)], titleOf: (unit) => units.get(unit)?.title ?? unit },
      Object.fromEntries(line.exams.map(({ questionId, ...status }) => [questionId, status])),
    ),
  };
  return { policy, priorities, stuck: policy.stuck, ...taken, ...shown };
}
