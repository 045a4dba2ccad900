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
import { copyFolder, filesIn, makeDatabaseFolder, pgliteTemplate } from './pglite-template.ts';
import type { DatabaseFile } from './pglite-template.ts';
import { startWith } from './pglite-start.ts';
import { keepUp } from './pglite-upkeep.ts';
import { SyncedFiles, requireSync, syncNames, syncFolder, syncedStart } from './synced-files.ts';

/** The files can't be opened as a database. */
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

/** A database with the current schema, and a function that closes it. */
export type OpenDatabase = {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** For PostgreSQL: its connections, and how many queries wait for one. */
  connections?: () => { open: number; idle: number; waiting: number };
};

/**
 * Opens PGlite in memory, for tests; its data is gone when it is closed. It begins with the files of the closed database in the
 * folder `from`, which are read once, or empty.
 */
export async function openInMemory({
  pgvector = false,
  from,
}: { pgvector?: boolean; from?: string | undefined } = {}): Promise<OpenDatabase> {
  const template = templatesInMemory.get(from) ?? (from === undefined ? pgliteTemplate() : Promise.resolve(filesIn(from)));
  templatesInMemory.set(from, template);
  template.catch(() => templatesInMemory.delete(from));
  const fs = new FilesInMemory(await template);
  return migrated(kyselyOn(await PGlite.create({ fs, startParams: [...startWith('2MB')], ...(await extensionsOf(pgvector)) })));
}

/** Returns the extensions of PGlite, each of which takes a while to load. */
const extensionsOf = async (pgvector: boolean): Promise<Pick<PGliteOptions, 'extensions'>> =>
  pgvector ? { extensions: { vector: (await import('@electric-sql/pglite-pgvector')).vector } } : {};

/**
 * True if a data folder is to be opened with pgvector. If it ever was, its tables have columns and indexes that need it, and
 * couldn't be changed without it.
 */
function withPgvector(folder: string, wanted: boolean): boolean {
  const mark = path.join(folder, 'pgvector');
  if (wanted) writeFileSync(mark, 'The database in this folder was opened with its extension pgvector, and is from then on.\n');
  return wanted || existsSync(mark);
}

/** By the folder that they begin with: read once and shared, because each has 42 MB or more. */
const templatesInMemory = new Map<string | undefined, Promise<readonly DatabaseFile[]>>();

/**
 * Opens PGlite in the files of a folder, which it locks for this process until it is closed. A new database is created under
 * another name and moved to its place when it is complete, so that a process that dies during its first start leaves nothing
 * half done.
 *
 * What it has committed is on the disk and survives a power cut, unless `sync` is false. That is only for tests and benchmarks,
 * whose processes may be killed but whose computer stays on. A new database is a copy of the folder `from`, if given.
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
      if (sync) await syncFolder(unfinished); // completely written before it is moved to its place
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

/** True if the folder already has a database; whether it is intact turns out when it is opened. */
export const holdsDatabase = (folder: string): boolean => existsSync(databaseIn(path.resolve(folder)));

/** Returns where a data folder has its database. */
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
  /** The most connections open at once. */
  connections: number;
  /** Called for a connection that broke, in use or not; the next query opens another. */
  onConnectionLost: (error: Error) => void;
};

/** Opens PostgreSQL, version 15 or later. */
export async function openPostgres(url: string, { connections, onConnectionLost }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'stoa',
    connectionTimeoutMillis: 10_000, // a database that doesn't answer should cause an error, not a request that hangs
  });
  // Without listeners, an error would end the process. The pool reports broken connections that are idle; one in use reports to
  // its own listeners and also fails its query.
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

/** Runs the function only the first time; later calls get the result of the first. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => (closed ??= close());
}
