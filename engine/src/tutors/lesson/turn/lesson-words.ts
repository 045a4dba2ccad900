import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Taken } from '../agents/master-tutor/second-opinion.ts';
import type { Speaker } from '../../../turn/speaker.ts';

/** What the tutor says in a turn, and what the model chose where the move left it a choice. */
export type LessonWords =
  /** The message was stopped, by the first layer or by the safety agent after it: the words for that are fixed. */
  | { kind: 'stopped'; verdict: Unsafe; spoke: readonly Speaker[] }
  | {
      kind: 'said';
      text: string;
      /** The new question in the model's own words, as it gave them; null for the server's. */
      question_asked: string | null;
      /** The step that the model would go to; null where it has no choice. */
      advance_to_step: number | null;
      /** What of the model's own view of the turn is taken over; null where a script spoke or the words are fixed. */
      view: Taken | null;
      /** What is said of the whole lesson, where it ends with this turn. */
      closing: string | null;
      /** What the model notes of the turn; empty where the words are fixed. */
      turn_summary: string;
      spoke: readonly Speaker[];
    };
