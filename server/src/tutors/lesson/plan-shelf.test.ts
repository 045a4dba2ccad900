import { expect, it } from 'vitest';
import { approvedQuestions } from '@stoa/engine/tutors/lesson/samples/approved-questions';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import type { PlanStore, StoredPlan } from '@stoa/store/store';
import { PlanShelf } from './plan-shelf.ts';

const plan = (version: number): StoredPlan => ({
  topic_id: sampleGuideline.guideline_id,
  version,
  guideline: sampleGuideline,
  hash: null,
  published_at: '2026-03-02T09:00:00.000Z',
  problems: [],
});

/** A store whose plans are delivered one by one, in any order. */
function slowStore() {
  const asked: ((plans: StoredPlan[]) => void)[] = [];
  const editions: string[] = [];
  const plans: PlanStore = {
    edition: () => Promise.resolve(editions.at(-1) ?? '1'),
    newest: () => new Promise((answer) => asked.push(answer)),
    find: () => Promise.resolve(null),
    stock: () => Promise.resolve(0),
    publish: () => Promise.resolve(null),
    versions: () => Promise.resolve([]),
    unverified: () => Promise.resolve([]),
    verify: () => Promise.resolve(),
  };
  /** Delivers the plans to the request with this number, counted from 0, once it has come. */
  const give = async (at: number, ...given: StoredPlan[]) => {
    await expect.poll(() => asked.length).toBeGreaterThan(at);
    asked[at]!(given);
  };
  return { plans, editions, asked, give };
}

const versionIn = async (found: Promise<StoredPlan | null>) => (await found)?.version;

it('asks the store once for simultaneous readers, and checks for newer plans after three seconds', async () => {
  const { plans, editions, asked, give } = slowStore();
  let now = 0;
  const shelf = new PlanShelf(plans, () => new Date(now));
  const looks = [shelf.find(plan(1).topic_id), shelf.find(plan(1).topic_id)];
  await give(0, plan(1));
  expect(await Promise.all(looks.map(versionIn))).toEqual([1, 1]);

  editions.push('2');
  now = 2999;
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(1);
  now = 3000;
  const look = versionIn(shelf.find(plan(1).topic_id));
  await give(1, plan(2));
  expect(await look).toBe(2);

  now = 6000;
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(2); // nothing was published, so nothing is read
  expect(asked).toHaveLength(2);
});

it('shows a plan that was published while the store was being read', async () => {
  const { plans, editions, give } = slowStore();
  const shelf = new PlanShelf(plans, () => new Date(0));
  const before = shelf.find(plan(1).topic_id);
  editions.push('2');
  shelf.expire();
  const after = versionIn(shelf.find(plan(1).topic_id));
  await give(1, plan(2));
  expect(await after).toBe(2);
  await give(0, plan(1));
  await before;
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(2);
});

it('teaches students only from a plan whose questions are all verified problems', async () => {
  const { plans, give } = slowStore();
  const shelf = new PlanShelf(plans, () => new Date(0));
  const problems = approvedQuestions({ ...sampleGuideline, topic_id: sampleGuideline.guideline_id }).map(
    ({ problem }) => problem,
  );
  const looks = [shelf.findTaught(plan(1).topic_id), shelf.taught()];
  await give(0, { ...plan(1), problems: problems.slice(1) });
  expect(await Promise.all(looks)).toEqual([null, []]);
  expect(await versionIn(shelf.find(plan(1).topic_id))).toBe(1); // only its author still has it
  shelf.expire();
  const again = versionIn(shelf.findTaught(plan(1).topic_id));
  await give(1, { ...plan(1), problems });
  expect(await again).toBe(1);
});
