import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { FilesInMemory } from './files-in-memory.ts';
import { migrate } from './migrate.ts';
import { kyselyOn } from './pglite-queries.ts';
import { copyFolder, makeDatabaseFolder, pgliteTemplate } from './pglite-template.ts';
import type { DatabaseFile } from './pglite-template.ts';
import { startWith } from './pglite-start.ts';
import { keepUp } from './pglite-upkeep.ts';
import { SyncedFiles, requireSync, syncNames, syncFolder, syncedStart } from './synced-files.ts';

/** The files of the database cannot be opened as a database. */
export class DamagedDatabaseError extends Error {
  constructor(place: string, cause: unknown) {
    super(
      `The database in ${place} cannot be opened. Its files are damaged, or of a version that this Stoa does not ` +
        'read. Put a copy of the folder in its place, or move it away to begin with an empty one.',
      { cause },
    );
    this.name = 'DamagedDatabaseError';
  }
}

/** A database with the present schema, and what closes it. */
export type OpenDatabase = {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** Of PostgreSQL: its connections, and how many queries wait for one. */
  connections?: () => { open: number; idle: number; waiting: number };
};

/** PGlite in memory: for tests, and gone when it is closed. */
export async function openInMemory({ pgvector = false } = {}): Promise<OpenDatabase> {
  const template = (templateInMemory ??= pgliteTemplate());
  template.catch(() => (templateInMemory = null));
  const fs = new FilesInMemory(await template);
  return migrated(kyselyOn(await PGlite.create({ fs, startParams: [...startWith('2MB')], ...(await extensionsOf(pgvector)) })));
}

/** The extensions of PGlite, each of which takes a while to load. */
const extensionsOf = async (pgvector: boolean): Promise<Pick<PGliteOptions, 'extensions'>> =>
  pgvector ? { extensions: { vector: (await import('@electric-sql/pglite-pgvector')).vector } } : {};

/** Whether a data folder is opened with pgvector: where it once was, its tables have columns and indexes of it, and could no longer be changed without. */
function withPgvector(folder: string, wanted: boolean): boolean {
  const mark = path.join(folder, 'pgvector');
  if (wanted) writeFileSync(mark, 'The database in this folder was opened with its extension pgvector, and is from then on.\n');
  return wanted || existsSync(mark);
}

/** Read once for all of them: it has 42 MB. */
let templateInMemory: Promise<readonly DatabaseFile[]> | null = null;

/**
 * PGlite in the files of a folder, which it holds for this process alone until it is closed. A new database is made under another
 * name and moved to its place when it is whole, so that a process that dies over its first start leaves nothing half made.
 *
 * What it has committed is on the disk and outlives a power cut, unless `sync` is false: for tests and benchmarks alone, whose
 * processes may be killed but whose computer stays on. A new one is a copy of the folder `from`, where that is given.
 *
 * Errors  `DataFolderInUseError`, `DataFolderUnusableError`, `DamagedDatabaseError`, `UnsyncedDatabaseError`.
 */
export async function openInFolder(
  folder: string,
  { sync = true, from, pgvector = false }: { sync?: boolean; from?: string | undefined; pgvector?: boolean } = {},
): Promise<OpenDatabase> {
  const absolute = path.resolve(folder);
  const unlock = lockDataFolder(absolute);
  try {
    const place = databaseIn(absolute);
    if (!existsSync(place)) {
      const unfinished = path.join(absolute, 'database.new');
      rmSync(unfinished, { recursive: true, force: true });
      if (from === undefined) await makeDatabaseFolder(unfinished);
      else copyFolder(from, unfinished);
      if (sync) await syncFolder(unfinished); // first whole, then there
      renameSync(unfinished, place);
      if (sync) await syncNames(absolute);
    }
    const { db, close } = await migrated(
      kyselyOn(await (sync ? openSynced : openFiles)(place, await extensionsOf(withPgvector(absolute, pgvector)))),
    );
    const endUpkeep = keepUp(db);
    return { db, close: once(async () => endUpkeep().then(close).finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether the folder has a database already; whether it is sound, opening it will tell. */
export const holdsDatabase = (folder: string): boolean => existsSync(databaseIn(path.resolve(folder)));

/** Where a data folder has its database. */
export const databaseIn = (folder: string): string => path.join(folder, 'database');

async function openFiles(place: string, options: PGliteOptions = {}): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: place, startParams: [...startWith('16MB')], ...options });
  } catch (error) {
    throw new DamagedDatabaseError(place, error);
  }
}

async function openSynced(place: string, options: PGliteOptions): Promise<PGlite> {
  const files = new SyncedFiles(place);
  const pglite = await openFiles(place, { ...options, fs: files, startParams: [...syncedStart] });
  await requireSync(pglite, files, place);
  return pglite;
}

export type PostgresOptions = {
  /** The most connections that are open at once. */
  connections: number;
  /** Told of a connection that broke, whether anybody used it or not; the next query opens another. */
  onConnectionLost: (error: Error) => void;
};

/** PostgreSQL, version 15 or later. */
export async function openPostgres(url: string, { connections, onConnectionLost }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'stoa',
    connectionTimeoutMillis: 10_000, // a database that does not answer is an error to show, not a request that hangs
  });
  // Without listeners an error would end the process. The pool hears of a connection that nobody uses; one in use tells its own
  // listeners, beside failing the query that it was at.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const connectionsNow = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { ...(await migrated(new Kysely({ dialect: new PostgresDialect({ pool }) }))), connections: connectionsNow };
}

async function migrated(db: Kysely<Database>): Promise<OpenDatabase> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

/** What is done the first time alone; later ones hear how that went. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => (closed ??= close());
}
