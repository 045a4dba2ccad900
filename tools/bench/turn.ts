import { randomUUID } from 'node:crypto';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import { median, ms, print, quantile, ratio } from './figures.ts';
import { withTurnServer } from './with-turn-server.ts';
import { Line } from './line.ts';

const learners = 30;
const secondsBetween = 0.5; // of the server's clock, from one learner to the next: each comes again after 15
const forgottenAfter = 301; // seconds after which the server has forgotten who a session belongs to
const warmUp = 300;
const attempts = 2000;

type Taken = 'right' | 'wrong';
type Step = { kind: Taken; knownCaller: boolean; turn: number; single: number; statements: number };

/**
 * Measures a practice turn next to the bare floor: real servers on loopback ports, one after the other on one thread over one
 * embedded database with the real bank in it. A class of thirty signed-in learners sends attempts, each a wrong one and then a
 * right one. After each attempt the floor writes the same rows, by both of its routes. Before every attempt but each fourth,
 * the page asks how the answer reads, as it does while a student types. Before each fourth, five minutes pass, so the server
 * has to look up again who the student is.
 */
export async function measureTurn(stocked: string): Promise<void> {
  await withTurnServer(stocked, async (addresses) => {
    const [server, floor] = [new Line(addresses.server), new Line(addresses.floor)];
    const steps = await takeSteps(server, floor);
    server.close();
    floor.close();
    report(steps);
  });
}

async function takeSteps(server: Line, floor: Line): Promise<Step[]> {
  const students: Student[] = [];
  for (let at = 0; at < learners; at += 1) students.push(await Student.enter(server, floor));
  const steps: Step[] = [];
  for (let at = 0; at < warmUp + attempts; at += 1) {
    const student = students[at % learners]!;
    const knownCaller = Math.floor(at / learners) % 4 !== 0;
    await floor.send('POST', `/pass/${knownCaller || at % learners > 0 ? secondsBetween : forgottenAfter}`);
    const { kind, answer, ms: turn } = await student.attempt(knownCaller);
    await floor.send('POST', '/pass/0'); // the server finishes its work after the reply, its log, before the floor is timed
    const token = { authorization: `token-${at % learners}` };
    const sent = { kind: 'attempt', problem_id: student.problemId, answer };
    const routes = at % 2 === 0 ? (['single', 'statements'] as const) : (['statements', 'single'] as const);
    const times = { single: 0, statements: 0 };
    for (const route of routes) times[route] = (await floor.send('POST', `/${route}`, sent, token)).ms;
    if (at >= warmUp) steps.push({ kind, knownCaller, turn, ...times });
  }
  return steps;
}

/** A learner with a browser: she tries each problem wrongly once, then solves it and goes on to the next. */
class Student {
  readonly #server: Line;
  readonly #floor: Line;
  readonly #cookie: string;
  #view!: PracticeView;

  private constructor(server: Line, floor: Line, cookie: string) {
    this.#server = server;
    this.#floor = floor;
    this.#cookie = cookie;
  }

  static async enter(server: Line, floor: Line): Promise<Student> {
    const account = { name: 'Robin Doe', email: `${randomUUID()}@maple.school`, password: 'correct horse battery' };
    const { headers } = await server.send('POST', '/api/account/sign-up', account);
    const student = new Student(server, floor, String(headers['set-cookie']).split(';', 1)[0]!);
    await student.#begin();
    return student;
  }

  get problemId(): string {
    if (this.#view.problem === null) throw new Error(`no problem is on the table: ${this.#view.phase.kind}`);
    return this.#view.problem.id;
  }

  /** Sends an attempt at the current problem; before that, untimed, goes on to a problem if none can be answered now. */
  async attempt(asksFirst: boolean): Promise<{ kind: Taken; answer: string; ms: number }> {
    if (this.#view.phase.kind !== 'answering') await this.#goOn();
    const known = await this.#floor.send('GET', `/answers/${this.problemId}`);
    const { right, wrong } = JSON.parse(known.body) as Record<Taken, string | null>;
    const kind = this.#view.attempts.length === 0 && wrong !== null ? 'wrong' : 'right';
    const answer = kind === 'wrong' ? wrong! : right!;
    if (asksFirst) await this.#send('readings', { problem_id: this.problemId, text: answer });

    const reply = await this.#send('turns', { kind: 'attempt', problem_id: this.problemId, answer });
    const { outcome, view } = JSON.parse(reply.body) as PracticeReply;
    const expected = { right: ['correct', 'finished', 'paused'], wrong: ['incorrect'] }[kind];
    if (!expected.includes(outcome)) throw new Error(`a ${kind} answer came to ${outcome}`);
    this.#view = view;
    return { kind, answer, ms: reply.ms };
  }

  async #goOn(): Promise<void> {
    if (this.#view.phase.kind === 'finished') await this.#begin();
    else this.#view = (JSON.parse((await this.#send('turns', { kind: 'next' })).body) as PracticeReply).view;
    if (this.#view.phase.kind !== 'answering') await this.#goOn();
  }

  async #begin(): Promise<void> {
    const { body } = await this.#server.send('POST', '/api/practice/sessions', {}, this.#headers());
    this.#view = (JSON.parse(body) as PracticeReply).view;
  }

  #send(route: 'turns' | 'readings', payload: unknown) {
    return this.#server.send('POST', `/api/practice/sessions/${this.#view.session_id}/${route}`, payload, this.#headers());
  }

  #headers = () => ({ cookie: this.#cookie, 'idempotency-key': randomUUID() });
}

function report(steps: readonly Step[]): void {
  const times = (by: 'turn' | 'single' | 'statements', of: readonly Step[]) => of.map((step) => step[by]);
  const floor = (name: string, by: 'single' | 'statements') => {
    const sample = times(by, steps);
    return [name, String(steps.length), ms(median(sample)), ms(quantile(sample, 0.99))];
  };
  /** Makes a row of the report, with ratios to the floor's writes in the same steps. */
  const turns = (name: string, of: readonly Step[]) => {
    const [turn, statements, single] = [times('turn', of), times('statements', of), times('single', of)];
    return [
      name,
      String(of.length),
      ms(median(turn)),
      ms(quantile(turn, 0.99)),
      ratio(median(turn), median(statements)),
      ratio(quantile(turn, 0.99), quantile(statements, 0.99)),
      ratio(median(turn), median(single)),
      ratio(quantile(turn, 0.99), quantile(single, 0.99)),
    ];
  };
  print(`A practice turn over HTTP: attempts of ${learners} learners, each followed by the floor's writes of the same rows`, [
    ['', 'times', 'median', 'p99', '/ statements', 'p99', '/ single', 'p99'],
    floor('floor, a statement for each table', 'statements'),
    floor('floor, all in a single statement', 'single'),
    turns('turn', steps),
    ...['right', 'wrong'].map((kind) => turns(`  a ${kind} answer`, ofKind(steps, kind))),
    turns('  caller known', ofCaller(steps, true)),
    turns('  caller looked up', ofCaller(steps, false)),
  ]);
}

const ofKind = (steps: readonly Step[], kind: string) => steps.filter((step) => step.kind === kind);
const ofCaller = (steps: readonly Step[], known: boolean) => steps.filter((step) => step.knownCaller === known);
