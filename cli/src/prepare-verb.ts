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
 * Does the slow work that is the same for every new data folder, so that the server's first start doesn't have to: validates
 * the lessons, builds the database that new ones are copied from, and has Node compile the code that will run. Everything is
 * stored in `.cache`; what can't be stored there is done at each start.
 */
export async function prepare(): Promise<void> {
  await import('./serve.ts');
  const { graph } = openSkillGraph();
  const kept = await BegunDatabase.open();
  if ((await kept.read()) === null) await begin(kept, graph);
  // Writes a few problems, because only code that has run is stored in compiled form.
  const some = graph.nodes.slice(0, 10).map(({ id }) => id);
  writeTask(graph, { kind: 'first', skills: some, salt: freshSalt(), now: new Date() });
  flushCompileCache();
}

/**
 * Writes the lessons, the first problems of every skill, and all problems of the skills that the demo student has practiced:
 * what a first start would wait for.
 */
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
