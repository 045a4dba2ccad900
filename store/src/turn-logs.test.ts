import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, later, newLearner, turnOf } from './test-samples.ts';

describe.each(testDatabases)('turn logs on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  const thread = randomUUID();
  beforeAll(async () => {
    database = await start();
    store = await database.open();
    const learner = await newLearner(store);
    const logs = [
      { subjects: ['ALG-01', 'ALG-00'], fallback: null },
      { subjects: ['ALG-01'], fallback: 'unit_not_scoped' },
      { subjects: ['FUN-01'], fallback: 'unit_not_scoped' },
    ];
    for (const [at, log] of logs.entries()) {
      const session = { id: at === 2 ? thread : randomUUID(), tutor: 'course', expectedVersion: 0, state: {} };
      await store.journal.commit(
        turnOf(learner, { turnId: `turn-${at}`, session, log: { ...log, body: { number: at } }, at: later(at) }),
      );
    }
    const other = { id: randomUUID(), tutor: 'practice', expectedVersion: 0, state: {} };
    await store.journal.commit(
      turnOf(learner, { session: other, log: { subjects: ['ALG-01'], fallback: null, body: { number: 9 } } }),
    );
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it.each([
    { of: {}, numbers: [2, 1, 0] },
    { of: { subject: 'ALG-01' }, numbers: [1, 0] },
    { of: { subject: 'ALG-00' }, numbers: [0] },
    { of: { subject: 'ALG' }, numbers: [] },
    { of: { fallback: 'unit_not_scoped' }, numbers: [2, 1] },
    { of: { subject: 'ALG-01', fallback: 'unit_not_scoped' }, numbers: [1] },
    { of: { sessionId: thread }, numbers: [2] },
  ])('are found by $of, newest first and page by page, for one tutor', async ({ of, numbers }) => {
    const found = await everyPage(1, (page) => store.turnLogs.search('course', { ...of, ...page }));
    expect(found.map(({ log }) => log)).toEqual(numbers.map((number) => ({ number })));
    expect(found.map(({ turn_id }) => turn_id)).toEqual(numbers.map((number) => `turn-${number}`));
  });
});
