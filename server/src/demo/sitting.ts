import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { CoachInput } from '@stoa/schema/essay/coach-view';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
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
  | {
      kind: 'course';
      course: string;
      /** What she asks for; then she takes what comes. */
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
      /** Of her first lines, those that come out wrong; she mends each when she is asked about it. */
      slips: number;
    }
);

/** A step of writing an essay: a paragraph, which `over` writes over the last one, or what happens beside the page. `[Doc 3]` is a citation. */
export type EssayStep = { write: string; over?: true } | { coach: CoachInput['event']; message?: string };

export type SittingOf<Kind extends Sitting['kind']> = Extract<Sitting, { kind: Kind }>;
