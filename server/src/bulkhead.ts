import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { RefusalError } from './refusals.ts';

export type BulkheadLimits = {
  /** How many are worked on at once. */
  concurrency: number;
  /** How many may wait for a slot. */
  queue: number;
  /** How long one may wait before it is refused: later, the answer would come too late to be of use. */
  longestWaitMs: number;
};

/** Work begins after so many rounds of the event loop, however many still come: those who wait are not to wait for those who are refused. */
const mostRounds = 500;

type Slot = { taken: boolean };

/**
 * A bulkhead: so much is worked on at once, so much waits, and what is beyond is refused at once, so that an overload costs those who
 * are refused a second and not everybody many. Whoever waits gets the next slot in the order of coming.
 *
 * Work begins when nobody new arrives. The embedded database answers in this very thread, without a pause: turn after turn would run
 * from beginning to end, and whoever had come meanwhile would wait uncounted in the operating system. The event loop takes one new
 * connection in a round (libuv), so that a school that opens its browsers together needs as many rounds.
 *
 * Library  cockatiel's bulkhead and p-queue bound the number that waits; none of them bounds the time, nor lets work step outside
 *          while it waits for somebody else (a model takes seconds and costs us nothing).
 * Errors   `busy` with `Retry-After`; the work has not begun then.
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

  /** Errors  `busy` where nobody else may wait, or nothing was free for too long. */
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
   * Goes on with what `run` has begun: who asks is found out before the request's body is there, and the rest is done when it is. Goes
   * before those who wait and is never refused: what was done so far would be lost.
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

  /** Waits for somebody else without keeping the slot. Whoever comes back is never refused: what was done so far would be lost. */
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

  /** Rounds of the event loop until two bring nobody new: a connection comes in one and its request in the next. No more, for a round may be long. */
  async #letArrive(): Promise<void> {
    let arrived = this.#arrived;
    for (let round = 0, quiet = 0; quiet < 2 && round < mostRounds; round += 1) {
      await setImmediate();
      quiet = arrived === this.#arrived ? quiet + 1 : 0;
      arrived = this.#arrived;
    }
  }

  /** Waits for a slot, which is handed over by whoever frees it. */
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
    // Those who came back from outside may be more than may work at once: then nobody enters for them.
    const next = this.#busy > this.#limits.concurrency ? undefined : (this.#resuming.shift() ?? this.#queue.shift());
    if (next === undefined) this.#busy -= 1;
    else next();
  }
}

/** The seconds differ, so that those who were refused together do not come back together. */
const busy = () => new RefusalError('busy', undefined, { headers: { 'retry-after': String(1 + Math.floor(Math.random() * 3)) } });
