/** Calls back after so many milliseconds; returns how to cancel it. */
export type Later = (ms: number, then: () => void) => () => void;

/**
 * One timer for all live boards. Each has at most one moment at which it wants to be called; they lie in slots, and only the next slot that holds any is
 * waited for.
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

  /** Calls `run` at this moment, and not before; null: not at all. What was set under this key is forgotten. */
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

  /** Runs what is due. The timer calls it; so may a test whose clock has been moved. */
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
