import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RefusalError } from './refusals.ts';

/** Longer than a turn with the slowest of models takes, shorter than what starts servers waits before it kills one. */
const closingDeadlineMs = 25_000;

/**
 * Makes the end of the server an end. What has begun is answered; what arrives meanwhile, upgrades to a live line included, is refused
 * with `closing`, and its connection ends; what has not ended by itself at the deadline is cut. A turn that was cut is stored or not, and
 * its key tells which when it is sent again.
 */
export function closeInTime(app: FastifyInstance, deadlineMs = closingDeadlineMs): void {
  const sockets = new Set<Socket>();
  let closing = false;
  let deadline: NodeJS.Timeout | undefined;

  // Upgraded connections, too: the HTTP server forgets those, and would wait for them all the same.
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    deadline = setTimeout(() => {
      app.log.warn({ connections: sockets.size }, 'the server closes over connections that did not end in time');
      for (const socket of sockets) socket.destroy();
    }, deadlineMs);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
  app.addHook('onRequest', async () => {
    if (closing) throw new RefusalError('closing', undefined, { headers: { 'retry-after': '5' } });
  });
  // Also of what had begun: a connection that is kept for a next request would be waited for.
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
