import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './bulkhead.ts';
import { Bulkhead } from './bulkhead.ts';

const patient = new AbortController().signal;
const leave = (entry: Entry) => (entry.kind === 'entered' ? entry.leave() : expect.unreachable(`got ${entry.kind}`));

describe('Bulkhead', () => {
  it('lets in as many callers as it allows, and the next one when one leaves', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 2 });
    const first = await bulkhead.enter(patient);
    const order: string[] = [];
    const second = bulkhead.enter(patient).then((entry) => (order.push('second'), entry));
    const third = bulkhead.enter(patient).then((entry) => (order.push('third'), entry));
    expect(bulkhead.waiting).toBe(2);

    leave(first);
    leave(await second);
    leave(await third);
    expect(order).toEqual(['second', 'third']);
    expect(bulkhead.waiting).toBe(0);
  });

  it('turns a caller away if the queue is full', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 0 });
    await bulkhead.enter(patient);
    expect(await bulkhead.enter(patient)).toEqual({ kind: 'full' });
  });

  it('gives up on a caller who has waited too long, and frees the place in the queue', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 1 });
    const first = await bulkhead.enter(patient);
    const hurry = new AbortController();
    const late = bulkhead.enter(hurry.signal);
    hurry.abort();
    expect(await late).toEqual({ kind: 'late' });
    expect(await bulkhead.enter(hurry.signal)).toEqual({ kind: 'late' });

    const next = bulkhead.enter(patient);
    leave(first);
    expect(await next).toMatchObject({ kind: 'entered' });
  });

  it('frees a place only once, even if it is left twice', async () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queue: 0 });
    const entry = await bulkhead.enter(patient);
    leave(entry);
    leave(entry);
    await bulkhead.enter(patient);
    expect(await bulkhead.enter(patient)).toEqual({ kind: 'full' });
  });

  it('never exceeds its limits and never loses a place, however callers enter, leave or give up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.tuple(fc.constantFrom('enter', 'leave', 'give up'), fc.nat(9)), { maxLength: 40 }),
        async (concurrency, queue, acts) => {
          const bulkhead = new Bulkhead({ concurrency, queue });
          const inside: Entry[] = [];
          const outside: AbortController[] = [];
          const arrivals: Promise<unknown>[] = [];
          for (const [act, which] of acts) {
            if (act === 'enter') {
              const patience = new AbortController();
              outside.push(patience);
              arrivals.push(bulkhead.enter(patience.signal).then((entry) => entry.kind === 'entered' && inside.push(entry)));
            } else if (act === 'leave' && inside.length > 0) leave(inside.splice(which % inside.length, 1)[0]!);
            else if (act === 'give up' && outside.length > 0) outside.splice(which % outside.length, 1)[0]!.abort();
            await Promise.resolve().then(() => undefined);
            expect(inside.length).toBeLessThanOrEqual(concurrency);
            expect(bulkhead.waiting).toBeLessThanOrEqual(queue);
          }
          for (const patience of outside) patience.abort();
          await Promise.all(arrivals);
          for (const entry of inside) leave(entry);
          const again = await Promise.all(Array.from({ length: concurrency }, () => bulkhead.enter(patient)));
          expect(again.map(({ kind }) => kind)).toEqual(Array.from({ length: concurrency }, () => 'entered'));
        },
      ),
    );
  });
});
