import type { Heard } from '../hearing/heard.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { ProbeReply } from '../questions/reply-to-probe.ts';
import type { FaultMet } from '../support/claims/fault-met.ts';
import type { Grading } from './lesson-move.ts';
import type { LessonSession } from '../state/lesson-session.ts';

/** What the tutor notices about one turn of the student's. */
export type LessonSight = {
  /** The session before this turn. */
  session: LessonSession;
  /** What the student wrote, or the sentence for a wish. */
  text: string;
  /** What the first layer of safety found. If it's set, nothing else in the message is used. */
  unsafe: Unsafe | null;
  heard: Heard;
  /** The judged answer to the question in focus, if one was heard. */
  grading: Grading | null;
  /** The reply to the open probe. A message that is one isn't an answer. */
  reply: ProbeReply | null;
  /** The reason that she gives for a right answer, heard on its own; null if she gives none. */
  reason: { words: string; acts: Heard['acts'] } | null;
  /** The first false thing in the work that she tells, beside a wrong answer or none. */
  fault: FaultMet | null;
  /** True for free words, which the safety agent reads too; false for a button press and for plain mathematics. */
  free: boolean;
};
