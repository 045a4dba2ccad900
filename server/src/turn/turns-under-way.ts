/**
 * Turns that are being taken in this process. A second copy of a request that arrives while the first is still being answered
 * waits for it and then finds its reply in the journal, so no model is asked twice for it. Other processes meet in the journal.
 */
export class TurnsUnderWay {
  readonly #turns = new Map<string, Promise<unknown>>();

  async take<T>(learnerId: string, turnId: string, turn: () => Promise<T>): Promise<T> {
    const key = `${learnerId} ${turnId}`;
    for (let other = this.#turns.get(key); other !== undefined; other = this.#turns.get(key)) {
      await other.catch(() => null); // if it failed, this copy tries for itself
    }
    const taken = turn();
    this.#turns.set(key, taken);
    try {
      return await taken;
    } finally {
      this.#turns.delete(key);
    }
  }
}
