import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/migrations.ts';

/** A newer version of Stoa created or changed the database. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `This database was used by a newer version of Stoa (it has ${unknown.join(', ')}, which this version does not know). ` +
        'Start that version or a later one again, or restore a backup that is older.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Brings a database to the current schema, all steps in one transaction. Processes that do it at the same time wait for each
 * other (an advisory lock on PostgreSQL; PGlite has one process). Returns the names of the steps that were taken.
 *
 * Errors  `NewerDatabaseError`; what a step threw, with nothing changed.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const taken = await takenSteps(db);
  const unknown = taken.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  if (Object.keys(migrations).every((name) => taken.includes(name))) return []; // otherwise the migrator would first inspect every table
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

async function takenSteps(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return [];
  const taken = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return taken.rows.map(({ name }) => name);
}
