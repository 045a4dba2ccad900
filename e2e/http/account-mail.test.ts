import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, password } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

/** The mail that the mail server below has received. */
const inbox: { to: string; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    void textOf(stream).then((text) => {
      inbox.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: unfolded(text) });
      done();
    });
  },
});
/** Decodes quoted-printable text. */
const unfolded = (text: string) =>
  text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const lines: string[] = [];
let open: OpenServer;
const env = { STOA_PUBLIC_URL: 'https://stoa.school', STOA_MAIL_FROM: 'Stoa <stoa@maple.school>' };
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  open = await openServer({ lines, env: { ...env, STOA_SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await open.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const signUp = (email: string, chosen = password) =>
  open.anonymous.post('/api/account/sign-up', { name: 'Ida', email, password: chosen });
const signIn = (email: string, tried = password) => open.anonymous.post('/api/account/sign-in', { email, password: tried });
/** Waits for the next email to this address and removes it from the inbox. Earlier ones have been removed already. */
async function letterTo(email: string): Promise<string> {
  await expect.poll(() => inbox.some(({ to }) => to === email)).toBe(true);
  return inbox.splice(
    inbox.findIndex(({ to }) => to === email),
    1,
  )[0]!.text;
}
const secretIn = (letter: string, page: string) =>
  decodeURIComponent(new RegExp(`https://stoa\\.school/${page}#(\\S+)`).exec(letter)![1]!);

describe('with mail set up', () => {
  it('an account can be used once its address is confirmed', async () => {
    const email = 'ida@maple.school';
    const made = await signUp(email);
    expect([made.statusCode, made.json(), made.cookies]).toEqual([200, { check_email: true, safety: null }, []]);
    expect((await signIn(email)).json()).toMatchObject({ status: 403, type: '/problems/unconfirmed_email' });
    expect((await signIn(email, 'not this one')).json()).toMatchObject({ type: '/problems/wrong_credentials' });

    const letter = await letterTo(email);
    expect(letter).toMatch(/^From: Stoa <stoa@maple\.school>\r?$/m);
    expect(letter).toContain('Hi Ida,');
    const token = secretIn(letter, 'confirm-email');
    expect((await open.anonymous.post('/api/account/confirm-email', { token: `${token}x` })).statusCode).toBe(410);
    expect((await open.anonymous.post('/api/account/confirm-email', { token })).statusCode).toBe(200);
    expect((await signIn(email)).json()).toMatchObject({ email, role: 'student' });
  });

  it('signing up doesn’t reveal who has an account, and the owner gets an email about it', async () => {
    const email = 'ada@maple.school';
    const first = await signUp(email);
    await open.anonymous.post('/api/account/confirm-email', { token: secretIn(await letterTo(email), 'confirm-email') });
    const again = await signUp(email, 'another three words');
    expect([again.statusCode, again.body, again.cookies]).toEqual([first.statusCode, first.body, first.cookies]);
    expect(await letterTo(email)).toContain('You already have an account');
    expect((await signIn(email, 'another three words')).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('a person who signs up with somebody else’s address gains nothing when its owner sets a password', async () => {
    const email = 'victim@maple.school';
    await signUp(email, 'chosen by mallory');
    await letterTo(email);
    await open.anonymous.post('/api/account/forgot-password', { email });
    const token = secretIn(await letterTo(email), 'reset-password');
    await open.anonymous.post('/api/account/reset-password', { token, password: 'chosen by its owner' });
    expect(await letterTo(email)).toContain('Your password was just changed');
    expect((await signIn(email, 'chosen by mallory')).statusCode).toBe(401);
    expect((await signIn(email, 'chosen by its owner')).statusCode).toBe(200);
  });

  it('an account that an admin opened doesn’t need to be confirmed', async () => {
    await signUp('admin@maple.school');
    const token = secretIn(await letterTo('admin@maple.school'), 'confirm-email');
    await open.anonymous.post('/api/account/confirm-email', { token });
    const entered = await signIn('admin@maple.school');
    await open.store.accounts.setRole(entered.json<{ id: string }>().id, 'admin');
    const { name, value } = entered.cookies[0] as { name: string; value: string };
    const made = await open.anonymous.post(
      '/api/accounts',
      { name: 'Lena', email: 'lena@maple.school', role: 'student' },
      { cookie: `${name}=${encodeURIComponent(value)}` },
    );
    const link = made.json<{ link: { path: string } }>().link.path;
    await open.anonymous.post('/api/account/reset-password', { token: link.split('#')[1], password });
    expect((await signIn('lena@maple.school')).statusCode).toBe(200);
  });

  it('a new address counts once it is confirmed by its own link, and the old one gets an email about it', async () => {
    await signUp('old@maple.school');
    await open.anonymous.post('/api/account/confirm-email', {
      token: secretIn(await letterTo('old@maple.school'), 'confirm-email'),
    });
    const [cookie] = (await signIn('old@maple.school')).cookies as { name: string; value: string }[];
    const headers = { cookie: `${cookie!.name}=${encodeURIComponent(cookie!.value)}` };
    const change = (email: string, tried = password) =>
      open.anonymous.send({ method: 'PUT', url: '/api/me/email', payload: { email, password: tried }, headers });

    expect((await change('new@maple.school', 'not this one')).json()).toMatchObject({ type: '/problems/wrong_password' });
    const asked = await change('new@maple.school');
    expect([asked.statusCode, asked.json()]).toEqual([200, { check_email: true }]);
    const token = secretIn(await letterTo('new@maple.school'), 'confirm-email');
    expect((await signIn('new@maple.school')).statusCode).toBe(401);
    expect((await signIn('old@maple.school')).statusCode).toBe(200);
    // The reply is the same if somebody else has the address. Only that person is told, by email.
    expect((await change('lena@maple.school')).json()).toEqual({ check_email: true });
    await expect.poll(() => letterTo('lena@maple.school')).toContain('You already have an account');

    expect((await open.anonymous.post('/api/account/confirm-email', { token: `${token}x` })).statusCode).toBe(410);
    expect((await open.anonymous.post('/api/account/confirm-email', { token })).statusCode).toBe(200);
    expect((await open.anonymous.post('/api/account/confirm-email', { token })).statusCode).toBe(410); // it works once
    await expect.poll(() => letterTo('old@maple.school')).toContain('no longer signs you in');
    expect((await signIn('old@maple.school')).statusCode).toBe(401);
    expect((await signIn('new@maple.school')).json()).toMatchObject({ email: 'new@maple.school' });
  });

  it('no log has an address or the secret of a link', () => {
    expect(lines.filter((line) => /@maple\.school|confirm-email#|reset-password#|eyJ/.test(line))).toEqual([]);
  });

  it('the server doesn’t start without a public address, because emails link to it', async () => {
    await expect(openServer({ env: { STOA_SMTP_URL: 'smtp://127.0.0.1:25' } })).rejects.toThrow(/STOA_PUBLIC_URL/);
  });
});

it('an unreachable mail server costs a line in the log, and the request still succeeds', async () => {
  const told: string[] = [];
  const alone = await openServer({ lines: told, env: { ...env, STOA_SMTP_URL: 'smtp://127.0.0.1:1' } });
  const reply = await alone.anonymous.post('/api/account/sign-up', { name: 'Ida', email: 'ida@maple.school', password });
  expect(reply.statusCode).toBe(200);
  await alone.close();
  expect(told.filter((line) => line.includes('could not be sent'))).toHaveLength(1);
  expect(told.join('')).not.toContain('maple.school');
});
