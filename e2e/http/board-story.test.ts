import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { RecordedBoard } from '@stoa/schema/board/recorded-board';
import { liveReplay, LiveReplayLine } from '@stoa/cli/live-replay-verb';
import { BoardEnd, TestClock, tokenOf, tutorsBy } from './board-line.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

void execFileSync;

describe('a session at the board', () => {
  const clock = new TestClock();
  let open: OpenServer;
  let address: string;
  let ann: Visitor;
  let token: string;
  beforeAll(async () => {
    open = await openServer({ clock: clock.now, tutors: tutorsBy(clock) });
    address = (await open.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    ann = await open.signUp();
    token = await tokenOf(ann);
  }, 60_000);
  afterAll(() => open.close());

  const begin = async (visitor = ann) =>
    (await visitor.post('/api/boards', { skill_id: 'eq_two_step', minutes: 10 }, keyed())).json<BoardView>();
  /** The numbers of a two-step equation as it stands on the board: ax + b = c. */
  const numbersOf = (view: BoardView) => view.problem.stem;

  it('begins with a problem of the bank, without its answer, and a welcome', async () => {
    const view = await begin();
    expect(numbersOf(view)).toContain('$');
    expect(JSON.stringify(view)).not.toContain('answer');
    const end = new BoardEnd(address, view.session_id, token);
    await end.greeted();
    const { said } = await end.nth('says', 1);
    expect(said.text).toMatch(/\w/);
    expect(open.store.problems.servedUnverified !== undefined && (await open.store.problems.servedUnverified()).unverified).toEqual([]);
    end.close();
  });
});

void liveReplay;
void LiveReplayLine;
export type Recorded = RecordedBoard;
