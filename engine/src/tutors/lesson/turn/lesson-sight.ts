import type { Heard } from '../hearing/heard.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { ProbeReply } from '../questions/reply-to-probe.ts';
import type { FaultMet } from '../support/claims/fault-met.ts';
import type { Grading } from './lesson-move.ts';
import type { LessonSession } from '../state/lesson-session.ts';

/** What the tutor notices of one turn of the student's. */
export type LessonSight = {
  /** The lesson as it stood before this turn. */
  session: LessonSession;
  /** As the student wrote it, or the sentence of a wish. */
  text: string;
  /** What the first layer of safety found; then nothing else of the message is used. */
  unsafe: Unsafe | null;
  heard: Heard;
  /** The answer to the question in focus, where one was heard. */
  grading: Grading | null;
  /** The reply to the probe that is open, where the message is one: then it is no answer. */
  reply: ProbeReply | null;
  /** What she says for an answer that is right, heard by itself; null where the message says nothing for it. */
  reason: { words: string; acts: Heard['acts'] } | null;
  /** What isn't so in the work that she tells, beside an answer that is wrong or none. */
  fault: FaultMet | null;
  /** Free words, which the safety agent reads too; a button and plain mathematics are none. */
  free: boolean;
};
