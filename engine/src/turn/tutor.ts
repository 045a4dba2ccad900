import type { Exposure } from '@stoa/schema/exposure';
import type { NewFlag } from '@stoa/schema/flag';
import type { LearningEvent } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import type { SkillId } from '@stoa/schema/skill';
import type { Ask } from './ask.ts';

/** The time and the random numbers of one turn, passed in because the engine has none of its own. */
export type Moment = {
  now: Date;
  /** Uniform in [0, 1); seeded from the turn's id, so a repeated turn makes the same choices. */
  random: () => number;
  turnId: string;
};

/** Everything that a turn of any tutor changes, ready to be committed together. */
export type TurnChanges = {
  events: LearningEvent[];
  /** The skill states that differ from those before the turn. */
  changed: SkillState[];
  /** Problems shown for the first time in this turn; the commit makes sure that each is VERIFIED. */
  serves: { problem_id: string; version: number }[];
  /** Problems and questions that are no evidence about the learner after this turn. */
  exposures: Exposure[];
  /** The problem that is open in this checkpoint now; null if that hasn't changed, or this isn't a checkpoint. */
  checkpoint: { skill_id: SkillId; problem_id: string | null } | null;
  flags: NewFlag[];
  /**
   * The tutor's new record of the learner beyond this session, replacing the version that was read; left out if it hasn't
   * changed.
   */
  record?: LearnerRecordChange;
  /** What was decided, for people who want to know why. It contains none of the student's words. */
  log?: TurnLog;
};

/** What a tutor keeps about a learner beyond one session. Version 0 means that no record exists yet. */
export type LearnerRecordChange = { name: string; expectedVersion: number; body: unknown };

/**
 * `subjects`: what the turn was about, by which the log is searched. `fallback`: why the model's words weren't used; null if
 * they were, or none was asked.
 */
export type TurnLog = { subjects: readonly string[]; fallback: string | null; body: unknown };

/** The result of a turn: the state after it, the changes, and the reply as it is stored. */
export type Applied<State, Stored> = TurnChanges & { state: State; reply: Stored };

/**
 * The stages that all tutors share. `Sight` is what a tutor notices, `Move` what it chooses to do about it, `Words` what it
 * says. Only `speak` may be asynchronous, and only to wait for `ask`.
 *
 * The stored reply differs from what is shown: `apply` returns the reply as the journal keeps it, and `show` turns it, together
 * with the current state, into what the student sees. A repeated turn goes through `show` too, with the state of that moment.
 */
export interface Tutor<State, Input, Sight, Move, Words, Stored, Shown> {
  perceive(state: State, input: Input, moment: Moment): Sight;
  decide(state: State, sight: Sight, moment: Moment): Move;
  speak(move: Move, sight: Sight, ask: Ask): Promise<Words>;
  apply(state: State, sight: Sight, move: Move, words: Words, moment: Moment): Applied<State, Stored>;
  show(stored: Stored, state: State): Shown;
}
