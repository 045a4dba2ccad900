import type { LearningEvent } from '@stoa/schema/learning-event';
import { seededChance } from '../simulation/seeded-chance.ts';
import { makeAsk, type Ask } from './ask.ts';
import type { Applied, Moment } from './tutor.ts';

/** An `Ask` without a model: every agent's script speaks. */
export const scriptsOnly: Ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });

/**
 * A learner with a tutor, for tests: the learner acts, time passes between the acts, and the results are kept. The driver of
 * each tutor defines how a turn is taken and shown, and adds named acts.
 */
export abstract class TurnDriver<State, Input, Stored, Shown> {
  state!: State;
  applied!: Applied<State, Stored>;
  reply!: Shown;
  events: LearningEvent[] = [];
  now = new Date('2026-03-02T09:00:00Z');
  protected readonly ask: Ask;
  readonly #random: () => number;
  #turns = 0;

  constructor({ ask = scriptsOnly, seed = 1 }: { ask?: Ask; seed?: number } = {}) {
    this.ask = ask;
    this.#random = seededChance(seed);
  }

  protected abstract turn(input: Input, moment: Moment): Promise<Applied<State, Stored>>;
  protected abstract show(stored: Stored, state: State): Shown;

  /** Takes a turn with an input as it would arrive from a client, `seconds` after the last one. */
  async take(input: Input, seconds = 20): Promise<this> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    return this.keep(await this.turn(input, this.moment()));
  }

  protected moment(): Moment {
    this.#turns += 1;
    return { now: this.now, random: this.#random, turnId: `turn-${this.#turns}` };
  }

  protected keep(applied: Applied<State, Stored>): this {
    this.applied = applied;
    this.state = applied.state;
    this.reply = this.show(applied.reply, applied.state);
    this.events.push(...applied.events);
    return this;
  }
}
