import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const firstAfter = 20_000;
const every = 15 * 60_000;

/**
 * Does for PGlite what a PostgreSQL server does for itself in processes that PGlite does not have: frees the space of old row versions
 * and renews the planner's counts (autovacuum; without it a session, which every turn stores anew, leaves its whole size behind each
 * time), and writes a checkpoint (without it the log grows, and all of it is replayed after a crash). Once a little later, when whoever has
 * opened the database has done what the start waits for, and then every quarter of an hour in which something was written. Queries wait for it,
 * some hundredths of a second.
 *
 * Returns what ends it, which waits for an upkeep that is under way.
 */
export function keepUp(db: Kysely<Database>): () => Promise<void> {
  let upTo: string | null = null;
  let underWay = Promise.resolve();
  let ticks = 0;

  const again = async () => {
    if ((await writtenUpTo(db)) !== upTo) upTo = await upkeep(db);
  };
  const warn = (error: unknown) =>
    process.emitWarning(`Upkeep of the data folder failed and will be tried again in a quarter of an hour: ${String(error)}`);
  const timer = setInterval(() => {
    if (ticks % (every / firstAfter) === 0) underWay = underWay.then(again).catch(warn);
    ticks += 1;
  }, firstAfter);
  timer.unref(); // it is no reason for the process to stay

  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Does it now. Returns how far the log was written then. */
export async function upkeep(db: Kysely<Database>): Promise<string> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  return writtenUpTo(db);
}

async function writtenUpTo(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}
