import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where this installation keeps what it has made once and can make again. */
export const installationCache = path.resolve(import.meta.dirname, '../../.cache');

const abandonedMs = 60 * 60_000;

/**
 * Keeps in a folder of the cache what `write` makes: under another name first, so that nobody ever reads half of it. What stands beside it and is
 * none of `present` was kept by another version and goes, and so does what a process has left unfinished for an hour. Nothing is kept where
 * nothing can be written, for an installation may be read-only.
 *
 * Errors  what `write` throws, but that it may not write or that there is no space.
 */
export function keepInCache(place: string, write: (unfinished: string) => void, present = [path.basename(place)]): void {
  const [folder, unfinished] = [path.dirname(place), `${place}.${process.pid}`];
  try {
    mkdirSync(folder, { recursive: true });
    write(unfinished);
    renameSync(unfinished, place);
    for (const name of readdirSync(folder)) {
      const other = path.join(folder, name);
      const isGone = /\.\d+$/.test(name) ? ageOf(other) > abandonedMs : !present.includes(name);
      if (isGone) rmSync(other, { recursive: true, force: true }); // a database has 40 MB
    }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (isOneOf(error, ['EEXIST', 'ENOTEMPTY'])) return; // another process has kept it meanwhile
    if (!isOneOf(error, ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])) throw error;
  }
}

const ageOf = (place: string): number => Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** Whether it is an error of the system by one of these names. */
export const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
