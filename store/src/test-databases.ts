import { randomUUID } from 'node:crypto';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { findPostgres, startPostgres } from './test-postgres.ts';

/** A kind of database for the tests of one file: opens as many empty stores as they want. */
export type TestDatabase = { open: () => Promise<Store>; stop: () => Promise<void> };

type TestDatabaseKind = { name: string; start: () => Promise<TestDatabase> };

const pglite: TestDatabaseKind = {
  name: 'PGlite',
  start: async () => ({ open: () => openStore({ memory: true }), stop: async () => {} }),
};

const postgres: TestDatabaseKind = {
  name: 'PostgreSQL',
  start: async () => {
    const server = await startPostgres();
    const template = await openStore({ databaseUrl: await server.createDatabase('template') });
    await template.close();
    const open = async () => openStore({ databaseUrl: await server.createDatabase(`test-${randomUUID()}`, 'template') });
    return { open, stop: server.stop };
  },
};

/**
 * Every kind of database that the store runs on, for `describe.each`. If PostgreSQL isn't installed, its tests are left out,
 * and that is printed; with CI or STOA_REQUIRE_ALL set, they are included and fail.
 */
export const testDatabases: readonly TestDatabaseKind[] = postgresIsThere() ? [pglite, postgres] : [pglite];

/** True if tests that need PostgreSQL are to run. */
export function postgresIsThere(): boolean {
  if (findPostgres() !== null || process.env['CI'] !== undefined || process.env['STOA_REQUIRE_ALL'] === '1') return true;
  process.stderr.write('\nNOT TESTED ON POSTGRESQL: it is not installed. On Debian: apt-get install postgresql\n\n');
  return false;
}
