import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Speaker } from '../../../turn/speaker.ts';
import type { Drill } from '../drills/choose-drill.ts';
import type { CourseThread } from '../thread/course-thread.ts';
import type { DecidedTurn } from '../turn/decide-course-turn.ts';
import type { HeardTurn } from '../turn/hear-course-turn.ts';
import type { Fallback } from '../turn/take-course-turn.ts';

/** What a turn is about, and its conversation. */
export type CourseSight = HeardTurn & { readonly thread: CourseThread };

/**
 * What is done about it: an unsafe text is stopped, help with an open exam question is withheld, or the turn is answered within
 * the policy (`drill` is the drill that would be served).
 */
export type CourseMove =
  | { readonly kind: 'stop'; readonly unsafe: Unsafe; readonly decided: DecidedTurn }
  | { readonly kind: 'withhold'; readonly exam: OpenExam; readonly decided: DecidedTurn }
  | { readonly kind: 'answer'; readonly decided: DecidedTurn; readonly drill: Drill | null };

/** What is said. `drill` is that of the response; null if it has none from the bank. */
export type CourseWords =
  | { readonly kind: 'stopped'; readonly unsafe: Unsafe }
  | {
      readonly kind: 'said';
      readonly response: LlmTutorResponse;
      readonly fallback: Fallback | null;
      readonly proposedAction: string | null;
      readonly drill: Drill | null;
      readonly by: Speaker | null; // null: no model was asked
    };
