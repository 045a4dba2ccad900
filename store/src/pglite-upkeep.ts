import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const firstAfter = 20_000;
const every = 15 * 60_000;

/**
 * Does for PGlite what a PostgreSQL server does in background processes, which PGlite doesn't have: frees the space of old row
 * versions and updates the planner's statistics (autovacuum; without it, a session, which every turn stores again, leaves its
 * whole size behind each time), and writes a checkpoint (without it, the log grows, and all of it is replayed after a crash).
 * It runs once shortly after the start, when the most urgent work is done, and then every quarter of an hour in which something
 * was written. Queries wait for it, some hundredths of a second.
 *
 * Returns a function that stops it, waiting for an upkeep that is under way.
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
  timer.unref(); // the timer doesn't keep the process alive

  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Runs the upkeep now. Returns how far the log had been written then. */
export async function upkeep(db: Kysely<Database>): Promise<string> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  return writtenUpTo(db);
}

async function writtenUpTo(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}
