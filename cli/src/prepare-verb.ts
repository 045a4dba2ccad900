import { mkdtemp, rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { SkillGraph } from '@stoa/schema/skill';
import { skillsOfHistory } from '@stoa/server/demo/play-demo-history';
import { databaseIn } from '@stoa/store/open-database';
import { openStore } from '@stoa/store/open-store';
import { upkeep } from '@stoa/store/pglite-upkeep';
import { freshSalt, openBankSupply } from './bank/bank-supply.ts';
import { writeTask } from './bank/bank-task.ts';
import { BankWriters } from './bank/bank-writers.ts';
import { BegunDatabase } from './begun-database.ts';
import { openNewLessons, stockLessons } from './stock-lessons.ts';

/**
 * Does what is the same for every new data folder and takes seconds, so that the first start of the server need not: validates the lessons, begins
 * the database that new ones are copied from, and has Node compile what runs then. All of it is kept in `.cache`; what cannot be kept there is done
 * by each start.
 */
export async function prepare(): Promise<void> {
  await import('./serve.ts');
  const { graph } = openSkillGraph();
  const kept = await BegunDatabase.open();
  if ((await kept.read()) === null) await begin(kept, graph);
  // A few problems, because what has run is kept compiled, and nothing else is.
  const some = graph.nodes.slice(0, 10).map(({ id }) => id);
  writeTask(graph, { kind: 'first', skills: some, salt: freshSalt(), now: new Date() });
  flushCompileCache();
}

/** Lessons, the first problems of every skill, and all of those that the demo student has practiced: what a first start would wait for. */
async function begin(kept: BegunDatabase, graph: SkillGraph): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stoa-prepare-'));
  const writers = new BankWriters(graph);
  try {
    const now = new Date();
    const [opened, store] = await Promise.all([openNewLessons(), openStore({ dataDir: folder, sync: false })]);
    try {
      await stockLessons({ store, graph, now, opened });
      const planOf = async (topic: string) => opened.lessons.find(({ guideline }) => guideline.guideline_id === topic) ?? null;
      const skills = await skillsOfHistory(planOf);
      const supply = await openBankSupply({ store, graph, clock: () => now, writers, salt: freshSalt() });
      await supply.whole(skills);
      await supply.close();
      await upkeep(store.db);
      await store.close();
      kept.keep(databaseIn(folder), skills);
    } finally {
      await store.close();
    }
  } finally {
    await writers.close();
    await rm(folder, { recursive: true, force: true });
  }
}
