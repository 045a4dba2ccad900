/** Limits how many lines are judged, which costs more than ink: a few at once, and on average a few per second. */
export class LineAllowance {
  #left = 250;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  take(cost: number, now: number): boolean {
    this.#left = Math.min(250, this.#left + ((now - this.#at) / 1000) * 5);
    this.#at = now;
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
}
