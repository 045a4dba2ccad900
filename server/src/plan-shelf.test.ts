import { expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/sample-topic';
import type { PlanStore, StoredPlan } from '@stoa/store/store';
import { PlanShelf } from './plan-shelf.ts';

const plan = (version: number): StoredPlan => ({
  topic_id: sampleGuideline.guideline_id,
  version,
  guideline: sampleGuideline,
  hash: null,
  published_at: '2026-03-02T09:00:00.000Z',
});

/** A store whose answers are given one by one, in any order. */
function slowStore() {
  const asked: ((plans: StoredPlan[]) => void)[] = [];
  const plans: PlanStore = {
    newest: () => new Promise((answer) => asked.push(answer)),
    find: () => Promise.resolve(null),
    stock: () => Promise.resolve(0),
    publish: () => Promise.resolve(null),
    versions: () => Promise.resolve([]),
  };
  return { plans, asked };
}

const versionIn = async (found: Promise<StoredPlan | null>) => (await found)?.version;

it('asks the store once for all who look at the same time, and again after three seconds', async () => {
  const { plans, asked } = slowStore();
  let now = 0;
  const shelf = new PlanShelf(plans, () => new Date(now));
  const looks = [shelf.find(plan(1).topic_id), shelf.find(plan(1).topic_id)];
  asked[0]!([plan(1)]);
  expect(await Promise.all(looks.map(versionIn))).toEqual([1, 1]);
  now = 2999;
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(1);
  now = 3000;
  const look = versionIn(shelf.find(plan(1).topic_id));
  asked[1]!([plan(2)]);
  expect(await look).toBe(2);
  expect(asked).toHaveLength(2);
});

it('shows a plan that was published while the store was being asked', async () => {
  const { plans, asked } = slowStore();
  const shelf = new PlanShelf(plans, () => new Date(0));
  const before = shelf.find(plan(1).topic_id);
  shelf.expire();
  const after = versionIn(shelf.find(plan(1).topic_id));
  asked[1]!([plan(2)]);
  expect(await after).toBe(2);
  asked[0]!([plan(1)]);
  await before;
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(2);
});
