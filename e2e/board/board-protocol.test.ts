import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBoardSession } from '@stoa/engine/tutors/board/session/board-run';
import { openBoardLines } from '@stoa/library/open-board';
import { LearnerId } from '@stoa/schema/account';
import type { BoardAct } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import { BoardSheet } from '@stoa/schema/board/board-sheet';
import { BoardSent, type BoardFrame } from '@stoa/schema/contracts/board-frames';
import { BoardContents, strokesOf } from '@stoa/server/tutors/board/board-contents';
import { LiveBoard, nothingKept, type AtBoard } from '@stoa/server/tutors/board/live-board';
import { LogWriter } from '@stoa/server/tutors/board/log-writer';
import { TimerWheel } from '@stoa/server/tutors/board/timer-wheel';
import type { NewEntry } from '@stoa/store/boards';
import { makeBoardLine } from '../../web/src/pages/student/board/board-line.ts';
import { Outbox } from '../../web/src/pages/student/board/outbox.ts';

const session_id = '00000000-0000-4000-8000-000000000001';
const learner = LearnerId.parse('learner');
const content = { lines: openBoardLines(), contacts: null, model: false };

/** A server with one board, whose log is a list. It can be restarted from what was stored. */
class OneBoard {
  readonly log: NewEntry[] = [];
  #board = this.#open();

  get board(): LiveBoard {
    return this.#board;
  }

  restart(): void {
    this.#board = this.#open();
  }

  #open(): LiveBoard {
    const live = newBoardSession({
      problem: { stem: 'Solve $2x + 3 = 11$.', answer: '4', start: '2x + 3 = 11' },
      profile: null,
      persona: 'default',
      limitMinutes: 30,
      seed: 1,
    });
    const contents = new BoardContents();
    const pens = new Map<string, number>();
    for (const entry of this.log) {
      contents.take(entry);
      if (entry.pen !== null && entry.n !== null) pens.set(entry.pen, Math.max(entry.n, pens.get(entry.pen) ?? 0));
    }
    const session = {
      schema: 1 as const,
      session_id,
      version: 1,
      awaiting_graph: [],
      title: 'Two-step equations',
      skill_id: null,
      problem_id: null,
      problem_version: null,
      number: 1,
      started_at: new Date(0).toISOString(),
      persona: 'default' as const,
      limit_minutes: 30,
      live,
      log_position: 0,
      talk: [],
      over: false,
      ended: null,
    };
    const append = async (_keeper: string, entries: readonly NewEntry[]) => {
      this.log.push(...entries);
      return new Set<string>();
    };
    return new LiveBoard(
      { session, live, learner, contents, pens, due: nothingKept },
      {
        writer: new LogWriter({ append }, 'here', async () => undefined),
        wheel: new TimerWheel({ now: () => 1000, later: () => () => undefined }),
        now: () => 1000,
        content,
        handwriting: null,
        skillName: () => '',
        keep: async () => undefined,
        phrase: async () => '',
        heed: async () => null,
        nextProblem: async () => null,
        decided: () => undefined,
        told: () => undefined,
        failed: (_, error) => {
          throw error;
        },
        left: () => undefined,
      },
    );
  }
}

const caller = { id: learner, role: 'student', name: '', email: '', by: 'cookie', sessionId: '' } as const;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The page's own line to that server, over a network that can be cut at any time. What is on its way then is lost, in both
 * directions.
 */
class Page {
  readonly outbox = new Outbox(new MapStorage(), 'a page');
  readonly heard: BoardFrame[] = [];
  readonly #server: OneBoard;
  readonly #line;
  #reopen: (() => void)[] = [];
  #cut: (() => void) | null = null;

  constructor(server: OneBoard) {
    this.#server = server;
    this.#line = makeBoardLine(
      this.outbox,
      {
        onFrame: (frame) => void this.heard.push(frame),
        onLive: () => undefined,
        onSaved: () => undefined,
        onSignedOut: () => undefined,
      },
      {
        open: (listener) => this.#open(listener),
        later: (_, then) => {
          this.#reopen.push(then);
          return () => void (this.#reopen = this.#reopen.filter((one) => one !== then));
        },
      },
    );
  }

  do = (act: BoardAct): void => this.#line.send(act);

  /** Cuts the network. */
  cut(): void {
    this.#cut?.();
  }

  async back(): Promise<void> {
    for (const then of this.#reopen.splice(0)) then();
    await settled();
  }

  #open(listener: { opened: () => void; message: (text: string) => void; closed: (code: number) => void }) {
    const { board } = this.#server;
    let open = true;
    const one: AtBoard & { pen: string } = {
      pen: 'pen',
      caller,
      emit: (frame) => {
        const text = JSON.stringify(frame);
        queueMicrotask(() => open && listener.message(text));
      },
      drop: () => undefined,
    };
    this.#cut = () => {
      if (!open) return;
      open = false;
      board.standUp(one);
      listener.closed(1006);
    };
    queueMicrotask(() => {
      if (!open) return;
      listener.opened();
      board.sitDown(one);
    });
    return { send: (text: string) => open && board.take(one, BoardSent.parse(JSON.parse(text))), close: () => this.#cut?.() };
  }
}

class MapStorage {
  readonly #kept = new Map<string, string>();
  getItem = (name: string) => this.#kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.#kept.set(name, text);
  removeItem = (name: string) => void this.#kept.delete(name);
}

const look = { width: 30, even: false };
/** Returns a stroke in pieces, as the paper sends it. */
const strokeActs = (id: string, pieces: readonly number[]): BoardAct[] => {
  let from = 0;
  return pieces.map((length, at) => {
    const points = Array.from({ length: length * 3 }, (_, place) => (from * 3 + place) % 90);
    const act: BoardAct = { type: 'stroke', id, look, from, points, ends: at === pieces.length - 1 };
    from += length;
    return act;
  });
};

const acts = fc
  .array(
    fc.oneof(
      fc
        .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 })
        .map((pieces) => ({ kind: 'stroke' as const, pieces })),
      fc.record({ kind: fc.constant('erase' as const), at: fc.nat(5) }),
      fc.record({ kind: fc.constant('line' as const), at: fc.nat(3), text: fc.constantFrom('2x = 8', '2x = 14', 'x = 4') }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((wishes) => {
    const strokes: string[] = [];
    return wishes.flatMap((wish): BoardAct[] => {
      if (wish.kind === 'stroke') {
        strokes.push(`s${strokes.length}`);
        return strokeActs(strokes.at(-1)!, wish.pieces);
      }
      if (wish.kind === 'line') return [{ type: 'line', id: `l${wish.at}`, text: wish.text, replaces: null, strokes: [] }];
      return strokes.length === 0 ? [] : [{ type: 'erase', strokes: [strokes[wish.at % strokes.length]!] }];
    });
  });

describe('work at a board', () => {
  it('is stored once and in order, wherever the network is cut or the server restarted', async () => {
    await fc.assert(
      fc.asyncProperty(
        acts,
        fc.array(fc.record({ after: fc.nat(20), settles: fc.boolean(), restarts: fc.boolean() }), { maxLength: 5 }),
        async (done, cuts) => {
          const server = new OneBoard();
          const page = new Page(server);
          await settled();
          for (const [at, act] of done.entries()) {
            page.do(act);
            for (const { settles, restarts } of cuts.filter(({ after }) => after === at)) {
              if (settles) await settled();
              page.cut();
              if (!settles) await settled();
              if (restarts) server.restart();
              if (at % 2 === 0) await page.back();
            }
          }
          page.cut();
          await page.back();
          await settled();
          await page.back();
          await settled();

          expect(page.outbox.isEmpty).toBe(true);
          const meant = new BoardSheet();
          for (const act of done) expect(meant.take(act)).toBeNull();
          const stored = strokesOf(server.log);
          expect(stored.map(({ points: _, ...stroke }) => ({ ...stroke, length: _.length / 3 }))).toEqual([
            ...meant.strokes.values(),
          ]);
          for (const { points } of stored) expect(points).toEqual(points.map((_, place) => place % 90));
          const contents = new BoardContents();
          server.log.forEach((entry) => contents.take(entry));
          expect(contents.sheet.lines).toEqual(meant.lines);
          const numbers = server.log.flatMap(({ n }) => (n === null ? [] : [n]));
          expect(numbers).toEqual(numbers.map((_, at) => at + 1)); // none is missing and none is doubled
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is limited: of a hundred thousand strokes, those that don’t fit are refused with one error each, and the session continues', async () => {
    const server = new OneBoard();
    const heard: BoardFrame[] = [];
    const one = { pen: 'pen', caller, emit: (frame: BoardFrame) => void heard.push(frame), drop: () => undefined };
    server.board.sitDown(one);
    for (let n = 1; n <= 100_000; n += 1) server.board.take(one, { n, act: strokeActs(`s${n}`, [1])[0]! });
    await settled();
    const errors = heard.filter(({ type }) => type === 'error');
    expect(errors).toHaveLength(100_000 - boardLimits.strokes);
    expect(errors[0]).toMatchObject({ n: boardLimits.strokes + 1, expected: null, problem: { status: 413 } });
    server.board.take(one, { n: 100_001, act: { type: 'line', id: 'l1', text: '2x = 8', replaces: null, strokes: [] } });
    await settled();
    expect(heard.at(-1)).toMatchObject({ type: 'ack', n: 100_001 });
    expect(server.board.view().lines).toHaveLength(1);
  });

  it('that the server refuses is dropped on the page, and later work is saved', async () => {
    const server = new OneBoard();
    const page = new Page(server);
    await settled();
    page.do({ type: 'stroke', id: 's', look, from: 7, points: [1, 2, 3], ends: true });
    await settled();
    expect(page.heard.at(-1)).toMatchObject({ type: 'error', n: 1, expected: null });
    expect(page.outbox.isEmpty).toBe(true);
    page.do({ type: 'line', id: 'l1', text: '2x = 8', replaces: null, strokes: [] });
    await settled();
    expect(page.outbox.isEmpty).toBe(true);
    expect(server.board.view().lines.map(({ id }) => id)).toEqual(['l1']);
  });

  it('is accepted only in order: no number twice, and none early', async () => {
    const server = new OneBoard();
    const heard: BoardFrame[] = [];
    const one = { pen: 'pen', caller, emit: (frame: BoardFrame) => void heard.push(frame), drop: () => undefined };
    server.board.sitDown(one);
    const line = (id: string): BoardAct => ({ type: 'line', id, text: '2x = 8', replaces: null, strokes: [] });
    server.board.take(one, { n: 1, act: line('a') });
    server.board.take(one, { n: 3, act: line('c') });
    expect(heard.at(-1)).toMatchObject({ type: 'error', n: 3, expected: 2 });
    await settled();
    server.board.take(one, { n: 1, act: line('again') });
    expect(heard.at(-1)).toEqual({ type: 'ack', n: 1 });
    server.board.take(one, { n: 2, act: { type: 'stroke', id: 's', look, from: 7, points: [1, 2, 3], ends: true } });
    expect(heard.at(-1)).toMatchObject({ type: 'error', n: 2, expected: null });
    server.board.take(one, { n: 3, act: line('c') });
    await settled();
    expect(server.board.view().lines.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
