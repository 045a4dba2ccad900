import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { StorageHealth } from './storage-health.ts';

const anyone: Access = { who: 'anyone', owns: 'nothing' };

/** For load balancers: `/api/health/live` answers while the process runs, `/api/health` while it can also serve. */
export function serveHealth(app: FastifyInstance, storage: StorageHealth): void {
  storage.watch(app);
  app.get('/api/health/live', { config: { access: anyone } }, () => ({ status: 'live' }));
  app.get('/api/health', { config: { access: anyone } }, async () => {
    await storage.check(); // a failure is sent as a 503 like any other
    return { status: 'ready' };
  });
}
