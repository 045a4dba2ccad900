import { BusyError, UnreachableError } from '../client.ts';
import type { Connection } from '../connection.ts';

/**
 * The state of saving a work. `conflict`: another copy was saved elsewhere, and the writer has to choose; `theirs` is that
 * copy.
 */
export type Saving<Theirs> =
  | { kind: 'saved' | 'saving' | 'no_connection' }
  | { kind: 'refused'; error: Error }
  | { kind: 'conflict'; theirs: Theirs };

/** What a saver needs of its page: a timer and the connection. */
export type SaverSurroundings = {
  /** Calls back after this many milliseconds; returns a function that cancels it. */
  later: (ms: number, then: () => void) => () => void;
  connection: Pick<Connection, 'back' | 'pause'>;
};

type Kind<Work, Theirs> = {
  /** Saves the work on the server. Errors  those of the client. */
  save: (work: Work) => Promise<void>;
  /** Stores on this device what the server doesn't have yet; null: it has everything. Throws if the device can't. */
  keep: (unsent: Work | null) => void;
  /** Returns the copy that was saved elsewhere, if a refusal says that there is one. */
  theirsIn: (error: unknown) => { theirs: Theirs } | null;
};

const pauseMs = 800;

/**
 * Saves a work a moment after each change, one request at a time. What isn't saved yet is stored on this device at once, and is
 * sent when the connection is back. If another copy was saved meanwhile, nothing more is sent until the writer has chosen.
 */
export class WorkSaver<Work, Theirs> {
  readonly #around: SaverSurroundings & Kind<Work, Theirs>;
  readonly #listeners = new Set<() => void>();
  #unsent: Work | null;
  #saving: Saving<Theirs> = { kind: 'saved' };
  #sending = false;
  #onDevice = true;
  #cancel: () => void = () => undefined;

  /** `kept`: what an earlier visit couldn't send. It is kept until it has been sent. */
  constructor(kept: Work | null, around: SaverSurroundings & Kind<Work, Theirs>) {
    this.#around = around;
    this.#unsent = kept;
  }

  get saving(): Saving<Theirs> {
    return this.#saving;
  }
  /** Returns what the server doesn't have yet; null if it has everything. */
  get unsent(): Work | null {
    return this.#unsent;
  }
  /** True if nothing waits to be sent and no request is running. */
  get idle(): boolean {
    return this.#unsent === null && !this.#sending;
  }
  /** True if this device stores what the server doesn't have yet; it can't if its storage is full. */
  get onDevice(): boolean {
    return this.#onDevice;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes a change of the work. */
  change(work: Work): void {
    this.#unsent = work;
    this.keep();
    if (this.#saving.kind === 'conflict' || this.#saving.kind === 'no_connection') return this.tell();
    this.tell({ kind: 'saving' });
    this.#cancel();
    this.#cancel = this.#around.later(pauseMs, () => this.send());
  }

  /** Sends what waits at once, unless it waits for a choice or for the connection. */
  flush(): void {
    this.#cancel();
    if (this.#saving.kind !== 'conflict' && this.#saving.kind !== 'no_connection') this.send();
  }

  /** Resolves once everything is saved. Errors  throws if that isn't possible: a refusal, or two copies to choose from. */
  async settled(): Promise<void> {
    this.flush();
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (this.#saving.kind === 'conflict') reject(new Error('Choose first which version to keep.'));
        else if (this.#saving.kind === 'refused') reject(this.#saving.error);
        else if (this.idle) resolve();
        else return;
        stop();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Discards what isn't saved. */
  drop(): void {
    this.#cancel();
    this.#unsent = null;
    this.keep();
    this.tell({ kind: 'saved' });
  }

  /** Stores the unsent work on this device. */
  keep(): void {
    try {
      this.#around.keep(this.#unsent);
      this.#onDevice = true;
    } catch {
      this.#onDevice = false; // shown as a problem only while the server doesn't have it either
    }
  }

  /** Tells the listeners the current state. */
  tell(saving: Saving<Theirs> = this.#saving): void {
    this.#saving = { ...saving };
    for (const listener of this.#listeners) listener();
  }

  send(): void {
    if (this.#sending || this.#unsent === null) return;
    this.#sending = true;
    this.tell({ kind: 'saving' });
    void this.#sendUntilAnswered(this.#unsent).finally(() => {
      this.#sending = false;
      if (this.#unsent === null) this.tell({ kind: 'saved' });
      else if (this.#saving.kind === 'saving') this.send();
    });
  }

  async #sendUntilAnswered(work: Work): Promise<void> {
    const { save, theirsIn, connection } = this.#around;
    try {
      await save(work);
      if (this.#unsent === work) this.#unsent = null;
      this.keep();
    } catch (error) {
      const other = theirsIn(error);
      if (error instanceof UnreachableError) {
        this.tell({ kind: 'no_connection' });
        await (error instanceof BusyError ? connection.pause(error.afterMs) : connection.back());
        this.tell({ kind: 'saving' });
      } else if (other !== null) this.tell({ kind: 'conflict', theirs: other.theirs });
      else this.tell({ kind: 'refused', error: error as Error });
    }
  }
}
