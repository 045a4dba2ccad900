/** A clock that moves only when told to, with the timers that are set on it. */
export class MovedClock {
  #now: number;
  #timers: { at: number; run: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now = (): Date => new Date(this.#now);
  later = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  /** Sets the time, earlier or later; runs no timers. */
  set(now: number): void {
    this.#now = now;
  }

  /** Moves forward, and runs the timers that are due on the way, each at its time. */
  move(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = until;
  }
}
