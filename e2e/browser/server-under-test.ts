import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fillStocked } from './stocked-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A server just for one test: the real program, on a free port, with its own data folder, in demo mode. */
export type ServerUnderTest = { address: string; close: () => Promise<void> };

/** A server that a test may end with SIGKILL, which the server can't handle. */
export type RunningServer = ServerUnderTest & { kill: () => Promise<void> };

/**
 * Starts the server from its command line, as a user would. Resolves when it prints its address. If STOA_E2E_ADDRESS is set,
 * uses the server that runs there: a demo whose students may be used up.
 *
 * Errors  throws what the server printed if it ends before that; throws if the web has not been built.
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

/** Starts the server on a data folder. Resolves when it listens. */
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
    // Here one address stands in for a whole school.
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
