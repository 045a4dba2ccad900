import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NewerDatabaseError, migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { postgresIsThere, testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { newLearner, sampleProblem, turnOf } from './test-samples.ts';
import { startPostgres } from './test-postgres.ts';

describe('the migrations', () => {
  it('are the files of their folder, in the order of their names', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'migrations')).filter((file) => /^\d{4}-/.test(file));
    expect(Object.keys(migrations)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted());
  });
});

describe.each(testDatabases)('migrating on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('does nothing to a database that is up to date', async () => {
    const learner = await newLearner(store);
    expect(await migrate(store.db)).toEqual([]);
    expect(await store.accounts.find(learner)).not.toBeNull();
  });

  it('takes problems served before there were exposures as seen, except for one that waits for an answer', async () => {
    const learner = await newLearner(store);
    const [done, waiting] = [sampleProblem(), sampleProblem()];
    await store.problems.publish([done, waiting].map((problem) => ({ problem, events: [] })));
    for (const { item } of [done, waiting]) {
      const { id: problem_id, version } = item.meta;
      const state = { open: { problem_id: waiting.item.meta.id }, phase: { kind: 'answering' } };
      const session = { id: `${learner} ${problem_id}`, tutor: 'practice', expectedVersion: 0, state } as const;
      await store.journal.commit(turnOf(learner, { session, serves: [{ problem_id, version }] }));
    }
    for (const undone of [sql`drop table exposures`, sql`drop table checkpoints`, sql`alter table bank_edition drop column salt`])
      await undone.execute(store.db);
    await migrations['0008-evidence']?.up(store.db); // this step alone: later steps aren't undone
    expect(await store.exposures.of(learner)).toEqual({ exposed: [done.item.meta.id], checkpoints: [], exams: [] });
  });

  it('refuses a database that a newer version has used', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-classes', '2030-01-01')`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(store.db)).rejects.toThrow('9999-classes');
  });
});

describe.runIf(postgresIsThere())('servers that start at the same time on a new PostgreSQL database', () => {
  it('agree on who migrates it', async () => {
    const server = await startPostgres();
    const databaseUrl = await server.createDatabase('fresh');
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl })));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(stores[0]!.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const store of stores) await store.close();
    await server.stop();
  });
});
