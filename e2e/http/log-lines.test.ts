import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Learner, standingClock } from './learner.ts';
import { keyed, openServer, password } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

let open: OpenServer;
const lines: string[] = [];
let told = 0;
const { clock, pass } = standingClock();
const telling = {
  email: 'zenobia.telltale@maple.school',
  answer: '987123654',
  message: 'A very telling message',
  wrong: 'a telltale password',
};

beforeAll(async () => {
  open = await openServer({ clock, lines });
  const student = await open.signUp('student', telling.email);
  await open.anonymous.post('/api/account/sign-in', { email: telling.email, password: telling.wrong });
  await open.anonymous.post('/api/account/sign-up', { name: 'Z', email: telling.email, password });
  const learner = new Learner(student, open, pass);
  await learner.start({ skill_id: 'eq_one_step_add' });
  await learner.turn({ kind: 'attempt', answer: telling.answer });
  await learner.turn({ kind: 'ask_hint' });
  await learner.send({ kind: 'attempt', problem_id: learner.view.problem!.id, answer: telling.answer.repeat(2000) });
  await learner.send(`{"answer":"${telling.answer}"`);
  await learner.answer('correct');
  await student.post(
    `/api/practice/sessions/${learner.view.session_id}/reports`,
    { problem_id: learner.view.problem!.id, message: telling.message },
    keyed(),
  );
  const { token } = (await student.post('/api/me/tokens', { label: 'x' })).json<{ token: string }>();
  await open.anonymous.send({
    method: 'GET',
    url: '/api/me?email=zenobia.telltale@maple.school',
    headers: { authorization: `Bearer ${token}` },
  });
  await open.anonymous.send({
    method: 'GET',
    url: `/api/nowhere/${telling.email}`,
    headers: { cookie: 'stoa.session_token=telltale-cookie' },
  });
  await student.send({ method: 'PUT', url: '/api/me/name', payload: { name: 'Renata Telltale' } });
  await open.anonymous.post('/api/account/reset-password', { token: 'telltale-secret', password });
  const passwords = { current: telling.wrong, password: 'another telltale password' };
  await student.send({ method: 'PUT', url: '/api/me/password', payload: passwords });
  await student.send({ method: 'PUT', url: '/api/me/password', payload: { ...passwords, current: password } });
  await open.anonymous.get('/api/health');
  // Every way in which a token could get into a log: in an address that no route serves, in one that upgrades to a live line or
  // to nothing, and in a message that an error quotes.
  const address = (await open.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  for (const path of ['/sessions/ws/no-such-lesson', '/api/installation', '/nowhere'])
    await new Promise((resolve) => {
      const socket = new WebSocket(`${address}${path}?token=${token}`);
      for (const end of ['close', 'error'] as const) socket.addEventListener(end, resolve);
    });
  await open.anonymous.get(`/api/nowhere?token=${token}`);
  open.server.log.error({ err: new Error(`cannot open wss://stoa.school/sessions/ws/1?token=${token}`) }, `with ${token}`);
  open.server.log.error(
    { err: new Error('cannot open wss://stoa.school/sessions/ws/1?ticket=telltale-ticket&x=1') },
    'and a ticket',
  );
  told = lines.length;
  lines.push(''); // marks the end of the requests
});
afterAll(() => open.close());

type Line = {
  msg: string;
  route?: string | null;
  status?: number;
  ms?: number;
  account?: string | null;
  request?: string;
  agent?: string;
  source?: string;
};
const written = (): Line[] => lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);

describe('the log', () => {
  it('has one line for each request with its route, status, time and account', () => {
    const requests = written().filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThanOrEqual(14);
    expect(new Set(requests.map(({ request }) => request)).size).toBe(requests.length);
    for (const { route, status, ms } of requests) {
      expect(status).toBeGreaterThanOrEqual(200);
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(route === null || route === '/*' || /^\/(api|sessions)\//.test(route!)).toBe(true);
    }
    expect(requests.some(({ route, account }) => route === '/api/practice/sessions/:sessionId/turns' && account !== null)).toBe(
      true,
    );
  });

  it('names a request once, under one name, and has no line for an answered health check', () => {
    expect(lines.slice(0, told).filter((line) => line.includes('"reqId"') || line.split('"request":').length > 2)).toEqual([]);
    expect(written().filter(({ route }) => route === '/api/health')).toEqual([]);
  });

  it('has one line for each use of an agent: which one, why, and how long', () => {
    const calls = written().filter(({ msg }) => msg === 'model call');
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call).toMatchObject({
        agent: expect.any(String),
        version: expect.any(Number),
        source: 'script',
        why: 'off',
        ms: expect.any(Number),
      });
    }
  });

  it.each([
    ['an e-mail address', /zenobia|telltale@|maple\.school/i],
    ['an answer', /987123654/],
    ['a message', /telling message/],
    ['a password', /telltale password|correct horse|telltale-secret/],
    ['a cookie or token', /stoa_[\w-]|session_token|telltale-(cookie|ticket)|Bearer/],
    ['a name', /Robin Doe|Renata/],
  ])('has no line with %s', (_, telltale) => {
    expect(lines.filter((line) => telltale.test(line))).toEqual([]);
  });
});
