import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { startWith } from './pglite-start.ts';

/** The database doesn't write through to the disk, so a power cut could undo turns that were acknowledged. */
export class UnsyncedDatabaseError extends Error {
  constructor(place: string, why: string) {
    super(
      `The database in ${place} does not make sure that what it has stored is on the disk (${why}), so a power cut could take back ` +
        'work that was acknowledged. This is a fault of this version of Stoa, not of your data. Use PostgreSQL by DATABASE_URL ' +
        'until it is mended, and report it.',
    );
    this.name = 'UnsyncedDatabaseError';
  }
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0];

/** The part of PGlite's files on Node that its types lack: the operations on an open file. */
type StreamOperations = { fsync?: (stream: { nfd: number }) => number };

/**
 * Parameters with which PGlite syncs its log to the disk at each commit: without its `-F`, which turns that off, and with
 * `fsync`, because `fdatasync` (the default on Linux) does nothing in its build.
 */
export const syncedStart: readonly string[] = [
  ...startWith('16MB').filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's files in a folder, with the one operation that they lack: fsync. Without it, PostgreSQL's request to sync a file is
 * confirmed and nothing happens.
 *
 * Errors  A failed fsync is reported to PostgreSQL as EIO, or as EINVAL if a system can't sync folders. PostgreSQL then ends
 *         the database and acknowledges nothing (as it always does: after a failed fsync nobody knows what is on the disk).
 */
export class SyncedFiles extends NodeFS {
  /** How often a file or folder was synced. */
  syncs = 0;

  override async init(pglite: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = ({ FS }: EmscriptenModule) => {
      const { NODEFS } = FS.filesystems as unknown as { NODEFS: { stream_ops: StreamOperations } };
      NODEFS.stream_ops.fsync = ({ nfd }) => this.#sync(nfd, FS.ErrnoError);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #sync(file: number, ErrnoError: new (errno: number) => Error): number {
    try {
      fsyncSync(file);
    } catch (error) {
      const { EINVAL, EIO } = errnoOfWasi;
      throw new ErrnoError(error instanceof Error && 'code' in error && error.code === 'EINVAL' ? EINVAL : EIO);
    }
    this.syncs += 1;
    return 0;
  }
}

/** Error numbers in WASI, which PGlite's build uses. */
const errnoOfWasi = { EINVAL: 28, EIO: 29 };

/**
 * Tests that a commit really syncs the log: the settings may say so although a file system below does nothing.
 *
 * Errors  `UnsyncedDatabaseError`.
 */
export async function requireSync(pglite: PGlite, files: Pick<SyncedFiles, 'syncs'>, place: string): Promise<void> {
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting <> 'on'`,
  );
  if (rows.length > 0)
    throw new UnsyncedDatabaseError(place, rows.map(({ name, setting }) => `${name} is ${setting}`).join(', '));
  const before = files.syncs;
  await pglite.query(`select pg_logical_emit_message(true, 'stoa', 'is this synced?')`); // the smallest possible commit
  if (files.syncs === before) throw new UnsyncedDatabaseError(place, 'a commit made no fsync');
}

const atOnce = 16;

/**
 * Resolves once a folder and all files and folders below it are on the disk. Syncs several at once, because a disk writes them
 * together in a fraction of the time.
 */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.map((entry) => ({ place: path.join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
  const syncNext = async () => {
    for (let next = places.pop(); next !== undefined; next = places.pop())
      if (next.isFolder) await syncNames(next.place);
      else await syncAt(next.place, 'r+');
  };
  await Promise.all(Array.from({ length: atOnce }, syncNext));
  await syncNames(folder);
}

/** Resolves once the names in a folder are on the disk: new, changed, and removed ones. Windows does that by itself. */
export async function syncNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncAt(folder, 'r');
}

async function syncAt(place: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(place, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
