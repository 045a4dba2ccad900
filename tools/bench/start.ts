import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { PracticeReply } from '@stoa/schema/practice';
import { median, ms, print, ratio } from './figures.ts';
import { Line } from './line.ts';

const root = path.resolve(import.meta.dirname, '../..');
const freshStarts = 3;
const laterStarts = 5;

/** Times of one start, in ms since the process started. */
type Start = { listening: number; problem: number };

/**
 * Measures the time from the start of the program to the first problem: `stoa serve` in a process of its own, a demo student
 * who signs in, and the reply with her problem. On a new data folder of a prepared installation, and on a stocked one. The
 * bare start next to it is a Node that opens the same embedded database, or makes a new one, and serves one row of it with the
 * same framework. The data folders are made in `folder`.
 */
export async function measureStart(folder: string): Promise<void> {
  const preparing = spawn(process.execPath, [program, 'prepare'], { cwd: root, stdio: 'inherit' }); // as `npm start` has after an installation
  if ((await once(preparing, 'exit'))[0] !== 0) throw new Error('the installation could not be prepared');
  const [fresh, again, bareFresh, bareAgain]: [Start[], Start[], Start[], Start[]] = [[], [], [], []];
  for (let at = 0; at < freshStarts; at += 1) {
    fresh.push(await startOwnServer(path.join(folder, `server-${at}`)));
    bareFresh.push(await startBare(path.join(folder, `bare-${at}`)));
  }
  const stocked = path.join(folder, 'server-0');
  await withServer(stocked, async () => undefined); // its first start ended before the bank was whole
  for (let at = 0; at < laterStarts; at += 1) {
    again.push(await startOwnServer(stocked, 'stocked'));
    bareAgain.push(await startBare(path.join(stocked, 'database')));
  }

  const row = (name: string, starts: Start[], bare: Start[]) => {
    const [problem, least] = [median(starts.map((start) => start.problem)), median(bare.map((start) => start.problem))];
    const listening = median(starts.map((start) => start.listening));
    return [name, String(starts.length), ms(listening), ms(problem), ms(least), ratio(problem, least)];
  };
  print('From the start of the program to the first problem served, medians', [
    ['', 'times', 'listening', 'first problem', 'bare start', 'ratio'],
    row('a fresh data folder: the bank is written', fresh, bareFresh),
    row('a stocked data folder', again, bareAgain),
  ]);
}

const startOwnServer = (data: string, bank: 'stocked' | 'to write' = 'to write'): Promise<Start> =>
  startAndAsk(serveOn(data), { STOA_BANK_SALT: '' }, async (line, said) => {
    if (bank === 'stocked' && said.some((one) => one.includes('The bank is whole')))
      throw new Error('the bank was written again: its sources have changed during the measurement');
    const { headers } = await line.send('POST', '/api/account/demo', { role: 'student' });
    const cookie = String(headers['set-cookie']).split(';', 1)[0]!;
    const { body } = await line.send('POST', '/api/practice/sessions', {}, { cookie });
    const { view } = JSON.parse(body) as PracticeReply;
    if (view.problem === null) throw new Error(`no problem was served: ${body}`);
  });

const startBare = (data: string): Promise<Start> =>
  startAndAsk([path.join(import.meta.dirname, 'bare-start.ts'), data], {}, async (line) => {
    await line.send('GET', '/problem');
  });

async function startAndAsk(
  args: string[],
  env: NodeJS.ProcessEnv,
  ask: (line: Line, said: readonly string[]) => Promise<void>,
): Promise<Start> {
  const begun = performance.now();
  return await whileOpen(args, env, async (address, said) => {
    const listening = performance.now() - begun;
    const line = new Line(address);
    await ask(line, said);
    const problem = performance.now() - begun;
    line.close();
    return { listening, problem };
  });
}

/**
 * Starts the server on a data folder by its command line, waits until its bank is whole, and keeps it open while `use` runs.
 */
export const withServer = (data: string, use: (address: string) => Promise<void>): Promise<void> =>
  whileOpen(serveOn(data), {}, async (address, said) => {
    const hasSaid = (words: string) => said.some((line) => line.includes(words));
    while (hasSaid('The others follow') && !hasSaid('The bank is whole')) await delay(250);
    await use(address);
  });

const program = path.join(root, 'cli/src/stoa.ts');
const serveOn = (data: string) => [program, 'serve', '--data', data];

async function whileOpen<T>(
  args: string[],
  own: NodeJS.ProcessEnv,
  use: (address: string, said: readonly string[]) => Promise<T>,
): Promise<T> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    STOA_DEMO: '1',
    STOA_BANK_SALT: 'a salt that everybody knows',
    LOG_LEVEL: 'info',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...own,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const said: string[] = [];
    const address = await addressSaid(createInterface({ input: child.stdout }), said, ended);
    return await use(address, said);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Waits for the address that a server says it listens on. All its lines are read into `said`, so that it never blocks on its
 * output.
 */
const addressSaid = (lines: ReturnType<typeof createInterface>, said: string[], ended: Promise<unknown[]>): Promise<string> =>
  new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found !== null) resolve(found[0]);
    });
    void ended.then(([code]) => reject(new Error(`it ended with ${String(code)} before it listened:\n${said.join('\n')}`)));
  });
