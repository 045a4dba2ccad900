import { setTimeout as pause } from 'node:timers/promises';
import type { BoardStore, NewEntry } from '@stoa/store/boards';

const mostAtOnce = 1000;
const longestPauseMs = 20;

/** The board is run by another server now: what this one wanted to write was not taken. */
export class BoardLostError extends Error {
  override name = 'BoardLostError';
}

type Waiting = { readonly entry: NewEntry; readonly stored: () => void; readonly failed: (error: unknown) => void };

/**
 * Writes what happens at all boards: whatever comes while one statement is under way goes into the next, so that a thousand boards write as often as one. Where
 * there is always more to write, the boards have the time between two statements that the last one took: the embedded database works in
 * their thread, and each statement is one more wait for the disk.
 */
export class LogWriter {
  readonly #boards: Pick<BoardStore, 'append'>;
  readonly #keeper: string;
  readonly #rest: (ms: number) => Promise<unknown>;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(boards: Pick<BoardStore, 'append'>, keeper: string, rest: (ms: number) => Promise<unknown> = pause) {
    this.#boards = boards;
    this.#keeper = keeper;
    this.#rest = rest;
  }

  /** Resolves when the entry is stored. Entries of one board are stored in the order in which they came. Errors  `BoardLostError`; whatever the database throws. */
  append(entry: NewEntry): Promise<void> {
    const stored = new Promise<void>((resolve, reject) => this.#waiting.push({ entry, stored: resolve, failed: reject }));
    this.#writing ??= this.#write();
    return stored;
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async #write(): Promise<void> {
    await Promise.resolve(); // what comes in the same moment goes along
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostAtOnce);
      const began = performance.now();
      try {
        const lost = await this.#boards.append(
          this.#keeper,
          batch.map(({ entry }) => entry),
        );
        for (const { entry, stored, failed } of batch)
          if (lost.has(entry.session_id)) failed(new BoardLostError(`another server runs the board ${entry.session_id}`));
          else stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      await Promise.resolve(); // whoever waited for these has had a turn
      if (this.#waiting.length > 0 && this.#waiting.length < mostAtOnce)
        await this.#rest(Math.min(longestPauseMs, performance.now() - began));
    }
    this.#writing = null;
  }
}
