import type { LearningEvent } from '@stoa/schema/learning-event';
import { seededChance } from '../simulation/seeded-chance.ts';
import { makeAsk, type Ask } from './ask.ts';
import type { Applied, Moment } from './tutor.ts';

/** A tutor without any model behind it. */
export const scriptsOnly: Ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });

/**
 * A learner with a tutor, for tests: the learner acts, time goes by between the acts, and what came of each is kept. A tutor's own driver says
 * how a turn is taken and shown, and adds the acts by name.
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

  /** Takes a turn as it came over the line, `seconds` after the last one. */
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
