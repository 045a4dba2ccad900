import { createHash } from 'node:crypto';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { BankedProblem } from '@stoa/schema/problem';
import type { TurnBeginning } from '@stoa/store/store';
import type { AppContext } from '../app-context.ts';
import type { Caller } from '../auth/caller.ts';
import { Metrics } from '../metrics.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { TutorTurns } from '../turn/tutor-turns.ts';
import { MovedClock } from './moved-clock.ts';

/** A demo student in the past: the server as she sees it then, her clock, and her random numbers. No model is asked. */
export class PastLearner {
  readonly caller: Caller;
  readonly seed: number;
  readonly closing: AbortSignal;
  readonly random: () => number;
  readonly clock: MovedClock;
  readonly context: AppContext;
  /** The bank as it is now. */
  readonly shelf: CachedShelf;
  readonly turns: TutorTurns;
  /** Nobody has asked for these turns, so they stay out of the server's metrics. */
  readonly metrics = new Metrics();
  #keys = 0;

  constructor(context: AppContext, shelf: CachedShelf, caller: Caller, seed: number, closing: AbortSignal) {
    this.caller = caller;
    this.seed = seed;
    this.closing = closing;
    this.random = seededChance(seed);
    this.clock = new MovedClock(context.clock().getTime());
    const log = context.log.child({}, { level: 'warn' }); // nobody reads hundreds of log lines about turns that nobody asked for
    this.context = { ...context, clock: this.clock.now, languageModel: null, log };
    this.shelf = shelf;
    this.turns = new TutorTurns(this.context, this.metrics, shelf);
  }

  /** How many keys she has used. */
  get keys(): number {
    return this.#keys;
  }

  /** Returns the key of the next turn: the same in every history, and unique to this student. */
  key(): string {
    this.#keys += 1;
    const hex = createHash('sha256').update(`demo history ${this.seed} ${this.#keys}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`; // version 8: our own making
  }

  /** Reads what a turn begins from, under the next key. */
  async begin(sessionId: string): Promise<{ key: string; beginning: TurnBeginning }> {
    const key = this.key();
    const beginning = await this.context.store.journal.begin(sessionId, key);
    if (beginning === null) throw new Error(`The session ${sessionId} of the demo was begun and is not there.`);
    return { key, beginning };
  }

  /** Lets time pass. */
  pass(seconds: number): void {
    this.clock.move(Math.round(seconds * 1000));
  }

  happens = (share: number): boolean => this.random() < share;
}

/** Returns an answer to the problem that is right, according to the bank. */
export const rightAnswer = ({ item, tests }: BankedProblem): string =>
  tests.find(({ kind }) => kind === 'correct')?.answer ?? item.solution_logic.final_answer_canonical;

/**
 * Returns an answer that is wrong, according to the bank. `misconceives`: prefers one that comes from a misconception;
 * otherwise prefers another.
 */
export function wrongAnswer({ tests }: BankedProblem, misconceives: boolean): string {
  const kinds = misconceives ? (['misconception', 'wrong'] as const) : (['wrong', 'misconception'] as const);
  const found = kinds.flatMap((kind) => tests.filter((test) => test.kind === kind))[0];
  return found?.answer ?? '987654';
}
