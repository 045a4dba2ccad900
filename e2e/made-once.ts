import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const abandonedMs = 5 * 60_000;
const outdatedMs = 60 * 60_000;

/**
 * Makes a file or folder that is always the same and takes long, and keeps it for later test files. Anyone who asks for it
 * meanwhile waits. Its name must change with everything that it's made from. Anything beside it that is older than an hour is
 * deleted.
 */
export async function madeOnce(place: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  for (const lock = `${place}.lock`; !existsSync(place);) {
    if (!takes(lock)) {
      await pause(250);
      continue;
    }
    try {
      if (!existsSync(place)) await makeAt(place, make);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

/** Takes the lock if it's free. Returns true if it's ours now. Removes a lock that was left behind. */
function takes(lock: string): boolean {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (ageOf(lock) > abandonedMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function makeAt(place: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(place);
  for (const name of readdirSync(folder))
    if (ageOf(path.join(folder, name)) > outdatedMs) rmSync(path.join(folder, name), { recursive: true, force: true });
  const unfinished = `${place}.${process.pid}`;
  await make(unfinished);
  renameSync(unfinished, place);
}

const ageOf = (place: string): number => Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
