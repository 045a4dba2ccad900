import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LearnerId, Settings } from '@stoa/schema/account';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, later, newLearner, noon } from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

describe.each(testDatabases)('accounts on $name', ({ start }) => {
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

  it('begin as students', async () => {
    const id = await newLearner(store, { name: 'Ada Lovelace' });
    const email = `${id}@example.org`;
    expect(await store.accounts.find(id)).toEqual({
      id,
      name: 'Ada Lovelace',
      email,
      role: 'student',
      created_at: noon.toISOString(),
    });
    expect(await store.accounts.find(randomUUID())).toBeNull();
  });

  it('take another role', async () => {
    const id = await newLearner(store);
    expect(await store.accounts.setRole(id, 'author')).toMatchObject({ id, role: 'author' });
    expect(await store.accounts.find(id)).toMatchObject({ id, role: 'author' });
    expect(await store.accounts.setRole(randomUUID(), 'author')).toBeNull();
  });

  it('are listed from the newest, each once', async () => {
    await store.db.deleteFrom('user').execute();
    const made: string[] = [];
    for (const minute of [1, 2, 2, 2, 3]) made.push(await newLearner(store, { createdAt: later(minute) }));
    for (const limit of [1, 2, 5, 9]) {
      const listed = await everyPage(limit, (page) => store.accounts.list(page));
      expect(listed.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
      expect(listed.map(({ created_at }) => created_at)).toEqual([3, 2, 2, 2, 1].map((minute) => later(minute).toISOString()));
    }
  });

  it('have settings, each with its default until it is set', async () => {
    const id = await newLearner(store);
    expect(await store.accounts.settings(id)).toEqual(Settings.parse({}));
    const dark: Settings = { ...Settings.parse({}), theme: 'dark' };
    expect(await store.accounts.saveSettings(id, dark)).toEqual(dark);
    const large: Settings = { ...dark, text_size: 'large' };
    await store.accounts.saveSettings(id, large);
    expect(await store.accounts.settings(id)).toEqual(large);
  });

  it('must be there for settings to be kept', async () => {
    const nobody = LearnerId.parse(randomUUID());
    await expect(store.accounts.saveSettings(nobody, Settings.parse({}))).rejects.toThrow(UnknownLearnerError);
  });
});
