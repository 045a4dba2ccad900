import type { ServerTutor } from '../tutors/server-tutor.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import { RefusalError } from '../refusals.ts';
import { pageStyle } from '../site/page.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';
import { isRefusalCode, problemsPage } from './problems-page.ts';

const anyone: Access = { who: 'anyone', owns: 'nothing' };

/** Serves the description of the API for programs and for people. Each text is built when it is first requested. */
export function serveDocs(app: FastifyInstance, version: string, cookieName: string, tutors: readonly ServerTutor[]): void {
  const once = (make: () => string) => {
    let text: string | null = null;
    return () => (text ??= make());
  };
  const document = once(() => JSON.stringify(openApiDocument(version, cookieName, tutors)));
  const docs = once(() => docsPage(openApiDocument(version, cookieName, tutors)));

  const serve = (url: string, type: string, text: () => string) => {
    app.get(url, { config: { access: anyone } }, (request, reply) => {
      const etag = `"${createHash('sha256').update(text()).digest('base64url').slice(0, 20)}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(text());
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', document);
  serve('/docs', 'text/html; charset=utf-8', docs);
  serve('/docs/page.css', 'text/css; charset=utf-8', () => pageStyle);
  serve('/problems', 'text/html; charset=utf-8', () => problemsPage(null));

  app.get<{ Params: { code: string } }>('/problems/:code', { config: { access: anyone } }, (request, reply) => {
    const { code } = request.params;
    if (!isRefusalCode(code))
      throw new RefusalError('not_found', 'There is no refusal with that name. /problems lists them all.');
    return reply.type('text/html; charset=utf-8').send(problemsPage(code));
  });
}
