import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { Metrics } from '../metrics.ts';
import { admit } from '../routes/serve-contract.ts';
import type { Door } from '../routes/serve-contract.ts';

const admins: Access = { who: ['admin'], owns: 'nothing' };

/** Prometheus' text format. A scraper shows an admin's bearer token; being on the same machine proves nothing behind a proxy. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, door: Door): void {
  app.get(
    '/api/metrics',
    { config: { access: admins }, onRequest: (request) => admit(request, admins, door) },
    async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}
