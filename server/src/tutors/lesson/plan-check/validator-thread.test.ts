import { afterEach, expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';
import { ValidatorThread } from './validator-thread.ts';

/** A thread that treats each plan as its title says. */
const script = new URL(`data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ([{ title }]) => {
    if (title === 'never ends') for (;;);
    if (title === 'dies') process.exit(3);
    if (title === 'throws') throw new Error('broken');
    parentPort.postMessage(title === 'fails' ? { error: new Error('not to be read') } : { review: { findings: [{ at: title }], problems: [] } });
  });`);
const now = new Date('2026-03-02T09:00:00Z');
const titled = (title: string) => ({ ...sampleGuideline, title });

let validator: ValidatorThread;
afterEach(() => validator.close());

it('finds the same as the validator itself, with the graph and without', async () => {
  validator = new ValidatorThread();
  const wrong = { ...sampleGuideline, plan: { ...sampleGuideline.plan, steps: sampleGuideline.plan.steps.slice(0, 2) } };
  for (const plan of [sampleGuideline, wrong])
    for (const graph of [null, { byId: new Map(), version: '1.0.0' }])
      expect(await validator.review(plan, graph, now)).toEqual(
        reviewPlan(plan, graph, { now, policy: openVerificationPolicy() }),
      );
});

it('validates plans in the order they come, and refuses the ones that would wait too long', async () => {
  validator = new ValidatorThread({ script });
  const asked = Array.from({ length: 19 }, (_, at) => validator.review(titled(`plan ${at}`), null, now));
  const read = await Promise.allSettled(asked);
  expect(read.flatMap((one) => (one.status === 'fulfilled' ? one.value.findings.map(({ at }) => at) : []))).toEqual(
    Array.from({ length: 17 }, (_, at) => `plan ${at}`), // one under way, and sixteen
  );
  for (const one of read.slice(17)) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});

it.each([
  { what: 'a plan that fails', title: 'fails', says: 'not to be read' },
  { what: 'a plan that breaks the thread', title: 'throws', says: 'broken' },
  { what: 'a plan that ends the thread', title: 'dies', says: 'ended with 3' },
  { what: 'a plan that takes too long', title: 'never ends', says: 'too long' },
])('reports what went wrong with $what, and validates the next one', async ({ title, says }) => {
  validator = new ValidatorThread({ script, longestMs: 2000 });
  const [broken, next] = await Promise.allSettled([
    validator.review(titled(title), null, now),
    validator.review(titled('next'), null, now),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(says) } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { findings: [{ at: 'next' }] } });
});

it('refuses the plans still waiting when the server closes, and any that come later', async () => {
  validator = new ValidatorThread({ script });
  const asked = [validator.review(titled('never ends'), null, now), validator.review(titled('next'), null, now)];
  const settled = Promise.allSettled(asked);
  await validator.close();
  for (const one of [...(await settled), ...(await Promise.allSettled([validator.review(titled('late'), null, now)]))])
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});
