import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishBank, writeBank } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import type { Store } from '@stoa/store/store';

/** Where the problems come from: any change in these may change the bank. */
const sources = ['factory/src', 'engine/src/math', 'engine/src/guards', 'content/skills', 'schema/src/problem.ts'];
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Sees to it that every problem the generators write is in the bank. Writing and verifying the bank takes seconds, so the store
 * remembers from which sources it was stocked, and nothing is done when they are the same.
 */
export async function stockBank({
  store,
  graph,
  now,
}: {
  store: Store;
  graph: SkillGraph;
  now: Date;
}): Promise<{ published: number; rejected: number }> {
  const fingerprint = await fingerprintOf(sources);
  if ((await store.problems.stockedFrom()) === fingerprint) return { published: 0, rejected: 0 };
  const bank = writeBank({ graph, now });
  const published = await publishBank(store, bank);
  await store.problems.markStocked(fingerprint);
  return { published, rejected: bank.rejected.length };
}

async function fingerprintOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    const files = place.endsWith('.ts')
      ? [full]
      : (await readdir(full, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted())
      if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
