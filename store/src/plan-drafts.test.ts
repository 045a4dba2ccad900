import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedQuestions } from '@stoa/engine/tutors/lesson/samples/approved-questions';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { TopicId } from '@stoa/schema/study-plan';
import { mostDrafts } from './plan-drafts.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { later, newLearner } from './test-samples.ts';

const topic_id = TopicId.parse('ratios');
const draft = (title: string, expected_revision: number, put_aside?: 'stored' | 'sent' | 'nothing') => ({
  topic_id,
  base_version: 2,
  guideline: { title, plan: { steps: [] } },
  expected_revision,
  put_aside,
});

describe.each(testDatabases)('an author’s drafts in the store on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let author: string;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  const begin = async () => {
    author = await newLearner(store);
  };
  const save = (...of: Parameters<typeof draft>) => store.planDrafts.save(author, draft(...of), later(of[1]));
  const stored = () => store.planDrafts.find(author, topic_id);

  it('are saved revision after revision, and listed by their titles', async () => {
    await begin();
    expect(await save('One', 0)).toEqual({ kind: 'saved', revision: 1 });
    expect(await save('Two', 1)).toEqual({ kind: 'saved', revision: 2 });
    const saved_at = later(1).toISOString();
    const line = { topic_id, base_version: 2, revision: 2, saved_at };
    expect(await stored()).toEqual({ ...line, guideline: draft('Two', 1).guideline, aside: null });
    expect(await store.planDrafts.list(author)).toEqual([{ ...line, title: 'Two' }]);
  });

  it('are the author’s alone', async () => {
    await begin();
    await save('Mine', 0);
    const other = await newLearner(store);
    expect(await store.planDrafts.find(other, topic_id)).toBeNull();
    expect(await store.planDrafts.list(other)).toEqual([]);
    expect(await store.planDrafts.drop(other, topic_id, 1)).toEqual({ kind: 'dropped' });
    expect(await store.planDrafts.save(other, draft('Hers', 0), later(1))).toEqual({ kind: 'saved', revision: 1 });
    expect((await stored())?.guideline).toMatchObject({ title: 'Mine' });
  });

  it.each([0, 1, 3])('are saved only over the current revision: 2 and not %i', async (expected) => {
    await begin();
    await save('One', 0);
    await save('Two', 1);
    expect(await save('Late', expected)).toEqual({ kind: 'changed', draft: await stored() });
    expect(await store.planDrafts.drop(author, topic_id, expected)).toEqual({ kind: 'changed', draft: await stored() });
    expect((await stored())?.guideline).toMatchObject({ title: 'Two' });
  });

  it('are saved once if the same one is sent again because the answer was lost', async () => {
    await begin();
    for (const expected of [0, 1])
      for (const _ of ['sent', 'sent again'])
        expect(await save('Same', expected)).toEqual({ kind: 'saved', revision: expected + 1 });
    expect((await stored())?.revision).toBe(2);
  });

  it('keep the copy that wasn’t chosen until it is chosen or thrown away', async () => {
    await begin();
    const both = async () => {
      const { guideline, aside } = (await stored())!;
      return [guideline['title'], aside?.['title']];
    };
    await save('Stored', 0);
    await save('Sent', 1, 'stored');
    expect(await both()).toEqual(['Sent', 'Stored']);
    await save('Sent on', 2);
    expect(await both()).toEqual(['Sent on', 'Stored']);
    await save('Another', 3, 'sent');
    expect(await both()).toEqual(['Sent on', 'Another']);
    await save('Sent on', 4, 'nothing');
    expect(await both()).toEqual(['Sent on', undefined]);
  });

  it('can be thrown away and started again', async () => {
    await begin();
    await save('One', 0);
    expect(await store.planDrafts.drop(author, topic_id, 1)).toEqual({ kind: 'dropped' });
    expect(await stored()).toBeNull();
    expect(await save('Late', 1)).toEqual({ kind: 'changed', draft: null });
    expect(await save('Anew', 0)).toEqual({ kind: 'saved', revision: 1 });
  });

  it('are removed on publishing if they are the author’s own and the published revision', async () => {
    const plan = {
      guideline: sampleGuideline,
      problems: approvedQuestions({ ...sampleGuideline, topic_id: sampleGuideline.guideline_id }),
    };
    const [ann, ben] = [await newLearner(store), await newLearner(store)];
    const own = { ...draft('One', 0), topic_id: sampleGuideline.guideline_id };
    for (const one of [ann, ben]) await store.planDrafts.save(one, own, later(1));
    const isThere = async (one: string) => (await store.planDrafts.find(one, own.topic_id)) !== null;
    await store.plans.publish(plan, 0, later(2), ann);
    await store.plans.publish(plan, 1, later(2), ann, 2);
    await store.plans.publish(plan, 7, later(2), ann, 1); // somebody else was first
    expect([await isThere(ann), await isThere(ben)]).toEqual([true, true]);
    await store.plans.publish(plan, 2, later(2), ann, 1);
    expect([await isThere(ann), await isThere(ben)]).toEqual([false, true]);
  });

  it('are limited in number', async () => {
    await begin();
    const on = (n: number) => ({ ...draft('One', 0), topic_id: TopicId.parse(`topic-${n}`) });
    for (let n = 0; n < mostDrafts; n += 1) await store.planDrafts.save(author, on(n), later(n));
    expect(await store.planDrafts.save(author, on(mostDrafts), later(0))).toEqual({ kind: 'too_many' });
    expect(await store.planDrafts.list(author)).toHaveLength(mostDrafts);
  });
});
