import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A migration's `up` out of its statements, one after another. They run in the migrator's one transaction. */
export const run =
  (...statements: readonly string[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
