import { randomUUID } from 'node:crypto';
import type { LessonReply, LessonView } from '@stoa/schema/lesson';
import { median, ms, print, quantile, ratio } from './figures.ts';
import { withTurnServer } from './with-turn-server.ts';
import { measureStages } from './lesson-stages.ts';
import { Line } from './line.ts';

const learners = 30;
const warmUp = 150;
const turns = 1200;
const topics = ['equivalent-fractions', 'two-step-equations', 'decimal-place-value', 'functions-and-rules'];

type Kind = 'right' | 'wrong' | 'words';
type Step = { kind: Kind; turn: number; single: number; statements: number };

/**
 * Measures a turn of a lesson next to the bare floor, in the same way as a practice turn (turn.ts): thirty learners, each in a
 * lesson, send in turn a wrong answer, a message and a right answer, and after each the floor writes the same rows by both of
 * its routes. No model is configured: everything in a turn is timed except waiting for one. Below that it prints where a
 * turn's time goes.
 */
export async function measureLessonTurn(stocked: string): Promise<void> {
  const steps: Step[] = [];
  await withTurnServer(stocked, async (addresses) => {
    const [server, floor] = [new Line(addresses.server), new Line(addresses.floor)];
    const students: Student[] = [];
    for (let at = 0; at < learners; at += 1) students.push(await Student.enter(server, floor, topics[at % topics.length]!));
    for (let at = 0; at < warmUp + turns; at += 1) {
      await floor.send('POST', '/pass/1');
      const { kind, sent, ms: turn } = await students[at % learners]!.turn();
      await floor.send('POST', '/pass/0'); // the server finishes its work after the reply before the floor is timed
      const token = { authorization: `token-${at % learners}` };
      const routes = at % 2 === 0 ? (['single', 'statements'] as const) : (['statements', 'single'] as const);
      const times = { single: 0, statements: 0 };
      for (const route of routes) times[route] = (await floor.send('POST', `/${route}`, sent, token)).ms;
      if (at >= warmUp) steps.push({ kind, turn, ...times });
    }
    server.close();
    floor.close();
  });
  report(steps);
  await measureStages(median(steps.map(({ turn }) => turn)), median(steps.map(({ single }) => single)));
}

/** A learner in one lesson after another: she answers each question wrongly once, then talks about it, then answers it. */
class Student {
  readonly #server: Line;
  readonly #floor: Line;
  readonly #cookie: string;
  readonly #topic: string;
  #view!: LessonView;
  #said = 0;

  private constructor(server: Line, floor: Line, cookie: string, topic: string) {
    this.#server = server;
    this.#floor = floor;
    this.#cookie = cookie;
    this.#topic = topic;
  }

  static async enter(server: Line, floor: Line, topic: string): Promise<Student> {
    const account = { name: 'Robin Doe', email: `${randomUUID()}@maple.school`, password: 'correct horse battery' };
    const { headers } = await server.send('POST', '/api/account/sign-up', account);
    const student = new Student(server, floor, String(headers['set-cookie']).split(';', 1)[0]!, topic);
    await student.#begin();
    return student;
  }

  async turn(): Promise<{ kind: Kind; sent: unknown; ms: number }> {
    if (this.#view.ended !== null || this.#view.question === null) await this.#begin();
    const { body } = await this.#floor.send('GET', `/kept/${this.#view.session_id}`);
    const kept = JSON.parse(body) as { right: string; wrong: string };
    const kind = (['wrong', 'words', 'right'] as const)[this.#said++ % 3]!;
    const { question_id } = this.#view.question!;
    const sent =
      kind === 'words'
        ? { kind: 'message', message: "I don't get it, why do we do that?" }
        : { kind: 'answer', message: kept[kind], question_id };
    const reply = await this.#server.send('POST', `/api/sessions/${this.#view.session_id}/step`, sent, this.#headers());
    this.#view = (JSON.parse(reply.body) as LessonReply).view;
    return { kind, sent, ms: reply.ms };
  }

  async #begin(): Promise<void> {
    const goal = { goal: { guideline_id: this.#topic } };
    const { body } = await this.#server.send('POST', '/api/sessions', goal, this.#headers());
    this.#view = (JSON.parse(body) as { first_turn: LessonReply }).first_turn.view;
    this.#said = 0;
  }

  #headers = () => ({ cookie: this.#cookie, 'idempotency-key': randomUUID() });
}

function report(steps: readonly Step[]): void {
  const of = (by: 'turn' | 'single' | 'statements', some: readonly Step[] = steps) => some.map((step) => step[by]);
  const floor = (name: string, by: 'single' | 'statements') => [
    name,
    String(steps.length),
    ms(median(of(by))),
    ms(quantile(of(by), 0.99)),
  ];
  const line = (name: string, some: readonly Step[]) => [
    name,
    String(some.length),
    ms(median(of('turn', some))),
    ms(quantile(of('turn', some), 0.99)),
    ratio(median(of('turn', some)), median(of('statements', some))),
    ratio(median(of('turn', some)), median(of('single', some))),
  ];
  print(
    `A turn of a lesson over HTTP, no model: ${learners} learners, each turn followed by the floor's writes of the same rows`,
    [
      ['', 'times', 'median', 'p99', '/ statements', '/ single'],
      floor('floor, a statement for each table', 'statements'),
      floor('floor, all in a single statement', 'single'),
      line('turn', steps),
      ...(['wrong', 'words', 'right'] as const).map((kind) =>
        line(
          kind === 'words' ? '  words' : `  a ${kind} answer`,
          steps.filter((step) => step.kind === kind),
        ),
      ),
    ],
  );
}
