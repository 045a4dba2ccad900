import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBank } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import type { Store } from '@stoa/store/store';
import { restock } from './restock.ts';
import type { Stocked } from './restock.ts';

/** Where the problems come from: any change in these may change the bank. */
const sources = ['factory/src', 'engine/src/math', 'engine/src/guards', 'content/skills', 'schema/src/problem.ts'];
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Sees to it that the bank holds what the generators write, as the verifier sees it now. Writing and verifying the bank takes seconds, so the store
 * remembers from which sources it was stocked, and nothing is done when they are the same.
 */
export async function stockBank({ store, graph, now, salt }: BankOrder): Promise<Stocked> {
  const fingerprint = await fingerprintOf(sources);
  if ((await store.problems.stockedFrom()) === fingerprint) return { published: 0, rejected: 0, withdrawn: 0 };
  const stocked = await restock(store, writeBank({ graph, now, salt: await store.problems.salt(salt ?? freshSalt()) }), {
    now,
    graphVersion: graph.version,
  });
  await store.problems.markStocked(fingerprint);
  return stocked;
}

type BankOrder = {
  store: Store;
  graph: SkillGraph;
  now: Date;
  /** What a new bank draws its seeds with, where that is to be known: for tests and benchmarks. */
  salt?: string | undefined;
};

/** 256 bits that no other installation has; kept with the bank, and told to nobody. */
export const freshSalt = (): string => randomBytes(32).toString('base64url');

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
