import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RefusalError } from './refusals.ts';

/** Longer than a turn with the slowest of models, shorter than a process manager waits before it kills a server. */
const closingDeadlineMs = 25_000;

/**
 * Makes the server close in time. Requests that have begun are answered; new ones, including upgrades to a live line, are
 * refused with `closing`, and their connections end; whatever hasn't ended by the deadline is cut. A turn that was cut is
 * either stored or not: when its key is sent again, the reply tells.
 */
export function closeInTime(app: FastifyInstance, deadlineMs = closingDeadlineMs): void {
  const sockets = new Set<Socket>();
  let closing = false;
  let deadline: NodeJS.Timeout | undefined;

  // Also upgraded connections: the HTTP server doesn't close these, but would still wait for them.
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
  // Also for requests that had begun: the server would wait for a connection that is kept alive.
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
