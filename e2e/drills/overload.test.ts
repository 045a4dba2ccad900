import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import { openServer } from '../browser/server-under-test.ts';
import type { ServerUnderTest } from '../browser/server-under-test.ts';
import { amount } from './amount.ts';
import type { Crowd, CrowdReply, CrowdRequest } from './crowd.ts';

const students = amount(12, 60);
const atOnce = amount(120, 250);
const rounds = amount(2, 12);
/** Rounds before the counted ones, because a server is slow at first, whatever it's asked. */
const warmingUp = amount(0, 3);

let server: ServerUnderTest;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A student with an account and an open problem. */
type Student = { cookie: string; view: PracticeView };

async function enter(): Promise<Student> {
  const account = { name: 'Robin', email: `${randomUUID()}@maple.school`, password: 'a quiet river at noon' };
  const signedUp = await post('/api/account/sign-up', '', account);
  expect(signedUp.status, await signedUp.clone().text()).toBe(200);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const begun = await post('/api/practice/sessions', cookie, {});
  return { cookie, view: ((await begun.json()) as PracticeReply).view };
}

const headersOf = (cookie: string) => ({
  cookie,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  origin: server.address,
});

const post = (address: string, cookie: string, body: unknown) =>
  fetch(`${server.address}${address}`, { method: 'POST', headers: headersOf(cookie), body: JSON.stringify(body) });

/**
 * Returns the requests of one round, to be sent at once: a turn from each student, and for the rest the reads of a page that is
 * reopened.
 */
const requestsOf = (school: readonly Student[], round: number): CrowdRequest[] =>
  Array.from({ length: atOnce }, (_, at) => {
    const { cookie, view } = school[at % students]!;
    const session = `/api/practice/sessions/${view.session_id}`;
    const headers = headersOf(cookie);
    if (at >= students) return { method: 'GET', path: session, headers, body: null };
    const attempt = { kind: 'attempt', problem_id: view.problem?.id, answer: String(12_345 + round) };
    return { method: 'POST', path: `${session}/turns`, headers, body: JSON.stringify(attempt) };
  });

async function send(crowd: Crowd): Promise<CrowdReply[][]> {
  const sending = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'crowd.ts')], { maxBuffer: 2 ** 28 });
  sending.child.stdin?.end(JSON.stringify(crowd));
  return JSON.parse((await sending).stdout) as CrowdReply[][];
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

it(`sheds what it cannot serve when ${atOnce} requests come at once, serves the rest, and loses nothing`, async ({ task }) => {
  const school: Student[] = [];
  for (let at = 0; at < students; at += 1) school.push(await enter());

  const all = Array.from({ length: warmingUp + rounds }, (_, round) => requestsOf(school, round));
  const replies = (await send({ address: server.address, rounds: all })).slice(warmingUp).flat();
  const served = replies.filter(({ status }) => status === 200);
  const shed = replies.filter(({ status }) => status === 503);
  const strange = replies.filter((reply) => !served.includes(reply) && !shed.includes(reply));
  expect(strange.filter(({ status }) => status !== 409)).toEqual([]); // 409: another turn of the same student came first
  for (const { retryAfter, body } of shed) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(body ?? '')).toMatchObject({ status: 503, type: expect.stringMatching(/^\/problems\//) });
  }
  expect(shed.length).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThan(rounds);

  // Afterward everybody can continue.
  for (const { cookie, view } of school) {
    const { status } = await fetch(`${server.address}/api/practice/sessions/${view.session_id}`, { headers: { cookie } });
    expect(status).toBe(200);
  }
  task.meta.tried = rounds * atOnce;
  const sorted = served.map(({ ms }) => ms).toSorted((a, b) => a - b);
  task.meta.told = `${served.length} served, median ${Math.round(quantile(sorted, 0.5))} ms, p99 ${Math.round(quantile(sorted, 0.99))} ms; ${shed.length} shed`;
});
