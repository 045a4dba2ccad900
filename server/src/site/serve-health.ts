import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { Store } from '@stoa/store/store';

const anyone: Access = { who: 'anyone', owns: 'nothing' };

/** For load balancers: `/api/health/live` while the process runs, `/api/health` while it can also serve. */
export function serveHealth(app: FastifyInstance, store: Store): void {
  app.get('/api/health/live', { config: { access: anyone } }, () => ({ status: 'live' }));
  app.get('/api/health', { config: { access: anyone } }, async () => {
    await store.ping(); // its failure leaves as a 503 like any other
    return { status: 'ready' };
  });
}
