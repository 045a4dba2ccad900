import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newBoardSession } from '@stoa/engine/tutors/board/session/board-run';
import { openBoardLines } from '@stoa/library/open-board';
import { LearnerId } from '@stoa/schema/account';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardSession } from '@stoa/schema/board/board-session';
import { BoardContents } from '@stoa/server/tutors/board/board-contents';
import { LiveBoard, nothingKept, type AtBoard } from '@stoa/server/tutors/board/live-board';
import { LogWriter } from '@stoa/server/tutors/board/log-writer';
import { TimerWheel } from '@stoa/server/tutors/board/timer-wheel';
import { openStore } from '@stoa/store/open-store';
import { median, ms, print, quantile } from './figures.ts';

const boards = 1000;
const eventsASecond = 5;
const seconds = 20;
const keeper = 'bench';

/**
 * Measures a thousand boards that run at once in one process, each with five events a second: strokes, a line every eight
 * seconds, a message now and then. Measured are a decision (the tutor's step on one event), ink (from the event to its
 * acknowledgement, once it is stored in a database of this run), how late the timer is, and the memory of each board, after a
 * garbage collection.
 */
export async function measureLiveBoards(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-bench-board-'));
  const store = await openStore({ dataDir: folder });
  const learner = LearnerId.parse('bench');
  await store.db
    .insertInto('user')
    .values({ id: learner, name: 'Bench', email: 'bench@maple.school', emailVerified: true })
    .execute();
  const ids = Array.from({ length: boards }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const at = new Date();
  for (const id of ids) {
    await store.db
      .insertInto('tutor_sessions')
      .values({ id, learner_id: learner, tutor: 'board', version: 1, state: '{}', created_at: at, updated_at: at })
      .execute();
    await store.boards.keep(id, keeper);
  }

  const decisions: number[] = [];
  const late: number[] = [];
  const acknowledged: number[] = [];
  const writer = new LogWriter(store.boards, keeper);
  const wheel = new TimerWheel({
    now: Date.now,
    later: (wait, then) => {
      const due = performance.now() + wait;
      const timer = setTimeout(() => {
        late.push(performance.now() - due);
        then();
      }, wait);
      return () => clearTimeout(timer);
    },
  });
  const content = { lines: openBoardLines(), contacts: null, model: false };
  const before = heap();
  const seats = ids.map((session_id, seed) => {
    const live = newBoardSession({ problem, profile: null, persona: 'default', limitMinutes: 30, seed });
    const session: BoardSession = { ...asStored, awaiting_graph: [], talk: [], session_id, started_at: at.toISOString(), live };
    const board = new LiveBoard(
      { session, live, learner, contents: new BoardContents(), pens: new Map(), due: nothingKept },
      {
        writer,
        wheel,
        content,
        now: Date.now,
        handwriting: null,
        skillName: () => 'Two-step equations',
        keep: async () => undefined,
        phrase: async () => '',
        heed: async () => null,
        nextProblem: async () => null,
        decided: (took) => void decisions.push(took * 1000),
        told: () => undefined,
        failed: (_, error) => {
          throw error;
        },
        left: () => undefined,
      },
    );
    const sent: number[] = [];
    let acked = 0;
    const one: AtBoard & { pen: string } = {
      pen: `pen-${seed}`,
      caller: { id: learner, role: 'student', name: '', email: '', by: 'cookie', sessionId: '' },
      emit(frame) {
        if (frame.type !== 'ack') return;
        for (; acked < frame.n; acked += 1) acknowledged.push(performance.now() - sent[acked]!);
      },
      drop: () => undefined,
    };
    board.sitDown(one);
    return { board, one, sent };
  });
  await writer.settled();
  const each = (heap() - before) / boards;

  decisions.length = late.length = 0;
  const begun = performance.now();
  const cpu = process.cpuUsage();
  for (let n = 1; n <= eventsASecond * seconds; n += 1) {
    // The thousand boards are spread over a fifth of a second, as people would be.
    const slice = boards / 20;
    for (let part = 0; part < 20; part += 1) {
      for (const { board, one, sent } of seats.slice(part * slice, (part + 1) * slice)) {
        sent.push(performance.now());
        board.take(one, { n, act: actOf(n) });
      }
      const due = begun + ((n - 1) * 20 + part + 1) * (1000 / eventsASecond / 20);
      await delay(Math.max(0, due - performance.now()));
    }
  }
  await writer.settled();
  const took = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const after = (heap() - before) / boards;
  wheel.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });

  print(
    `Boards: ${boards} at once, ${eventsASecond} events a second each, ${seconds} s (took ${took.toFixed(1)} s, ${((user + system) / 1e6 / took).toFixed(2)} processors)`,
    [
      [
        'a decision, p50 / p99 / longest',
        `${ms(median(decisions))} / ${ms(quantile(decisions, 0.99))} / ${ms(Math.max(...decisions))}`,
      ],
      ['ink, sent to stored, p50 / p99', `${ms(median(acknowledged))} / ${ms(quantile(acknowledged, 0.99))}`],
      ['the timer is late by, p50 / p99', `${ms(median(late))} / ${ms(quantile(late, 0.99))}`],
      ['memory of a board that has begun', `${(each / 1024).toFixed(1)} kB`],
      [`memory of a board after ${eventsASecond * seconds} events`, `${(after / 1024).toFixed(1)} kB`],
    ],
  );
}

const problem = { stem: 'Solve $2x + 3 = 11$.', answer: '4', start: '2x + 3 = 11' };
const asStored = {
  schema: 1,
  version: 1,
  title: 'Two-step equations',
  skill_id: null,
  problem_id: null,
  problem_version: null,
  persona: 'default',
  limit_minutes: 30,
  log_position: 0,
  number: 1,
  over: false,
  ended: null,
} as const;
const lines = ['2x = 14', '2x = 8', '2x = 11 - 3', 'x = 4'];
const look = { width: 32, even: false };

function actOf(n: number): BoardAct {
  if (n % 40 === 0) return { type: 'line', id: `l${n}`, text: lines[(n / 40) % lines.length]!, replaces: null, strokes: [] };
  if (n % 90 === 45) return { type: 'speech_start' };
  if (n % 90 === 46) return { type: 'speech_end', text: 'do I subtract three first' };
  const points = Array.from({ length: 36 }, (_, at) => (at % 3 === 2 ? 50 : 100 + at * 3 + n));
  return { type: 'stroke', id: `s${n}`, look, from: 0, points, ends: true };
}
