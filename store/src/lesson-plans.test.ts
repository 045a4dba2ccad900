import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { TopicId } from '@stoa/schema/study-plan';
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

  it('of an older version of Stoa are read with what was added since', async () => {
    const guideline_id = TopicId.parse('an-older-plan');
    const { glossary: _, ...guidelines } = sampleGuideline.guidelines;
    const steps = sampleGuideline.plan.steps.map((step) => {
      if (step.type !== 'practice') return step;
      const { problems: __, ...older } = step;
      return older;
    });
    const older = { ...sampleGuideline, guideline_id, guidelines, plan: { ...sampleGuideline.plan, steps } };
    await store.db
      .insertInto('lesson_plans')
      .values({ topic_id: guideline_id, version: 1, guideline: JSON.stringify(older), hash: null, published_at: later(0) })
      .execute();
    const read = (await store.plans.find(guideline_id, 1))!.guideline;
    expect(read.guidelines.glossary).toEqual([]);
    expect(read.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.problems] : []))).toContainEqual([]);
  });
});
