/** A place among those that may call at once; give it back with `leave`. */
export type Place = { kind: 'place'; leave: () => void } | { kind: 'full' } | { kind: 'late' };

/**
 * Lets `places` callers in at once and `chairs` more wait, first come first served. Who finds no chair is told at once; who
 * waits past her signal leaves her chair.
 */
export class Bulkhead {
  #free: number;
  readonly #chairs: number;
  readonly #waiting: { enter: () => void }[] = [];

  constructor({ places, chairs }: { places: number; chairs: number }) {
    this.#free = places;
    this.#chairs = chairs;
  }

  /** How many wait now. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async enter(signal: AbortSignal): Promise<Place> {
    if (signal.aborted) return { kind: 'late' };
    if (this.#free > 0) {
      this.#free -= 1;
      return this.#place();
    }
    if (this.#waiting.length >= this.#chairs) return { kind: 'full' };

    return new Promise((resolve) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(chair), 1);
        resolve({ kind: 'late' });
      };
      const chair = {
        enter: () => {
          signal.removeEventListener('abort', giveUp);
          resolve(this.#place());
        },
      };
      this.#waiting.push(chair);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  #place(): Place {
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next.enter();
    };
    return { kind: 'place', leave };
  }
}
