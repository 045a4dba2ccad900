import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ThreadReply } from '@stoa/schema/course/thread';
import { median, ms, print, quantile, ratio } from './figures.ts';
import { Line, type LineReply } from './line.ts';
import { withTurnServer } from './with-turn-server.ts';

const learners = 30;
const warmUp = 90;
const turns = 900;
const turnsOfThread = 10;
const threads = 200;
/** How long a student reads, thinks and types, in ms. */
const thinks = { from: 15_000, to: 45_000 };
const paced = 60_000;
const rushes = 3;

const said = [
  'I need help with graphs',
  'how do i solve 2x + 3 = 11',
  'what are like terms',
  'i dont get factoring x^2+5x+6',
  'when does an equation have no solution',
  'how do you find the gradient of a line between 2 points',
  'whats the difference between simple and compound interest',
  'i keep messing up negative numbers',
  'can we do probability with a venn diagram',
  'sin cos tan which one do i use??',
  'simultaneous equations',
  'who won the world cup',
];

type Step = { turn: number; single: number; statements: number; retrieval: number };

/**
 * Measures a turn of a course next to the bare floor, over 15,000 exam questions and 5,000 chunks, in the same way as turns of
 * lessons (lesson-turn.ts). After each turn the floor writes the same rows, and the course is searched once more for the same
 * text, to time the search alone. Then measures two hundred conversations at once.
 */
export async function measureCourseTurn(stocked: string): Promise<void> {
  await withTurnServer(
    stocked,
    async (addresses) => {
      const [server, floor] = [new Line(addresses.server), new Line(addresses.floor)];
      report(await oneByOne(server, floor));
      server.close();
      floor.close();
      await atOnce(addresses.server);
    },
    'large course',
  );
}

async function oneByOne(server: Line, floor: Line): Promise<Step[]> {
  const steps: Step[] = [];
  const students: Student[] = [];
  for (let at = 0; at < learners; at += 1) students.push(await Student.enter(server));
  for (let at = 0; at < warmUp + turns; at += 1) {
    await floor.send('POST', '/pass/1');
    const text = said[at % said.length]!;
    const { ms: turn } = await students[at % learners]!.turn(text);
    await floor.send('POST', '/pass/0'); // the server finishes its work after the reply before the floor is timed
    const token = { authorization: `token-${at % learners}` };
    const routes = at % 2 === 0 ? (['single', 'statements'] as const) : (['statements', 'single'] as const);
    const times = { single: 0, statements: 0 };
    for (const route of routes) times[route] = (await floor.send('POST', `/${route}`, { messageText: text }, token)).ms;
    const { body } = await floor.send('POST', '/retrieve', { text });
    if (at >= warmUp) steps.push({ turn, ...times, retrieval: (JSON.parse(body) as { ms: number }).ms });
  }
  return steps;
}

/** A student with one conversation, and a new one after every ten turns. */
class Student {
  readonly #server: Line;
  readonly #cookie: string;
  #thread = '';
  #turns = 0;

  private constructor(server: Line, cookie: string) {
    this.#server = server;
    this.#cookie = cookie;
  }

  static async enter(server: Line): Promise<Student> {
    const account = { name: 'Robin Doe', email: `${randomUUID()}@maple.school`, password: 'correct horse battery' };
    const { headers } = await server.send('POST', '/api/account/sign-up', account);
    const student = new Student(server, String(headers['set-cookie']).split(';', 1)[0]!);
    await student.#begin();
    return student;
  }

  async turn(messageText: string): Promise<{ ms: number; shed: number }> {
    if (this.#turns++ % turnsOfThread === turnsOfThread - 1) await this.#begin();
    const key = randomUUID();
    for (let shed = 0; ; shed += 1) {
      const reply = await this.#send(messageText, key);
      if (reply?.status === 200) return { ms: reply.ms, shed };
      if (reply !== null) await delay(1000 + Math.random() * 2000); // what a request is told by Retry-After
      else shed -= 1;
    }
  }

  /**
   * Returns null if the connection was closed. The server closes one that nobody used for a while, and a page just sends
   * again.
   */
  async #send(messageText: string, key: string): Promise<LineReply | null> {
    try {
      return await this.#server.send(
        'POST',
        `/api/tutor/threads/${this.#thread}/turn`,
        { messageText },
        this.#headers(key),
        [503],
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return null;
      throw error;
    }
  }

  async #begin(): Promise<void> {
    const { body } = await this.#server.send('POST', '/api/tutor/threads', { courseId: 'MATH-G10' }, this.#headers(randomUUID()));
    this.#thread = (JSON.parse(body) as ThreadReply).threadId;
  }

  #headers = (key: string) => ({ cookie: this.#cookie, 'idempotency-key': key });
}

function report(steps: readonly Step[]): void {
  const of = (by: keyof Step) => steps.map((step) => step[by]);
  const row = (name: string, by: keyof Step) => [name, String(steps.length), ms(median(of(by))), ms(quantile(of(by), 0.99))];
  print(
    `A turn of a course over HTTP, no model, 15,000 exam questions and 5,000 chunks: ${learners} learners, each turn followed by the floor's writes of the same rows`,
    [
      ['', 'times', 'median', 'p99', '/ statements', '/ single'],
      row('floor, a statement for each table', 'statements'),
      row('floor, all in a single statement', 'single'),
      [
        ...row('turn', 'turn'),
        ratio(median(of('turn')), median(of('statements'))),
        ratio(median(of('turn')), median(of('single'))),
      ],
      row('  of it retrieval, measured by itself', 'retrieval'),
    ],
  );
}

type Taken = { ms: number; shed: number };

/** Measures two hundred conversations: first at the pace of people, then each with a message at the same moment. */
async function atOnce(address: string): Promise<void> {
  const students: { line: Line; student: Student }[] = [];
  for (let at = 0; at < threads; at += 1) {
    const line = new Line(address);
    students.push({ line, student: await Student.enter(line) });
  }
  const say = ({ student }: (typeof students)[number]) => student.turn(said[Math.floor(Math.random() * said.length)]!);
  const asPeople: Taken[] = [];
  const begun = performance.now();
  await Promise.all(
    students.map(async (one) => {
      await delay(Math.random() * thinks.to); // they don't all start in the same second
      while (performance.now() - begun < paced) {
        asPeople.push(await say(one));
        await delay(thinks.from + Math.random() * (thinks.to - thinks.from));
      }
    }),
  );
  const rushed: Taken[] = [];
  const lasted: number[] = [];
  for (let rush = 0; rush < rushes; rush += 1) {
    const from = performance.now();
    rushed.push(...(await Promise.all(students.map(say))));
    lasted.push(performance.now() - from);
  }
  for (const { line } of students) line.close();
  const row = (name: string, taken: readonly Taken[]) => {
    const times = taken.map((turn) => turn.ms);
    const shed = taken.reduce((sum, turn) => sum + turn.shed, 0);
    return [name, String(taken.length), String(shed), ms(median(times)), ms(quantile(times, 0.99))];
  };
  print(`${threads} conversations in a course at once, no model`, [
    ['', 'turns', 'shed', 'median served', 'p99 served'],
    row('a turn every half minute each', asPeople),
    row('all in the same moment', rushed),
  ]);
  print('Until the last of all in the same moment was answered, those that were shed sent again', [['', ...lasted.map(ms)]]);
}
