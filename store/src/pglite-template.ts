import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { installationCache, isOneOf, keepInCache } from './installation-cache.ts';
import { kyselyOn } from './pglite-queries.ts';
import { migrate } from './migrate.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const cacheFolder = path.join(installationCache, 'pglite');

/**
 * An empty database with the present schema, as the archive of its folder: opening a copy takes a tenth of the time that initdb and
 * the migrations take. It is made once and kept in `.cache`, under a name that changes with PGlite and with any migration; where
 * `.cache` cannot be written, it is made each time.
 */
export async function pgliteTemplate(): Promise<Blob> {
  const file = path.join(cacheFolder, `${databaseFormat()}.tar`);
  const kept = readIfThere(file);
  if (kept !== null) return new Blob([kept]);

  const pglite = await PGlite.create();
  const db = kyselyOn(pglite);
  await migrate(db);
  await pglite.exec('checkpoint');
  const archive = await pglite.dumpDataDir('none');
  await db.destroy();
  const content = Buffer.from(await archive.arrayBuffer());
  keep(file, (unfinished) => writeFileSync(unfinished, content));
  return archive;
}

/**
 * Makes the folder of a new database, with the present schema. A copy of the files is all that takes, where they have been kept; PGlite would
 * unpack the archive and open the database for it, to no end.
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const kept = path.join(cacheFolder, databaseFormat());
  if (!existsSync(kept)) {
    const made = await PGlite.create(folder, { loadDataDir: await pgliteTemplate() });
    await made.close();
    keep(kept, (unfinished) => copyFolder(folder, unfinished));
    return;
  }
  copyFolder(kept, folder);
}

/** Copies the folder of a database that nobody has open; for nobody else to read, as PGlite makes its own. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, copy);
    else writeFileSync(copy, readFileSync(source), { mode: 0o600 });
  }
}

/** Names the version of PGlite and of the schema: a database that was made with the same needs no migration. */
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

function readIfThere(file: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isOneOf(error, ['ENOENT'])) return null;
    throw error;
  }
}

/** What other versions of PGlite or of the schema have left goes. */
const keep = (place: string, write: (unfinished: string) => void): void =>
  keepInCache(place, write, [databaseFormat(), `${databaseFormat()}.tar`]);
