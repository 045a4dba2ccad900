import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, '.cache/stocked');
/** What a fresh server writes its data folder from. */
const sources = ['cli', 'content', 'engine', 'factory', 'library', 'schema', 'store', 'package-lock.json'];
const abandonedMs = 5 * 60_000;
const outdatedMs = 60 * 60_000;

/**
 * Fills a data folder with the database of a server that was opened once and closed again. A server writes and verifies its whole bank at
 * its first start, half a minute of work and every time the same; so `open` does it once for each state of the sources, and whoever
 * comes meanwhile waits.
 */
export async function fillStocked(
  folder: string,
  open: (fresh: string) => Promise<{ close: () => Promise<void> }>,
): Promise<void> {
  const template = path.join(kept, fingerprint());
  for (const lock = `${template}.lock`; !existsSync(template);) {
    if (!takes(lock)) {
      await pause(250);
      continue;
    }
    try {
      if (!existsSync(template)) await make(template, open);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  cpSync(path.join(template, 'database'), path.join(folder, 'database'), { recursive: true });
}

/** Whether the lock is ours now. One that was left behind is taken away. */
function takes(lock: string): boolean {
  mkdirSync(kept, { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (ageOf(lock) > abandonedMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function make(template: string, open: (fresh: string) => Promise<{ close: () => Promise<void> }>): Promise<void> {
  for (const name of readdirSync(kept))
    if (ageOf(path.join(kept, name)) > outdatedMs) rmSync(path.join(kept, name), { recursive: true, force: true });
  const unfinished = `${template}.${process.pid}`;
  mkdirSync(unfinished);
  await (await open(unfinished)).close();
  renameSync(unfinished, template);
}

const ageOf = (place: string): number => Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(path.join(root, source))) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return place.endsWith('.test.ts') ? [] : [place];
  return readdirSync(place)
    .filter((name) => name !== 'node_modules')
    .toSorted()
    .flatMap((name) => filesOf(path.join(place, name)));
}
