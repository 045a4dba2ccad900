import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './bulkhead.ts';
import { Bulkhead } from './bulkhead.ts';

const patient = new AbortController().signal;
const leave = (place: Place) => (place.kind === 'place' ? place.leave() : expect.unreachable(`got ${place.kind}`));

describe('Bulkhead', () => {
  it('lets in as many as there are places, and the next when one leaves', async () => {
    const room = new Bulkhead({ places: 1, chairs: 2 });
    const first = await room.enter(patient);
    const order: string[] = [];
    const second = room.enter(patient).then((place) => (order.push('second'), place));
    const third = room.enter(patient).then((place) => (order.push('third'), place));
    expect(room.waiting).toBe(2);

    leave(first);
    leave(await second);
    leave(await third);
    expect(order).toEqual(['second', 'third']);
    expect(room.waiting).toBe(0);
  });

  it('sends away whoever finds no chair', async () => {
    const room = new Bulkhead({ places: 1, chairs: 0 });
    await room.enter(patient);
    expect(await room.enter(patient)).toEqual({ kind: 'full' });
  });

  it('lets go of whoever has waited too long, and keeps her chair for another', async () => {
    const room = new Bulkhead({ places: 1, chairs: 1 });
    const first = await room.enter(patient);
    const hurry = new AbortController();
    const late = room.enter(hurry.signal);
    hurry.abort();
    expect(await late).toEqual({ kind: 'late' });
    expect(await room.enter(hurry.signal)).toEqual({ kind: 'late' });

    const next = room.enter(patient);
    leave(first);
    expect(await next).toMatchObject({ kind: 'place' });
  });

  it('gives a place back once, however often it is left', async () => {
    const room = new Bulkhead({ places: 1, chairs: 0 });
    const place = await room.enter(patient);
    leave(place);
    leave(place);
    await room.enter(patient);
    expect(await room.enter(patient)).toEqual({ kind: 'full' });
  });

  it('never has more inside than places, and loses no place, whoever comes, leaves or gives up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.tuple(fc.constantFrom('enter', 'leave', 'give up'), fc.nat(9)), { maxLength: 40 }),
        async (places, chairs, acts) => {
          const room = new Bulkhead({ places, chairs });
          const inside: Place[] = [];
          const outside: AbortController[] = [];
          const arrivals: Promise<unknown>[] = [];
          for (const [act, which] of acts) {
            if (act === 'enter') {
              const patience = new AbortController();
              outside.push(patience);
              arrivals.push(room.enter(patience.signal).then((place) => place.kind === 'place' && inside.push(place)));
            } else if (act === 'leave' && inside.length > 0) leave(inside.splice(which % inside.length, 1)[0]!);
            else if (act === 'give up' && outside.length > 0) outside.splice(which % outside.length, 1)[0]!.abort();
            await Promise.resolve().then(() => undefined);
            expect(inside.length).toBeLessThanOrEqual(places);
            expect(room.waiting).toBeLessThanOrEqual(chairs);
          }
          for (const patience of outside) patience.abort();
          await Promise.all(arrivals);
          for (const place of inside) leave(place);
          const again = await Promise.all(Array.from({ length: places }, () => room.enter(patient)));
          expect(again.map(({ kind }) => kind)).toEqual(Array.from({ length: places }, () => 'place'));
        },
      ),
    );
  });
});
