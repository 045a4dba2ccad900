import type { HeardAct } from '@stoa/engine/hearing/act';
import { courseTutorAgent } from '@stoa/engine/tutors/course/agent/course-tutor-agent';
import { newSnapshot, progressIn } from '@stoa/engine/tutors/course/student-progress';
import { statusesOf } from '@stoa/engine/tutors/course/turn/decide-course-turn';
import { takeCourseTurn, type TakenTurn } from '@stoa/engine/tutors/course/turn/take-course-turn';
import { snapshotLite } from '@stoa/engine/tutors/course/view/snapshot-lite';
import { assistantMessage, studentMessage } from '@stoa/engine/tutors/course/view/tutor-message';
import type { PromptMessage } from '@stoa/engine/turn/agent';
import { ClientEvent } from '@stoa/schema/course/client-event';
import { ExamStatus } from '@stoa/schema/course/exam-status';
import { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import { MappedUnit } from '@stoa/schema/course/student-snapshot';
import { ExamTier } from '@stoa/schema/course/tier';
import type { TutorMessage } from '@stoa/schema/course/tutor-message';
import { UnitId } from '@stoa/schema/course/unit-id';
import { z } from 'zod';
import { drillMaker } from './course-drill.ts';
import { CourseOfLine, coursesOfLines } from './course-of-line.ts';
import { noTurnId, SnapshotOfLine } from './course-policy-verb.ts';

/** A line of `stoa course turn`. */
export const CourseTurnLine = z.object({
  course: CourseOfLine,
  now: z.iso.datetime({ offset: true }),
  snapshot: SnapshotOfLine.nullish(),
  exams: z
    .array(
      ExamStatus.extend({
        questionId: z.string(),
        unitIds: z.array(UnitId),
        difficultyTier: ExamTier,
        tags: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  message: z.string().max(20_000).nullish(),
  messageLatex: z.string().max(20_000).nullish(),
  mappedUnits: z.array(MappedUnit).nullish(),
  event: z.discriminatedUnion('type', [ClientEvent, HardEvidence]).default({ type: 'NONE' }),
  model_output: z.unknown().optional(),
  turnId: z.string().default(noTurnId),
  threadId: z.string().default('thread'),
  with_prompt: z.boolean().default(false),
});
type CourseTurnLine = z.infer<typeof CourseTurnLine>;

/** How a message was heard, or what of it stopped the turn. */
type HeardOfLine =
  | { stopped: string; sure: boolean }
  | {
      acts: (Omit<HeardAct, 'start' | 'end'> & { text: string })[];
      covered: boolean;
      student_intent: string;
      understanding_signal: string;
    };

type TurnOfLine = Omit<TakenTurn, 'hearing' | 'speech' | 'citation'> & {
  stuck: boolean;
  heard: HeardOfLine | null;
  messages: readonly TutorMessage[];
  snapshotLite: SnapshotLite;
  prompt?: readonly PromptMessage[] | null;
};

/** Whole turns of the course tutor: what is decided, what a page shows of it, and the record after it. */
export function courseTurn(): (line: CourseTurnLine) => TurnOfLine {
  const opened = coursesOfLines();
  const drillOf = drillMaker();
  return (line) => {
    const { event, turnId, threadId, exams } = line;
    const course = opened(line.course);
    if (event.type !== 'NONE' && !course.isUnit(event.unitId))
      throw new Error(`\`event.unitId\`: the course has no unit ${event.unitId}`);
    const now = new Date(line.now);
    const snapshot = line.snapshot ?? newSnapshot('student', course.courseId, course.graph.entryUnitId, now);
    const message =
      line.message == null && line.messageLatex == null ? null : { text: line.message ?? '', latex: line.messageLatex ?? null };
    const { hearing, speech, citation, ...taken } = takeCourseTurn({
      turnId,
      now,
      graph: course.graph,
      snapshot,
      exams,
      event,
      message,
      said: [],
      mappedUnits: line.mappedUnits ?? null,
      library: course.library,
      found: null,
      isUnit: course.isUnit,
      material: (unit) => {
        const material = course.material(unit);
        const fresh = `${turnId}/${unit}/${progressIn(snapshot, unit).drill.attempts}`; // another one after each that was graded
        return material.drill === null ? { ...material, drill: drillOf(course.skillsOf(unit), fresh, now) } : material;
      },
      output: line.model_output,
    });
    const place = { threadId, turnId, now };
    return {
      ...taken,
      stuck: taken.policy.stuck,
      heard: heardOf(hearing),
      messages: [
        ...(message === null ? [] : [studentMessage(message, place)]),
        assistantMessage({ response: taken.response, citation }, place),
      ],
      snapshotLite: snapshotLite(taken.snapshot, taken.policy, course, statusesOf(exams)),
      ...(line.with_prompt ? { prompt: speech === null ? null : courseTutorAgent.prompt(speech) } : {}),
    };
  };
}

function heardOf(hearing: TakenTurn['hearing']): HeardOfLine | null {
  if (hearing === null) return null;
  if (hearing.kind === 'stopped') return { stopped: hearing.unsafe.violation, sure: hearing.unsafe.sure };
  const { acts, covered, intent, signal } = hearing;
  return {
    acts: acts.map(({ start: _, end: __, ...act }) => act),
    covered,
    student_intent: intent,
    understanding_signal: signal,
  };
}
