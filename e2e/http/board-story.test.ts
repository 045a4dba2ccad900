import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardMoment } from '@stoa/schema/board/board-log';
import { BoardSession } from '@stoa/schema/board/board-session';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { RecordedBoard } from '@stoa/schema/board/recorded-board';
import { diagnosed, later, sampleProblem, turnOf } from '@stoa/store/test-samples';
import { liveReplay, LiveReplayLine } from '../../cli/src/live-replay-verb.ts';
import { BoardEnd, TestClock, tokenOf, tutorsBy } from './board-line.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

const skills = ['eq_two_step'];

describe('a board session over HTTP', () => {
  const clock = new TestClock();
  let open: OpenServer;
  let address: string;
  let ann: Visitor;
  let token: string;
  beforeAll(async () => {
    open = await openServer({ clock: clock.now, tutors: tutorsBy(clock), skills });
    address = (await open.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    ann = await open.signUp();
    token = await tokenOf(ann);
  });
  afterAll(() => open.close());

  const begin = async (visitor = ann) =>
    (await visitor.post('/api/boards', { skill_id: 'eq_two_step', minutes: 10 }, keyed())).json<BoardView>();
  const sitDown = async ({ session_id }: BoardView, pass = token) => {
    const end = new BoardEnd(address, session_id, pass);
    await end.greeted();
    return end;
  };
  const kept = async ({ session_id }: BoardView) => BoardSession.parse((await open.store.sessions.find(session_id))!.state);

  /**
   * Returns the lines that solve a problem ax + b = c, and the wrong line that comes from moving b with its sign. Null for any
   * other equation.
   */
  async function work(view: BoardView) {
    const { live } = await kept(view);
    const [, a, letter, sign, b, c] = /^(-?\d*)([a-z]) ([+-]) (\d+) = (-?\d+)$/.exec(live.problem.start ?? '') ?? [];
    if (c === undefined) return null; // an equation of another shape
    const moved = sign === '+' ? Number(c) - Number(b) : Number(c) + Number(b);
    const unmoved = sign === '+' ? Number(c) + Number(b) : Number(c) - Number(b);
    return {
      wrong: `${a!}${letter!} = ${unmoved}`,
      right: `${a!}${letter!} = ${moved}`,
      answer: `${letter!} = ${live.problem.answer}`,
    };
  }
  /** Starts sessions until one has a problem of the form ax + b = c. */
  async function beginPlain() {
    for (;;) {
      const view = await begin();
      const lines = await work(view);
      if (lines !== null) return { view, lines };
    }
  }

  /**
   * Moves the clock, second by second, until there are `n` frames of a kind. A board sets the times of its next steps only when
   * it has processed what came before, which may be after that is stored.
   */
  async function inTime<Type extends 'says' | 'problem'>(end: BoardEnd, type: Type, n: number) {
    const isThere = () => end.heard.filter((frame) => frame.type === type).length >= n;
    for (let seconds = 0; seconds < 60 && !isThere(); seconds += 1) {
      clock.move(1000);
      await end.do({ type: 'typing', on: false });
    }
    return end.nth(type, n);
  }

  it('gives her time to notice, asks about a sign mistake, stops when she speaks, lets her think, and praises her for finding it', async () => {
    const { view, lines } = await beginPlain();
    expect(JSON.stringify(view)).not.toContain('answer');
    const end = await sitDown(view);
    expect((await end.nth('says', 1)).said.text).toMatch(/welcome|ready|started/i);
    clock.move(12_000);

    await end.do({ type: 'typing', on: true });
    await end.line('l1', lines.wrong);
    await end.do({ type: 'typing', on: false });
    const wroteAt = clock.now().getTime();
    clock.move(900);
    expect(end.heard.filter(({ type }) => type === 'says')).toHaveLength(1);
    clock.move(1500);
    const { said } = await end.nth('says', 2);
    expect(said.at + Date.parse(view.started_at) - wroteAt).toBeGreaterThanOrEqual(1000);
    expect(said.question).toBe(true);
    const words = said.text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(5);
    expect(words).toBeLessThanOrEqual(15);

    await end.do({ type: 'speech_start' });
    expect(await end.nth('stops', 1)).toMatchObject({ line: said.line, at: clock.now().getTime() - Date.parse(view.started_at) });
    await end.do({ type: 'speech_end', text: 'hmm, this one goes over there' });
    expect((await end.nth('heard', 1)).text).toBe('hmm, this one goes over there');
    clock.move(6000); // the tutor may say a word in reply, or nothing
    await end.do({ type: 'typing', on: false }); // once this is acknowledged, everything before it has arrived
    const soFar = end.heard.filter(({ type }) => type === 'says').length;
    clock.move(20_000);
    await end.do({ type: 'typing', on: true });
    expect(end.heard.filter(({ type }) => type === 'says')).toHaveLength(soFar);

    await end.line('l1', lines.right);
    await end.do({ type: 'typing', on: false });
    const praise = await inTime(end, 'says', soFar + 1);
    expect(praise.said.text.split(/\s+/).length).toBeLessThanOrEqual(10);
    clock.move(12_000);

    await end.line('l2', lines.answer);
    const next = await inTime(end, 'problem', 1);
    expect(next.problem.number).toBe(2);
    const { skills } = await open.store.mastery.of((await open.store.sessions.find(view.session_id))!.learner_id);
    expect(skills).toMatchObject([{ skill_id: 'eq_two_step', opportunities: 1 }]);
    expect((await open.store.problems.servedUnverified()).unverified).toEqual([]);

    await end.do({ type: 'end' });
    expect((await end.nth('summary', 1)).summary.solved).toBe(1);
    clock.move(10_000); // time to hear the whole goodbye
    const overAt = end.heard.findIndex(({ type }) => type === 'summary');
    await end.until((frame) => frame.type === 'state' && frame.state === 'QUIET' && end.heard.indexOf(frame) > overAt);
    end.close();

    // The recording shows what happened: replaying it gives the same timeline.
    await expect.poll(async () => (await kept(view)).over).toBe(true);
    const recording = (await ann.get(`/api/boards/${view.session_id}/recording`)).json<RecordedBoard>();
    const { timeline, metrics } = liveReplay()(LiveReplayLine.parse(recording));
    const teacher = await open.signUp('teacher');
    const { moments } = (await teacher.get(`/api/boards/${view.session_id}/log`)).json<{ moments: BoardMoment[] }>();
    const rows = moments.flatMap(({ shown }) => shown.flatMap((one) => (one.type === 'row' ? [one.row] : [])));
    expect(timeline.map(({ stopped_at: _, ...row }) => row)).toEqual(rows);
    const report = (await teacher.get(`/api/boards/${view.session_id}/report`)).json<{
      metrics: unknown;
      interventions: { response_text: string }[];
    }>();
    expect(report.metrics).toEqual(metrics);
    expect(report.interventions.map(({ response_text }) => response_text)).toContain(said.text);
    const own = (await ann.get(`/api/boards/${view.session_id}/log`)).json<{ moments: BoardMoment[] }>();
    expect(own.moments.some(({ shown }) => shown.some(({ type }) => type === 'row'))).toBe(false);
  });

  it('is continued by another server when the first one dies, and nothing stored is lost or done twice', async () => {
    const { view, lines } = await beginPlain();
    const end = await sitDown(view);
    clock.move(12_000);
    await end.line('l1', lines.wrong);
    clock.move(2500);
    const { said } = await end.nth('says', 2);
    await end.do({ type: 'stroke', id: 's1', look: { width: 30, even: false }, from: 0, points: [10, 10, 50], ends: false });

    // The first server hasn't stored its state, as after a kill. The second one reads the log.
    const second = await openServer({ store: open.store, clock: clock.now, tutors: tutorsBy(clock), skills });
    const there = (await second.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const again = new BoardEnd(there, view.session_id, token, { pen: end.pen });
    const hello = await again.greeted();
    expect(hello.taken).toBe(2);
    expect(hello.view.tutor.map(({ text }) => text)).toEqual(expect.arrayContaining([said.text]));
    expect(hello.view.lines).toEqual([{ id: 'l1', text: lines.wrong, strokes: [] }]);
    again.raw({ n: 2, act: { type: 'line', id: 'l1', text: 'sent again', replaces: null, strokes: [] } });
    await again.do({ type: 'stroke', id: 's1', look: { width: 30, even: false }, from: 1, points: [40, 40, 50], ends: true });
    end.send({ type: 'clear' }); // the first server doesn't run the board anymore, and notices when it tries to write
    expect(await end.closed).toBe(1012);
    clock.move(12_000);
    await again.line('l1', lines.right);
    await again.line('l2', lines.answer);
    clock.move(4000);
    await again.do({ type: 'end' });
    expect((await again.nth('summary', 1)).summary.solved).toBe(1);
    await expect.poll(async () => (await kept(view)).over).toBe(true);
    const { strokes } = (await ann.get(`/api/boards/${view.session_id}/ink`)).json<{ strokes: unknown[] }>();
    expect(strokes).toMatchObject([{ id: 's1', points: [10, 10, 50, 40, 40, 50], ended: true }]);
    await second.app.close();
  });

  it('answers a malformed frame or one out of order with an error, admits no one else, and continues', async () => {
    const view = await begin();
    const end = await sitDown(view);
    end.raw('{');
    end.raw({
      n: 1,
      act: { type: 'stroke', id: 'no spaces here', look: { width: 30, even: false }, from: 0, points: [1], ends: true },
    });
    end.raw({ n: 7, act: { type: 'done' } });
    expect(await end.nth('error', 1)).toMatchObject({ n: null, expected: null, problem: { status: 400 } });
    expect(await end.nth('error', 2)).toMatchObject({ n: 1, expected: null });
    expect(await end.nth('error', 3)).toMatchObject({ n: 7, expected: 1 });
    await end.line('l1', '2x = 8');
    end.raw({ n: 1, act: { type: 'line', id: 'l9', text: '9', replaces: null, strokes: [] } });
    await end.line('l2', 'x = 4');
    expect((await ann.get(`/api/boards/${view.session_id}`)).json<BoardView>().lines.map(({ id }) => id)).toEqual(['l1', 'l2']);

    const other = await tokenOf(await open.signUp());
    const foreign = new BoardEnd(address, view.session_id, other);
    await foreign.closed;
    expect(foreign.heard).toEqual([]);
    const nowhere = new BoardEnd(address, randomUUID(), token);
    await nowhere.closed;
    await end.line('l3', 'x = 5');
    end.close();
  });

  it('can be watched by a teacher as it happens: ink, lines and what the tutor says', async () => {
    const view = await begin();
    const teacher = new BoardEnd(address, view.session_id, await tokenOf(await open.signUp('teacher')), { watch: true });
    await teacher.nth('hello', 1);
    const end = await sitDown(view);
    expect((await teacher.nth('says', 1)).said).toEqual((await end.nth('says', 1)).said);
    const stroke: Extract<BoardAct, { type: 'stroke' }> = {
      type: 'stroke',
      id: 's1',
      look: { width: 30, even: false },
      from: 0,
      points: [10, 10, 50, 20, 20, 50],
      ends: true,
    };
    await end.do(stroke);
    expect((await teacher.nth('seen', 1)).act).toEqual(stroke);
    teacher.raw({ n: 1, act: { type: 'clear' } }); // nobody may write on somebody else's board
    await end.line('l1', 'x + 1 = 2');
    expect((await teacher.nth('seen', 2)).act).toMatchObject({ type: 'line', text: 'x + 1 = 2' });
    const ink = (await ann.get(`/api/boards/${view.session_id}/ink`)).json<{ strokes: unknown[] }>();
    expect(ink.strokes).toEqual([{ id: 's1', look: stroke.look, points: [...stroke.points], ended: true, erased: false }]);
    end.close();
    teacher.close();
  });

  it('goes quiet when asked to and says so, until the student calls the tutor back', async () => {
    const view = await begin();
    const end = await sitDown(view);
    clock.move(8000);
    await end.do({ type: 'leave_me_alone' });
    const quiet = await end.nth('quiet', 1);
    expect(quiet.until! - quiet.at).toBe(180_000);
    clock.move(100_000); // enough time for two questions
    const { quiet_until, tutor } = (await ann.get(`/api/boards/${view.session_id}`)).json<BoardView>();
    expect(quiet_until).toBe(quiet.until);
    expect(tutor).toHaveLength(2); // the welcome, and the announcement that it will be quiet
    await end.do({ type: 'call_back' });
    expect((await end.nth('quiet', 2)).until).toBeNull();
    clock.move(2000);
    expect((await end.nth('says', 3)).said.text).toMatch(/back with you|here again|listening again/);
    clock.move(60_000);
    await end.nth('says', 4);
    end.close();
  });

  it('learns the student’s common errors from other tutors', async () => {
    const ben = await open.signUp();
    const learner = (await open.store.sessions.find((await begin(ben)).session_id))!.learner_id;
    const problem = sampleProblem();
    await open.store.problems.publish([{ problem, events: [] }]);
    for (let minute = 0; minute < 3; minute += 1)
      await open.store.journal.commit(turnOf(learner, { events: [diagnosed(problem, 'a sign')], at: later(minute) }));
    const { live } = await kept(await begin(ben));
    expect(live.profile.commonErrors).toEqual(['sign_errors']);
  });

  it('answers a cry for help with the number to call, flags it, and continues', async () => {
    const view = await begin();
    const end = await sitDown(view);
    clock.move(8000);
    await end.do({ type: 'speech_start' });
    await end.do({ type: 'speech_end', text: 'I want to kill myself' });
    clock.move(3000);
    const crisis = await end.until((frame) => frame.type === 'says' && frame.said.crisis);
    expect(JSON.stringify(crisis)).toContain('988');
    await expect
      .poll(async () => (await open.store.flags.find(view.session_id))?.flags.map(({ kind }) => kind))
      .toEqual(['self_harm']);
    await end.line('l1', 'x = 1');
    end.close();
  });

  it('reads a line of ink when there is a recognizer, and asks to write it again when that finds nothing', async () => {
    const reads = await openServer({
      clock: clock.now,
      tutors: tutorsBy(clock),
      skills,
      handwriting: async (strokes) => (strokes.length === 1 ? [{ text: '2x = 8', confidence: 0.9 }] : []),
    });
    const at = (await reads.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const ben = await reads.signUp();
    const view = await begin(ben);
    const end = new BoardEnd(at, view.session_id, await tokenOf(ben));
    expect((await end.greeted()).view.reads_ink).toBe(true);
    await end.do({ type: 'stroke', id: 's1', look: { width: 30, even: false }, from: 0, points: [10, 10, 50], ends: true });
    await end.do({ type: 'ink_line', id: 'ink-s1', strokes: ['s1'] });
    expect((await end.nth('seen', 1)).act).toEqual({
      type: 'line',
      id: 'ink-s1',
      text: '2x = 8',
      replaces: null,
      strokes: ['s1'],
    });
    await end.do({ type: 'stroke', id: 's2', look: { width: 30, even: false }, from: 0, points: [10, 900, 50], ends: true });
    await end.do({ type: 'stroke', id: 's3', look: { width: 30, even: false }, from: 0, points: [90, 900, 50], ends: true });
    await end.do({ type: 'ink_line', id: 'ink-s2', strokes: ['s2', 's3'] });
    clock.move(15_000);
    expect(
      JSON.stringify(
        await end.until((frame) => frame.type === 'says' && /read|make (?:that|it) out|clear/i.test(frame.said.text)),
      ),
    ).toBeTruthy();
    end.close();
    await reads.close();
  });
});
