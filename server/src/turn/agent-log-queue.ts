import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LearnerId } from '@stoa/schema/account';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { AgentLogStore } from '@stoa/store/store';

/**
 * What the agents of a turn did, on its way into the store. A student's reply does not wait for it: a log that cannot be stored, or
 * that is lost with the process, undoes no turn, and the log of the server says so.
 */
export class AgentLogQueue {
  readonly #store: AgentLogStore;
  readonly #log: Logger;
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: AgentLogStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  add(sessionId: string, learner: LearnerId, logs: readonly AgentLog[]): void {
    const writing = setImmediate() // the embedded database works in this very thread: the reply is on its way first
      .then(() => this.#store.add(sessionId, learner, logs))
      .catch((error: unknown) =>
        this.#log.error({ err: error, session: sessionId }, 'what the agents of a turn did could not be stored'),
      )
      .finally(() => this.#underWay.delete(writing));
    this.#underWay.add(writing);
  }

  /** Resolves when all that was added before stands in the store, or was given up. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
