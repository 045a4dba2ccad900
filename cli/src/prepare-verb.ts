import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flushCompileCache } from 'node:module';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openStore } from '@stoa/store/open-store';
import { freshSalt } from './bank/bank-supply.ts';
import { writeTask } from './bank/bank-task.ts';
import { openNewLessons } from './stock-lessons.ts';

/**
 * Does what is the same for every new data folder and takes seconds, so that the first start of the server need not: makes the empty database that
 * new ones are copied from, validates the lessons, and has Node compile what runs then. All of it is kept in `.cache`; what cannot be
 * kept there is done by each start.
 */
export async function prepare(): Promise<void> {
  await import('./serve.ts');
  const { graph } = openSkillGraph();
  const folder = await mkdtemp(path.join(tmpdir(), 'stoa-prepare-'));
  try {
    await openNewLessons();
    const store = await openStore({ dataDir: folder });
    await store.close();
    // A few problems, because what has run is kept compiled, and nothing else is.
    const skills = graph.nodes.slice(0, 10).map(({ id }) => id);
    writeTask(graph, { kind: 'first', skills, salt: freshSalt(), now: new Date() });
    flushCompileCache();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
