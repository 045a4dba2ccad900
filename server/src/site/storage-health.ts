import type { FastifyInstance } from 'fastify';
import { isDatabaseDamaged } from '@stoa/store/database-error';
import type { Store } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';

const readEveryMs = 5000;
/**
 * For this long after files couldn't be read, the server counts as unhealthy, whatever a probe finds: a page of the database is
 * read only when it's needed.
 */
const damageRemembered = 10 * 60_000;

const damaged = () =>
  new RefusalError('unavailable', 'The database cannot read some of its own files. Restore a backup. The log names the file.');

/** Checks whether turns can be taken: the database answers, and the tables that a turn needs can be read. */
export class StorageHealth {
  readonly #store: Pick<Store, 'ping' | 'readTables'>;
  readonly #clock: () => Date;
  #readAt = -Infinity;
  #damagedAt = -Infinity;

  constructor(store: Pick<Store, 'ping' | 'readTables'>, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Is told of every request that fails. */
  watch(app: FastifyInstance): void {
    app.addHook('onError', async (_, __, error) => this.note(error));
  }

  note(error: unknown): void {
    if (isDatabaseDamaged(error)) this.#damagedAt = this.#clock().getTime();
  }

  /** Errors  whatever keeps the database from answering; `unavailable` if it can't read its files. */
  async check(): Promise<void> {
    const now = this.#clock().getTime();
    if (now - this.#damagedAt < damageRemembered) throw damaged();
    if (now - this.#readAt < readEveryMs) return this.#store.ping();
    try {
      await this.#store.readTables();
      this.#readAt = now;
    } catch (error) {
      this.note(error);
      throw isDatabaseDamaged(error) ? damaged() : error;
    }
  }
}
