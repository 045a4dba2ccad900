import { describe, expect, it } from 'vitest';
import type { LessonInput, LessonMessage, LessonReply, LessonView } from '@stoa/schema/lesson';
import { RefusedError } from '../client.ts';
import { makeLiveLine } from './live-line.ts';
import type { PendingTurn } from './pending-turn.ts';
import type { OpenSocket } from './reconnecting-socket.ts';

const view = (version: number) => ({ version }) as LessonView; // the line passes it on without reading it
const turn: PendingTurn<LessonInput> = { key: 'k1', input: { kind: 'answer', message: '3/4', question_id: 'q1' } };
const message = (text: string) => ({ id: 3, text }) as LessonReply['message'];

/** A line with a network, a server, and a clock that the test controls. */
function inWorld() {
  const told: string[] = [];
  const sockets: { heard: Parameters<OpenSocket>[0]; sent: unknown[]; closed: boolean }[] = [];
  const posts: { key: string; answer: (reply: LessonReply) => void; refuse: (error: Error) => void }[] = [];
  const timers: { ms: number; due: () => void }[] = [];
  const line = makeLiveLine<LessonInput, LessonMessage, LessonView>(
    {
      onView: ({ version }) => told.push(`view ${version}`),
      onReply: ({ key }, { parts, view: { version } }) => told.push(`reply ${key} in ${parts.length} at ${version}`),
      onRefused: ({ key }, error) => told.push(`refused ${key}: ${error.message}`),
      onSignedOut: () => told.push('signed out'),
    },
    {
      open(heard) {
        const socket = { heard, sent: [] as unknown[], closed: false };
        sockets.push(socket);
        return { send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
      },
      post: ({ key }) => new Promise((answer, refuse) => posts.push({ key, answer, refuse })),
      later(ms, then) {
        const timer = { ms, due: then };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
  );
  const emit = (type: string, payload: object) => sockets.at(-1)!.heard.message(JSON.stringify({ type, payload }));
  const pass = (ms: number) => {
    for (const timer of timers.filter((one) => one.ms <= ms)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.due();
    }
  };
  const open = () => {
    sockets.at(-1)!.heard.opened();
    emit('state_update', { state: view(1) });
  };
  return { line, told, sockets, posts, timers, emit, pass, open };
}

const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));

describe('the live line of a session', () => {
  it('shows the state of the session as soon as it is open', () => {
    const { told, open } = inWorld();
    open();
    expect(told).toEqual(['view 1']);
  });

  it('sends a turn under its own key, and reports one answer with the sentences it came in', () => {
    const { line, told, sockets, posts, emit, open } = inWorld();
    open();
    line.take(turn);
    expect(sockets[0]!.sent).toEqual([
      { type: 'chat', payload: { id: 'k1', kind: 'answer', message: '3/4', question_id: 'q1' } },
    ]);
    emit('typing', {});
    emit('assistant_part', { id: 'k1', text: 'Yes. ' });
    emit('assistant_part', { id: 'k1', text: 'Next one.' });
    emit('assistant', { id: 'k1', message: 'Yes. Next one.', reply: message('Yes. Next one.') });
    emit('state_update', { state: view(2) });
    expect(told).toEqual(['view 1', 'reply k1 in 2 at 2']);
    expect(posts).toEqual([]);
  });

  it('sends a turn as a request when no line is open yet', async () => {
    const { line, told, posts } = inWorld();
    line.take(turn);
    posts[0]!.answer({ turn_id: 'k1', message: message('Yes.'), view: view(2) });
    await settled();
    expect(told).toEqual(['reply k1 in 1 at 2']);
  });

  it.each([
    ['before anything came', 0],
    ['in the middle of the answer', 1],
    ['after the words and before the state', 2],
  ])('sends the same turn as a request when the line breaks %s, and reports one answer', async (_, frames) => {
    const { line, told, sockets, posts, emit, open } = inWorld();
    open();
    line.take(turn);
    if (frames > 0) emit('assistant_part', { id: 'k1', text: 'Yes. ' });
    if (frames > 1) emit('assistant', { id: 'k1', message: 'Yes.', reply: message('Yes.') });
    sockets[0]!.heard.closed(1006);
    expect(posts.map(({ key }) => key)).toEqual(['k1']);
    sockets[0]!.heard.message(JSON.stringify({ type: 'state_update', payload: { state: view(2) } })); // too late
    posts[0]!.answer({ turn_id: 'k1', message: message('Yes.'), view: view(2) });
    await settled();
    expect(told).toEqual(['view 1', 'reply k1 in 1 at 2']);
  });

  it('gives up a silent line after 25 seconds and sends the turn as a request', () => {
    const { line, sockets, posts, pass, open } = inWorld();
    open();
    line.take(turn);
    pass(24_999);
    expect(posts).toHaveLength(0);
    pass(25_000);
    expect(posts.map(({ key }) => key)).toEqual(['k1']);
    expect(sockets[0]!.closed).toBe(true);
  });

  it('reopens after doubling pauses of at most 30 seconds, and after one second if the line had worked', () => {
    const { sockets, timers, pass, open } = inWorld();
    const pauses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      sockets.at(-1)!.heard.closed(1006);
      pauses.push(timers.at(-1)!.ms);
      pass(30_000);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    open();
    sockets.at(-1)!.heard.closed(1006);
    expect(timers.at(-1)!.ms).toBe(1000);
  });

  it('opens at once when the network is back, with no second line next to it', () => {
    const { line, sockets, timers, open } = inWorld();
    open();
    line.cut();
    expect(sockets[0]!.closed).toBe(true);
    line.reopen();
    line.reopen();
    expect(sockets).toHaveLength(2);
    expect(timers).toEqual([]);
  });

  it('reports a refusal of its own turn as a sentence, and ignores one of another turn', () => {
    const { line, told, emit, open } = inWorld();
    open();
    line.take(turn);
    const refusal = { type: '/problems/stale', title: 'Moved on', status: 409, detail: 'This session went on.' };
    emit('error', { ...refusal, id: 'other' });
    emit('error', { ...refusal, id: 'k1' });
    expect(told).toEqual(['view 1', 'refused k1: This session went on.']);
  });

  it('sends the turn as a request when the server says that it is going away', () => {
    const { line, told, posts, emit, open } = inWorld();
    open();
    line.take(turn);
    emit('error', { type: '/problems/unavailable', title: '', status: 503, detail: 'Not now.', id: 'k1' });
    expect(told).toEqual(['view 1']);
    expect(posts.map(({ key }) => key)).toEqual(['k1']);
  });

  const signIn = { type: '/problems/sign_in_needed', title: '', status: 401, detail: 'Sign in again.' };

  it('reports that the student is signed out, and doesn’t reopen', async () => {
    const { line, told, sockets, timers, posts, emit, open } = inWorld();
    open();
    line.take(turn);
    emit('error', { ...signIn, id: 'k1' });
    sockets[0]!.heard.closed(4401);
    posts[0]!.refuse(new RefusedError(signIn));
    await settled();
    line.reopen();
    sockets[1]!.heard.closed(4401);
    line.reopen();
    expect(told).toEqual(['view 1', 'refused k1: Sign in again.', 'signed out']);
    expect({ sockets: sockets.length, timers: timers.length }).toEqual({ sockets: 2, timers: 0 });
  });

  it('continues when the password was changed in another tab: the turn is sent as a request, and a new line is opened', async () => {
    const { line, told, sockets, posts, emit, open } = inWorld();
    open();
    line.take(turn);
    emit('error', { ...signIn, id: 'k1' });
    sockets[0]!.heard.closed(4401);
    posts[0]!.answer({ turn_id: 'k1', message: message('Yes.'), view: view(2) });
    await settled();
    line.reopen();
    expect(told).toEqual(['view 1', expect.stringContaining('k1')]);
    expect(told.join()).not.toContain('signed out');
    expect(sockets).toHaveLength(2);
  });

  it('passes on the refusal of a request unchanged', async () => {
    const { line, told, posts } = inWorld();
    line.take(turn);
    posts[0]!.refuse(new RefusedError({ type: '/problems/validation', title: '', status: 422, detail: 'Too long.' }));
    await settled();
    expect(told).toEqual(['refused k1: Too long.']);
  });

  it('takes one turn at a time', () => {
    const { line, sockets, open } = inWorld();
    open();
    line.take(turn);
    line.take({ ...turn, key: 'k2' });
    expect(sockets[0]!.sent).toHaveLength(1);
  });

  it('reports nothing anymore once the page is left', async () => {
    const { line, told, sockets, posts } = inWorld();
    line.take(turn);
    line.end();
    posts[0]!.answer({ turn_id: 'k1', message: message('Yes.'), view: view(2) });
    sockets[0]!.heard.opened();
    sockets[0]!.heard.message(JSON.stringify({ type: 'state_update', payload: { state: view(2) } }));
    await settled();
    expect(told).toEqual([]);
  });
});
