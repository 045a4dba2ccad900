import { describe, expect, it } from 'vitest';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import { BusyError, RefusedError, UnreachableError, makeClient } from './client.ts';

const sessionId = '7b0c6a52-6a4c-4b52-9c7c-0d9d5f1f1a11';

/** Makes a client over a fake network that gives the chosen answer, and records the requests. */
function over(answer: () => Response | Promise<Response>) {
  const seen: { url: string; init: RequestInit }[] = [];
  const told: string[] = [];
  const send: typeof fetch = async (url, init) => {
    seen.push({ url: url as string, init: init! });
    return answer();
  };
  const client = makeClient(contracts, { lost: () => void told.push('lost'), found: () => void told.push('found') }, send);
  return { client, seen, told };
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

describe('the client', () => {
  it('calls a route by its contract: method, filled-in path, query, body and key', async () => {
    const { client, seen } = over(() => json(200, {}));
    await client.practice.turn({ params: { sessionId }, body: { kind: 'next' } }, { key: 'k-1' });
    await client.problemBank.list({ query: { skillId: 'frac_add_like', difficulty: 2, cursor: undefined } });

    expect(seen[0]).toMatchObject({
      url: `/api/practice/sessions/${sessionId}/turns`,
      init: {
        method: 'POST',
        body: '{"kind":"next"}',
        headers: { 'idempotency-key': 'k-1', 'content-type': 'application/json' },
      },
    });
    expect(seen[1]).toMatchObject({
      url: '/api/problems?skillId=frac_add_like&difficulty=2',
      init: { method: 'GET', headers: {} },
    });
  });

  it('escapes path parameters, so that they can’t change the path', async () => {
    const { client, seen } = over(() => json(200, {}));
    await client.account.setRole({ params: { accountId: '../me?x=/y' }, body: { role: 'admin' } });
    expect(seen[0]!.url).toBe('/api/accounts/..%2Fme%3Fx%3D%2Fy/role');
  });

  it('turns a problem document into an error with the sentence to show and a stable code', async () => {
    const refusal = { type: '/problems/stale', title: 'This session is out of date', status: 409, detail: 'Load it again.' };
    const { client, told } = over(() => json(409, refusal));
    const error = await client.practice.home({}).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ message: 'Load it again.', status: 409, code: 'stale' });
    expect(told).toEqual(['found']);
  });

  it('gives a sentence a person can act on when the refusal isn’t one of ours', async () => {
    const { client } = over(() => new Response('<html>', { status: 500 }));
    await expect(client.practice.home({})).rejects.toThrow('Something went wrong (500). Try again');
  });

  it.each([
    { title: 'the network is cut', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { title: 'a proxy finds no server', answer: () => new Response('', { status: 502 }) },
    { title: 'the database is away', answer: () => json(503, {}) },
  ])('reports that it reached nobody when $title', async ({ answer }) => {
    const { client, told } = over(answer);
    await expect(client.practice.home({})).rejects.toThrow(UnreachableError);
    expect(told).toEqual(['lost']);
  });

  it('tells a busy server from an unreachable one, and says when to try again', async () => {
    const refusal = { type: '/problems/busy', title: 'Busy', status: 503, detail: 'Send it again.' };
    const { client, told } = over(() => new Response(JSON.stringify(refusal), { status: 503, headers: { 'retry-after': '3' } }));
    const error = await client.practice.home({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BusyError);
    expect(error).toMatchObject({ afterMs: 3000 });
    expect(told).toEqual(['found']);
  });
});
