import { describe, expect, it } from 'vitest';
import { TurnsUnderWay } from './turns-under-way.ts';

describe('a turn that is already running', () => {
  it('makes a copy wait for the first one, and tells the copy that what it read is out of date', async () => {
    const turns = new TurnsUnderWay();
    const first = Promise.withResolvers<string>();
    const told: [string, boolean][] = [];
    const take = (copy: string, turnId: string, result: () => Promise<string>) =>
      turns.take('ada', turnId, (waited) => {
        told.push([copy, waited]);
        return result();
      });

    const taken = [
      take('first', 'one', () => first.promise),
      take('copy', 'one', async () => 'as before'),
      take('another turn', 'two', async () => 'two'),
    ];
    expect(told).toEqual([
      ['first', false],
      ['another turn', false],
    ]);
    first.resolve('done');
    expect(await Promise.all(taken)).toEqual(['done', 'as before', 'two']);
    expect(told.at(-1)).toEqual(['copy', true]);
  });

  it('lets a copy try for itself when the first one has failed', async () => {
    const turns = new TurnsUnderWay();
    const first = turns.take('ada', 'one', () => Promise.reject(new Error('the line broke')));
    const copy = turns.take('ada', 'one', async (waited) => waited);
    await expect(first).rejects.toThrow('the line broke');
    expect(await copy).toBe(true);
  });
});
