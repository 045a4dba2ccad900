import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Bulkhead } from '../bulkhead.ts';

/** How a password is hashed, and how a password that was typed is compared with a hash. */
export type PasswordHash = {
  hash: (password: string) => Promise<string>;
  verify: (tried: { hash: string; password: string }) => Promise<boolean>;
};

export const scrypt: PasswordHash = { hash: hashPassword, verify: verifyPassword };

/**
 * Limits where and how many passwords are hashed. One takes an eighth of a second of a processor and 32 MB, on purpose, so a
 * whole class that signs up would take every processor. Only so many are hashed at once that one processor is left for
 * everybody else; the rest of a class waits, and anything beyond that is refused with `busy`.
 */
export class PasswordHashing {
  readonly bulkhead = new Bulkhead({
    concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
    queue: 64,
    longestWaitMs: 12_000,
  });
  readonly #ready = new AsyncLocalStorage<string>();
  readonly #requests: Pick<Bulkhead, 'outside'>;
  readonly #made: PasswordHash;

  /** A request that waits for a hash gives up its slot. */
  constructor(requests: Pick<Bulkhead, 'outside'>, made: PasswordHash = scrypt) {
    this.#requests = requests;
    this.#made = made;
  }

  /** For better-auth: returns the hash, or the one that `hashedBefore` has already made. */
  hash = (password: string): Promise<string> => {
    const ready = this.#ready.getStore();
    return ready === undefined ? this.#inTurn(() => this.#made.hash(password)) : Promise.resolve(ready);
  };

  verify = (tried: { hash: string; password: string }): Promise<boolean> => this.#inTurn(() => this.#made.verify(tried));

  /**
   * Hashes first, then acts. better-auth hashes the password of a new account inside the transaction that opens it; the embedded
   * database has one connection, and everybody would wait for the hash.
   */
  async hashedBefore<T>(password: string, act: () => Promise<T>): Promise<T> {
    const hash = await this.hash(password);
    return this.#ready.run(hash, act);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#requests.outside(() => this.bulkhead.run(work));
  }
}
