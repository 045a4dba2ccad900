import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LearnerId } from '@stoa/schema/account';
import type { Auth } from '@stoa/server/auth/auth';
import { makeAuth } from '@stoa/server/auth/auth';
import { PasswordHashing } from '@stoa/server/auth/password-hashing';
import { AccountMail } from '@stoa/server/mail/account-mail';
import { openMailer } from '@stoa/server/mail/mailer';
import { openLog } from '@stoa/server/request-log';
import type { Store } from '@stoa/store/store';
import { testDatabases } from '@stoa/store/test-databases';
import type { TestDatabase } from '@stoa/store/test-databases';
import { turnOf } from '@stoa/store/test-samples';

const password = 'correct horse battery';

describe.each(testDatabases)('better-auth accounts in our own tables on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let auth: Auth;
  const logged: string[] = [];
  beforeAll(async () => {
    database = await start();
    store = await database.open();
    const log = openLog('error', { write: (line: string) => void logged.push(line) });
    const passwords = new PasswordHashing({ outside: (wait) => wait() });
    const secret = 'a secret of the tests, long enough to sign with';
    const mailer = openMailer({ mail: { url: null, from: 'Stoa <stoa@localhost>' }, dataFolder: '/nowhere' }, log);
    const mail = new AccountMail(mailer, store, { address: 'http://localhost', secret, clock: () => new Date(), log });
    auth = makeAuth({ store, passwords, secret, publicUrl: null, mail, log });
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  const signUp = (email: string) => auth.api.signUpEmail({ body: { email, password, name: 'Ada' } });
  const signIn = (email: string, typed = password) => auth.api.signInEmail({ body: { email, password: typed } });

  it('need no table or column that our migrations don’t make', async () => {
    const columns = async () =>
      (await store.db.introspection.getTables())
        .flatMap((table) => table.columns.map((column) => `${table.name}.${column.name} ${column.dataType}`))
        .toSorted();
    const before = await columns();
    const { runMigrations } = await auth.$context;
    await runMigrations(); // creates everything that better-auth misses
    expect(await columns()).toEqual(before);
  });

  it('can be created, signed in to and out of, and found in the store as students', async () => {
    const { user } = await signUp('ada@example.org');
    expect(await store.accounts.find(user.id)).toMatchObject({
      id: user.id,
      name: 'Ada',
      email: 'ada@example.org',
      role: 'student',
    });

    const { headers, response } = await auth.api.signInEmail({
      body: { email: 'ada@example.org', password },
      returnHeaders: true,
    });
    expect(response.user.id).toBe(user.id);
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const session = await auth.api.getSession({ headers: new Headers({ cookie }) });
    expect(session?.user).toMatchObject({ id: user.id, role: 'student' });
    expect(session!.session.expiresAt.getTime()).toBeGreaterThan(Date.now());

    await auth.api.signOut({ headers: new Headers({ cookie }) });
    expect(await auth.api.getSession({ headers: new Headers({ cookie }) })).toBeNull();
  });

  it('refuse a wrong password and a second account with the same address', async () => {
    await signUp('emmy@example.org');
    await expect(signIn('emmy@example.org', 'incorrect horse')).rejects.toThrow(/invalid email or password/i);
    await expect(signUp('emmy@example.org')).rejects.toThrow(/already exists/i);
  });

  it('start as students, whatever role the request asks for', async () => {
    const body = { email: 'mallory@example.org', password, name: 'Mallory', role: 'admin' };
    const role = await auth.api
      .signUpEmail({ body })
      .then(async ({ user }) => (await store.accounts.find(user.id))?.role)
      .catch(() => 'refused');
    expect(['student', 'refused']).toContain(role);
  });

  it('are gone with their sessions and passwords once they are erased', async () => {
    const { user } = await signUp('sophie@example.org');
    await store.accounts.erase(LearnerId.parse(user.id), new Date());
    await expect(signIn('sophie@example.org')).rejects.toThrow(/invalid email or password/i);
    expect((await signUp('sophie@example.org')).user.id).not.toBe(user.id);
  });

  it('can be created while turns are being stored, without a deadlock', async () => {
    const learner = LearnerId.parse((await signUp('busy@example.org')).user.id);
    const turns = Array.from({ length: 30 }, () => store.journal.commit(turnOf(learner)));
    const opened = await Promise.all([
      ...['a', 'b', 'c'].map((name) => signUp(`${name}@example.org`)),
      signIn('busy@example.org'),
    ]);
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(4);
    expect((await Promise.all(turns)).map(({ kind }) => kind)).toEqual(turns.map(() => 'committed'));
  });

  it('cause no errors from better-auth', () => {
    expect(logged).toEqual([]);
  });
});
