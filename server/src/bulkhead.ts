import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { RefusalError } from './refusals.ts';

export type BulkheadLimits = {
  /** How many are worked on at once. */
  concurrency: number;
  /** How many may wait for a slot. */
  queue: number;
  /** How long a request may wait before it is refused: an answer after that would come too late. */
  longestWaitMs: number;
};

/**
 * Work begins after this many rounds of the event loop even if more requests keep arriving, so that waiting requests aren't
 * held up by those that are refused.
 */
const mostRounds = 500;

type Slot = { taken: boolean };

/**
 * Limits how much is worked on at once and how much waits, and refuses the rest at once. In an overload, the refused lose a
 * second, and not everybody many. Waiting requests get slots in the order in which they came.
 *
 * Work begins when no new request arrives. The embedded database answers in this very thread, without a pause: otherwise turn
 * after turn would run from beginning to end, and requests that arrived meanwhile would wait uncounted in the operating system.
 * The event loop accepts one new connection per round (libuv), so a school that opens its browsers together needs as many
 * rounds.
 *
 * Library  cockatiel's bulkhead and p-queue limit how many wait; neither limits for how long, nor lets work give up its slot
 *          while it waits for something else (a model takes seconds and costs us nothing).
 * Errors   `busy` with `Retry-After`; the work hasn't begun then.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #queue: (() => void)[] = [];
  readonly #resuming: (() => void)[] = [];
  readonly #slot = new AsyncLocalStorage<Slot>();
  #busy = 0;
  #arrived = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  get busy(): number {
    return this.#busy;
  }

  get waiting(): number {
    return this.#queue.length + this.#resuming.length;
  }

  /** Errors  `busy` if the queue is full, or no slot was free for too long. */
  async run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#arrived += 1;
    if (this.#busy >= this.#limits.concurrency) await this.#wait();
    else {
      this.#busy += 1;
      await this.#letArrive();
    }
    return this.#inSlot(work);
  }

  /**
   * Continues what `run` has begun: the caller is identified before the request's body has arrived, and the rest is done after
   * that. Takes precedence over waiting requests and is never refused: the work so far would be lost.
   */
  async resume<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.#busy < this.#limits.concurrency) this.#busy += 1;
    else await new Promise<void>((enter) => this.#resuming.push(enter));
    await setImmediate();
    return this.#inSlot(work);
  }

  async #inSlot<T>(work: () => Promise<T> | T): Promise<T> {
    const slot: Slot = { taken: true };
    try {
      return await this.#slot.run(slot, work);
    } finally {
      if (slot.taken) this.#free();
    }
  }

  /**
   * Waits for something else without keeping the slot. Work that comes back is never refused: what was done so far would be
   * lost.
   */
  async outside<T>(wait: () => Promise<T>): Promise<T> {
    const slot = this.#slot.getStore();
    if (slot === undefined || !slot.taken) return wait();
    slot.taken = false;
    this.#free();
    try {
      return await wait();
    } finally {
      slot.taken = true;
      this.#busy += 1;
    }
  }

  /**
   * Waits until two rounds of the event loop bring no new request: a connection comes in one round and its request in the next.
   * No more than two, because a round may be long.
   */
  async #letArrive(): Promise<void> {
    let arrived = this.#arrived;
    for (let round = 0, quiet = 0; quiet < 2 && round < mostRounds; round += 1) {
      await setImmediate();
      quiet = arrived === this.#arrived ? quiet + 1 : 0;
      arrived = this.#arrived;
    }
  }

  /** Waits for a slot, which is handed over by the work that frees it. */
  async #wait(): Promise<void> {
    if (this.#queue.length >= this.#limits.queue) throw busy();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(patience);
        void this.#letArrive().then(resolve);
      };
      const patience = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(enter), 1);
        reject(busy());
      }, this.#limits.longestWaitMs);
      this.#queue.push(enter);
    });
  }

  #free(): void {
    // Work that came back from `outside` may exceed the limit: then the freed slot isn't given to anyone.
    const next = this.#busy > this.#limits.concurrency ? undefined : (this.#resuming.shift() ?? this.#queue.shift());
    if (next === undefined) this.#busy -= 1;
    else next();
  }
}

/** The seconds vary, so that requests refused together don't come back together. */
const busy = () => new RefusalError('busy', undefined, { headers: { 'retry-after': String(1 + Math.floor(Math.random() * 3)) } });
