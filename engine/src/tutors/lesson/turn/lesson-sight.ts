import type { Heard } from '../hearing/heard.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Grading } from './lesson-move.ts';
import type { LessonSession } from '../state/lesson-session.ts';

/** What the tutor notices of one turn of hers. */
export type LessonSight = {
  /** The lesson as it stood before this turn. */
  session: LessonSession;
  /** As she wrote it, or the sentence of a wish. */
  text: string;
  /** What the first layer of safety found; then nothing else of the message is used. */
  unsafe: Unsafe | null;
  heard: Heard;
  /** Her answer to the question in focus, where one was heard. */
  grading: Grading | null;
  /** She asks whether a person is there. */
  asks_who: boolean;
  /** Words of her own, which the safety agent reads too; a button and plain mathematics are none. */
  free: boolean;
};
