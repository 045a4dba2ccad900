/** Calls back after this many milliseconds; returns a function that cancels it. */
export type Later = (ms: number, then: () => void) => () => void;

/**
 * One timer for all live boards. Each board has at most one moment when it wants to be called. Moments are grouped in slots,
 * and the timer waits only for the next slot that isn't empty.
 */
export class TimerWheel {
  readonly #slots = new Map<number, Map<string, () => void>>();
  readonly #slotOf = new Map<string, number>();
  readonly #now: () => number;
  readonly #later: Later;
  readonly #slotMs: number;
  #waiting: { slot: number; cancel: () => void } | null = null;

  constructor({ now, later, slotMs = 20 }: { now: () => number; later: Later; slotMs?: number }) {
    this.#now = now;
    this.#later = later;
    this.#slotMs = slotMs;
  }

  /** Calls `run` at this moment, and not before; null: never. Replaces what was set under this key. */
  set(key: string, at: number | null, run: () => void): void {
    this.#forget(key);
    if (at === null) return;
    const slot = Math.ceil(at / this.#slotMs);
    const there = this.#slots.get(slot);
    if (there === undefined) this.#slots.set(slot, new Map([[key, run]]));
    else there.set(key, run);
    this.#slotOf.set(key, slot);
    if (this.#waiting === null || slot < this.#waiting.slot) this.#wait();
  }

  /** Runs what is due. The timer calls it, and so may a test that has moved its clock. */
  turn(): void {
    const until = Math.floor(this.#now() / this.#slotMs);
    const due = Array.from(this.#slots.keys())
      .filter((slot) => slot <= until)
      .toSorted((a, b) => a - b);
    for (const slot of due) {
      const runs = this.#slots.get(slot) ?? new Map<string, () => void>();
      this.#slots.delete(slot);
      for (const key of runs.keys()) this.#slotOf.delete(key);
      for (const run of runs.values()) run();
    }
    this.#wait();
  }

  stop(): void {
    this.#waiting?.cancel();
    this.#waiting = null;
    this.#slots.clear();
    this.#slotOf.clear();
  }

  #forget(key: string): void {
    const slot = this.#slotOf.get(key);
    if (slot === undefined) return;
    this.#slotOf.delete(key);
    const there = this.#slots.get(slot);
    there?.delete(key);
    if (there?.size === 0) this.#slots.delete(slot);
  }

  #wait(): void {
    this.#waiting?.cancel();
    this.#waiting = null;
    if (this.#slots.size === 0) return;
    const slot = Math.min(...this.#slots.keys());
    const ms = Math.max(0, slot * this.#slotMs - this.#now());
    this.#waiting = { slot, cancel: this.#later(Math.min(ms, longestMs), () => this.turn()) };
  }
}
const longestMs = 60_000;
