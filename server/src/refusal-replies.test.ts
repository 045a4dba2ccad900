import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseUnknownRoute, replyWithRefusals, sendRefusal } from './refusal-replies.ts';
import { RefusalError } from './refusals.ts';
import { openLog } from './request-log.ts';
import { RouteTable } from './route-table.ts';

/** A small server that fails in every way that we know of, and the lines that it logs. */
async function failing() {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: openLog('info', { write: (line) => void lines.push(line) }) as FastifyBaseLogger,
    bodyLimit: 1000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'request-7',
    routerOptions: { maxParamLength: 50 },
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
  });
  const routes = new RouteTable(app);
  app.removeContentTypeParser('text/plain');
  replyWithRefusals(app);
  app.setNotFoundHandler(refuseUnknownRoute((path) => routes.methodsOf(path)));
  const faults: Record<string, () => Error> = {
    refused: () => new RefusalError('stale', 'Load it again.', { more: { at: 3 }, headers: { 'x-advice': 'reload' } }),
    bug: () => Object.assign(new Error('cannot read x of undefined'), { detail: 'Key (email)=(ann@example.org) exists' }),
    away: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:5432'), { code: 'ECONNREFUSED' }),
    shutdown: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  };
  for (const [name, fault] of Object.entries(faults)) {
    app.get(`/fail/${name}`, () => {
      throw fault();
    });
  }
  app.post('/things/:id', (request) => request.body);
  app.put('/things/:id', (request) => request.body);
  await app.ready();
  return { app, lines };
}

const json = { 'content-type': 'application/json' };

describe('a refusal', () => {
  it('passes on what the thrower said, with extra members and headers', async () => {
    const { app } = await failing();
    const reply = await app.inject('/fail/refused');
    expect(reply.statusCode).toBe(409);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'x-advice': 'reload' });
    expect(reply.json()).toEqual({
      type: '/problems/stale',
      title: 'This session is out of date',
      status: 409,
      detail: 'Load it again.',
      instance: 'request-7',
      at: 3,
    });
  });

  it('puts an unexpected error in the log without its values, and tells the caller only the request id', async () => {
    const { app, lines } = await failing();
    const reply = await app.inject('/fail/bug');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/undefined|ann@/);
    expect(reply.json()).toMatchObject({ type: '/problems/unexpected', instance: 'request-7' });
    expect(lines.join('')).toMatch(/request-7.*cannot read x of undefined/);
    expect(lines.join('')).not.toContain('ann@example.org');
  });

  it.each(['away', 'shutdown'])('asks the caller to wait when the database fails with: %s', async (name) => {
    const { app } = await failing();
    const reply = await app.inject(`/fail/${name}`);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.body).not.toContain('10.0.0.9');
  });

  it.each([
    { what: 'half a JSON', payload: '{"a":', headers: json, status: 400, code: 'malformed' },
    {
      what: 'JSON that would poison a prototype',
      payload: '{"__proto__":{"a":1}}',
      headers: json,
      status: 400,
      code: 'malformed',
    },
    { what: 'no JSON at all', payload: '', headers: json, status: 400, code: 'malformed' },
    {
      what: 'a form',
      payload: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      what: 'plain text',
      payload: '{"a":1}',
      headers: { 'content-type': 'text/plain' },
      status: 415,
      code: 'unsupported_media_type',
    },
    { what: 'too much', payload: JSON.stringify('x'.repeat(2000)), headers: json, status: 413, code: 'too_large' },
  ])('answers $what with $status $code', async ({ payload, headers, status, code }) => {
    const { app } = await failing();
    const reply = await app.inject({ method: 'POST', url: '/things/1', payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ type: `/problems/${code}`, status });
  });

  it.each([
    { method: 'GET', url: '/nowhere', status: 404, code: 'no_such_route' },
    { method: 'GET', url: '/things/1', status: 405, code: 'method_not_allowed' },
    { method: 'POST', url: '/%E0%A4%A', status: 400, code: 'malformed' },
    { method: 'POST', url: `/things/${'x'.repeat(60)}`, status: 414, code: 'address_too_long' },
  ] as const)('answers $method $url with $status', async ({ method, url, status, code }) => {
    const { app } = await failing();
    const reply = await app.inject({ method, url });
    expect(reply.json()).toMatchObject({ type: `/problems/${code}`, status });
    if (status === 405) expect(reply.headers.allow).toBe('POST, PUT');
  });
});
