import { setTimeout as pause } from 'node:timers/promises';
import type { BoardStore, NewEntry } from '@stoa/store/boards';

const mostAtOnce = 1000;
const longestPauseMs = 20;

/** Another server runs the board now, so what this one wanted to write was rejected. */
export class BoardLostError extends Error {
  override name = 'BoardLostError';
}

type Waiting = { readonly entry: NewEntry; readonly stored: () => void; readonly failed: (error: unknown) => void };

/**
 * Writes the log entries of all boards. Entries that arrive while one statement is running go into the next, so a thousand
 * boards cause as many writes as one. Under constant load, it pauses between statements for as long as the last one took: the
 * embedded database works in the boards' own thread, and each statement is another wait for the disk.
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
    await Promise.resolve(); // entries of the same moment are included
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
      await Promise.resolve(); // lets those who waited for these entries continue first
      if (this.#waiting.length > 0 && this.#waiting.length < mostAtOnce)
        await this.#rest(Math.min(longestPauseMs, performance.now() - began));
    }
    this.#writing = null;
  }
}
