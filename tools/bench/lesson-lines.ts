import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LessonReply } from '@stoa/schema/lesson';
import { median, ms, print, quantile } from './figures.ts';
import { withTurnServer } from './with-turn-server.ts';
import { Line } from './line.ts';

const lines = 500;
const topics = ['equivalent-fractions', 'two-step-equations', 'decimal-place-value', 'functions-and-rules'];
/** How long a student reads, thinks and types, in ms. */
const thinks = { from: 15_000, to: 45_000 };
const paced = 60_000; // ms
const atOnce = 16;
const asFastAsItGoes = 2000; // turns

/**
 * Measures five hundred students in their lessons, each with an open connection: first at the pace of people, a turn every
 * half minute or so, then sixteen at once as fast as the server answers. A turn that a busy server sheds is sent again under
 * its id a little later, as a page does; its time is that of the sending that was served, and the shed ones are counted.
 * Client and server share the machine. Memory is that of the server, after a garbage collection: with the lessons begun and no
 * connection open, and with all of them open.
 */
export async function measureLessonLines(stocked: string): Promise<void> {
  await withTurnServer(stocked, async (addresses) => {
    const [server, floor] = [new Line(addresses.server), new Line(addresses.floor)];
    const memory = async () => JSON.parse((await floor.send('GET', '/memory')).body) as { rss: number; heap: number };
    const entrances = [];
    for (let at = 0; at < lines; at += 1) entrances.push(await enter(server, topics[at % topics.length]!));
    const closed = await memory();
    const open: LiveLine[] = [];
    for (const { session, token } of entrances) open.push(await LiveLine.open(addresses.server, session, token));
    const opened = await memory();

    const asPeople: Taken[] = [];
    const begun = performance.now();
    await Promise.all(
      open.map(async (line) => {
        const { from, to } = thinks;
        await delay(Math.random() * to); // they don't all start in the same second
        while (performance.now() - begun < paced) {
          asPeople.push(await line.turn());
          await delay(from + Math.random() * (to - from));
        }
      }),
    );

    const fast: Taken[] = [];
    let left = asFastAsItGoes;
    const hurried = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, seat) => {
        for (let at = seat; left > 0; at += atOnce) {
          left -= 1;
          fast.push(await open[at % lines]!.turn());
        }
      }),
    );
    const took = (performance.now() - hurried) / 1000;
    const after = await memory();
    for (const line of open) line.close();
    server.close();
    floor.close();

    const row = (name: string, turns: readonly Taken[], seconds: number) => {
      const served = turns.map((turn) => turn.served);
      const shed = turns.reduce((sum, turn) => sum + turn.shed, 0);
      const rate = `${(turns.length / seconds).toFixed(1)}/s`;
      return [name, String(turns.length), rate, String(shed), ms(median(served)), ms(quantile(served, 0.99))];
    };
    print(`${lines} open lines of lessons, no model`, [
      ['', 'turns', 'rate', 'shed', 'median served', 'p99 served'],
      row('a turn every half minute each', asPeople, paced / 1000),
      row(`${atOnce} at once, as fast as it goes`, fast, took),
    ]);
    const kB = (bytes: number) => `${(bytes / lines / 1024).toFixed(1)} kB`;
    const MB = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
    print('Memory of the server', [
      ['', 'resident', 'heap'],
      ['lessons begun, no line open', MB(closed.rss), MB(closed.heap)],
      [`${lines} lines open`, MB(opened.rss), MB(opened.heap)],
      ['after all turns', MB(after.rss), MB(after.heap)],
      ['for each open line', kB(opened.rss - closed.rss), kB(opened.heap - closed.heap)],
    ]);
  });
}

async function enter(server: Line, topic: string): Promise<{ session: string; token: string }> {
  const account = { name: 'Robin Doe', email: `${randomUUID()}@maple.school`, password: 'correct horse battery' };
  const { headers } = await server.send('POST', '/api/account/sign-up', account);
  const cookie = String(headers['set-cookie']).split(';', 1)[0]!;
  const minted = await server.send('POST', '/api/me/tokens', { label: 'bench' }, { cookie });
  const begun = await server.send(
    'POST',
    '/api/sessions',
    { goal: { guideline_id: topic } },
    { cookie, 'idempotency-key': randomUUID() },
  );
  const { session_id } = JSON.parse(begun.body) as { session_id: string; first_turn: LessonReply };
  return { session: session_id, token: (JSON.parse(minted.body) as { token: string }).token };
}

/** A turn: how long the sending that was served took, in ms, and how many were shed before it. */
type Taken = { served: number; shed: number };

/** One student's connection: sends a message and waits for its answer. */
class LiveLine {
  readonly #socket: WebSocket;
  #onFrame: (frame: Frame) => void = () => undefined;

  private constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener('message', ({ data }) => this.#onFrame(JSON.parse(String(data)) as Frame));
    this.#socket.addEventListener('close', () => this.#onFrame({ type: 'closed' }));
  }

  static async open(server: string, session: string, token: string): Promise<LiveLine> {
    const line = new LiveLine(`${server.replace('http', 'ws')}/sessions/ws/${session}?token=${token}`);
    await line.#end();
    return line;
  }

  /** Takes a turn and waits until its whole answer has arrived. */
  async turn(): Promise<Taken> {
    const payload = { id: randomUUID(), message: said[Math.floor(Math.random() * said.length)]! };
    for (let shed = 0; ; shed += 1) {
      const begun = performance.now();
      const end = this.#end();
      this.#socket.send(JSON.stringify({ type: 'chat', payload }));
      if ((await end) === 'served') return { served: performance.now() - begun, shed };
      await delay(1000 + Math.random() * 2000); // what a request would be told by Retry-After
    }
  }

  close(): void {
    this.#socket.close();
  }

  #end = (): Promise<'served' | 'shed'> =>
    new Promise((resolve, reject) => {
      this.#onFrame = (frame) => {
        if (frame.type === 'state_update') resolve('served');
        else if (frame.type === 'error' && frame.payload?.type === '/problems/busy') resolve('shed');
        else if (frame.type === 'error' || frame.type === 'closed')
          reject(new Error(`a live line came to: ${JSON.stringify(frame)}`));
      };
    });
}

type Frame = { type: string; payload?: { type?: string } };

/** Answers, mostly wrong, and other messages, which keep a lesson going. */
const said = ['3', '1/2', '12', 'I think it is 5', 'why?', "i don't get it", 'hint please', 'ok', '0.5', 'is it 7?'];
