import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@stoa/schema/account';
import { standingClock } from './learner.ts';
import { openServer, password } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const fresh = 'another three words';
let open: OpenServer;
const data = mkdtempSync(path.join(tmpdir(), 'stoa-mail-'));
const lines: string[] = [];
const { clock, pass } = standingClock();
beforeAll(async () => {
  open = await openServer({ clock, lines, patient: true, env: { STOA_DATA: data, STOA_MAX_GUESSES_PER_ACCOUNT: '8' } });
});
afterAll(async () => {
  await open.close();
  rmSync(data, { recursive: true, force: true });
});

let people = 0;
/** Opens a new account and signs in. Returns its email and its visitor. */
async function person(role: Role = 'student') {
  people += 1;
  const email = `person-${people}@maple.school`;
  return { email, visitor: await open.signUp(role, email) };
}

/** Signs in from an address, and optionally from a device that has signed in before. */
function signIn(email: string, tried: string, { from = '10.0.0.1', device = '', userAgent = '' } = {}) {
  return open.anonymous.send({
    method: 'POST',
    url: '/api/account/sign-in',
    remoteAddress: from,
    payload: { email, password: tried },
    headers: { ...(device !== '' && { cookie: device }), ...(userAgent !== '' && { 'user-agent': userAgent }) },
  });
}
const put = (visitor: Visitor, url: string, payload: object) => visitor.send({ method: 'PUT', url, payload });
const cookieNamed = (reply: { cookies: { name: string; value: string }[] }, end: string) => {
  const found = reply.cookies.find(({ name }) => name.endsWith(end));
  return `${found!.name}=${encodeURIComponent(found!.value)}`;
};

describe('guesses at a password', () => {
  it('make the guesser wait, longer each time, and nobody else', async () => {
    const { email } = await person();
    const device = cookieNamed(await signIn(email, password), 'devices');
    for (let tries = 0; tries < 5; tries += 1) expect((await signIn(email, 'guess', { from: '10.9.9.9' })).statusCode).toBe(401);
    const refused = await signIn(email, password, { from: '10.9.9.9' });
    expect(refused.json()).toMatchObject({
      status: 429,
      type: '/problems/too_many',
      detail: expect.stringContaining('15 seconds'),
    });
    expect(refused.headers['retry-after']).toBe('15');

    // The owner can sign in at home, and even at the guesser's computer if her browser knows the account.
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await signIn(email, password, { from: '10.9.9.9', device })).statusCode).toBe(200);

    pass(15_000);
    expect((await signIn(email, 'guess', { from: '10.9.9.9' })).statusCode).toBe(401);
    expect((await signIn(email, 'guess', { from: '10.9.9.9' })).headers['retry-after']).toBe('30');
  });

  it('get no further in parallel than one after another', async () => {
    const { email } = await person();
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'guess', { from: '10.8.8.8' })));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it('from many addresses stop at a ceiling, which known devices and a reset link get past', async () => {
    const { email, visitor } = await person();
    const device = cookieNamed(await signIn(email, password), 'devices');
    for (let address = 0; address < 8; address += 1)
      expect((await signIn(email, 'guess', { from: `10.1.${address}.1` })).statusCode).toBe(401);
    expect((await signIn(email, password, { from: '10.2.2.2' })).json()).toMatchObject({
      status: 403,
      type: '/problems/proof_needed',
      detail: expect.stringContaining('Forgot your password?'),
    });
    expect((await signIn(email, password, { from: '10.2.2.2', device })).statusCode).toBe(200);

    const admin = (await person('admin')).visitor;
    const { path: link } = (await admin.post(`/api/accounts/${visitor.id}/reset-link`)).json<{ path: string }>();
    await open.anonymous.post('/api/account/reset-password', { token: link.split('#')[1], password: fresh });
    expect((await signIn(email, fresh, { from: '10.2.2.2' })).statusCode).toBe(200);
  });

  it('get the same replies for an address without an account', async () => {
    const told = async (email: string) => {
      const replies = [];
      for (let tries = 0; tries < 6; tries += 1)
        replies.push((await signIn(email, 'guess', { from: '10.7.7.7' })).json<{ detail: string }>().detail);
      return replies;
    };
    expect(await told((await person()).email)).toEqual(await told('nobody@maple.school'));
  });
});

describe('changing a password', () => {
  it('needs the old one, keeps this browser, and ends every other session and token', async () => {
    const { email, visitor } = await person();
    const elsewhere = cookieNamed(await signIn(email, password), 'session_token');
    const { token } = (await visitor.post('/api/me/tokens', { label: 'a script' })).json<{ token: string }>();
    const me = (headers: Record<string, string>) => open.anonymous.send({ method: 'GET', url: '/api/me', headers });

    expect((await put(visitor, '/api/me/password', { current: 'not it', password: fresh })).json()).toMatchObject({
      status: 403,
      type: '/problems/wrong_password',
    });
    expect((await put(visitor, '/api/me/password', { current: password, password: 'password' })).statusCode).toBe(400);
    expect((await me({ cookie: elsewhere })).statusCode).toBe(200);

    const changed = await put(visitor, '/api/me/password', { current: password, password: fresh });
    expect(changed.statusCode).toBe(200);
    const here = cookieNamed(changed, 'session_token');
    const bearer = `Bearer ${token}`;
    const statuses = await Promise.all([
      me({ cookie: here }),
      me({ cookie: elsewhere }),
      me({ authorization: bearer }),
      visitor.get('/api/me'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401]); // the last one uses this browser’s old cookie
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await signIn(email, fresh)).statusCode).toBe(200);
  });

  it('is slowed down for somebody who guesses at a browser that was left signed in', async () => {
    const { visitor } = await person();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await put(visitor, '/api/me/password', { current: 'guess', password: fresh })).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('is not possible for a demo account, which everyone shares', async () => {
    const entered = await open.anonymous.post('/api/account/demo', { role: 'student' });
    const reply = await open.anonymous.send({
      method: 'PUT',
      url: '/api/me/password',
      payload: { current: 'x', password: fresh },
      headers: { cookie: cookieNamed(entered, 'session_token') },
    });
    expect(reply.statusCode).toBe(409);
  });
});

describe('a forgotten password', () => {
  const letters = () => {
    const folder = path.join(data, 'mail');
    return readdirSync(folder).map((file) => ({
      file: path.join(folder, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
  };
  /** Requests a password link and waits until the email has been written. Closing the server waits for that too. */
  const linkFor = async (email: string) => {
    await open.anonymous.post('/api/account/forgot-password', { email });
    await expect.poll(() => letters().some(({ text }) => text.includes(email))).toBe(true);
    const { text, file } = letters().findLast((one) => one.text.includes(email))!;
    return { token: /\/reset-password#([\w-]+)/.exec(text.replaceAll('=\n', ''))![1]!, text, file };
  };
  const reset = (token: string, chosen = fresh) =>
    open.anonymous.post('/api/account/reset-password', { token, password: chosen });

  it('is reset once by a link, which is written to a folder when no mail is set up', async () => {
    const { email, visitor } = await person();
    const { token, text, file } = await linkFor(email);
    expect(text).toMatch(/^To: person-\d+@maple\.school$/m);
    expect(text).toContain('Set a new password for Stoa');
    expect(statSync(file).mode & 0o077).toBe(0);

    expect((await reset(token, '12345678')).statusCode).toBe(400); // she can still use the link after that
    expect((await reset(token)).statusCode).toBe(200);
    expect((await visitor.get('/api/me')).statusCode).toBe(401);
    expect((await signIn(email, fresh)).statusCode).toBe(200);
    expect((await reset(token)).json()).toMatchObject({ status: 410, type: '/problems/link_used' });
  });

  it('has links that expire after an hour, or when another new password is set', async () => {
    const { email } = await person();
    const { token } = await linkFor(email);
    pass(2 * hour);
    expect((await reset(token)).statusCode).toBe(410);
    pass(-2 * hour);

    const admin = (await person('admin')).visitor;
    const { id } = (await signIn(email, password)).json<{ id: string }>();
    const handed = (await admin.post(`/api/accounts/${id}/reset-link`)).json<{ path: string }>().path.split('#')[1]!;
    expect((await reset(handed)).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(410);
  });

  it('is stored with only a digest of its link, and no log has a link', async () => {
    const { email } = await person();
    const { token } = await linkFor(email);
    const rows = await open.store.db.selectFrom('verification').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    const log = lines.join('');
    expect(log).toContain('waits in this file');
    expect(log).not.toMatch(/reset-password#|maple\.school/);
    expect(log).not.toContain(token);
  });

  it('gets the same reply for an unknown address, and at most three emails an hour are written', async () => {
    const { email } = await person();
    const unknown = await open.anonymous.post('/api/account/forgot-password', { email: 'nobody@maple.school' });
    const known = await Promise.all(
      Array.from({ length: 5 }, () => open.anonymous.post('/api/account/forgot-password', { email })),
    );
    for (const reply of known) expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
    await expect.poll(() => lines.filter((line) => line.includes('got three within the hour')).length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => letters().filter(({ text }) => text.includes(email)).length).toBe(3);
    expect(letters().filter(({ text }) => text.includes('nobody@'))).toEqual([]);
  });
});

describe('devices and programs', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  type Listed = { id: string; label: string; current: boolean; last_seen_at: string; expires_at: string };
  const listed = async (visitor: Visitor) =>
    (await visitor.get('/api/me/sessions')).json<{ sessions: Listed[]; tokens: Listed[] }>();

  it('are listed with what they are, and which one is this one', async () => {
    const { email, visitor } = await person();
    await signIn(email, password, { userAgent: firefox });
    await visitor.post('/api/me/tokens', { label: 'a script' });
    const { sessions, tokens } = await listed(visitor);
    expect(sessions.map(({ label, current }) => [label, current])).toEqual([
      ['Firefox on Linux', false],
      ['A browser', true],
    ]);
    expect(tokens).toMatchObject([{ label: 'a script', current: false }]);
    expect(JSON.stringify({ sessions, tokens })).not.toMatch(/140|10\.0\.0\.1/); // neither a version nor an address
  });

  it('can be signed out one by one, but only by their owner', async () => {
    const { email, visitor } = await person();
    const elsewhere = cookieNamed(await signIn(email, password), 'session_token');
    const other = (await listed(visitor)).sessions.find(({ current }) => !current)!;
    const end = (who: Visitor) => who.send({ method: 'DELETE', url: `/api/me/sessions/${other.id}` });
    expect((await end((await person()).visitor)).statusCode).toBe(404);
    expect((await end(visitor)).statusCode).toBe(200);
    expect((await open.anonymous.send({ method: 'GET', url: '/api/me', headers: { cookie: elsewhere } })).statusCode).toBe(401);
    expect((await visitor.get('/api/me')).statusCode).toBe(200);
  });

  it('can all be signed out at once except this one; tokens stay valid unless they are included', async () => {
    const { email, visitor } = await person();
    await signIn(email, password);
    const { token } = (await visitor.post('/api/me/tokens', { label: 'a script' })).json<{ token: string }>();
    const byToken = async () =>
      (await open.anonymous.send({ method: 'GET', url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
    await visitor.post('/api/me/sign-out-others', {});
    expect((await listed(visitor)).sessions).toMatchObject([{ current: true }]);
    expect(await byToken()).toBe(200);
    await visitor.post('/api/me/sign-out-others', { tokens: true });
    expect(await byToken()).toBe(401);
    expect((await visitor.get('/api/me')).statusCode).toBe(200);
  });

  it('show when they were last seen, to a quarter of an hour', async () => {
    const { visitor } = await person();
    const before = (await listed(visitor)).sessions[0]!.last_seen_at;
    pass(20 * minute);
    const after = (await listed(visitor)).sessions[0]!.last_seen_at;
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(15 * minute);
    pass(-20 * minute);
  });
});

describe('an admin', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await person('admin')).visitor;
  });

  it('opens an account with a link by which its owner sets her password', async () => {
    const made = await admin.post('/api/accounts', { name: 'Lena', email: 'Lena@maple.school', role: 'teacher' });
    expect(made.json()).toMatchObject({ account: { role: 'teacher', email: 'lena@maple.school', suspended: false } });
    expect((await signIn('lena@maple.school', '')).statusCode).toBe(401);
    const token = made.json<{ link: { path: string } }>().link.path.split('#')[1];
    await open.anonymous.post('/api/account/reset-password', { token, password: fresh });
    expect((await signIn('lena@maple.school', fresh)).json()).toMatchObject({ name: 'Lena', role: 'teacher' });
    expect((await admin.post('/api/accounts', { name: 'Lena', email: 'lena@maple.school', role: 'student' })).statusCode).toBe(
      409,
    );
  });

  it('suspends an account, which nobody can use until it is restored', async () => {
    const { email, visitor } = await person();
    const { token } = (await visitor.post('/api/me/tokens', { label: 'x' })).json<{ token: string }>();
    const suspend = (suspended: boolean) => put(admin, `/api/accounts/${visitor.id}/suspended`, { suspended });
    expect((await suspend(true)).json()).toMatchObject({ suspended: true });
    expect((await visitor.get('/api/me')).statusCode).toBe(401);
    expect(
      (await open.anonymous.send({ method: 'GET', url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(401);
    expect((await signIn(email, 'guess')).json()).toMatchObject({ type: '/problems/wrong_credentials' }); // only somebody with the right password learns of the suspension
    expect((await signIn(email, password)).json()).toMatchObject({ status: 403, type: '/problems/suspended' });
    expect((await suspend(false)).json()).toMatchObject({ suspended: false });
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await put(admin, `/api/accounts/${admin.id}/suspended`, { suspended: true })).statusCode).toBe(409);
  });

  it('can close sign-up', async () => {
    const closed = await openServer({ store: open.store, env: { STOA_SIGN_UP: 'closed' } });
    expect((await closed.anonymous.get('/api/installation')).json()).toMatchObject({ sign_up: 'closed' });
    const reply = await closed.anonymous.post('/api/account/sign-up', { name: 'Eve', email: 'eve@maple.school', password });
    expect(reply.json()).toMatchObject({ status: 403, type: '/problems/not_allowed' });
    await closed.app.close();
  });
});

describe('a name', () => {
  it('is changed by its owner and shown at once', async () => {
    const { visitor } = await person();
    expect((await put(visitor, '/api/me/name', { name: '  Zoë Quill ' })).json()).toMatchObject({ name: 'Zoë Quill' });
    expect((await visitor.get('/api/me')).json()).toMatchObject({ account: { name: 'Zoë Quill' } });
    expect((await put(visitor, '/api/me/name', { name: '  ' })).statusCode).toBe(400);
  });
});
