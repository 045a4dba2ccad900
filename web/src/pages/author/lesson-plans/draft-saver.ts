import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline } from '@stoa/schema/study-plan';
import { RefusedError } from '../../../client.ts';
import { WorkSaver } from '../../../session/work-saver.ts';
import type { SaverSurroundings, Saving } from '../../../session/work-saver.ts';

/** An author's work on a topic, and the published version it was begun on; 0: a new topic. */
export type Work = { base_version: number; guideline: Guideline };
/** A stored draft as the work that it is. Whoever shows it looks at its shape first: anything may be missing in it. */
const asWork = ({ base_version, guideline }: PlanDraft): Work => ({ base_version, guideline: guideline as Guideline });

/** Work that the server does not have yet, the revision of the draft that it was written over, and what becomes of the copy put aside. */
export type UnsentWork = Work & { revision: number; put_aside?: 'stored' | 'nothing' | undefined };

/** `theirs`, where it was changed elsewhere: what is stored now, null where it was published or thrown away. */
type Theirs = PlanDraft | null;

type Surroundings = SaverSurroundings & {
  /** Saves over a revision and returns the new one. Errors  as the client has them. */
  save: (work: Work, expectedRevision: number, putAside?: 'stored' | 'sent' | 'nothing') => Promise<number>;
  keep: (unsent: UnsentWork | null) => void;
};

/** Saves a draft as it is written, over the revision that was seen last. Of two copies one is put aside, and its author chooses which. */
export class DraftSaver {
  readonly #save: Surroundings['save'];
  readonly #saver: WorkSaver<Work, Theirs>;
  #saved: Work | null = null;
  #putAside: UnsentWork['put_aside'];
  #revision: number;
  #aside: Record<string, unknown> | null = null;

  /** `kept`: what an earlier visit could not send. It is sent with the first look at the server. */
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
  /** What the server does not have yet; null when it has everything. */
  get unsent(): Work | null {
    return this.#saver.unsent;
  }
  /** Whether this device keeps what the server does not have yet. */
  get onDevice(): boolean {
    return this.#saver.onDevice;
  }
  /** The draft as it is known here; null where there is none. */
  get latest(): Work | null {
    return this.unsent ?? this.#saved;
  }
  /** Of the draft on the server, as far as it is known here; 0: there is none. */
  get revision(): number {
    return this.#revision;
  }
  /** Another copy of the draft, which its author did not choose. */
  get aside(): Record<string, unknown> | null {
    return this.#aside;
  }

  subscribe = (listener: () => void): (() => void) => this.#saver.subscribe(listener);
  /** The page is left: what waits is sent at once. */
  leave = (): void => this.#saver.flush();

  /**
   * What to show where the draft is opened: what waits to be sent, what this page saved last where the server's answer is older, else what is
   * stored; null where there is no draft.
   */
  open(stored: PlanDraft | null): Work | null {
    if (!this.#saver.idle) return this.latest;
    if (stored !== null && stored.revision < this.#revision) return this.#saved;
    this.#revision = stored?.revision ?? 0;
    this.#aside = stored?.aside ?? null;
    this.#saved = stored === null ? null : asWork(stored);
    return this.#saved;
  }

  /** The draft as the server has it now. Returns it where it is newer than what is known here and nothing waits to be sent. */
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

  /** The draft was changed. */
  change(work: Work, putAside?: UnsentWork['put_aside']): void {
    if (putAside !== undefined) this.#putAside = putAside;
    this.#saver.change(work);
  }

  /** Resolves with the revision once everything is saved. Errors  throws where it cannot be: a refusal, or a conflict first. */
  async settled(): Promise<number> {
    await this.#saver.settled();
    return this.#revision;
  }

  /** Of two copies this one is kept, and the other one put aside. */
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
   * Of two copies the other one is kept, and this one put aside. Returns the other one; null where there is none any more.
   *
   * Errors  as the client has them; then it is still to be chosen.
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

  /** The draft is published, or was thrown away: nothing of it is left to save. */
  forget(): void {
    this.#saved = null;
    this.#putAside = undefined;
    this.#revision = 0;
    this.#aside = null;
    this.#saver.drop();
  }

  /** What was put aside is used, and the copy that was used until now is put aside; or it is thrown away. */
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

/** The draft as it is stored now, as our server writes it into the refusal. */
const storedIn = ({ document }: RefusedError): Theirs => (document['draft'] ?? null) as Theirs;
