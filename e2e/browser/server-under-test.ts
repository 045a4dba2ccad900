import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fillStocked } from './stocked-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A server of its own for a test: the real program, on a free port, with a data folder of its own, in demo mode. */
export type ServerUnderTest = { address: string; close: () => Promise<void> };

/** One that a test may end by SIGKILL: it can do nothing about it. */
export type RunningServer = ServerUnderTest & { kill: () => Promise<void> };

/**
 * Starts the server by its command line, as a user would, and resolves when it says where it listens. With STOA_E2E_ADDRESS it
 * takes the server that is open there: a demo whose students may be used up.
 *
 * Errors  with all that it said, when it ends before that; or when the web has not been built.
 */
export async function openServer(): Promise<ServerUnderTest> {
  const open = process.env['STOA_E2E_ADDRESS'];
  if (open !== undefined) return { address: open, close: async () => undefined };
  if (!existsSync(path.join(root, 'web/dist/index.html'))) throw new Error('Build the web first: npm run build -w web');
  const data = mkdtempSync(path.join(tmpdir(), 'stoa-e2e-'));
  await fillStocked(data);
  const server = await openOn(data);
  return {
    address: server.address,
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts it on a data folder. Resolves when it listens. */
export async function openOn(data: string): Promise<RunningServer> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    STOA_DATA: data,
    STOA_DEMO: '1',
    STOA_DEMO_HISTORY: '0',
    LOG_LEVEL: 'warn',
    APP_LLM_PROVIDER: 'embedded',
    DATABASE_URL: '',
    STOA_BANK_SALT: 'a salt that everybody knows',
    REDIS_URL: '',
    // One address plays a whole school here.
    STOA_MAX_REQUESTS_PER_MINUTE: '100000',
    STOA_MAX_REQUESTS_PER_ADDRESS: '100000',
    STOA_MAX_OPENINGS_PER_MINUTE: '100000',
    STOA_MAX_SIGN_INS_PER_MINUTE: '100000',
  };
  const server = spawn(process.execPath, [path.join(root, 'cli/src/stoa.ts'), 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const said: string[] = [];

  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const listensAt = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
        if (listensAt !== undefined) resolve(listensAt);
      });
    }
    void ended.then(([code]) =>
      reject(new Error(`The server ended with ${String(code)} before it listened:\n${said.join('\n')}`)),
    );
  });

  return {
    address,
    async close() {
      server.kill('SIGTERM');
      await ended;
    },
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
