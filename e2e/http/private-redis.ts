import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A Redis server just for one test, in memory only. */
export type PrivateRedis = { url: string; kill: () => Promise<void> };

/**
 * True if tests that need Redis should run. They're skipped, with a line printed, if it isn't installed; with CI or
 * STOA_REQUIRE_ALL they're never skipped.
 */
export function redisIsThere(): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  if (folders.some((folder) => existsSync(path.join(folder, 'redis-server')))) return true;
  if (process.env['CI'] !== undefined || process.env['STOA_REQUIRE_ALL'] === '1') return true;
  process.stderr.write('\nNOT TESTED ON REDIS: it is not installed. On Debian: apt-get install redis-server\n\n');
  return false;
}

/** Starts Redis on a free port of this machine. */
export async function startRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    if (line.includes('Ready to accept connections')) return { url: `redis://127.0.0.1:${port}`, kill };
  }
  throw new Error(`Redis did not start:\n${said.join('\n')}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
