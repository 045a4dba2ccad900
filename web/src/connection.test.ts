import { describe, expect, it } from 'vitest';
import { makeConnection } from './connection.ts';

/** Makes a connection with a fake clock and a fake server. */
function inWorld() {
  const world = { there: false, probes: 0, pauses: [] as number[], due: null as (() => void) | null };
  const connection = makeConnection({
    probe: async () => {
      world.probes += 1;
      return world.there;
    },
    later(ms, then) {
      world.pauses.push(ms);
      world.due = then;
      return () => void (world.due = null);
    },
  });
  const pass = async () => {
    const then = world.due;
    world.due = null;
    then?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { connection, world, pass };
}

describe('the connection', () => {
  it('is up until a request reaches nobody', () => {
    const { connection } = inWorld();
    expect(connection.down).toBe(false);
    connection.lost();
    expect(connection.down).toBe(true);
  });

  it('checks whether the server is back, with doubling pauses of at most 15 seconds', async () => {
    const { connection, world, pass } = inWorld();
    connection.lost();
    for (let time = 0; time < 6; time += 1) await pass();
    expect(world.pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it('runs one check at a time, however many requests fail', () => {
    const { connection, world } = inWorld();
    connection.lost();
    connection.lost();
    expect(world.pauses).toEqual([1000]);
  });

  it('tells everything that waits when the server is back, and starts again with the short pause', async () => {
    const { connection, world, pass } = inWorld();
    const heard: boolean[] = [];
    connection.subscribe(() => heard.push(connection.down));
    connection.lost();
    const waiting = connection.back();
    world.there = true;
    await pass();
    await waiting;
    expect(heard).toEqual([true, false]);
    connection.lost();
    expect(world.pauses.at(-1)).toBe(1000);
  });

  it('doesn’t make anybody wait while it is up', async () => {
    await expect(inWorld().connection.back()).resolves.toBeUndefined();
  });

  it('checks at once when told to', async () => {
    const { connection, world } = inWorld();
    connection.lost();
    connection.tryNow();
    expect(world.probes).toBe(1);
  });

  it('is busy for as long as a busy server has asked to wait', async () => {
    const { connection, world, pass } = inWorld();
    const heard: boolean[] = [];
    connection.subscribe(() => heard.push(connection.busy));
    const waiting = connection.pause(2000);
    expect([connection.busy, connection.down, world.pauses]).toEqual([true, false, [2000]]);
    await pass();
    await waiting;
    expect(heard).toEqual([true, false]);
  });
});
