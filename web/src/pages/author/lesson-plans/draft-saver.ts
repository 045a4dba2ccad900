import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline } from '@stoa/schema/study-plan';
import { BusyError, RefusedError, UnreachableError } from '../../../client.ts';
import type { Connection } from '../../../connection.ts';

/** An author's work on a topic, and the published version it was begun on; 0: a new topic. */
export type Work = { base_version: number; guideline: Guideline };
/** A stored draft as the work that it is. Whoever shows it looks at its shape first: anything may be missing in it. */
const asWork = ({ base_version, guideline }: PlanDraft): Work => ({ base_version, guideline: guideline as Guideline });

/** Work that the server does not have yet, the revision of the draft that it was written over, and what becomes of the copy put aside. */
export type UnsentWork = Work & { revision: number; put_aside?: 'stored' | 'nothing' | undefined };

/**
 * How a draft stands. `conflict`: it was changed elsewhere meanwhile, and its author has to choose; `theirs` is what is stored now, null
 * where it was published or thrown away.
 */
export type Saving =
  | { kind: 'saved' | 'saving' | 'no_connection' }
  | { kind: 'refused'; error: Error }
  | { kind: 'conflict'; theirs: PlanDraft | null };

type Surroundings = {
  /** Saves over a revision and returns the new one. Errors  as the client has them. */
  save: (work: Work, expectedRevision: number, putAside?: 'stored' | 'sent' | 'nothing') => Promise<number>;
  /** Keeps on this device what the server does not have yet; null: it has everything. */
  keep: (unsent: UnsentWork | null) => void;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  later: (ms: number, then: () => void) => () => void;
  connection: Pick<Connection, 'back' | 'pause'>;
};

const pauseMs = 800;

/**
 * Saves a draft on the server a moment after each change, one request at a time. What is not saved yet is on this device, and is sent when
 * the connection is back.
 */
export class DraftSaver {
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #unsent: Work | null;
  #saved: Work | null = null;
  #putAside: UnsentWork['put_aside'];
  #revision: number;
  #aside: Record<string, unknown> | null = null;
  #saving: Saving = { kind: 'saved' };
  #sending = false;
  #cancel: () => void = () => undefined;

  /** `kept`: what an earlier visit could not send. It is sent with the first look at the server. */
  constructor(kept: UnsentWork | null, around: Surroundings) {
    this.#around = around;
    this.#unsent = kept === null ? null : { base_version: kept.base_version, guideline: kept.guideline };
    this.#putAside = kept?.put_aside;
    this.#revision = kept?.revision ?? 0;
  }

  get saving(): Saving {
    return this.#saving;
  }
  /** What the server does not have yet; null when it has everything. */
  get unsent(): Work | null {
    return this.#unsent;
  }
  /** The draft as it is known here; null where there is none. */
  get latest(): Work | null {
    return this.#unsent ?? this.#saved;
  }
  /** Of the draft on the server, as far as it is known here; 0: there is none. */
  get revision(): number {
    return this.#revision;
  }
  /** Another copy of the draft, which its author did not choose. */
  get aside(): Record<string, unknown> | null {
    return this.#aside;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * What to show where the draft is opened: what waits to be sent, what this page saved last where the server's answer is older, else what is
   * stored; null where there is no draft.
   */
  open(stored: PlanDraft | null): Work | null {
    if (this.#unsent !== null || this.#sending) return this.latest;
    if (stored !== null && stored.revision < this.#revision) return this.#saved;
    this.#revision = stored?.revision ?? 0;
    this.#aside = stored?.aside ?? null;
    this.#saved = stored === null ? null : asWork(stored);
    return this.#saved;
  }

  /** The draft as the server has it now. Returns it where it is newer than what is known here and nothing waits to be sent. */
  look(stored: PlanDraft | null): Work | null {
    if (this.#unsent !== null || this.#sending) {
      if (this.#saving.kind === 'saved' || this.#saving.kind === 'refused') this.#send();
      return null;
    }
    if (stored === null || stored.revision <= this.#revision) return null;
    this.#revision = stored.revision;
    this.#aside = stored.aside;
    this.#saved = asWork(stored);
    this.#tell(this.#saving);
    return this.#saved;
  }

  /** The draft was changed. */
  change(work: Work, putAside?: UnsentWork['put_aside']): void {
    this.#unsent = work;
    if (putAside !== undefined) this.#putAside = putAside;
    this.#keep();
    if (this.#saving.kind === 'conflict' || this.#saving.kind === 'no_connection') return;
    this.#tell({ kind: 'saving' });
    this.#cancel();
    this.#cancel = this.#around.later(pauseMs, () => this.#send());
  }

  /** Resolves with the revision once everything is saved. Errors  throws where it cannot be: a refusal, or a conflict first. */
  async settled(): Promise<number> {
    this.#cancel();
    if (this.#saving.kind !== 'conflict' && this.#saving.kind !== 'no_connection') this.#send();
    return await new Promise((resolve, reject) => {
      const look = () => {
        if (this.#saving.kind === 'conflict') reject(new Error('Choose first which copy of this draft to keep.'));
        else if (this.#saving.kind === 'refused') reject(this.#saving.error);
        else if (this.#unsent === null && !this.#sending) resolve(this.#revision);
        else return;
        stop();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** The page is left: what waits is sent at once. */
  leave(): void {
    this.#cancel();
    if (this.#saving.kind === 'saving') this.#send();
  }

  /** Of two copies this one is kept, and the other one put aside. */
  keepMine(): void {
    if (this.#saving.kind !== 'conflict') return;
    const { theirs } = this.#saving;
    this.#revision = theirs?.revision ?? 0;
    this.#putAside = theirs === null ? undefined : 'stored';
    this.#aside = theirs?.guideline ?? null;
    this.#keep();
    this.#send();
  }

  /**
   * Of two copies the other one is kept, and this one put aside. Returns the other one; null where there is none any more.
   *
   * Errors  as the client has them; then it is still to be chosen.
   */
  async takeTheirs(): Promise<Work | null> {
    if (this.#saving.kind !== 'conflict') return null;
    const { theirs } = this.#saving;
    const mine = this.#unsent;
    if (theirs !== null && mine !== null) {
      try {
        this.#revision = await this.#around.save(mine, theirs.revision, 'sent');
      } catch (error) {
        if (isChanged(error)) this.#tell({ kind: 'conflict', theirs: storedIn(error) });
        throw error;
      }
    } else this.#revision = 0;
    this.#unsent = null;
    this.#saved = theirs === null ? null : asWork(theirs);
    this.#putAside = undefined;
    this.#aside = theirs === null ? null : (mine?.guideline ?? null);
    this.#keep();
    this.#tell({ kind: 'saved' });
    return this.#saved;
  }

  /** The draft is published, or was thrown away: nothing of it is left to save. */
  forget(): void {
    this.#cancel();
    this.#unsent = null;
    this.#saved = null;
    this.#putAside = undefined;
    this.#revision = 0;
    this.#aside = null;
    this.#keep();
    this.#tell({ kind: 'saved' });
  }

  /** What was put aside is used, and the copy that was used until now is put aside; or it is thrown away. */
  settleAside(work: Work, putAside: 'stored' | 'nothing', aside: Record<string, unknown> | null): void {
    this.#aside = aside;
    this.change(work, putAside);
  }

  #keep(): void {
    this.#around.keep(this.#unsent === null ? null : { ...this.#unsent, revision: this.#revision, put_aside: this.#putAside });
  }

  #tell(saving: Saving): void {
    this.#saving = saving;
    for (const listener of this.#listeners) listener();
  }

  #send(): void {
    if (this.#sending || this.#unsent === null) return;
    this.#sending = true;
    this.#tell({ kind: 'saving' });
    void this.#sendUntilAnswered(this.#unsent, this.#putAside).finally(() => {
      this.#sending = false;
      const { kind } = this.#saving;
      if (this.#unsent === null) this.#tell({ kind: 'saved' });
      else if (kind === 'saving') this.#send();
    });
  }

  async #sendUntilAnswered(work: Work, putAside: UnsentWork['put_aside']): Promise<void> {
    const { save, connection } = this.#around;
    try {
      this.#revision = await save(work, this.#revision, putAside);
      this.#saved = work;
      if (this.#unsent === work) this.#unsent = null;
      if (this.#putAside === putAside) this.#putAside = undefined;
      this.#keep();
      this.#tell({ kind: 'saving' });
    } catch (error) {
      if (error instanceof UnreachableError) {
        this.#tell({ kind: 'no_connection' });
        await (error instanceof BusyError ? connection.pause(error.afterMs) : connection.back());
        this.#tell({ kind: 'saving' });
      } else if (isChanged(error)) this.#tell({ kind: 'conflict', theirs: storedIn(error) });
      else this.#tell({ kind: 'refused', error: error as Error });
    }
  }
}

const isChanged = (error: unknown): error is RefusedError => error instanceof RefusedError && error.code === 'draft_changed';

/** The draft as it is stored now, as our server writes it into the refusal. */
const storedIn = ({ document }: RefusedError): PlanDraft | null => (document['draft'] ?? null) as PlanDraft | null;
