import { cpSync } from 'node:fs';
import path from 'node:path';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { installationCache } from '@stoa/store/installation-cache';
import { databaseIn } from '@stoa/store/open-database';
import { openStore } from '@stoa/store/open-store';
import { databaseFormat } from '@stoa/store/pglite-template';
import { bankSources } from '../../cli/src/bank/bank-sources.ts';
import { Restock } from '../../cli/src/bank/restock.ts';
import { sourceFingerprint } from '../../cli/src/source-fingerprint.ts';
import { openNewLessons, stockLessons } from '../../cli/src/stock-lessons.ts';
import { sampleBank } from '../bank/sample-bank.ts';
import { madeOnce } from '../made-once.ts';

/** The sources of a database with the whole bank and all lessons. */
const sources = ['cli/src', 'content', 'engine/src', 'factory/src', 'library/src', 'schema/src', 'store/src'];

/**
 * Fills a data folder with a database that has the whole bank and all lessons, like that of a server that has been running for
 * a while. The database is made once for each state of the sources; anyone who asks for it meanwhile waits.
 */
export async function fillStocked(folder: string): Promise<void> {
  const template = path.join(installationCache, 'stocked', `${await sourceFingerprint(sources)}-${databaseFormat()}`);
  await madeOnce(template, stock);
  cpSync(databaseIn(template), databaseIn(folder), { recursive: true });
}

async function stock(dataDir: string): Promise<void> {
  const { graph } = openSkillGraph();
  const now = new Date();
  const store = await openStore({ dataDir, sync: false });
  try {
    await stockLessons({ store, graph, now, opened: openNewLessons() });
    await store.problems.salt(sampleSalt);
    const restock = await Restock.begin(store.problems, { now, graph });
    await restock.take(await sampleBank());
    await store.problems.markStocked(await bankSources());
  } finally {
    await store.close();
  }
}
