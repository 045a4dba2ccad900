import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { AskLogEntry } from '@stoa/engine/turn/ask';
import type { Store } from '@stoa/store/store';
import type { PasswordHashing } from './auth/password-hashing.ts';
import type { Bulkhead } from './bulkhead.ts';

/** The server's metrics for Prometheus. Each app has its own registry, so that tests don't share counts. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'stoa_http_request_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly #turns = new Counter({
    name: 'stoa_turns_total',
    help: 'Turns, by tutor and what became of them',
    labelNames: ['tutor', 'result'],
    registers: [this.registry],
  });
  readonly #modelCalls = new Counter({
    name: 'stoa_model_calls_total',
    help: 'Uses of an agent, by who spoke and why',
    labelNames: ['agent', 'source', 'why'],
    registers: [this.registry],
  });
  readonly #tokens = new Counter({
    name: 'stoa_model_tokens_total',
    help: 'Tokens paid for, by model and direction',
    labelNames: ['provider', 'model', 'direction'],
    registers: [this.registry],
  });

  readonly #boardDecisions = new Histogram({
    name: 'stoa_board_decision_seconds',
    help: 'Time in which the board’s tutor decides on what happened',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers: [this.registry],
  });

  /** Adds the process's own metrics: memory, event loop, garbage collection. */
  withProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** Adds gauges of the server's current state, read when somebody looks. */
  watchServer({
    store,
    requests,
    passwords,
    lines,
  }: {
    store: Pick<Store, 'connections' | 'flags'>;
    requests: Bulkhead;
    passwords: PasswordHashing;
    lines: () => number;
  }): this {
    const gauge = (name: string, help: string, now: () => number | Promise<number>) => {
      const made: Gauge = new Gauge({
        name,
        help,
        registers: [this.registry],
        collect: async () => made.set(await now()),
      });
    };
    gauge('stoa_live_lines', 'Live lines of lessons that are open', lines);
    gauge('stoa_requests_busy', 'Requests that are being worked on', () => requests.busy);
    gauge('stoa_requests_waiting', 'Requests that wait for a place', () => requests.waiting);
    gauge('stoa_passwords_waiting', 'Passwords that wait to be hashed', () => passwords.bulkhead.waiting);
    gauge('stoa_flags_waiting', 'Sessions and students with a flag that nobody has looked at', async () =>
      store.flags.waiting().then(
        ({ cases }) => cases,
        () => Number.NaN, // the database is down; the other metrics still work
      ),
    );
    const { connections } = store;
    if (connections === null) return this;
    gauge('stoa_database_connections', 'Connections to PostgreSQL that are open', () => connections().open);
    gauge('stoa_database_connections_idle', 'Connections to PostgreSQL that nobody uses', () => connections().idle);
    gauge('stoa_database_queries_waiting', 'Queries that wait for a connection', () => connections().waiting);
    return this;
  }

  watchRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      this.#requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  watchBoards(live: () => number): void {
    const made: Gauge = new Gauge({
      name: 'stoa_boards_live',
      help: 'Boards that run',
      registers: [this.registry],
      collect: () => made.set(live()),
    });
  }

  boardDecision(seconds: number): void {
    this.#boardDecisions.observe(seconds);
  }

  turn(tutor: string, result: 'committed' | 'repeated' | 'conflict' | 'key_reused'): void {
    this.#turns.inc({ tutor, result });
  }

  modelCall({ agent, source, why, provider, model, tokens }: AskLogEntry): void {
    this.#modelCalls.inc({ agent, source, why });
    if (provider === null || model === null) return;
    this.#tokens.inc({ provider, model, direction: 'input' }, tokens.input);
    this.#tokens.inc({ provider, model, direction: 'output' }, tokens.output);
  }
}
