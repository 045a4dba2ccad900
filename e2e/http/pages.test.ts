import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '@stoa/server/refusals';
import { openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const web = new URL('../../web', import.meta.url).pathname;
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({ env: { STOA_WEB: new URL('small-web', import.meta.url).pathname } });
});
afterAll(() => open.close());

const get = (url: string, headers: Record<string, string> = {}) => open.anonymous.send({ method: 'GET', url, headers });

describe('every page', () => {
  it.each(['/', '/practice', '/docs', '/problems', '/problems/stale', '/assets/page.js'])(
    'may load things only from this server, by its policy: %s',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      const policy = String(reply.headers['content-security-policy']);
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
      ]) {
        expect(policy.split(';')).toContain(directive);
      }
      expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
      expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    },
  );

  it.each(['/docs', '/problems'])('that the server writes has no script, other host or dead link: %s', async (url) => {
    const { body } = await get(url);
    expect(body).not.toMatch(/<script|<style|style=|(src|href)="(https?:)?\/\//);
    for (const [, href] of body.matchAll(/href="(\/[^"#]*)/g)) expect((await get(href!)).statusCode, href).toBe(200);
  });
});

describe('an API reply with data', () => {
  it('is neither cached nor usable as a page', async () => {
    const { headers } = await get('/api/installation');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});

describe('the web app', () => {
  it('lets browsers cache hashed files for a year, and check the page each time', async () => {
    expect((await get('/assets/page.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('is compressed for clients that accept it', async () => {
    const [plain, packed] = [await get('/assets/page.js'), await get('/assets/page.js', { 'accept-encoding': 'gzip' })];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringContaining('javascript') });
  });

  it('answers at its own addresses, and nowhere else', async () => {
    const { body } = await get('/');
    expect((await get('/practice/some/session')).body).toBe(body);
    expect((await get('/assets/gone.js')).json()).toMatchObject({ status: 404, type: '/problems/no_such_route' });
    expect((await get('/gone.png')).statusCode).toBe(404);
    expect((await get('/api')).statusCode).toBe(404);
  });

  it('answers at the address of each of its pages, even if the client doesn’t ask for HTML', async () => {
    const { body } = await get('/');
    const written = fs.globSync(`${web}/src/**/*.{ts,tsx}`, { exclude: (name) => name.includes('.test.') });
    const paths = written.flatMap((file) =>
      Array.from(fs.readFileSync(file, 'utf8').matchAll(/\bpath: '(\/[^']*)'/g), ([, at]) => at!),
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const reply = await get(path.replaceAll(/\$\w+/g, 'some-id'), { accept: '*/*' });
      expect([reply.statusCode, reply.body], path).toEqual([200, body]);
    }
  });

  it.each([
    ['/nowhere', '*/*'],
    ['/nowhere/at/all', ''],
    ['/wp-login', 'application/xml'],
    ['/sessions/history', '*/*'],
    ['/sessions/17', 'text/html'],
    ['/knowledge-graph', 'text/html'],
    ['/kg/nodes', '*/*'],
    ['/mastery/ann/skills', 'text/html'],
    ['/problems/no-such-refusal', 'text/html'],
    ['/learn/17', 'application/json'],
    ['/nowhere', 'application/problem+json, application/json;q=0.9'],
  ])('is not sent in place of an API reply: %s requested as %s', async (url, accept) => {
    const reply = await get(url, { accept });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ status: 404, detail: expect.stringMatching(/\.$/) });
  });

  it.each(['/sessions/17', '/flags', '/mastery/ann/skills', '/problem-reports', '/knowledge-graph'])(
    'is sent to a browser that opens an address of the API: %s',
    async (url) => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };
      expect((await get(url, headers)).body).toBe((await get('/')).body);
    },
  );

  it.each(['/learn/17', '/practice/17', '/teacher/lessons', '/settings'])(
    'is sent to a browser, even if it also accepts JSON: %s',
    async (url) => {
      expect((await get(url, { accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8' })).statusCode).toBe(
        200,
      );
    },
  );

  it.each([
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/pages.test.ts',
    '/assets/..%2f..%2fpages.test.ts',
    '/..%5cpages.test.ts',
  ])('serves no file outside its folder: %s', async (url) => {
    const reply = await get(url);
    expect([400, 403, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain('vitest');
  });

  it('says how to build it when it isn’t built', async () => {
    const bare = await openServer({ env: { STOA_WEB: '/nowhere/at/all' } });
    const reply = await bare.anonymous.get('/');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
    expect((await bare.anonymous.get('/api/installation')).statusCode).toBe(200);
    await bare.close();
  });
});

describe('the type of a refusal', () => {
  it.each(Object.keys(refusals))('is the address of a page that explains it: %s', async (code) => {
    const reply = await get(`/problems/${code}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(code);
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and is sent again only when it has changed', async () => {
    const reply = await get('/api/openapi.json');
    expect(reply.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Stoa' } });
    const again = await get('/api/openapi.json', { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('metrics', () => {
  it('are given to a scraper with its own token, and refused to other callers', async () => {
    const token = 'a token for scrapers alone';
    const scraped = await openServer({ env: { STOA_METRICS_TOKEN: token } });
    const ask = (authorization: string) =>
      scraped.anonymous.send({ method: 'GET', url: '/api/metrics', headers: { authorization } });
    const reply = await ask(`Bearer ${token}`);
    expect(reply.statusCode).toBe(200);
    for (const name of ['stoa_live_lines 0', 'stoa_requests_waiting 0', 'stoa_flags_waiting 0'])
      expect(reply.body).toContain(name);
    expect((await ask('Bearer a token for scrapers alon')).statusCode).toBe(401);
    expect((await ask(token)).statusCode).toBe(401);
    expect((await (await scraped.signUp()).get('/api/metrics')).statusCode).toBe(403);
    await scraped.close();
  });
});
