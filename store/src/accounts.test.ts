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
      suspended: false,
      created_at: noon.toISOString(),
    });
    expect(await store.accounts.find(randomUUID())).toBeNull();
  });

  it('change to another role', async () => {
    const id = await newLearner(store);
    expect(await store.accounts.setRole(id, 'author')).toMatchObject({ id, role: 'author' });
    expect(await store.accounts.find(id)).toMatchObject({ id, role: 'author' });
    expect(await store.accounts.setRole(randomUUID(), 'author')).toBeNull();
  });

  it('are suspended with all their sessions, and restored', async () => {
    const id = await newLearner(store);
    await openSession(id, 'Firefox on Linux');
    expect(await store.accounts.suspend(id, noon)).toMatchObject({ suspended: true });
    expect(await store.accounts.sessions(id, noon)).toEqual([]);
    expect(await store.accounts.suspend(id, null)).toMatchObject({ suspended: false });
    expect(await store.accounts.suspend(randomUUID(), noon)).toBeNull();
  });

  it.each([
    { ended: { tokens: true }, left: ['Firefox', 'Chrome'] },
    { ended: { tokens: false, browsersBut: 'Chrome' }, left: ['Chrome', 'token: a script'] },
    { ended: { tokens: true, browsersBut: 'Chrome' }, left: ['Chrome'] },
    { ended: { tokens: true, browsersBut: null }, left: [] },
  ])('end the sessions they are told to: $ended', async ({ ended, left }) => {
    const id = await newLearner(store);
    const ids = new Map<string, string>();
    for (const label of ['Firefox', 'Chrome', 'token: a script']) ids.set(label, await openSession(id, label));
    const { browsersBut } = ended;
    await store.accounts.endSessions(id, {
      ...ended,
      ...(typeof browsersBut === 'string' && { browsersBut: ids.get(browsersBut) ?? null }),
    });
    const still = await store.accounts.sessions(id, noon);
    expect(new Set(still.map((one) => one.id))).toEqual(new Set(left.map((label) => ids.get(label))));
  });

  it('lose expired sessions and nothing else', async () => {
    const id = await newLearner(store);
    await openSession(id, 'old', noon);
    const kept = await openSession(id, 'new', later(60));
    await store.accounts.removeExpired(later(1));
    expect((await store.accounts.sessions(id, noon)).map((one) => one.id)).toEqual([kept]);
  });

  async function openSession(userId: string, userAgent: string, expiresAt = later(60)): Promise<string> {
    const id = randomUUID();
    const row = { id, userId, userAgent, token: id, expiresAt, ipAddress: null, updatedAt: noon };
    await store.db.insertInto('session').values(row).execute();
    return id;
  }

  it('are listed newest first, each once', async () => {
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

  it('must exist before settings can be saved', async () => {
    const nobody = LearnerId.parse(randomUUID());
    await expect(store.accounts.saveSettings(nobody, Settings.parse({}))).rejects.toThrow(UnknownLearnerError);
  });

  it('count simultaneous attempts one after another, and forget them on request', async () => {
    const keys = ['by device', 'by account'];
    const add = () =>
      store.attempts.change(keys, noon, (before) => {
        const after = new Map([...before].map(([key, { count, since }]) => [key, { count: count + 1, since, last_at: noon }]));
        return { after, result: after.get('by device')?.count };
      });
    const seen = await Promise.all(Array.from({ length: 20 }, add));
    expect(seen.toSorted((a, b) => a! - b!)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await store.attempts.forget(['by device']);
    expect(await add()).toBe(1);
    await store.attempts.removeUntouched(later(1));
    expect(await add()).toBe(1);
  });
});
