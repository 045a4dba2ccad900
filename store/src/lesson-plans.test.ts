import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/sample-topic';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { later, newLearner } from './test-samples.ts';

describe.each(testDatabases)('plans in the store on $name', ({ start }) => {
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

  it('have another edition whenever one is stocked or published, and only then', async () => {
    const author = await newLearner(store);
    const editions = [await store.plans.edition()];
    const changes = [
      () => store.plans.stock([{ guideline: sampleGuideline, hash: 'first' }], later(0)),
      () => store.plans.publish(sampleGuideline, 1, later(1), author),
      () => store.plans.publish(sampleGuideline, 2, later(2), author),
    ];
    for (const change of changes) {
      await change();
      editions.push(await store.plans.edition());
    }
    expect(new Set(editions).size).toBe(changes.length + 1);

    await store.plans.stock([{ guideline: sampleGuideline, hash: 'first' }], later(3)); // an author's own stays
    expect(await store.plans.publish(sampleGuideline, 1, later(4), author)).toBeNull(); // somebody else was first
    expect(await store.plans.edition()).toBe(editions.at(-1));
  });
});
