import type { DemoAccounts } from '../auth/first-accounts.ts';
import type { AppContext } from '../app-context.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { playDemoClass, playDemoHistory } from './play-demo-history.ts';

/**
 * Plays the history of the demo student and then that of the demo class, in the background, once the server listens and the
 * bank has their skills. The start doesn't wait for it; only a visitor who continues as the demo student at the very first
 * start waits the few seconds that remain.
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
      // The demo student can be used without it, but whoever runs the server should know.
      this.#context.log.error({ err: error }, 'the history of the demo student could not be played');
    });
    this.#playingClass = this.#playing
      .then(() => this.#playClass())
      .catch((error: unknown) => {
        this.#context.log.error({ err: error }, 'the history of the demo class could not be played');
      });
  }

  /** The demo accounts; the student's is handed out only after her history has been played. */
  get accounts(): DemoAccounts {
    return {
      classmate: this.#accounts.classmate,
      idOf: async (role) => {
        if (role === 'student') await this.#playing;
        return this.#accounts.idOf(role);
      },
    };
  }

  /** Stops playing after the turn under way. */
  async end(): Promise<void> {
    this.#closing.abort();
    await this.#playingClass; // which itself waits for the student's history
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
