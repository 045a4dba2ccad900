/**
 * The result of trying to enter: it has entered and gives its slot back with `leave`, the queue is full, or its time ran out.
 */
export type Entry = { kind: 'entered'; leave: () => void } | { kind: 'full' } | { kind: 'late' };

/**
 * Limits how many callers are inside at once: `concurrency` are, and `queue` more wait, first come, first served. A caller who
 * finds the queue full is told at once; one whose signal fires while it waits leaves the queue.
 */
export class Bulkhead {
  #free: number;
  readonly #queue: number;
  readonly #waiting: { enter: () => void }[] = [];

  constructor({ concurrency, queue }: { concurrency: number; queue: number }) {
    this.#free = concurrency;
    this.#queue = queue;
  }

  /** Returns how many are waiting. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async enter(signal: AbortSignal): Promise<Entry> {
    if (signal.aborted) return { kind: 'late' };
    if (this.#free > 0) {
      this.#free -= 1;
      return this.#enter();
    }
    if (this.#waiting.length >= this.#queue) return { kind: 'full' };

    return new Promise((resolve) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        resolve({ kind: 'late' });
      };
      const waiter = {
        enter: () => {
          signal.removeEventListener('abort', giveUp);
          resolve(this.#enter());
        },
      };
      this.#waiting.push(waiter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  #enter(): Entry {
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next.enter();
    };
    return { kind: 'entered', leave };
  }
}
