import type { LearningEvent } from '@stoa/schema/learning-event';
import type { Ask } from './ask.ts';

/** The time and the chance of one turn, handed in so that the engine has none of its own. */
export type Moment = {
  now: Date;
  /** Uniform in [0, 1); seeded from the turn's id, so a repeated turn makes the same choices. */
  random: () => number;
  turnId: string;
};

/** What `apply` gives back at least; a tutor adds what else of its own is to be committed in the same turn, its reply among it. */
export type Applied<State> = { state: State; events: LearningEvent[] };

/**
 * The stages that all five tutors share. `Sight` is what a tutor notices, `Move` what it chooses to do about it, `Words`
 * what it says. Only `speak` may wait, and only for `ask`.
 */
export interface Tutor<State, Input, Sight, Move, Words, Outcome extends Applied<State> = Applied<State>> {
  perceive(state: State, input: Input, moment: Moment): Sight;
  decide(state: State, sight: Sight, moment: Moment): Move;
  speak(move: Move, sight: Sight, ask: Ask): Promise<Words>;
  apply(state: State, sight: Sight, move: Move, words: Words, moment: Moment): Outcome;
}
