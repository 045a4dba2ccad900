import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { newLearner, sampleProblem, turnOf } from './test-samples.ts';

describe.each(testDatabases)('reading the tables that a turn needs, on $name', ({ start }) => {
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

  it('works with an empty database and with a filled one', async () => {
    await expect(store.readTables()).resolves.toBeUndefined();
    await store.problems.publish([{ problem: sampleProblem(), events: [] }]);
    const learner = await newLearner(store);
    const session = { id: crypto.randomUUID(), tutor: 'practice', expectedVersion: 0, state: { hello: 'world' } } as const;
    await store.journal.commit(turnOf(learner, { session }));
    await store.readTables();
  });

  it('fails if one of the tables is missing', async () => {
    const other = await database.open();
    await other.db.schema.alterTable('turns').renameTo('gone').execute();
    await expect(other.readTables()).rejects.toThrow('turns');
    await other.close();
  });
});
