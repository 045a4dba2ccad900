import type { Exposure } from '@stoa/schema/exposure';
import type { NewFlag } from '@stoa/schema/flag';
import type { LearningEvent } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import type { SkillId } from '@stoa/schema/skill';
import type { Ask } from './ask.ts';

/** The time and the chance of one turn, handed in so that the engine has none of its own. */
export type Moment = {
  now: Date;
  /** Uniform in [0, 1); seeded from the turn's id, so a repeated turn makes the same choices. */
  random: () => number;
  turnId: string;
};

/** All that a turn of any tutor changes, ready to be committed together. */
export type TurnChanges = {
  events: LearningEvent[];
  /** The skill states that differ from those before the turn. */
  changed: SkillState[];
  /** Problems shown for the first time in this turn; the commit holds that each is VERIFIED. */
  serves: { problem_id: string; version: number }[];
  /** Problems and questions that say nothing of the learner after this turn. */
  exposures: Exposure[];
  /** What waits in this checkpoint now; null where that is as before, or this is none. */
  checkpoint: { skill_id: SkillId; problem_id: string | null } | null;
  flags: NewFlag[];
  /** What the tutor keeps of the learner beyond this session, by its name, over the version that was read; not given where it stays as it is. */
  record?: LearnerRecordChange;
  /** What was decided, for whoever looks for why: no word of the student is in it. */
  log?: TurnLog;
};

/** What a tutor keeps of a learner beyond one session. Version 0 is one that there isn't yet. */
export type LearnerRecordChange = { name: string; expectedVersion: number; body: unknown };

/** `subjects` is what the turn was about, by which it is found; `fallback` why what a model said wasn't served, null where that was or none was asked. */
export type TurnLog = { subjects: readonly string[]; fallback: string | null; body: unknown };

/** What a turn came to: the state after it, what it changes, and the reply as it is stored. */
export type Applied<State, Stored> = TurnChanges & { state: State; reply: Stored };

/**
 * The stages that all tutors share. `Sight` is what a tutor notices, `Move` what it chooses to do about it, `Words` what it says. Only
 * `speak` may wait, and only for `ask`.
 *
 * The reply that is stored and what is shown differ: `apply` returns what the journal keeps of a reply, and `show` makes of it, and of the
 * state as it stands now, what the student sees. A repeated turn is shown by `show` too, over the state of that moment.
 */
export interface Tutor<State, Input, Sight, Move, Words, Stored, Shown> {
  perceive(state: State, input: Input, moment: Moment): Sight;
  decide(state: State, sight: Sight, moment: Moment): Move;
  speak(move: Move, sight: Sight, ask: Ask): Promise<Words>;
  apply(state: State, sight: Sight, move: Move, words: Words, moment: Moment): Applied<State, Stored>;
  show(stored: Stored, state: State): Shown;
}
