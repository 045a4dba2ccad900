import type { HeardAct } from '@stoa/engine/hearing/act';
import { courseTutorAgent } from '@stoa/engine/tutors/course/agent/course-tutor-agent';
import { progressIn } from '@stoa/engine/tutors/course/student-progress';
import { statusesOf } from '@stoa/engine/tutors/course/turn/decide-course-turn';
import { takeCourseTurn, type ExamQuestionStatus, type TakenTurn } from '@stoa/engine/tutors/course/turn/take-course-turn';
import { snapshotLite } from '@stoa/engine/tutors/course/view/snapshot-lite';
import { assistantMessage, studentMessage } from '@stoa/engine/tutors/course/view/tutor-message';
import type { PromptMessage } from '@stoa/engine/turn/agent';
import { ClientEvent } from '@stoa/schema/course/client-event';
import { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import { ExamTier } from '@stoa/schema/course/tier';
import type { TutorMessage } from '@stoa/schema/course/tutor-message';
import { UnitId } from '@stoa/schema/course/unit-id';
import { z } from 'zod';
import { drillMaker } from './course-drill.ts';
import {
  courseLine,
  eventOfLine,
  examList,
  ExamStatusFields,
  MappedUnitOfLine,
  noTurnId,
  nowOfLine,
  SnapshotOfLine,
  snapshotOfLine,
  TimeOfLine,
} from './course-fields-of-line.ts';
import { CourseOfLine, coursesOfLines, type CourseAsked } from './course-of-line.ts';

/** An exam question with its status; for a course given by name, its id and status are enough. */
const ExamOfLine = ExamStatusFields.extend({
  questionId: z.string(),
  unitIds: z.array(UnitId).optional(),
  difficultyTier: ExamTier.optional(),
  tags: z.array(z.string()).optional(),
});
type ExamOfLine = z.infer<typeof ExamOfLine>;

/** A line of `stoa course turn`. */
export const CourseTurnLine = courseLine(
  {
    course: CourseOfLine,
    now: TimeOfLine.optional(),
    snapshot: SnapshotOfLine.optional(),
    exams: z.array(ExamOfLine).default([]),
    message: z.string().max(20_000).optional(),
    messageLatex: z.string().max(20_000).optional(),
    mappedUnits: z.array(MappedUnitOfLine).optional(),
    event: z.discriminatedUnion('type', [ClientEvent, HardEvidence]).default({ type: 'NONE' }),
    model_output: z.unknown().optional(),
    turnId: z.string().default(noTurnId),
    threadId: z.string().default('thread'),
    with_prompt: z.boolean().default(false),
  },
  (line) => ({
    ...line,
    ...('exams' in line ? { exams: examList(line['exams']) } : {}),
    ...('event' in line ? { event: eventOfLine(line['event'], line['snapshot']) } : {}),
  }),
);
type CourseTurnLine = z.infer<typeof CourseTurnLine>;

/** How a message was understood, or what in it stopped the turn. */
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

/** Returns a line's question, completed with what the course itself says about it. */
function examOf({ questionId, unitIds, difficultyTier, tags, ...status }: ExamOfLine, course: CourseAsked): ExamQuestionStatus {
  const known = course.examOf(questionId);
  const units = unitIds ?? (known === null ? undefined : [known.unitId]);
  const tier = difficultyTier ?? known?.difficultyTier;
  if (units === undefined || tier === undefined)
    throw new Error(`\`exams\`: the course has no question ${questionId}; say its unitIds and difficultyTier`);
  return { ...status, questionId, unitIds: units, difficultyTier: tier, tags: tags ?? known?.tags ?? [] };
}

/** Runs whole turns of the course tutor: what is decided, what a page shows, and the record afterward. */
export function courseTurn(): (line: CourseTurnLine) => TurnOfLine {
  const opened = coursesOfLines();
  const drillOf = drillMaker();
  return (line) => {
    const { event, turnId, threadId } = line;
    const course = opened(line.course);
    if (event.type !== 'NONE' && !course.isUnit(event.unitId))
      throw new Error(`\`event.unitId\`: the course has no unit ${event.unitId}`);
    const exams = line.exams.map((exam) => examOf(exam, course));
    const now = nowOfLine(line.now, line.snapshot);
    const snapshot = snapshotOfLine(line.snapshot, course.graph.entryUnitId, now);
    const { message: text, messageLatex: latex } = line;
    const message = text === undefined && latex === undefined ? null : { text: text ?? '', latex: latex ?? null };
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
        const fresh = `${turnId}/${unit}/${progressIn(snapshot, unit).drill.attempts}`; // a different one after each that was graded
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
