import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { PreparedQueries } from './prepared-queries.ts';

/**
 * Runs queries on PGlite. It has one connection, and Kysely gives it to one transaction or one query at a time while the others
 * wait. So inside a transaction, nothing may wait for a query outside of it.
 */
export function kyselyOn(pglite: PGlite): Kysely<Database> {
  const prepared = new PreparedQueries(pglite);
  return new Kysely({
    dialect: new PGliteDialect({
      pglite: {
        query: (text, parameters) => prepared.query(text, parameters),
        transaction: (act) => pglite.transaction(act),
        close: () => pglite.close(),
        get closed() {
          return pglite.closed;
        },
        get ready() {
          return pglite.ready;
        },
        waitReady: pglite.waitReady,
      },
    }),
  });
}
