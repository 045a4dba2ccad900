import { z } from 'zod';
import { ExamResult, ShownDrill } from '@stoa/schema/course/thread';
import { Figure } from '@stoa/schema/figure/figure';
import { TutorCard, TutorMessage } from '@stoa/schema/course/tutor-message';
import { UnitId } from '@stoa/schema/course/unit-id';
import { SafetyReply } from '@stoa/schema/safety-reply';
import { SkillId } from '@stoa/schema/skill';
import { ServedProblem } from '../../../problems/served-problem.ts';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';

const [Concept, , Exam] = TutorCard.options;

/** A card as it is kept: a drill with its token and what came of it, an exam question with what she did with it. */
export const KeptCard = z.discriminatedUnion('type', [
  Concept,
  ShownDrill.omit({ figure: true }).extend({
    helped: z.boolean(), // she said that she was stuck on it
    problem: z.strictObject({ id: z.string(), version: z.int() }).nullable().default(null), // of the bank; null where a model made the drill
    completing: z.boolean().default(false), // she was told that only a part of her answer is missing, and may add it once
    hints: z.array(z.string()).default([]), // that she was given
    figure: Figure.nullable().default(null), // its picture; a problem of the bank may be taken back while she looks at it
  }),
  Exam.extend({ result: ExamResult.nullable(), memoViewed: z.boolean(), videoViewed: z.boolean().default(false) }),
]);
export type KeptCard = z.infer<typeof KeptCard>;
export type KeptDrill = Extract<KeptCard, { type: 'DRILL' }>;

/** A line of a conversation as it is kept. */
export const KeptMessage = TutorMessage.extend({ card: KeptCard.nullable(), safety: SafetyReply.shape.kind.nullable() });
export type KeptMessage = z.infer<typeof KeptMessage>;

/**
 * One conversation of a student in a course. Her progress is not in it: that is one record for all her conversations in the course.
 *
 * `served` are the problems of the bank that were drills here lately, oldest first; `stops_by_model` counts her messages that a model's word alone stopped.
 */
export const CourseThread = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  awaiting_graph: z.array(SkillId),
  course_id: z.string(),
  title: z.string(),
  started_at: z.iso.datetime(),
  /** The unit that its last turn taught, and the one that it was asked for if that is another; null before the first. */
  focus: z.strictObject({ unit_id: UnitId, target_unit_id: UnitId }).nullable(),
  /** The unit that she asked for last, in words or on the path; null before she has. */
  goal: UnitId.nullable().default(null),
  messages: z.array(KeptMessage),
  served: z.array(ServedProblem),
  stops_by_model: z.strictObject({ grave: z.int(), other: z.int() }),
});
export type CourseThread = z.infer<typeof CourseThread>;

/** Lines that are kept of a conversation, the newest. Each was part of a reply, and stands in the student's export as that. */
const mostLines = 400;
const mostServed = 60;

/** The conversation after a turn's lines. */
export const withLines = (thread: CourseThread, lines: readonly KeptMessage[]): CourseThread => ({
  ...thread,
  messages: [...thread.messages, ...lines].slice(-mostLines),
});

/** The conversation after a drill was served. */
export const withServed = (thread: CourseThread, problem: ServedProblem): CourseThread => ({
  ...thread,
  served: [...thread.served, problem].slice(-mostServed),
});

/** The conversation with one of its cards changed. */
export const withCard = (thread: CourseThread, messageId: string, change: (card: KeptCard) => KeptCard): CourseThread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.id === messageId && message.card !== null ? { ...message, card: change(message.card) } : message,
  ),
});

/** Reads a conversation out of a store. Errors  throws what zod says of one that was stored by nobody. */
export const readCourseThread = (state: unknown): CourseThread => CourseThread.parse(state);

/** What the tutor and the student said last, oldest first. */
export const saidLately = ({ messages }: CourseThread) =>
  messages.slice(-6).map(({ role, text }) => ({ by: role === 'student' ? ('student' as const) : ('tutor' as const), text }));

export const emptyMessage = () =>
  new TutorRefusal('empty_message', 'There’s nothing in your message yet. Write something first.');
