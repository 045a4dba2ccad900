import type { EssaySaved, EssaySubmission, EssayToSave, EssayWork } from '@stoa/schema/essay/submission';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { RefusedError } from '../../../client.ts';
import { WorkSaver } from '../../../session/work-saver.ts';
import type { SaverSurroundings, Saving } from '../../../session/work-saver.ts';
import type { UnsentEssay } from './essay-shelf.ts';

/** The essay as the server has it. */
export type StoredWork = Pick<EssaySubmission, 'version' | 'work' | 'aside' | 'submitted_at'>;

type Surroundings = SaverSurroundings & {
  save: (sent: Omit<EssayToSave, 'instead'> & { instead: boolean }) => Promise<EssaySaved>;
  keep: (unsent: UnsentEssay | null) => void;
};

/**
 * Saves an essay while it is typed, over the version that was last seen. If there are two texts, neither is overwritten: both
 * are kept, and she chooses.
 */
export class EssaySaver {
  readonly #save: Surroundings['save'];
  readonly #saver: WorkSaver<EssayWork, StoredWork>;
  #stored: StoredWork;
  #instead = false;
  #safety: SafetyReply | null = null;

  /** `kept`: what an earlier visit couldn't send. It is sent now. */
  constructor(stored: StoredWork, kept: UnsentEssay | null, { save, keep, ...around }: Surroundings) {
    this.#save = save;
    this.#stored = kept === null ? stored : { ...stored, version: kept.version };
    this.#saver = new WorkSaver(kept?.work ?? null, {
      ...around,
      save: (work) => this.#send(work),
      keep: (work) => keep(work === null ? null : { version: this.#stored.version, work }),
      theirsIn: (error) => this.#theirsIn(error),
    });
    this.#saver.send();
  }

  get saving(): Saving<StoredWork> {
    return this.#saver.saving;
  }
  /** The newest work that this page knows. */
  get latest(): EssayWork {
    return this.#saver.unsent ?? this.#stored.work;
  }
  get unsent(): boolean {
    return this.#saver.unsent !== null;
  }
  /** Copies of it that weren't chosen. */
  get aside(): StoredWork['aside'] {
    return this.#stored.aside;
  }
  get submittedAt(): string | null {
    return this.#stored.submitted_at;
  }
  get onDevice(): boolean {
    return this.#saver.onDevice;
  }
  /** The safety message that she gets because of what she wrote. */
  get safety(): SafetyReply | null {
    return this.#safety;
  }

  subscribe = (listener: () => void): (() => void) => this.#saver.subscribe(listener);
  change = (work: EssayWork): void => this.#saver.change(work);
  /** Sends at once, because the page is left or she wants to try again. */
  flush = (): void => this.#saver.flush();
  settled = (): Promise<void> => this.#saver.settled();

  /**
   * Replaces the work by another copy, and puts the work aside. Only call it when everything is saved, because the server's
   * copy is what is put aside.
   */
  use(work: EssayWork): void {
    if (this.saving.kind !== 'saved') return;
    this.#instead = true;
    this.change(work);
  }

  /** Takes the server's current essay. Returns its work if it is newer than what is known here and nothing waits to be sent. */
  look(stored: StoredWork): EssayWork | null {
    if (!this.#saver.idle || stored.version < this.#stored.version) return null;
    const newer = stored.version > this.#stored.version;
    this.#stored = stored;
    this.#saver.tell();
    return newer ? stored.work : null;
  }

  /** Keeps this text of the two; the server puts the other one aside. */
  keepMine(): void {
    if (this.saving.kind !== 'conflict') return;
    this.#stored = this.saving.theirs;
    this.#instead = true;
    this.#saver.keep();
    this.#saver.send();
  }

  /**
   * Keeps the other text of the two. The server has put this one aside; if she has typed since then, it is sent once more
   * first.
   */
  async takeTheirs(): Promise<EssayWork | null> {
    const { unsent } = this.#saver;
    if (this.saving.kind !== 'conflict' || unsent === null) return null;
    const { theirs } = this.saving;
    try {
      await this.#save({ expected_version: theirs.version - 1, work: unsent, instead: false });
      this.#stored = theirs; // they were the same
    } catch (error) {
      const now = storedIn(error);
      if (now === null) throw error;
      this.#stored = now;
    }
    this.#instead = false;
    this.#saver.drop();
    return this.#stored.work;
  }

  async #send(work: EssayWork): Promise<void> {
    const { version, work: before, aside } = this.#stored;
    const saved = await this.#save({ expected_version: version, work, instead: this.#instead });
    this.#stored = {
      ...this.#stored,
      version: saved.version,
      work,
      aside: this.#instead ? [...aside, { at: saved.saved_at, work: before }] : aside,
    };
    this.#instead = false;
    this.#safety = saved.safety ?? this.#safety;
  }

  #theirsIn(error: unknown): { theirs: StoredWork } | null {
    const theirs = storedIn(error);
    if (theirs === null || theirs.submitted_at === null) return theirs === null ? null : { theirs };
    this.#stored = { ...this.#stored, submitted_at: theirs.submitted_at }; // turned in elsewhere: there is nothing to choose
    return null;
  }
}

/** Returns the essay as it is stored now, which our server includes in a refusal. */
const storedIn = (error: unknown): StoredWork | null =>
  error instanceof RefusedError ? ((error.document['essay'] ?? null) as StoredWork | null) : null;
