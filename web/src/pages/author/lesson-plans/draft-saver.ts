import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline } from '@stoa/schema/study-plan';
import { RefusedError } from '../../../client.ts';
import { WorkSaver } from '../../../session/work-saver.ts';
import type { SaverSurroundings, Saving } from '../../../session/work-saver.ts';

/** An author's work on a topic, and the published version that it is based on; 0: a new topic. */
export type Work = { base_version: number; guideline: Guideline };
/** Returns a stored draft as work. Whoever shows it must check its shape first, because anything may be missing in it. */
const asWork = ({ base_version, guideline }: PlanDraft): Work => ({ base_version, guideline: guideline as Guideline });

/**
 * Work that the server doesn't have yet, the revision of the draft that it was written over, and what to do with the copy put
 * aside.
 */
export type UnsentWork = Work & { revision: number; put_aside?: 'stored' | 'nothing' | undefined };

/** `theirs`, if the draft was changed elsewhere: what is stored now, null if it was published or discarded. */
type Theirs = PlanDraft | null;

type Surroundings = SaverSurroundings & {
  /** Saves over a revision and returns the new one. Errors  those of the client. */
  save: (work: Work, expectedRevision: number, putAside?: 'stored' | 'sent' | 'nothing') => Promise<number>;
  keep: (unsent: UnsentWork | null) => void;
};

/**
 * Saves a draft while it is written, over the revision that was last seen. If there are two copies, one is put aside, and the
 * author chooses which.
 */
export class DraftSaver {
  readonly #save: Surroundings['save'];
  readonly #saver: WorkSaver<Work, Theirs>;
  #saved: Work | null = null;
  #putAside: UnsentWork['put_aside'];
  #revision: number;
  #aside: Record<string, unknown> | null = null;

  /** `kept`: what an earlier visit couldn't send. It is sent after the server's state has first been read. */
  constructor(kept: UnsentWork | null, { save, keep, ...around }: Surroundings) {
    this.#save = save;
    this.#putAside = kept?.put_aside;
    this.#revision = kept?.revision ?? 0;
    this.#saver = new WorkSaver(kept === null ? null : { base_version: kept.base_version, guideline: kept.guideline }, {
      ...around,
      save: (work) => this.#send(work),
      keep: (work) => keep(work === null ? null : { ...work, revision: this.#revision, put_aside: this.#putAside }),
      theirsIn: (error) => (isChanged(error) ? { theirs: storedIn(error) } : null),
    });
  }

  get saving(): Saving<Theirs> {
    return this.#saver.saving;
  }
  /** Returns what the server doesn't have yet; null if it has everything. */
  get unsent(): Work | null {
    return this.#saver.unsent;
  }
  /** True if this device stores what the server doesn't have yet. */
  get onDevice(): boolean {
    return this.#saver.onDevice;
  }
  /** The newest draft that this page knows; null if there is none. */
  get latest(): Work | null {
    return this.unsent ?? this.#saved;
  }
  /** The revision of the draft on the server, as far as this page knows; 0: there is none. */
  get revision(): number {
    return this.#revision;
  }
  /** Another copy of the draft, which its author didn't choose. */
  get aside(): Record<string, unknown> | null {
    return this.#aside;
  }

  subscribe = (listener: () => void): (() => void) => this.#saver.subscribe(listener);
  /** Called when the page is left: sends what waits at once. */
  leave = (): void => this.#saver.flush();

  /**
   * Returns what to show when the draft is opened: what waits to be sent; or what this page saved last, if the server's answer
   * is older; otherwise what is stored. Null if there is no draft.
   */
  open(stored: PlanDraft | null): Work | null {
    if (!this.#saver.idle) return this.latest;
    if (stored !== null && stored.revision < this.#revision) return this.#saved;
    this.#revision = stored?.revision ?? 0;
    this.#aside = stored?.aside ?? null;
    this.#saved = stored === null ? null : asWork(stored);
    return this.#saved;
  }

  /** Takes the server's current draft. Returns it if it is newer than what is known here and nothing waits to be sent. */
  look(stored: PlanDraft | null): Work | null {
    if (!this.#saver.idle) {
      if (this.saving.kind === 'saved' || this.saving.kind === 'refused') this.#saver.send();
      return null;
    }
    if (stored === null || stored.revision <= this.#revision) return null;
    this.#revision = stored.revision;
    this.#aside = stored.aside;
    this.#saved = asWork(stored);
    this.#saver.tell();
    return this.#saved;
  }

  /** Takes a change of the draft. */
  change(work: Work, putAside?: UnsentWork['put_aside']): void {
    if (putAside !== undefined) this.#putAside = putAside;
    this.#saver.change(work);
  }

  /**
   * Resolves with the revision once everything is saved. Errors throws if that isn't possible: a refusal, or an unresolved
   * conflict.
   */
  async settled(): Promise<number> {
    await this.#saver.settled();
    return this.#revision;
  }

  /** Keeps this copy of the two, and puts the other one aside. */
  keepMine(): void {
    if (this.saving.kind !== 'conflict') return;
    const { theirs } = this.saving;
    this.#revision = theirs?.revision ?? 0;
    this.#putAside = theirs === null ? undefined : 'stored';
    this.#aside = theirs?.guideline ?? null;
    this.#saver.keep();
    this.#saver.send();
  }

  /**
   * Keeps the other copy of the two, and puts this one aside. Returns the other one; null if it no longer exists.
   *
   * Errors  those of the client; the author then still has to choose.
   */
  async takeTheirs(): Promise<Work | null> {
    if (this.saving.kind !== 'conflict') return null;
    const { theirs } = this.saving;
    const mine = this.unsent;
    if (theirs !== null && mine !== null) {
      try {
        this.#revision = await this.#save(mine, theirs.revision, 'sent');
      } catch (error) {
        if (isChanged(error)) this.#saver.tell({ kind: 'conflict', theirs: storedIn(error) });
        throw error;
      }
    } else this.#revision = 0;
    this.#saved = theirs === null ? null : asWork(theirs);
    this.#putAside = undefined;
    this.#aside = theirs === null ? null : (mine?.guideline ?? null);
    this.#saver.drop();
    return this.#saved;
  }

  /** Called after the draft was published or discarded: nothing of it is left to save. */
  forget(): void {
    this.#saved = null;
    this.#putAside = undefined;
    this.#revision = 0;
    this.#aside = null;
    this.#saver.drop();
  }

  /** Uses what was put aside and puts the present copy aside instead; or discards what was put aside. */
  settleAside(work: Work, putAside: 'stored' | 'nothing', aside: Record<string, unknown> | null): void {
    this.#aside = aside;
    this.change(work, putAside);
  }

  async #send(work: Work): Promise<void> {
    const putAside = this.#putAside;
    this.#revision = await this.#save(work, this.#revision, putAside);
    this.#saved = work;
    if (this.#putAside === putAside) this.#putAside = undefined;
  }
}

const isChanged = (error: unknown): error is RefusedError => error instanceof RefusedError && error.code === 'draft_changed';

/** Returns the draft as it is stored now, which our server includes in the refusal. */
const storedIn = ({ document }: RefusedError): Theirs => (document['draft'] ?? null) as Theirs;
