import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuth } from '@stoa/server/auth/auth';
import { PasswordHashing } from '@stoa/server/auth/password-hashing';
import { AccountMail } from '@stoa/server/mail/account-mail';
import { openMailer } from '@stoa/server/mail/mailer';
import { standingClock } from './learner.ts';
import { keyed, openServer, password } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const day = 24 * 60 * 60_000;
/** Opens better-auth over the server's own tables, to create what no route creates anymore. */
function houseAuthOf({ store, server: { secret, log } }: OpenServer) {
  const mailer = openMailer({ mail: { url: null, from: 'Stoa <stoa@localhost>' }, dataFolder: '/nowhere' }, log);
  const mail = new AccountMail(mailer, store, { address: 'https://stoa.school', secret, clock, log });
  const passwords = new PasswordHashing({ outside: (wait) => wait() });
  return makeAuth({ store, secret, publicUrl: null, passwords, mail, log }).$context;
}

let open: OpenServer;
const { clock, pass } = standingClock();
beforeAll(async () => {
  open = await openServer({ clock, env: { STOA_PUBLIC_URL: 'https://stoa.school' } });
});
afterAll(() => open.close());

const signIn = (email: string, tried: string, headers: Record<string, string> = {}) =>
  open.anonymous.post('/api/account/sign-in', { email, password: tried }, headers);

describe('signing in', () => {
  it('sets a cookie that no script reads, no other site sends, and no unencrypted connection carries', async () => {
    const reply = await open.anonymous.post('/api/account/sign-up', { name: 'Ida', email: 'ida@maple.school', password });
    expect(reply.json()).toMatchObject({ role: 'student', email: 'ida@maple.school' });
    expect(reply.cookies).toMatchObject([
      { httpOnly: true, sameSite: 'Lax', secure: true, path: '/' },
      { name: 'stoa_devices', httpOnly: true, sameSite: 'Lax', secure: true },
    ]);
  });

  it('gives nobody a role for asking', async () => {
    const asked = { name: 'Eve', email: 'eve@maple.school', password, role: 'admin' };
    expect((await open.anonymous.post('/api/account/sign-up', asked)).statusCode).toBe(400);
  });

  it('doesn’t reveal whether an address has an account', async () => {
    const [known, unknown] = await Promise.all([
      signIn('ida@maple.school', 'not the password'),
      signIn('nobody@maple.school', password),
    ]);
    const without = (reply: typeof known) => ({ ...reply.json(), instance: '' });
    expect(known.statusCode).toBe(401);
    expect(without(known)).toEqual(without(unknown));
  });

  it('accepts the address in upper or lower case, and signing up says when it is in use', async () => {
    expect((await signIn('IDA@maple.school', password)).statusCode).toBe(200);
    const again = await open.anonymous.post('/api/account/sign-up', { name: 'Ida', email: 'Ida@Maple.school', password });
    expect(again.json()).toMatchObject({ status: 409, detail: expect.stringContaining('Sign in instead') });
  });

  it('lets a user change the address with the password, at once when no mail is set up', async () => {
    const student = await open.signUp();
    const email = `new-${randomUUID()}@Maple.School`;
    const change = (payload: { email: string; password: string }) =>
      student.send({ method: 'PUT', url: '/api/me/email', payload });
    expect((await change({ email, password: 'not this one' })).json()).toMatchObject({ type: '/problems/wrong_password' });
    const other = (await (await open.signUp()).get('/api/me')).json<{ account: { email: string } }>().account.email;
    expect((await change({ email: other, password })).json()).toMatchObject({ type: '/problems/email_taken' });
    expect((await change({ email: 'a@example.com', password })).statusCode).toBe(400);
    expect((await change({ email, password })).json()).toMatchObject({ email: email.toLowerCase() });
    expect((await student.get('/api/me')).json()).toMatchObject({ account: { email: email.toLowerCase() } });
    expect((await open.anonymous.post('/api/account/sign-in', { email, password })).statusCode).toBe(200);
  });

  it('ends when the user signs out, on this device and in the database', async () => {
    const ida = await open.signUp();
    expect((await ida.get('/api/me')).statusCode).toBe(200);
    const out = await ida.post('/api/account/sign-out');
    expect(out.cookies[0]).toMatchObject({ value: '', maxAge: 0 });
    expect((await ida.get('/api/me')).statusCode).toBe(401);
    pass(60_000);
    expect((await ida.get('/api/me')).statusCode).toBe(401);
  });

  it('is limited by network address, each one separately', async () => {
    const strict = await openServer({ env: { STOA_MAX_SIGN_INS_PER_MINUTE: '2' } });
    const from = (remoteAddress: string) =>
      strict.anonymous.send({
        method: 'POST',
        url: '/api/account/sign-in',
        remoteAddress,
        payload: { email: `${randomUUID()}@maple.school`, password: 'guess' },
      });
    const statuses = [];
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) statuses.push((await from(address)).statusCode);
    expect(statuses).toEqual([401, 401, 429, 401]);
    await strict.close();
  });

  it('lets a whole class in from one network address, because right passwords don’t count', async () => {
    const strict = await openServer({ env: { STOA_MAX_SIGN_INS_PER_MINUTE: '3' } });
    const emails = Array.from({ length: 5 }, (_, at) => `student-${at}@maple.school`);
    for (const email of emails) await strict.signUp('student', email);
    for (const email of emails)
      expect((await strict.anonymous.post('/api/account/sign-in', { email, password })).statusCode).toBe(200);
    await strict.close();
  });

  it('stops revealing addresses in use after a few tries, and logs each one that it revealed', async () => {
    const lines: string[] = [];
    const strict = await openServer({ lines, env: { STOA_MAX_SIGN_INS_PER_MINUTE: '2' } });
    await strict.signUp('student', 'in-use@maple.school');
    const ask = async () =>
      (await strict.anonymous.post('/api/account/sign-up', { name: 'Eve', email: 'in-use@maple.school', password })).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([409, 409, 429]);
    expect(lines.filter((line) => line.includes('an address that has an account'))).toHaveLength(2);
    await strict.close();
  });

  it('is also limited while Redis is unreachable, and the log says so', async () => {
    const lines: string[] = [];
    const alone = await openServer({ lines, env: { REDIS_URL: 'redis://127.0.0.1:1', STOA_MAX_SIGN_INS_PER_MINUTE: '2' } });
    const guess = async () =>
      (await alone.anonymous.post('/api/account/sign-in', { email: 'ida@maple.school', password: 'guess' })).statusCode;
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
    expect(lines.join('')).toContain('Redis does not answer');
    await alone.close();
  });
});

describe('a second copy of the server', () => {
  it('checks the session again for a sensitive request, even if it has just seen the user', async () => {
    const second = await openServer({ store: open.store, clock, env: { STOA_PUBLIC_URL: 'https://stoa.school' } });
    const ida = await open.signUp('student', 'two-servers@maple.school');
    const { cookie } = (
      await open.anonymous.post('/api/account/sign-in', { email: 'two-servers@maple.school', password })
    ).cookies.map(({ name, value }) => ({ cookie: `${name}=${encodeURIComponent(value)}` }))[0]!;
    const there = (method: 'GET' | 'POST', url: string, payload?: object) =>
      second.anonymous.send({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });
    expect((await there('GET', '/api/me')).statusCode).toBe(200);
    await open.anonymous.send({ method: 'POST', url: '/api/account/sign-out', headers: { cookie } });
    expect((await there('POST', '/api/me/tokens', { label: 'stolen' })).statusCode).toBe(401);
    expect((await there('GET', '/api/me/export')).statusCode).toBe(401);
    expect((await there('GET', '/api/me')).statusCode).toBe(401); // now it knows that the session is over
    expect((await ida.get('/api/me')).statusCode).toBe(200); // her other session
    await second.app.close();
  });
});

describe('a bearer token', () => {
  const issue = async (label = 'a script') => {
    const owner = await open.signUp();
    const { token, expires_at } = (await owner.post('/api/me/tokens', { label })).json();
    const authorization = `Bearer ${token}`;
    return {
      owner,
      token,
      expires_at,
      me: () => open.anonymous.send({ method: 'GET', url: '/api/me', headers: { authorization } }),
      authorization,
    };
  };

  it('lets a program act as its owner, from any site, for ninety days', async () => {
    const { owner, me, expires_at, authorization } = await issue();
    expect((await me()).json()).toMatchObject({ account: { id: owner.id } });
    expect(Math.round((Date.parse(expires_at) - clock().getTime()) / day)).toBe(90);
    const fromElsewhere = { authorization, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site', ...keyed() };
    const started = await open.anonymous.post('/api/practice/sessions', { skill_id: 'exp_evaluate' }, fromElsewhere);
    expect(started.statusCode).toBe(200);
  });

  it('is refused once it has expired, and the refusal says so', async () => {
    const { me } = await issue();
    pass(91 * day);
    const reply = await me();
    expect(reply.json()).toMatchObject({
      status: 401,
      type: '/problems/sign_in_needed',
      detail: expect.stringContaining('expired'),
    });
    expect(reply.headers['www-authenticate']).toContain('Bearer');
    pass(-91 * day);
  });

  it.each([
    '',
    'Bearer',
    'Bearer x',
    'Basic aWRhOnB3',
    'Bearer stoa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.AAAA',
    `Bearer stoa_${'a'.repeat(9000)}`,
  ])('is refused when it is %s', async (authorization) => {
    const reply = await open.anonymous.send({ method: 'GET', url: '/api/me', headers: { authorization } });
    expect(reply.statusCode).toBe(401);
  });

  it('is refused with another signature, and the table doesn’t hold the whole token', async () => {
    const { token } = await issue('stored half');
    const [half, signature] = token.replace('stoa_', '').split('.');
    const rows = await open.store.db.selectFrom('session').selectAll().execute();
    expect(rows.map((row) => row.token)).toContain(half);
    expect(JSON.stringify(rows)).not.toContain(signature);
    const forged = `Bearer stoa_${half}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect((await open.anonymous.send({ method: 'GET', url: '/api/me', headers: { authorization: forged } })).statusCode).toBe(
      401,
    );
  });

  it('ends when the owner’s role changes, while the browser gets the new role at once', async () => {
    const { owner, me } = await issue();
    const admin = await open.signUp('admin');
    const inbox = () => owner.get('/api/problem-reports');
    expect((await inbox()).statusCode).toBe(403);
    expect(
      (await admin.send({ method: 'PUT', url: `/api/accounts/${owner.id}/role`, payload: { role: 'author' } })).statusCode,
    ).toBe(200);
    expect((await inbox()).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(401);
  });

  it('ends when the account is erased', async () => {
    const { owner, me } = await issue();
    expect((await me()).statusCode).toBe(200);
    await owner.send({ method: 'DELETE', url: '/api/me' });
    expect((await me()).statusCode).toBe(401);
  });
});

describe('another site', () => {
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])('can’t act through the cookie: %s %s', async (name, value) => {
    const headers = { [name]: value };
    const ida = await open.signUp();
    const reply = await ida.post('/api/practice/sessions', {}, { ...headers, ...keyed() });
    expect(reply.json()).toMatchObject({ status: 403, type: '/problems/foreign_origin' });
    expect((await signIn('ida@maple.school', password, headers)).statusCode).toBe(403); // another site can't sign a visitor in to another account either
  });

  it('is told apart from this server by the public address', async () => {
    const ida = await open.signUp();
    const reply = await ida.post(
      '/api/practice/sessions',
      { skill_id: 'exp_evaluate' },
      { origin: 'https://stoa.school', ...keyed() },
    );
    expect(reply.statusCode).toBe(200);
  });
});

describe('demo mode', () => {
  it('lets anybody continue as the one demo account of a role, which has no password', async () => {
    const [first, second] = [
      await open.anonymous.post('/api/account/demo', { role: 'author' }),
      await open.anonymous.post('/api/account/demo', { role: 'author' }),
    ];
    expect(first.json()).toMatchObject({ role: 'author', name: 'Demo Author' });
    expect(second.json().id).toBe(first.json().id);
    expect((await signIn(first.json().email, '')).statusCode).toBe(401);
  });

  it('isn’t available when it is off', async () => {
    const real = await openServer({ env: { STOA_DEMO: '0' } });
    const reply = await real.anonymous.post('/api/account/demo', { role: 'student' });
    expect(reply.json()).toMatchObject({ status: 404, detail: expect.stringContaining('not in demo mode') });
    expect((await real.anonymous.get('/api/installation')).json()).toMatchObject({ demo: false });
    await real.close();
  });

  it('ends with its accounts: its cookies and tokens don’t work once it is off', async () => {
    const entered = await open.anonymous.post('/api/account/demo', { role: 'admin' });
    const { name, value } = entered.cookies[0] as { name: string; value: string };
    const cookie = `${name}=${encodeURIComponent(value)}`;
    const { token } = (await open.anonymous.post('/api/me/tokens', { label: 'kept' }, { cookie })).json<{ token: string }>();
    const passes = [{ cookie }, { authorization: `Bearer ${token}` }];
    const statuses = async (server: OpenServer) =>
      Promise.all(
        passes.map(async (headers) => (await server.anonymous.send({ method: 'GET', url: '/api/accounts', headers })).statusCode),
      );
    expect(await statuses(open)).toEqual([200, 200]);
    const restarted = await openServer({ store: open.store, env: { STOA_DEMO: '0', STOA_PUBLIC_URL: 'https://stoa.school' } });
    expect(await statuses(restarted)).toEqual([401, 401]);
    await restarted.app.close();
  });

  it('takes over an account that somebody opened under a demo address, and removes its password', async () => {
    const { internalAdapter, password: of } = await houseAuthOf(open);
    const email = 'demo-teacher@stoa.invalid';
    const { id } = await internalAdapter.createUser(
      { email, name: 'Mallory', emailVerified: true, role: 'student' },
      { method: 'test' },
    );
    await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: await of.hash(password) });
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await open.anonymous.post('/api/account/demo', { role: 'teacher' })).json()).toMatchObject({ id, role: 'teacher' });
    expect(await internalAdapter.findCredentialAccount(id)).toBeNull();
  });
});

describe('a new account', () => {
  it.each(['demo-author@stoa.invalid', 'DEMO-admin@Stoa.Invalid', 'ann@example.org', 'ann@school.test'])(
    'can’t have the address %s, which nobody owns',
    async (email) => {
      const reply = await open.anonymous.post('/api/account/sign-up', { name: 'Eve', email, password });
      expect(reply.json()).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    },
  );

  it.each(['password', '12345678', '        ', 'eve.q@maple.school', 'stoa2026'])(
    'can’t have a password like "%s"',
    async (tried) => {
      const reply = await open.anonymous.post('/api/account/sign-up', {
        name: 'Eve',
        email: 'eve.q@maple.school',
        password: tried,
      });
      expect(reply.json()).toMatchObject({
        status: 400,
        detail: expect.stringContaining('Choose'),
        fields: [{ path: 'password' }],
      });
    },
  );
});

describe('the first admin', () => {
  it('isn’t created with an easy password', async () => {
    const env = { STOA_ADMIN_EMAIL: 'head@maple.school', STOA_ADMIN_PASSWORD: 'password1' };
    await expect(openServer({ env })).rejects.toThrow(/STOA_ADMIN_PASSWORD is not good enough/);
  });

  it('is created from the environment and can sign in', async () => {
    const env = { STOA_ADMIN_EMAIL: 'Head@maple.school', STOA_ADMIN_PASSWORD: 'a long enough password' };
    const server = await openServer({ env });
    const reply = await server.anonymous.post('/api/account/sign-in', {
      email: 'head@maple.school',
      password: env.STOA_ADMIN_PASSWORD,
    });
    expect(reply.json()).toMatchObject({ role: 'admin' });
    await server.close();
  });

  it('can’t give up her own admin role', async () => {
    const admin = await open.signUp('admin');
    const reply = await admin.send({ method: 'PUT', url: `/api/accounts/${admin.id}/role`, payload: { role: 'student' } });
    expect(reply.statusCode).toBe(409);
  });
});
