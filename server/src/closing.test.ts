import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeInTime } from './closing.ts';
import { replyWithRefusals } from './refusal-replies.ts';

/** A server with one request that lasts until it is told to end, a live line, and a connection that is open already. */
async function serving(deadlineMs?: number) {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  replyWithRefusals(app);
  closeInTime(app, deadlineMs);
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await app.register(websocket);
  app.get('/slow', () => {
    begin();
    return ended;
  });
  app.route({ method: 'GET', url: '/line', handler: () => 'no line', wsHandler: () => undefined });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const slow = await open();
  slow.write('GET /slow HTTP/1.1\r\nHost: stoa\r\n\r\n');
  await begun;
  return { app, open, slow, end };
}

/** Reads everything that comes over a connection until it ends. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('error', () => undefined); // a connection that was cut has ended, too
  socket.on('data', (chunk) => (text += chunk.toString()));
  if (!socket.closed) await once(socket, 'close');
  return text;
}

const upgrade =
  'GET /line HTTP/1.1\r\nHost: stoa\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('a server that is closing', () => {
  it.each([
    { what: 'an upgrade to a live line', sent: upgrade },
    { what: 'a request', sent: 'GET /slow HTTP/1.1\r\nHost: stoa\r\n\r\n' },
  ])(
    'refuses $what that arrives meanwhile with a problem document, ends its connection, and answers the request that had begun',
    async ({ sent }) => {
      const { app, open, slow, end } = await serving();
      const late = await open();
      late.write('G'); // starts a request, so that the connection isn't closed as idle
      const closed = app.close();
      late.write(sent.slice(1));
      const refused = await received(late);
      expect(refused).toMatch(/^HTTP\/1\.1 503 /);
      expect(refused).toMatch(/content-type: application\/problem\+json/i);
      expect(refused).toMatch(/retry-after: 5/i);
      expect(refused).toContain('/problems/closing');
      end('answered');
      expect(await received(slow)).toContain('answered');
      await closed;
    },
  );

  it('cuts a request that is still running at the deadline', async () => {
    const { app, slow } = await serving(50);
    const cut = received(slow);
    await app.close();
    expect(await cut).toBe('');
  });
});
