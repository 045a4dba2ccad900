import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { kyselyOn } from './pglite-queries.ts';
import { migrate } from './migrate.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const cacheFolder = path.resolve(import.meta.dirname, '../../.cache/pglite');

/**
 * An empty database with the present schema, as the archive of its folder: opening a copy takes a tenth of the time that initdb and
 * the migrations take. It is made once and kept in `.cache`, under a name that changes with PGlite and with any migration; where
 * `.cache` cannot be written, it is made each time.
 */
export async function pgliteTemplate(): Promise<Blob> {
  const file = path.join(cacheFolder, `${templateKey()}.tar`);
  const kept = readIfThere(file);
  if (kept !== null) return new Blob([kept]);

  const pglite = await PGlite.create();
  const db = kyselyOn(pglite);
  await migrate(db);
  await pglite.exec('checkpoint');
  const archive = await pglite.dumpDataDir('none');
  await db.destroy();
  keep(file, Buffer.from(await archive.arrayBuffer()));
  return archive;
}

function templateKey(): string {
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

/** Under another name first, so that nobody ever reads half of it. */
function keep(file: string, content: Buffer): void {
  try {
    mkdirSync(cacheFolder, { recursive: true });
    const outdated = readdirSync(cacheFolder).filter((name) => name.endsWith('.tar') && name !== path.basename(file));
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    for (const name of outdated) rmSync(path.join(cacheFolder, name), { force: true }); // 40 MB each
  } catch (error) {
    if (!isOneOf(error, ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])) throw error; // an installation may be read-only
  }
}

const isOneOf = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
