import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import { openServer } from '../browser/server-under-test.ts';
import type { ServerUnderTest } from '../browser/server-under-test.ts';
import { amount } from './amount.ts';

const students = amount(12, 60);
const atOnce = amount(120, 250);
const rounds = amount(2, 12);

let server: ServerUnderTest;
beforeAll(async () => {
  server = await openServer();
}, 180_000);
afterAll(() => server.close());

type Reply = { status: number; ms: number; retryAfter: string | null; body: unknown };

async function send(method: 'GET' | 'POST', path: string, cookie: string, payload?: unknown, key = randomUUID()): Promise<Reply> {
  const begun = performance.now();
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key, origin: server.address },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const body: unknown = await response.json();
  return { status: response.status, ms: performance.now() - begun, retryAfter: response.headers.get('retry-after'), body };
}

/** Somebody with an account and a problem on the table. */
type Student = { cookie: string; view: PracticeView };

async function enter(): Promise<Student> {
  const account = { name: 'Robin', email: `${randomUUID()}@maple.school`, password: 'a quiet river at noon' };
  const response = await fetch(`${server.address}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify(account),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { body } = await send('POST', '/api/practice/sessions', cookie, {});
  return { cookie, view: (body as PracticeReply).view };
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

it(`sheds what it cannot serve when ${atOnce} requests come at once, serves the rest, and loses nothing`, async ({ task }) => {
  const school: Student[] = [];
  for (let at = 0; at < students; at += 1) school.push(await enter());

  const served: number[] = [];
  const shed: Reply[] = [];
  const strange: Reply[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => {
        const { cookie, view } = school[at % students]!;
        const path = `/api/practice/sessions/${view.session_id}`;
        // One turn each; beyond that she reads, as a page does that is opened anew.
        return at < students
          ? send('POST', `${path}/turns`, cookie, {
              kind: 'attempt',
              problem_id: view.problem?.id,
              answer: String(12_345 + round),
            })
          : send('GET', path, cookie);
      }),
    );
    for (const reply of replies)
      if (reply.status === 200) served.push(reply.ms);
      else if (reply.status === 503) shed.push(reply);
      else strange.push(reply);
  }
  expect(strange.filter(({ status }) => status !== 409)).toEqual([]); // a turn that was overtaken by her own
  for (const { retryAfter, body } of shed) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toMatchObject({ status: 503, type: expect.stringMatching(/^\/problems\//) });
  }
  expect(served.length).toBeGreaterThan(atOnce / 2);

  // Afterwards everybody goes on.
  for (const { cookie, view } of school) {
    const { status } = await send('GET', `/api/practice/sessions/${view.session_id}`, cookie);
    expect(status).toBe(200);
  }
  task.meta.tried = rounds * atOnce;
  const sorted = served.toSorted((a, b) => a - b);
  task.meta.told = `${served.length} served, median ${Math.round(quantile(sorted, 0.5))} ms, p99 ${Math.round(quantile(sorted, 0.99))} ms; ${shed.length} shed`;
}, 300_000);
