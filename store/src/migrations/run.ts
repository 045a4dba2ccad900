import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Makes a migration's `up` from its statements, run one after another in the migrator's one transaction. */
export const run =
  (...statements: readonly string[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
