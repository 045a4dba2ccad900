import { Worker } from 'node:worker_threads';
import type { PlanReview, reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';
import type { Guideline } from '@stoa/schema/study-plan';
import { RefusalError } from '../../../refusals.ts';
import type { PlanRead, PlanToRead } from './validate-in-thread.ts';

type Graph = Parameters<typeof reviewPlan>[1];
type Job = { plan: PlanToRead; resolve: (review: PlanReview) => void; reject: (error: unknown) => void };

const mostWaiting = 16; // half a second each
const longestMs = 20_000; // less than a request may take

/**
 * Runs the validator in its own thread. It takes half a second for a plan, and students' turns are answered meanwhile. The
 * thread starts with the first plan and reads one at a time; the others wait in order.
 *
 * Errors  `unavailable` if too many wait, if one plan takes too long, and if the server closes; otherwise, whatever the
 *         validator or its thread threw. The next plan gets a new thread then.
 */
export class ValidatorThread {
  readonly #script: URL;
  readonly #longestMs: number;
  readonly #waiting: Job[] = [];
  #thread: Worker | null = null;
  #current: Job | null = null;
  #limit: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ script = new URL('./validate-in-thread.ts', import.meta.url), longestMs: longest = longestMs } = {}) {
    this.#script = script;
    this.#longestMs = longest;
  }

  review(guideline: Guideline, graph: Graph, now: Date): Promise<PlanReview> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(notNow('The server is closing.'));
      if (this.#waiting.length >= mostWaiting) return reject(notNow('Many plans are being read at the moment.'));
      this.#waiting.push({
        plan: [guideline, graph === null ? null : { byId: graph.byId, version: graph.version }, now],
        resolve,
        reject,
      });
      this.#next();
    });
  }

  /** Ends the thread. Plans that it hasn't read yet are refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(notNow('The server is closing.'));
    await this.#end(notNow('The server is closing.'));
  }

  #next(): void {
    if (this.#current !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#current = job;
    this.#limit = setTimeout(() => void this.#end(notNow('This plan took too long to read.')), this.#longestMs);
    try {
      this.#thread ??= this.#begin();
      this.#thread.postMessage(job.plan);
    } catch (error) {
      this.#settle(({ reject }) => reject(error));
    }
  }

  #begin(): Worker {
    const thread = new Worker(this.#script);
    const isLost = (error: unknown) => {
      if (this.#thread === thread) void this.#end(error);
    };
    thread.on('message', (read: PlanRead) =>
      this.#settle(({ resolve, reject }) => ('review' in read ? resolve(read.review) : reject(read.error))),
    );
    thread.on('error', isLost);
    thread.on('messageerror', isLost);
    thread.on('exit', (code) => isLost(new Error(`the thread of the validator ended with ${code}`)));
    return thread;
  }

  /** Answers the call that waits for the current plan, and goes on with the next one. */
  #settle(answer: (job: Job) => void): void {
    clearTimeout(this.#limit);
    const job = this.#current;
    this.#current = null;
    if (job !== null) answer(job);
    this.#next();
  }

  /** Gives up the plan that is being read, and its thread. */
  async #end(why: unknown): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#settle(({ reject }) => reject(why));
    await thread?.terminate();
  }
}

const notNow = (why: string) =>
  new RefusalError('unavailable', `${why} Try again in a few seconds. Your work is safe.`, {
    headers: { 'retry-after': '5' },
  });
