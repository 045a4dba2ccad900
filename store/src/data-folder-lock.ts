import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. */
export class DataFolderInUseError extends Error {
  readonly folder: string;
  /** The process that has it open; null if that isn't known. */
  readonly pid: number | null;

  constructor(folder: string, holder: Holder | null) {
    super(
      `The data folder ${folder} is in use by another Stoa${holder === null ? '' : ` (process ${holder.pid}, since ${holder.since})`}. ` +
        'Two at once would lose work. Stop that one first, or give this one a folder of its own, or let both use PostgreSQL by DATABASE_URL.',
    );
    this.name = 'DataFolderInUseError';
    this.folder = folder;
    this.pid = holder?.pid ?? null;
  }
}

/** The data folder can't be created or written to. */
export class DataFolderUnusableError extends Error {
  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The data folder ${folder} cannot be used (${why}). Give this process the right to write there, or choose another folder ` +
        'with STOA_DATA or --data.',
      { cause },
    );
    this.name = 'DataFolderUnusableError';
  }
}

type Holder = { pid: number; since: string };

/**
 * Takes a data folder for this process alone, and returns a function that releases it. PGlite takes no lock, and two processes
 * on one folder silently lose each other's work.
 *
 * The lock is the operating system's own, on the file `lock`: SQLite, which comes with Node, takes it in the way that works on
 * each system (fcntl, LockFileEx). So it ends with its process, however that ends: there is no stale lock to detect, no process
 * id to mistake for another, no race over who takes over. It works between containers that share the folder. It doesn't protect
 * against somebody who deletes the file, nor on a network drive without locks.
 *
 * Nothing here may read `lock` itself: closing any other handle on it would end an fcntl lock. `lock-holder.json` names the
 * holder, for the message; that file locks nothing.
 *
 * Errors  `DataFolderInUseError`, `DataFolderUnusableError`.
 */
export function lockDataFolder(folder: string): () => void {
  const holderFile = path.join(folder, 'lock-holder.json');
  const lock = openLock(folder);
  try {
    lock.exec('pragma journal_mode = memory'); // otherwise SQLite would create a journal file beside it
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUseError(folder, holderIn(holderFile));
    throw new DataFolderUnusableError(folder, error);
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() } satisfies Holder));
  return () => lock.close();
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw new DataFolderUnusableError(folder, error);
  }
}

const busy = 5; // SQLITE_BUSY

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;

/** Returns who wrote the file, if it can be read: the holder of the lock may be writing it at this moment. */
function holderIn(file: string): Holder | null {
  try {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof written !== 'object' || written === null || !('pid' in written) || !('since' in written)) return null;
    return typeof written.pid === 'number' && typeof written.since === 'string'
      ? { pid: written.pid, since: written.since }
      : null;
  } catch {
    return null;
  }
}
