import type { EssaySaved, EssaySubmission, EssayToSave, EssayWork } from '@stoa/schema/essay/submission';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { BusyError, RefusedError, UnreachableError } from '../../../client.ts';
import type { Connection } from '../../../connection.ts';
import type { UnsentEssay } from './essay-shelf.ts';

/** The essay as the server has it. */
export type StoredWork = Pick<EssaySubmission, 'version' | 'work' | 'aside' | 'submitted_at'>;

/** How the work stands. `conflict`: another tab or device has saved another text, and she has to choose; `theirs` is that one. */
export type Saving =
  | { kind: 'saved' | 'saving' | 'no_connection' }
  | { kind: 'refused'; error: Error }
  | { kind: 'conflict'; theirs: StoredWork };

type Surroundings = {
  save: (sent: Omit<EssayToSave, 'instead'> & { instead: boolean }) => Promise<EssaySaved>;
  /** Keeps on this device what the server does not have yet; null: it has everything. Throws where the device cannot. */
  keep: (unsent: UnsentEssay | null) => void;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  later: (ms: number, then: () => void) => () => void;
  connection: Pick<Connection, 'back' | 'pause'>;
};

const pauseMs = 800;

/**
 * Saves an essay a moment after each change, one request at a time. What is not saved yet is on this device at once, and is sent when the
 * connection is back. Where another text was saved meanwhile nothing is sent any more until she has chosen; both are kept.
 */
export class EssaySaver {
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #stored: StoredWork;
  #unsent: EssayWork | null;
  #instead = false;
  #saving: Saving = { kind: 'saved' };
  #sending = false;
  #onDevice = true;
  #safety: SafetyReply | null = null;
  #cancel: () => void = () => undefined;

  /** `kept`: what an earlier visit could not send. It is sent now. */
  constructor(stored: StoredWork, kept: UnsentEssay | null, around: Surroundings) {
    this.#around = around;
    this.#stored = kept === null ? stored : { ...stored, version: kept.version };
    this.#unsent = kept?.work ?? null;
    if (kept !== null) this.#send();
  }

  get saving(): Saving {
    return this.#saving;
  }
  /** The work as it is known here. */
  get latest(): EssayWork {
    return this.#unsent ?? this.#stored.work;
  }
  get unsent(): boolean {
    return this.#unsent !== null;
  }
  /** Copies of it that were not chosen. */
  get aside(): StoredWork['aside'] {
    return this.#stored.aside;
  }
  get submittedAt(): string | null {
    return this.#stored.submitted_at;
  }
  /** Whether this device keeps what the server does not have yet; it cannot where its storage is full. */
  get onDevice(): boolean {
    return this.#onDevice;
  }
  /** What she reads because of what she wrote. */
  get safety(): SafetyReply | null {
    return this.#safety;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change(work: EssayWork): void {
    this.#unsent = work;
    this.#keep();
    if (this.#saving.kind === 'conflict' || this.#saving.kind === 'no_connection') return this.#tell(this.#saving);
    this.#tell({ kind: 'saving' });
    this.#cancel();
    this.#cancel = this.#around.later(pauseMs, () => this.#send());
  }

  /** Another copy takes the place of the work, which is put aside. Only where everything is saved: what is put aside is what the server has. */
  use(work: EssayWork): void {
    if (this.#saving.kind !== 'saved') return;
    this.#instead = true;
    this.change(work);
  }

  /** The essay as the server has it now. Returns its work where it is newer than what is known here and nothing waits to be sent. */
  look(stored: StoredWork): EssayWork | null {
    if (this.#unsent !== null || this.#sending || stored.version < this.#stored.version) return null;
    const newer = stored.version > this.#stored.version;
    this.#stored = stored;
    this.#tell(this.#saving);
    return newer ? stored.work : null;
  }

  /** The page is left, or asks to try again: what waits is sent at once. */
  flush(): void {
    this.#cancel();
    if (this.#saving.kind === 'saving' || this.#saving.kind === 'refused') this.#send();
  }

  /** Resolves once everything is saved. Errors  throws where it cannot be: a refusal, or two texts to choose from. */
  async settled(): Promise<void> {
    this.flush();
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (this.#saving.kind === 'conflict') reject(new Error('Choose first which text to keep.'));
        else if (this.#saving.kind === 'refused') reject(this.#saving.error);
        else if (this.#unsent === null && !this.#sending) resolve();
        else return;
        stop();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Of two texts this one is kept; the server puts the other one aside. */
  keepMine(): void {
    if (this.#saving.kind !== 'conflict') return;
    this.#stored = this.#saving.theirs;
    this.#instead = true;
    this.#keep();
    this.#send();
  }

  /** Of two texts the other one is kept; the server has put this one aside, unless she has typed on since: then it is sent once more first. */
  async takeTheirs(): Promise<EssayWork | null> {
    if (this.#saving.kind !== 'conflict' || this.#unsent === null) return null;
    const { theirs } = this.#saving;
    try {
      await this.#around.save({ expected_version: theirs.version - 1, work: this.#unsent, instead: false });
    } catch (error) {
      const now = storedIn(error);
      if (now === null) throw error;
      return this.#take(now);
    }
    return this.#take(theirs); // they were the same
  }

  #take(stored: StoredWork): EssayWork {
    this.#stored = stored;
    this.#unsent = null;
    this.#instead = false;
    this.#keep();
    this.#tell({ kind: 'saved' });
    return stored.work;
  }

  #keep(): void {
    try {
      this.#around.keep(this.#unsent === null ? null : { version: this.#stored.version, work: this.#unsent });
      this.#onDevice = true;
    } catch {
      this.#onDevice = false; // said loudly where it matters: while the server doesn't have it either
    }
  }

  #tell(saving: Saving): void {
    this.#saving = { ...saving };
    for (const listener of this.#listeners) listener();
  }

  #send(): void {
    if (this.#sending || this.#unsent === null) return;
    this.#sending = true;
    this.#tell({ kind: 'saving' });
    void this.#sendUntilAnswered(this.#unsent).finally(() => {
      this.#sending = false;
      if (this.#unsent === null) this.#tell({ kind: 'saved' });
      else if (this.#saving.kind === 'saving') this.#send();
    });
  }

  async #sendUntilAnswered(work: EssayWork): Promise<void> {
    const { save, connection } = this.#around;
    const { version } = this.#stored;
    try {
      const saved = await save({ expected_version: version, work, instead: this.#instead });
      const { work: before, aside } = this.#stored;
      this.#stored = {
        ...this.#stored,
        version: saved.version,
        work,
        aside: this.#instead ? [...aside, { at: saved.saved_at, work: before }] : aside,
      };
      this.#instead = false;
      this.#safety = saved.safety ?? this.#safety;
      if (this.#unsent === work) this.#unsent = null;
      this.#keep();
    } catch (error) {
      const theirs = storedIn(error);
      if (error instanceof UnreachableError) {
        this.#tell({ kind: 'no_connection' });
        await (error instanceof BusyError ? connection.pause(error.afterMs) : connection.back());
        this.#tell({ kind: 'saving' });
      } else if (theirs !== null && theirs.submitted_at === null) this.#tell({ kind: 'conflict', theirs });
      else {
        if (theirs !== null) this.#stored = { ...this.#stored, submitted_at: theirs.submitted_at };
        this.#tell({ kind: 'refused', error: error as Error });
      }
    }
  }
}

/** The essay as it is stored now, as our server writes it into a refusal. */
const storedIn = (error: unknown): StoredWork | null =>
  error instanceof RefusedError ? ((error.document['essay'] ?? null) as StoredWork | null) : null;
