import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { PracticeMode } from '@stoa/schema/practice';

/** One sitting of a student of the demo: how long ago, what she did, and how well she knew it then. */
export type Sitting = { daysAgo: number } & (
  | {
      kind: 'practice';
      mode: PracticeMode;
      /** Null: what is due, in a review. */
      skill: string | null;
      /** The chance that her first answer to a problem is right. */
      right: number;
      problems: number;
      /** Her wrong answers are those of a misconception, as often as the problem knows one. */
      misconceives?: boolean;
      /** She leaves in the middle of the last problem. */
      leavesOpen?: boolean;
      /** She says that something is wrong with the last problem: words that fit any problem of the skill, for which one it is, chance says. */
      reports?: string;
    }
  | { kind: 'lesson'; topic: string; persona: PersonaName; turns: number }
);
