import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where this installation stores what it can build again. */
export const installationCache = path.resolve(import.meta.dirname, '../../.cache');

const abandonedMs = 60 * 60_000;

/**
 * Stores what `write` makes in a folder of the cache: first under another name, so that nobody ever reads half of it. Removes
 * its neighbors that aren't in `present`, because other versions stored them, and what a process left unfinished over an hour ago.
 * Stores nothing if nothing can be written, because an installation may be read-only.
 *
 * Errors  what `write` throws, except that it may not write or that there is no space.
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
      if (isGone) rmSync(other, { recursive: true, force: true }); // a database takes 40 MB
    }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (isOneOf(error, ['EEXIST', 'ENOTEMPTY'])) return; // another process has stored it meanwhile
    if (!isOneOf(error, ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])) throw error;
  }
}

const ageOf = (place: string): number => Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** True for a system error with one of these codes. */
export const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
