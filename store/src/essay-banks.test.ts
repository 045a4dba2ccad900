import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { later, newLearner, noon, sampleBank } from './test-samples.ts';

describe.each(testDatabases)('a period bank in the store on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let author: LearnerId;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
    author = await newLearner(store);
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  const changes = { added: ['the Sherman Act'], removed: [], changed: [] };
  const publish = (title: string, expected: number) =>
    store.essays.banks.publish({ period: 7, expected, bank: sampleBank(title), changes, released: '1' }, author, later(expected));

  it('has a row for each edition: none is overwritten, and one with the wrong edition number is refused', async () => {
    const { banks } = store.essays;
    expect([await banks.newest(), await banks.find(7, 1)]).toEqual([[], null]);
    expect([await publish('First', 0), await publish('Second', 1)]).toEqual([true, true]);
    expect(await banks.newest()).toEqual([{ period: 7, edition: 2 }]);
    expect(await publish('Late', 1)).toBe(false);
    expect(await publish('Too soon', 5)).toBe(false);
    expect(await publish('Second', 1)).toBe(true); // the same request again
    expect(await banks.find(7, 1)).toMatchObject({ bank: sampleBank('First'), released: '1', published_at: noon.toISOString() });
    expect(await banks.find(7, 2)).toMatchObject({ bank: sampleBank('Second') });
    expect((await banks.editions(7)).map(({ edition, changes: made }) => ({ edition, made }))).toEqual([
      { edition: 2, made: changes },
      { edition: 1, made: changes },
    ]);
  });

  it('takes only one of two editions published at once', async () => {
    const both = await Promise.all([publish('Left', 2), publish('Right', 2)]);
    expect(both.filter((published) => published)).toHaveLength(1);
  });
});
