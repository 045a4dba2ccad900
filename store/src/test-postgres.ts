import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** A test's own PostgreSQL server, reached through a socket in its own folder, so that it takes no port. */
export type PrivatePostgres = {
  /** Returns the address of one of its databases. */
  url: (database: string) => string;
  /** Creates an empty database, or a copy of another that nobody is connected to. Returns its address. */
  createDatabase: (name: string, copyOf?: string) => Promise<string>;
  /** Kills the postmaster like a power cut, with no time to clean up, and waits until all of its processes are gone. */
  kill: () => Promise<void>;
  /** Ends it with a signal: SIGINT is a fast stop, SIGQUIT an immediate one. Waits until all of its processes are gone. */
  end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Ends every connection to a database, as an administrator may. */
  endConnections: (database: string) => Promise<void>;
  /** Starts it again after `kill` or `end`. */
  restart: () => Promise<void>;
  /** Ends it and removes its files. */
  stop: () => Promise<void>;
};

/** Returns where PostgreSQL's programs are, using the newest version; null if it isn't installed. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))) ?? null;
}

/**
 * Starts a private server. It writes through to the disk only if `durable` is set: a killed process loses nothing either way,
 * and tests of logic are faster without.
 *
 * Errors  if PostgreSQL isn't installed or doesn't start: with its output.
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<PrivatePostgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');

  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-postgres-')); // short, because a socket's path may have at most 107 bytes
  const data = path.join(folder, 'data');
  const user = unprivilegedUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  execFileSync('cp', ['-a', emptyCluster(programs, as), data]);

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'max_connections=40',
  ];
  const start = () => {
    const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return ready(server);
  };

  let server = await start();
  const endWithTest = () => server.kill('SIGQUIT');
  process.once('exit', endWithTest);
  const end = async (signal: NodeJS.Signals) => {
    const gone = exited(server); // its children hold the pipe open, so this waits for the last of them
    server.kill(signal);
    await gone;
  };
  const url = (database: string) => `postgres://stoa@/${database}?host=${encodeURIComponent(folder)}`;
  return {
    url,
    async createDatabase(name, copyOf) {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        await client.query(`create database "${name}" ${copyOf === undefined ? '' : `template "${copyOf}"`}`);
      } finally {
        await client.end();
      }
      return url(name);
    },
    kill: () => end('SIGKILL'),
    end,
    async endConnections(database) {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
      } finally {
        await client.end();
      }
    },
    async restart() {
      server = await start();
    },
    async stop() {
      const gone = exited(server);
      server.kill('SIGINT');
      await gone;
      process.off('exit', endWithTest);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a cluster as initdb makes it. That takes a second, so it is made once and stored in `.cache` for each installation.
 */
function emptyCluster(programs: string, as: { uid?: number; gid?: number; cwd: string }): string {
  const version = execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  const key = createHash('sha256').update(`${programs} ${version} ${as.uid}`).digest('hex').slice(0, 16);
  const kept = path.resolve(import.meta.dirname, '../../.cache/postgres', key);
  if (existsSync(kept)) return kept;

  const made = path.join(as.cwd, 'made');
  const options = ['-D', made, '-U', 'stoa', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const unfinished = `${kept}.${process.pid}`;
  mkdirSync(path.dirname(kept), { recursive: true });
  execFileSync('cp', ['-a', made, unfinished]);
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(kept)) throw error; // otherwise another test was faster
  }
  return made;
}

/** Returns the user that PostgreSQL's package created, if we run as root, because PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Waits until the server says that it accepts connections. */
const ready = (server: ChildProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('ready to accept connections')) return;
      server.stderr?.off('data', listen).resume();
      resolve(server);
    };
    server.stderr?.on('data', listen);
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code} over its start:\n${said}`)));
  });

/** Waits until the process has ended and nothing holds its output open. */
const exited = (server: ChildProcess): Promise<void> => new Promise((resolve) => server.once('close', () => resolve()));
