import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { BoardView, KeptStroke } from '@stoa/schema/board/board-view';
import type { RecordedBoard } from '@stoa/schema/board/recorded-board';
import { liveReplay, LiveReplayLine } from '../../cli/src/live-replay-verb.ts';
import { fillStocked } from '../browser/stocked-folder.ts';
import { openOn } from '../browser/server-under-test.ts';
import { amount } from '../drills/amount.ts';
import { BoardEnd } from '../http/board-line.ts';

const kills = amount(2, 10);
const seed = Number(process.env['STOA_SEED'] ?? 15);

/** Sends a student's requests to the server, wherever it listens after a restart. */
class Student {
  address = '';
  #cookie = '';

  async send<Told>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Told> {
    const response = await fetch(`${this.address}${url}`, {
      method,
      headers: { 'content-type': 'application/json', origin: this.address, cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${told}`);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    return JSON.parse(told) as Told;
  }
}

const look = { width: 32, even: false };

it(`loses no stroke of a board that was acknowledged, killed ${kills} times while she draws, and goes on (STOA_SEED=${seed})`, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-board-kill-'));
  await fillStocked(folder);
  const random = seededChance(seed);
  let server = await openOn(folder);
  const ann = new Student();
  ann.address = server.address;
  await ann.send('POST', '/api/account/sign-up', { name: 'Ann', email: 'ann@maple.school', password: 'a long enough one' });
  const { token } = await ann.send<{ token: string }>('POST', '/api/me/tokens', { label: 'a board' });
  const { session_id } = await ann.send<BoardView>('POST', '/api/boards', { skill_id: 'eq_two_step', minutes: 10 });
  const sitDown = (pen?: string) =>
    new BoardEnd(ann.address.replace('http', 'ws'), session_id, token, pen === undefined ? {} : { pen });
  const strokeIds = async () =>
    (await ann.send<{ strokes: KeptStroke[] }>('GET', `/api/boards/${session_id}/ink`)).strokes.map(({ id }) => id);
  const upTo = (n: number) => Array.from({ length: n }, (_, at) => `s${at + 1}`);

  let end = sitDown();
  let { taken } = await end.greeted();
  for (let kill = 0; kill < kills; kill += 1) {
    let sent = taken;
    let killed = false;
    const drawing = (async () => {
      while (!killed) {
        sent = end.send({
          type: 'stroke',
          id: `s${sent + 1}`,
          look,
          from: 0,
          points: [sent, 10, 50, sent, 90, 50],
          ends: true,
        });
        await delay(2); // she draws fast
      }
    })().catch(() => undefined); // the connection breaks with the server
    await end.nth('ack', 1);
    await delay(random() * 400); // the moment of the fault; we aren't waiting for anything
    await server.kill();
    killed = true;
    await drawing;
    await end.closed;
    const acknowledged = Math.max(...end.heard.flatMap((frame) => (frame.type === 'ack' ? [frame.n] : [])));

    server = await openOn(folder);
    ann.address = server.address;
    end = sitDown(end.pen);
    const hello = await end.greeted();
    ({ taken } = hello);
    expect(acknowledged).toBeGreaterThan(0);
    expect(taken).toBeGreaterThanOrEqual(acknowledged);
    expect(taken).toBeLessThanOrEqual(sent);
    expect(await strokeIds()).toEqual(upTo(taken)); // what was stored is complete, and there once
    expect(hello.view.problem.number).toBe(1);
    expect((await end.until((frame) => frame.type === 'says' && /I'm back/.test(frame.said.text))).type).toBe('says');
  }
  await end.line('l1', 'x = 1');
  await end.do({ type: 'end' });
  await end.nth('summary', 1);
  end.close();

  const recording = await ann.send<RecordedBoard>('GET', `/api/boards/${session_id}/recording`);
  const count = (type: string) => recording.events.filter((event) => event.type === type).length;
  expect([count('connection_lost'), count('connection_back'), count('pen_down'), count('session_end')]).toEqual([
    kills,
    kills,
    taken,
    1,
  ]);
  const { metrics } = liveReplay()(LiveReplayLine.parse(recording));
  expect((await ann.send<BoardView>('GET', `/api/boards/${session_id}`)).tutor).toHaveLength(metrics.intervention_count);
  await server.close();
  rmSync(folder, { recursive: true });
});
