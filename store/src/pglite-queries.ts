import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';

/**
 * Queries on PGlite. It has one connection, and Kysely lets one transaction or one query at a time onto it while the others wait for
 * their turn. So within a transaction nothing may wait for a query that does not go through it.
 */
export const kyselyOn = (pglite: PGlite): Kysely<Database> => new Kysely({ dialect: new PGliteDialect({ pglite }) });
