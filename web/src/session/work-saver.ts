import { BusyError, UnreachableError } from '../client.ts';
import type { Connection } from '../connection.ts';

/** How a work stands. `conflict`: another copy was saved elsewhere, and its writer has to choose; `theirs` is that one. */
export type Saving<Theirs> =
  | { kind: 'saved' | 'saving' | 'no_connection' }
  | { kind: 'refused'; error: Error }
  | { kind: 'conflict'; theirs: Theirs };

/** What a page has around its savers: a timer and the connection. */
export type SaverSurroundings = {
  /** Calls back after so many milliseconds; returns how to cancel it. */
  later: (ms: number, then: () => void) => () => void;
  connection: Pick<Connection, 'back' | 'pause'>;
};

type Kind<Work, Theirs> = {
  /** Saves it on the server. Errors  as the client has them. */
  save: (work: Work) => Promise<void>;
  /** Keeps on this device what the server does not have yet; null: it has everything. Throws where the device cannot. */
  keep: (unsent: Work | null) => void;
  /** The copy that was saved elsewhere, where a refusal says that there is one. */
  theirsIn: (error: unknown) => { theirs: Theirs } | null;
};

const pauseMs = 800;

/**
 * Saves a work a moment after each change, one request at a time. What is not saved yet is on this device at once, and is sent when the
 * connection is back. Where another copy was saved meanwhile nothing is sent any more until its writer has chosen.
 */
export class WorkSaver<Work, Theirs> {
  readonly #around: SaverSurroundings & Kind<Work, Theirs>;
  readonly #listeners = new Set<() => void>();
  #unsent: Work | null;
  #saving: Saving<Theirs> = { kind: 'saved' };
  #sending = false;
  #onDevice = true;
  #cancel: () => void = () => undefined;

  /** `kept`: what an earlier visit could not send. It waits until it is sent. */
  constructor(kept: Work | null, around: SaverSurroundings & Kind<Work, Theirs>) {
    this.#around = around;
    this.#unsent = kept;
  }

  get saving(): Saving<Theirs> {
    return this.#saving;
  }
  /** What the server does not have yet; null when it has everything. */
  get unsent(): Work | null {
    return this.#unsent;
  }
  /** Nothing waits to be sent, and nothing is under way. */
  get idle(): boolean {
    return this.#unsent === null && !this.#sending;
  }
  /** Whether this device keeps what the server does not have yet; it cannot where its storage is full. */
  get onDevice(): boolean {
    return this.#onDevice;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** It was changed. */
  change(work: Work): void {
    this.#unsent = work;
    this.keep();
    if (this.#saving.kind === 'conflict' || this.#saving.kind === 'no_connection') return this.tell();
    this.tell({ kind: 'saving' });
    this.#cancel();
    this.#cancel = this.#around.later(pauseMs, () => this.send());
  }

  /** What waits is sent at once, unless it waits for a choice or for the connection. */
  flush(): void {
    this.#cancel();
    if (this.#saving.kind !== 'conflict' && this.#saving.kind !== 'no_connection') this.send();
  }

  /** Resolves once everything is saved. Errors  throws where it cannot be: a refusal, or two copies to choose from. */
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

  /** Nothing of it is left to save. */
  drop(): void {
    this.#cancel();
    this.#unsent = null;
    this.keep();
    this.tell({ kind: 'saved' });
  }

  /** Keeps on this device what waits, as it stands now. */
  keep(): void {
    try {
      this.#around.keep(this.#unsent);
      this.#onDevice = true;
    } catch {
      this.#onDevice = false; // said loudly where it matters: while the server doesn't have it either
    }
  }

  /** Tells whoever listens how it stands now. */
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
