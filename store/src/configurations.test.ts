import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { later, noon } from './test-samples.ts';

describe.each(testDatabases)('configurations on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  const first = { version: '1.0.0', hash: 'a', body: { version: '1.0.0', nodes: [] } };

  it('keep each version as it first was, and report one that comes back with other content', async () => {
    const { configurations } = store;
    expect(await configurations.keep('graph', first, noon)).toBe(true);
    expect(await configurations.keep('graph', first, later(1))).toBe(true);
    expect(await configurations.keep('graph', { ...first, hash: 'b', body: {} }, later(2))).toBe(false);
    expect(await configurations.find('graph', '1.0.0')).toEqual({ ...first, first_used_at: noon.toISOString() });
  });

  it('are told apart by kind and version', async () => {
    const { configurations } = store;
    expect(await configurations.find('policy', '1.0.0')).toBeNull();
    expect(await configurations.keep('policy', { ...first, hash: 'p' }, noon)).toBe(true);
    expect(await configurations.keep('graph', { ...first, version: '1.0.1', hash: 'c' }, noon)).toBe(true);
    expect((await configurations.find('graph', '1.0.0'))?.hash).toBe('a');
    expect(await configurations.find('graph', '1.0.2')).toBeNull();
  });
});
