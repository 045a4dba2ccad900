import type { Speaker } from '../../../turn/speaker.ts';
import type { Intent } from '../hearing/heard.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Onward } from './lesson-move.ts';
import type { TutorTurnOutput } from '../agents/master-tutor/tutor-turn-output.ts';

/** What the tutor says in a turn, and what of the move the model chose where it had a choice. */
export type LessonWords =
  /** The safety agent stopped her message after the first layer had let it pass. */
  | { kind: 'blocked'; verdict: Unsafe; spoke: readonly Speaker[] }
  | {
      kind: 'said';
      text: string;
      /** The model's own wording of the new question; null for the server's. */
      wording: string | null;
      /** The step that the model took in place of the plan's next one, of those that were open; null for the plan's. */
      onward: Extract<Onward, { kind: 'question' }> | null;
      intent: Intent;
      turn_summary: string;
      /** For the log of authors; null where the words are fixed. */
      output: TutorTurnOutput | null;
      spoke: readonly Speaker[];
    };
