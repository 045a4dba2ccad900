import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '@stoa/schema/contracts/contract';
import { RouteTable } from '../route-table.ts';
import { serveAll } from './serve-all.ts';
import { serveContract } from './serve-contract.ts';
import type { Admission } from './serve-contract.ts';

const anyone = { who: 'anyone', owns: 'nothing' } as const;
const greeting = contract({
  method: 'GET',
  path: '/api/greeting',
  summary: '',
  access: anyone,
  response: z.strictObject({ hello: z.string() }),
});
const admission = {
  context: { config: { publicUrl: null }, clock: () => new Date(0) },
  callers: { find: async () => null },
  limits: { ofRequests: async () => {} },
} as unknown as Admission; // these routes need nothing else of the server

describe('serveAll', () => {
  it('refuses to start when a contract has no handler', () => {
    expect(() => serveAll(fastify(), { hall: { greeting } }, { hall: {} }, admission)).toThrow('hall.greeting has no handler');
  });

  it('refuses to start when a handler has no contract', () => {
    const handlers = { hall: { greeting: () => ({ hello: '' }), secret: () => ({}) } };
    expect(() => serveAll(fastify(), { hall: { greeting } }, handlers, admission)).toThrow('hall.secret has no contract');
  });

  it('refuses a contract that says it owns something but names nothing in its path', () => {
    const own = { ...greeting, access: { who: 'signed_in', owns: 'learner' } as const };
    expect(() => serveContract(fastify(), own, () => ({ hello: '' }), admission)).toThrow('names none in its path');
  });
});

describe('a route', () => {
  it('sends no field that its response schema doesn’t have', async () => {
    const app = fastify();
    app.decorateRequest('caller', null);
    serveContract(app, greeting, () => ({ hello: 'Ann', answer: '42' }) as { hello: string }, admission);
    const reply = await app.inject('/api/greeting');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('42');
  });
});

describe('a route that doesn’t declare who may call it', () => {
  it('keeps the server from starting', async () => {
    const app = fastify();
    const routes = new RouteTable(app);
    app.get('/open', { config: { access: anyone } }, () => 'open');
    routes.requireAccess();
    app.get('/silent', () => 'silent');
    expect(() => routes.requireAccess()).toThrow('GET /silent');
  });
});
