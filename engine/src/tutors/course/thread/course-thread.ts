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

/** A card as it is stored: a drill with its token and result, an exam question with what she did with it. */
export const KeptCard = z.discriminatedUnion('type', [
  Concept,
  ShownDrill.omit({ figure: true }).extend({
    helped: z.boolean(), // she said that she was stuck on it
    problem: z.strictObject({ id: z.string(), version: z.int() }).nullable().default(null), // in the bank; null if a model made the drill
    completing: z.boolean().default(false), // she was told that only a part of her answer is missing, and may add it once
    hints: z.array(z.string()).default([]), // those that she was given
    figure: Figure.nullable().default(null), // its picture, stored because a problem of the bank may be withdrawn while she looks at it
  }),
  Exam.extend({ result: ExamResult.nullable(), memoViewed: z.boolean(), videoViewed: z.boolean().default(false) }),
]);
export type KeptCard = z.infer<typeof KeptCard>;
export type KeptDrill = Extract<KeptCard, { type: 'DRILL' }>;

/** A line of a conversation as it is stored. */
export const KeptMessage = TutorMessage.extend({ card: KeptCard.nullable(), safety: SafetyReply.shape.kind.nullable() });
export type KeptMessage = z.infer<typeof KeptMessage>;

/**
 * One conversation of a student in a course. Her progress is stored elsewhere, in one record for all her conversations in the
 * course.
 *
 * `served` are the bank problems that were recent drills here, oldest first. `stops_by_model` counts her messages that were
 * stopped on a model's judgment alone.
 */
export const CourseThread = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  awaiting_graph: z.array(SkillId),
  course_id: z.string(),
  title: z.string(),
  started_at: z.iso.datetime(),
  /** The unit that the last turn taught, and the one that was asked for if that is another; null before the first. */
  focus: z.strictObject({ unit_id: UnitId, target_unit_id: UnitId }).nullable(),
  /** The unit that she last asked for, in words or on the learning path; null if she hasn't yet. */
  goal: UnitId.nullable().default(null),
  messages: z.array(KeptMessage),
  served: z.array(ServedProblem),
  stops_by_model: z.strictObject({ grave: z.int(), other: z.int() }),
});
export type CourseThread = z.infer<typeof CourseThread>;

/**
 * How many lines of a conversation are kept, the newest ones. Each was part of a reply, and is in the student's export as such.
 */
const mostLines = 400;
const mostServed = 60;

/** Adds a turn's lines to the conversation. */
export const withLines = (thread: CourseThread, lines: readonly KeptMessage[]): CourseThread => ({
  ...thread,
  messages: [...thread.messages, ...lines].slice(-mostLines),
});

/** Records in the conversation that a drill was served. */
export const withServed = (thread: CourseThread, problem: ServedProblem): CourseThread => ({
  ...thread,
  served: [...thread.served, problem].slice(-mostServed),
});

/** Changes one card of the conversation. */
export const withCard = (thread: CourseThread, messageId: string, change: (card: KeptCard) => KeptCard): CourseThread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.id === messageId && message.card !== null ? { ...message, card: change(message.card) } : message,
  ),
});

/** Reads a stored conversation. Errors  throws a zod error for anything that isn't a conversation of ours. */
export const readCourseThread = (state: unknown): CourseThread => CourseThread.parse(state);

/** Returns what the tutor and the student said last, oldest first. */
export const saidLately = ({ messages }: CourseThread) =>
  messages.slice(-6).map(({ role, text }) => ({ by: role === 'student' ? ('student' as const) : ('tutor' as const), text }));

export const emptyMessage = () =>
  new TutorRefusal('empty_message', 'There’s nothing in your message yet. Write something first.');
