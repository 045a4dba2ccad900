import { randomUUID } from 'node:crypto';
import type { PracticeInput, PracticeReply, PracticeView } from '@stoa/schema/practice';
import type { BankedProblem, ProblemTest } from '@stoa/schema/problem';
import { keyed } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

/** Makes a clock that stands still until it's moved. It starts now, so that sessions aren't expired. */
export function standingClock() {
  let now = Date.now();
  return { clock: () => new Date(now), pass: (ms: number) => void (now += ms) };
}

const minute = 60_000;

/** A learner who practices over HTTP and knows the tests of each problem. */
export class Learner {
  readonly #visitor: Visitor;
  readonly #problems: Map<string, BankedProblem>;
  readonly #pass: (ms: number) => void;
  view!: PracticeView;

  constructor(visitor: Visitor, { bank }: Pick<OpenServer, 'bank'>, pass: (ms: number) => void) {
    this.#visitor = visitor;
    this.#problems = new Map(bank.verified.map(({ problem }) => [problem.item.meta.id, problem]));
    this.#pass = pass;
  }

  async start(request: { skill_id?: string; mode?: string } = {}): Promise<PracticeReply> {
    return this.#see(await this.#visitor.post('/api/practice/sessions', request, keyed()));
  }

  /** Takes a turn after a minute's thought. */
  async turn(input: Partial<PracticeInput> & { kind: string }, key: string = randomUUID()): Promise<PracticeReply> {
    this.#pass(minute);
    const onProblem = input.kind === 'next' ? {} : { problem_id: this.view.problem!.id };
    return this.#see(await this.send({ ...onProblem, ...input }, key));
  }

  send(payload: unknown, key: string = randomUUID()) {
    return this.#visitor.post(`/api/practice/sessions/${this.view.session_id}/turns`, payload, keyed(key));
  }

  answer(kind: ProblemTest['kind']): Promise<PracticeReply> {
    return this.turn({ kind: 'attempt', answer: this.knownAnswer(kind) });
  }

  /** Returns an answer of this kind to the open problem. */
  knownAnswer(kind: ProblemTest['kind']): string {
    const problem = this.#problems.get(this.view.problem!.id)!;
    const test = problem.tests.find((one) => one.kind === kind);
    if (test === undefined) throw new Error(`${problem.origin.family} has no test of kind ${kind}`);
    return test.answer;
  }

  #see(reply: { statusCode: number; body: string; json: () => unknown }): PracticeReply {
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const seen = reply.json() as PracticeReply;
    this.view = seen.view;
    return seen;
  }
}
