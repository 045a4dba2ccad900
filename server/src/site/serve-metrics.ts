import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { Metrics } from '../metrics.ts';
import { admit } from '../routes/serve-contract.ts';
import type { Admission } from '../routes/serve-contract.ts';

const admins: Access = { who: ['admin'], owns: 'nothing' };

/**
 * Serves the metrics in Prometheus' text format. A scraper sends the token of STOA_METRICS_TOKEN, or an admin's bearer token;
 * being on the same machine proves nothing behind a proxy.
 */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, admission: Admission): void {
  const scrapes = scraperOf(admission.context.config.metricsToken);
  app.get(
    '/api/metrics',
    {
      config: { access: admins },
      onRequest: async (request) => {
        if (!scrapes(request.headers.authorization)) await admit(request, admins, admission);
      },
    },
    async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/**
 * Returns a test of whether a request carries the scraper's own token. It compares digests, so that its timing doesn't reveal
 * how much of the token was right.
 */
function scraperOf(token: string | null): (authorization: string | undefined) => boolean {
  if (token === null) return () => false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return (authorization) => authorization !== undefined && timingSafeEqual(digest(authorization), wanted);
}
