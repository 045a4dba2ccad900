import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonView } from '@stoa/schema/lesson';
import { LessonStudent } from './lesson-student.ts';
import { openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

type Said = {
  type: string;
  payload: Record<string, unknown> & { state?: LessonView; message?: string; text?: string; type?: string };
};

/** One end of a live line. It keeps the messages that came, and can wait for the next one of a kind. */
class Line {
  readonly heard: Said[] = [];
  readonly #socket: WebSocket;
  readonly closed: Promise<{ code: number }>;
  #woken: (() => void)[] = [];

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener('message', ({ data }) => {
      this.heard.push(JSON.parse(String(data)) as Said);
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code }) => {
        resolve({ code });
        this.#wake();
      });
      this.#socket.addEventListener('error', () => this.#wake());
    });
  }

  send = (value: unknown) => this.#socket.send(typeof value === 'string' ? value : JSON.stringify(value));
  chat = (message: string, more: Record<string, unknown> = {}) => this.send({ type: 'chat', payload: { message, ...more } });
  close = () => this.#socket.close();

  /** Waits for the n-th message of a kind, counted from 1. */
  async nth(kind: string, n: number): Promise<Said> {
    for (;;) {
      const found = this.heard.filter(({ type }) => type === kind)[n - 1];
      if (found !== undefined) return found;
      if (this.#socket.readyState >= WebSocket.CLOSING)
        throw new Error(`The line closed before ${kind} ${n}: ${JSON.stringify(this.heard)}`);
      await new Promise<void>((resolve) => this.#woken.push(resolve));
    }
  }

  #wake(): void {
    for (const wake of this.#woken.splice(0)) wake();
  }
}

describe('the live line of a lesson', () => {
  let open: OpenServer;
  let address: string;
  let ann: LessonStudent;
  let token: string;
  const tokenOf = async (visitor: Visitor) =>
    (await visitor.post('/api/me/tokens', { label: 'a program' })).json<{ token: string }>().token;
  const lineOf = (id: string, pass = token) => new Line(`${address}/sessions/ws/${id}?token=${pass}`);

  beforeAll(async () => {
    open = await openServer();
    address = (await open.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    ann = await new LessonStudent(await open.signUp(), open).begin();
    token = await tokenOf(ann.visitor);
  });
  afterAll(() => open.close());

  it('starts with the current state, then answers a message: typing, sentences, the whole reply, the new state', async () => {
    const line = lineOf(ann.view.session_id);
    expect((await line.nth('state_update', 1)).payload.state).toEqual(ann.view);
    line.chat('what does that mean?');
    const after = (await line.nth('state_update', 2)).payload.state!;
    const kinds = line.heard.map(({ type }) => type);
    expect(kinds.slice(0, 2)).toEqual(['state_update', 'typing']);
    expect(kinds.slice(-2)).toEqual(['assistant', 'state_update']);
    const parts = line.heard.filter(({ type }) => type === 'assistant_part').map(({ payload }) => payload.text);
    expect(parts.join('')).toBe(after.messages.at(-1)!.text);
    expect((await line.nth('assistant', 1)).payload.message).toContain(parts[0]);
    expect(after.turn_count).toBe(1);
    line.close();
  });

  it('gives the fields of the specification’s state: mastery, misconceptions, and how far help has gone', async () => {
    const dan = await new LessonStudent(await open.signUp(), open).begin();
    const line = lineOf(dan.view.session_id, await tokenOf(dan.visitor));
    const { state: before } = (await line.nth('state_update', 1)).payload;
    expect(before).toMatchObject({
      mastery_estimates: {},
      misconceptions: [],
      last_question: { question_text: dan.view.question!.text, wrong_attempts: 0, phase: 'asked' },
    });
    const { concept, wrong_answers } = await dan.kept();
    const { answer } = wrong_answers[0]!;
    line.chat(answer, { kind: 'answer', question_id: before!.question!.question_id });
    const { state: after } = (await line.nth('state_update', 2)).payload;
    expect(after).toMatchObject({
      misconceptions: [{ concept, resolved: false }],
      last_question: { wrong_attempts: 1, phase: 'probe' },
    });
    expect(Object.keys(after!.mastery_estimates)).toEqual([concept]);
    expect(JSON.stringify([before, after])).not.toContain('expected_answer');
    line.close();
  });

  it('gives the first reply again when a message is resent after a cut, and takes one turn', async () => {
    const id = randomUUID();
    const first = lineOf(ann.view.session_id);
    await first.nth('state_update', 1);
    first.chat('hello', { id });
    const said = (await first.nth('assistant', 1)).payload.message;
    const state = (await first.nth('state_update', 2)).payload.state!;
    first.close();
    const second = lineOf(ann.view.session_id);
    await second.nth('state_update', 1);
    second.chat('hello', { id });
    expect((await second.nth('assistant', 1)).payload.message).toBe(said);
    expect((await second.nth('state_update', 2)).payload.state).toEqual(state);
    second.close();
  });

  it('handles messages sent at the same time one after another', async () => {
    const line = lineOf(ann.view.session_id);
    const before = (await line.nth('state_update', 1)).payload.state!.turn_count;
    for (const message of ['hello', 'hm', 'lol']) line.chat(message);
    expect((await line.nth('state_update', 4)).payload.state!.turn_count).toBe(before + 3);
    line.close();
  });

  it.each([
    { title: 'what is no JSON', sent: 'hello', type: '/problems/validation' },
    { title: 'another kind of message', sent: { type: 'shout', payload: {} }, type: '/problems/validation' },
    { title: 'an empty message', sent: { type: 'chat', payload: { message: ' ' } }, type: '/problems/validation' },
    {
      title: 'a message that is too long',
      sent: { type: 'chat', payload: { message: 'a'.repeat(20_000) } },
      type: '/problems/too_large',
    },
    {
      title: 'an answer to another question',
      sent: { type: 'chat', payload: { message: '4', kind: 'answer', question_id: 'q77' } },
      type: '/problems/stale',
    },
  ])('says what is wrong with $title, and stays open', async ({ sent, type }) => {
    const line = lineOf(ann.view.session_id);
    await line.nth('state_update', 1);
    line.send(sent);
    expect((await line.nth('error', 1)).payload.type).toBe(type);
    line.chat('hello');
    await line.nth('assistant', 1);
    line.close();
  });

  it('opens with a ticket, which works once, only for its lesson, and for half a minute', async () => {
    const ask = async () =>
      (await ann.visitor.post(`/api/sessions/${ann.view.session_id}/line-tickets`)).json<{
        ticket: string;
        expires_at: string;
      }>();
    const { ticket, expires_at } = await ask();
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(30_000);
    const by = (one: string, id = ann.view.session_id) => new Line(`${address}/api/sessions/ws/${id}?ticket=${one}`);
    const line = by(ticket);
    await line.nth('state_update', 1);
    line.chat('hello');
    await line.nth('assistant', 1);
    line.close();
    await expect(by(ticket).nth('state_update', 1)).rejects.toThrow('The line closed');

    const bea = await new LessonStudent(await open.signUp(), open).begin();
    await expect(by((await ask()).ticket, bea.view.session_id).nth('state_update', 1)).rejects.toThrow('The line closed');

    const old = (await ask()).ticket;
    await open.store.db
      .updateTable('line_tickets')
      .set({ expires_at: new Date(0) })
      .execute();
    await expect(by(old).nth('state_update', 1)).rejects.toThrow('The line closed');
    await ask();
    expect(await open.store.db.selectFrom('line_tickets').select('digest').execute()).toHaveLength(1); // the others have been deleted
  });

  it('stays closed to everybody else', async () => {
    const stranger = await tokenOf(await open.signUp());
    for (const pass of ['', 'stoa_made.up', stranger]) {
      const line = lineOf(ann.view.session_id, pass);
      await expect(line.nth('state_update', 1)).rejects.toThrow('The line closed');
    }
    await expect(lineOf(randomUUID()).nth('state_update', 1)).rejects.toThrow('The line closed');
  });

  it('tells a caller whose account is gone to sign in, and closes', async () => {
    const bea = await new LessonStudent(await open.signUp(), open).begin();
    const line = lineOf(bea.view.session_id, await tokenOf(bea.visitor));
    await line.nth('state_update', 1);
    await bea.visitor.send({ method: 'DELETE', url: '/api/me' });
    line.chat('hello');
    expect((await line.nth('error', 1)).payload.type).toBe('/problems/sign_in_needed');
    expect(await line.closed).toEqual({ code: 4401 });
  });

  it('closes when it is flooded', async () => {
    const line = lineOf(ann.view.session_id);
    await line.nth('state_update', 1);
    for (let at = 0; at < 40; at += 1) line.chat('hello');
    expect(await line.closed).toEqual({ code: 4429 });
    expect(line.heard.some(({ type, payload }) => type === 'error' && payload.type === '/problems/too_many')).toBe(true);
  });

  it('allows eight lines per account, refuses a ninth, and has room again when one is closed', async () => {
    const eve = await new LessonStudent(await open.signUp(), open).begin();
    const pass = await tokenOf(eve.visitor);
    const lines = Array.from({ length: 8 }, () => lineOf(eve.view.session_id, pass));
    for (const line of lines) await line.nth('state_update', 1);

    const ninth = lineOf(eve.view.session_id, pass);
    expect((await ninth.nth('error', 1)).payload.type).toBe('/problems/too_many');
    expect(await ninth.closed).toEqual({ code: 4429 });
    expect(ninth.heard).toHaveLength(1);
    await eve.say('hello'); // a turn doesn't need a live line

    lines[0]!.chat('hello');
    await lines[0]!.nth('assistant', 1);
    const other = lineOf(ann.view.session_id);
    await other.nth('state_update', 1); // another account has its own limit
    other.close();

    lines[0]!.close();
    const opens = async () => {
      const tenth = lineOf(eve.view.session_id, pass);
      lines.push(tenth);
      return await tenth.nth('state_update', 1).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(opens).toBe(true);
    for (const line of lines) line.close();
  });

  it('tells a caller whose token has expired to sign in, closes, and loses nothing', async () => {
    let later = 0;
    const server = await openServer({ clock: () => new Date(Date.now() + later) });
    const at = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const dora = await new LessonStudent(await server.signUp(), server).begin();
    const line = new Line(`${at}/sessions/ws/${dora.view.session_id}?token=${await tokenOf(dora.visitor)}`);
    await line.nth('state_update', 1);
    line.chat('hello');
    await line.nth('state_update', 2);
    later = 10 * 365 * 86_400_000;
    line.chat('hello again');
    expect((await line.nth('error', 1)).payload.type).toBe('/problems/sign_in_needed');
    expect(await line.closed).toEqual({ code: 4401 });
    expect((await server.store.sessions.find(dora.view.session_id))!.version).toBe(2);
    await server.close();
  });

  it('answers the message it has started on before the server closes', async () => {
    const server = await openServer();
    const at = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const cleo = await new LessonStudent(await server.signUp(), server).begin();
    const line = new Line(`${at}/sessions/ws/${cleo.view.session_id}?token=${await tokenOf(cleo.visitor)}`);
    await line.nth('state_update', 1);
    line.chat('hello');
    await line.nth('typing', 1);
    await server.close();
    expect(await line.closed).toEqual({ code: 1001 });
    expect(line.heard.at(-1)!.type).toBe('state_update');
    expect(line.heard.at(-1)!.payload.state!.turn_count).toBe(1);
  });
});
