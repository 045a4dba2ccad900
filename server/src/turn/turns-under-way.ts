/**
 * The turns that are being taken in this process. A second copy of a request that arrives while the first is still being
 * answered waits for it and then finds its reply in the journal, so a model isn't asked twice. Copies in different processes
 * find each other in the journal.
 */
export class TurnsUnderWay {
  readonly #turns = new Map<string, Promise<unknown>>();

  /** Takes a turn. `waited` is true if it has waited for a copy of itself: then what was read before is out of date. */
  async take<T>(learnerId: string, turnId: string, turn: (waited: boolean) => Promise<T>): Promise<T> {
    const key = `${learnerId} ${turnId}`;
    const waited = this.#turns.has(key);
    for (let other = this.#turns.get(key); other !== undefined; other = this.#turns.get(key)) {
      await other.catch(() => null); // if the other copy failed, this one tries for itself
    }
    const taken = turn(waited);
    this.#turns.set(key, taken);
    try {
      return await taken;
    } finally {
      this.#turns.delete(key);
    }
  }
}
