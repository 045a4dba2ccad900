import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { CoachInput } from '@stoa/schema/essay/coach-view';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { PracticeMode } from '@stoa/schema/practice';

/** One session of a demo student: how many days ago, what she did, and how well she knew it then. */
export type Sitting = { daysAgo: number } & (
  | {
      kind: 'practice';
      mode: PracticeMode;
      /** Null: a review of what is due. */
      skill: string | null;
      /** The chance that her first answer to a problem is right. */
      right: number;
      problems: number;
      /** Her wrong answers come from a misconception whenever the problem has one. */
      misconceives?: boolean;
      /** She leaves in the middle of the last problem. */
      leavesOpen?: boolean;
      /**
       * Her report of a mistake in the last problem. Chance decides which problem that is, so the words fit any problem of the
       * skill.
       */
      reports?: string;
    }
  | { kind: 'lesson'; topic: string; persona: PersonaName; turns: number }
  | {
      kind: 'course';
      course: string;
      /** Her first message; then she takes what comes. */
      says: string;
      /** The chance that an answer to a drill or an exam question is right. */
      right: number;
      turns: number;
    }
  | {
      kind: 'essay';
      dbq: string;
      scope: CoachingScope;
      steps: readonly EssayStep[];
      handsIn: boolean;
    }
  | {
      kind: 'board';
      skill: string;
      problems: number;
      /** Which of her first lines are wrong; she corrects each when asked about it. */
      slips: number;
    }
);

/**
 * A step of writing an essay: a paragraph (with `over`, it replaces the last one), or an event for the coach. `[Doc 3]` is a
 * citation.
 */
export type EssayStep = { write: string; over?: true } | { coach: CoachInput['event']; message?: string };

export type SittingOf<Kind extends Sitting['kind']> = Extract<Sitting, { kind: Kind }>;
