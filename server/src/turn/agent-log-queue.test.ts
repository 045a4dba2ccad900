import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pino } from 'pino';
import { LearnerId } from '@stoa/schema/account';
import type { AgentLogStore } from '@stoa/store/store';
import { AgentLogQueue } from './agent-log-queue.ts';

const ann = LearnerId.parse(randomUUID());

/** A store whose writes end when it is told so. */
function slowStore() {
  const ends: { well: () => void; badly: (error: Error) => void }[] = [];
  const store: AgentLogStore = {
    add: () => new Promise((well, badly) => ends.push({ well, badly })),
    ofSession: () => Promise.resolve([]),
  };
  return { store, ends };
}

it('has settled when everything added before is stored, and keeps nobody waiting till then', async () => {
  const { store, ends } = slowStore();
  const queue = new AgentLogQueue(store, pino({ level: 'silent' }));
  queue.add('lesson', ann, []);
  queue.add('lesson', ann, []);
  expect(ends).toHaveLength(0);
  await setImmediate();
  let isSettled = false;
  const settling = queue.settled().then(() => (isSettled = true));
  ends[0]!.well();
  await Promise.resolve();
  expect(isSettled).toBe(false);
  ends[1]!.well();
  await settling;
  expect(isSettled).toBe(true);
});

it('says in the log of the server what could not be stored, and goes on', async () => {
  const lines: string[] = [];
  const { store, ends } = slowStore();
  const queue = new AgentLogQueue(store, pino({}, { write: (line) => void lines.push(line) }));
  queue.add('the-lesson', ann, []);
  await setImmediate();
  ends[0]!.badly(new Error('the disk is full'));
  await queue.settled();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, session: 'the-lesson', err: { message: 'the disk is full' } });
});
