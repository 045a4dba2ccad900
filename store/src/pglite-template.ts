import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { installationCache, keepInCache } from './installation-cache.ts';
import { kyselyOn } from './pglite-queries.ts';
import { migrate } from './migrate.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const cacheFolder = path.join(installationCache, 'pglite');

/** A file or folder of a database, by its path in it; folders come before what is in them. */
export type DatabaseFile = { at: string; content: Buffer | 'folder' };

/** Returns the files of an empty database with the current schema, for one in memory. */
export async function pgliteTemplate(): Promise<readonly DatabaseFile[]> {
  const kept = path.join(cacheFolder, databaseFormat());
  if (existsSync(kept)) return filesIn(kept);
  const unkept = mkdtempSync(path.join(tmpdir(), 'stoa-template-'));
  try {
    await makeDatabaseFolder(unkept);
    return filesIn(unkept);
  } finally {
    rmSync(unkept, { recursive: true, force: true });
  }
}

/**
 * Creates the folder of a new database with the current schema. It is built once and stored in `.cache`, under a name that
 * changes with PGlite and with any migration: copying the files takes a tenth of the time of initdb and the migrations. If
 * `.cache` can't be written, it is built each time.
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const kept = path.join(cacheFolder, databaseFormat());
  if (existsSync(kept)) return copyFolder(kept, folder);
  const pglite = await PGlite.create(folder);
  const db = kyselyOn(pglite);
  await migrate(db);
  await pglite.exec('checkpoint');
  await db.destroy();
  keepInCache(kept, (unfinished) => copyFolder(folder, unfinished)); // this also removes those of other versions of PGlite or of the schema
}

/** Reads the files of a database that nobody has open. */
export function filesIn(folder: string): DatabaseFile[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.map((entry): DatabaseFile => {
    const place = path.join(entry.parentPath, entry.name);
    return { at: path.relative(folder, place), content: entry.isDirectory() ? 'folder' : readFileSync(place) };
  });
  return files.toSorted((one, other) => one.at.length - other.at.length); // a folder's path is shorter than those of its contents
}

/** Copies the folder of a database that nobody has open, readable by nobody else, like PGlite's own. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, copy);
    else writeFileSync(copy, readFileSync(source), { mode: 0o600 });
  }
}

/** Returns a name for the version of PGlite and of the schema: a database made with the same versions needs no migration. */
export function databaseFormat(): string {
  const hash = createHash('sha256').update(pgliteVersion());
  for (const name of readdirSync(migrationsFolder).toSorted())
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFileSync(path.resolve(entry, '../../package.json'), 'utf8');
}
