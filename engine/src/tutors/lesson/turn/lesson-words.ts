import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Taken } from '../agents/master-tutor/second-opinion.ts';
import type { Speaker } from '../../../turn/speaker.ts';

/** What the tutor says in a turn, and what the model chose if the move left it a choice. */
export type LessonWords =
  /** The message was stopped by the first layer, or by the safety agent after it. The words for that are fixed. */
  | { kind: 'stopped'; verdict: Unsafe; spoke: readonly Speaker[] }
  | {
      kind: 'said';
      text: string;
      /** The new question in the model's own words; null to use the server's words. */
      question_asked: string | null;
      /** The step that the model wants to go to; null if it has no choice. */
      advance_to_step: number | null;
      /** The parts of the model's own view of the turn that are accepted; null if a script spoke or the words are fixed. */
      view: Taken | null;
      /** The words about the whole lesson, if it ends with this turn. */
      closing: string | null;
      /** The model's note on the turn; empty if the words are fixed. */
      turn_summary: string;
      spoke: readonly Speaker[];
    };
