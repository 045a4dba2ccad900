import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Access, Contract } from '@stoa/schema/contracts/contract';
import type { ServerTutor } from '../tutors/server-tutor.ts';
import { page } from './page.ts';

const anyone: Access = { who: 'anyone', owns: 'nothing' };

const notBuilt = page(
  'Not built yet',
  '<h1>The web pages are not built yet</h1><p>Run <code>npm start</code>, which builds them, or <code>npm run build -w web</code>, and load this page again.</p>' +
    '<p>The API works without them: <a href="/docs">/docs</a>.</p>',
);

/**
 * Serves the built web. Files under `/assets/` have their content's hash in their names and are cached for a year; the page
 * itself is revalidated each time, and is served for every address that the web interprets. Files that were compressed at build
 * time (`x.js.br`, `x.js.gz`) are sent to clients that accept them. Each tutor names its own pages.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  tutors: readonly Pick<ServerTutor, 'pages'>[],
): Promise<void> {
  const pages = new Set([...pagesOfAll, ...tutors.flatMap(({ pages: own = [] }) => own)]);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, suppressWarning: true });

  const file =
    (name: string, maxAge: string, immutable = false) =>
    (_: FastifyRequest, reply: FastifyReply) =>
      reply.sendFile(name, { maxAge, immutable });

  app.get('/assets/*', { config: { access: anyone } }, (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    return reply.sendFile(path.posix.join('assets', name), { maxAge: '365d', immutable: true });
  });
  for (const name of ['favicon.svg', 'favicon.ico', 'robots.txt', 'manifest.webmanifest']) {
    app.get(`/${name}`, { config: { access: anyone } }, file(name, '1d'));
  }

  // Serves the web's pages, by the first word of their addresses. A program would take a page for an answer, so it gets none if
  // it asks for JSON or uses another address; a person at an unknown address gets the web's own "not found" page.
  app.get('/*', { config: { access: anyone } }, (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const [first = ''] = rest.split('/', 1);
    const isPage = pages.has(first) || isOpenedInABrowser(request) || (isForAPerson(request) && !namesOfTheApi.has(first));
    if (!isPage || asksForJson(request) || /\.[^/]*$/.test(rest)) return reply.callNotFound();
    if (!existsSync(path.join(folder, 'index.html'))) return reply.code(503).type('text/html; charset=utf-8').send(notBuilt);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  });
}

/** The first words of the addresses that the web has pages at, except for those of its tutors. */
const pagesOfAll = ' sign-in sign-up forgot-password reset-password confirm-email settings teacher author admin'.split(' ');

/** What the API calls its parts: the first word after `/api`, and the names of the contracts' groups. */
const namesOfTheApi = new Set([
  'api',
  ...Object.entries(contracts).flatMap(([group, routes]) => [
    group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...Object.values<Contract>(routes).map(({ path: address }) => address.split('/')[2] ?? 'api'),
  ]),
]);

/**
 * True if a person typed the address or followed a link: the browser says so itself, and a program that means the API doesn't.
 */
const isOpenedInABrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

const isForAPerson = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

function asksForJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return /\bjson\b/.test(accept) && !accept.includes('text/html');
}
