import type { DemoAccounts } from '../auth/first-accounts.ts';
import type { AppContext } from '../app-context.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { playDemoClass, playDemoHistory } from './play-demo-history.ts';

/**
 * The history of the demo student and, behind it, that of the demo class, played in the background once the server listens and the bank has the skills of it: the start waits for
 * none of it, and only whoever continues as the demo student at the very first start waits the seconds that are left.
 */
export class DemoHistory {
  readonly #context: AppContext;
  readonly #shelf: CachedShelf;
  readonly #accounts: DemoAccounts;
  readonly #closing = new AbortController();
  #playing: Promise<void> = Promise.resolve();
  #playingClass: Promise<void> = Promise.resolve();

  constructor(context: AppContext, shelf: CachedShelf, accounts: DemoAccounts) {
    this.#context = context;
    this.#shelf = shelf;
    this.#accounts = accounts;
  }

  begin(): void {
    this.#playing = this.#play().catch((error: unknown) => {
      // She can be used without it, and whoever runs the server should know.
      this.#context.log.error({ err: error }, 'the history of the demo student could not be played');
    });
    this.#playingClass = this.#playing
      .then(() => this.#playClass())
      .catch((error: unknown) => {
        this.#context.log.error({ err: error }, 'the history of the demo class could not be played');
      });
  }

  /** The accounts, of which the student’s waits for her history. */
  get accounts(): DemoAccounts {
    return {
      classmate: this.#accounts.classmate,
      idOf: async (role) => {
        if (role === 'student') await this.#playing;
        return this.#accounts.idOf(role);
      },
    };
  }

  /** Ends it after the turn under way. */
  async end(): Promise<void> {
    this.#closing.abort();
    await this.#playingClass; // which waits for the student's
  }

  async #play(): Promise<void> {
    const learner = await this.#find(await this.#accounts.idOf('student'));
    if (learner === null) return;
    const turns = await playDemoHistory(this.#context, this.#shelf, learner, this.#closing.signal);
    if (turns > 0) this.#context.log.info({ turns }, 'the history of the demo student is played');
  }

  async #playClass(): Promise<void> {
    const openAccount = async (slug: string, name: string) => this.#find(await this.#accounts.classmate(slug, name));
    const turns = await playDemoClass(this.#context, this.#shelf, openAccount, this.#closing.signal);
    if (turns > 0) this.#context.log.info({ turns }, 'the history of the demo class is played');
  }

  async #find(id: string) {
    const account = await this.#context.store.accounts.find(id);
    return account === null ? null : { id: account.id, role: account.role, name: account.name, email: account.email };
  }
}
