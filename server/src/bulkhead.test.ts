import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Work that lasts until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    begin: () => {
      begun = true;
      return promise;
    },
    get begun() {
      return begun;
    },
    end: () => resolve('done'),
  };
}
/** Waits a few rounds of the event loop. */
async function settled() {
  for (let round = 0; round < 8; round += 1) await setImmediate();
}

describe('a bulkhead', () => {
  it('runs a set number of tasks at once, queues a set number in order, and refuses the next at once', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 2, longestWaitMs: 1000 });
    const works = [work(), work(), work()];
    const results = works.map(({ begin }) => bulkhead.run(begin));
    const refused = bulkhead.run(work().begin);
    await expect(refused).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': expect.stringMatching(/^[123]$/) } });

    await settled();
    expect(works.map(({ begun }) => begun)).toEqual([true, false, false]);
    works[0]!.end();
    await settled();
    expect(works.map(({ begun }) => begun)).toEqual([true, true, false]);
    for (const one of works) one.end();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
    expect([bulkhead.busy, bulkhead.waiting]).toEqual([0, 0]);
  });

  it('lets resumed work go before queued work, and never refuses it', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 1, longestWaitMs: 300 });
    const [holding, waiting, resumed] = [work(), work(), work()];
    expect(await bulkhead.run(() => 'who asks')).toBe('who asks');
    const held = bulkhead.run(holding.begin);
    const waited = bulkhead.run(waiting.begin).catch((error: unknown) => error);
    const wentOn = bulkhead.resume(resumed.begin); // even though the queue is full
    expect(bulkhead.waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(301);
    expect(await waited).toMatchObject({ code: 'busy' });
    holding.end();
    await settled();
    expect([resumed.begun, waiting.begun]).toEqual([true, false]);
    resumed.end();
    expect(await Promise.all([held, wentOn])).toEqual(['done', 'done']);
    expect([bulkhead.busy, bulkhead.waiting]).toEqual([0, 0]);
  });

  it('refuses work that has waited too long, and gives its place to the next', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 5, longestWaitMs: 300 });
    const [first, late, next] = [work(), work(), work()];
    const served = bulkhead.run(first.begin);
    const refused = bulkhead.run(late.begin).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(299);
    const patient = bulkhead.run(next.begin);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toMatchObject({ code: 'busy' });
    first.end();
    next.end();
    expect(await Promise.all([served, patient])).toEqual(['done', 'done']);
    expect(late.begun).toBe(false);
  });

  it('frees the place of work that fails', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 0, longestWaitMs: 300 });
    await expect(bulkhead.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await bulkhead.run(() => 'works')).toBe('works');
  });

  it('frees its place while work waits for something outside, and lets that work come back even when the place is taken', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 1, longestWaitMs: 300 });
    const [model, other] = [work(), work()];
    const asking = bulkhead.run(() => bulkhead.outside(model.begin));
    await settled();
    expect(bulkhead.busy).toBe(0);
    const meanwhile = bulkhead.run(other.begin);
    await settled();
    expect(other.begun).toBe(true);
    model.end();
    expect(await asking).toBe('done');
    other.end();
    expect(await meanwhile).toBe('done');
    expect(bulkhead.busy).toBe(0);
  });

  it('starts no work while a new arrival comes in every round of the event loop', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 3, longestWaitMs: 300 });
    const first = work();
    const outcomes: Promise<string>[] = [];
    const arrive = (begin: () => Promise<string> | string) => outcomes.push(bulkhead.run(begin).catch(() => 'refused'));
    arrive(first.begin);
    for (let round = 0; round < 6; round += 1) {
      await setImmediate();
      arrive(() => 'done');
    }
    expect(first.begun).toBe(false);
    first.end();
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done', 'refused', 'refused', 'refused']);
  });

  it('counts arrivals that come at the same time, even when each runs without a pause in the same thread', async () => {
    const bulkhead = new Bulkhead({ concurrency: 2, queue: 3, longestWaitMs: 300 });
    const withoutPause = async () => {
      for (let step = 0; step < 50; step += 1) await Promise.resolve();
    };
    // Each arrives in its own event, as connections do.
    const comings = Array.from({ length: 12 }, async () => {
      await new Promise<void>((resolve) => process.nextTick(resolve));
      return bulkhead.run(withoutPause).then(
        () => 'served',
        () => 'refused',
      );
    });
    const results = await Promise.all(comings);
    expect(results.filter((result) => result === 'served')).toHaveLength(5);
    expect(results.filter((result) => result === 'refused')).toHaveLength(7);
  });
});
