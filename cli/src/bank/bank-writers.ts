import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bank } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import type { BankTask } from './bank-task.ts';
import type { TaskWritten } from './write-in-thread.ts';

type Job = { task: BankTask; resolve: (bank: Bank) => void; reject: (error: unknown) => void };

const idleMs = 60_000;
const cores = availableParallelism();

/** The server is closing, so nothing more is written. */
export class WritersClosedError extends Error {
  override name = 'WritersClosedError';
}

/**
 * Threads that write and verify problems while students are served. A thread starts when there is something to write and no
 * other is free, takes one task at a time, and ends after a minute without work.
 */
export class BankWriters {
  /** The most threads: both cores of a small machine; on others, one core is left to the server, and four are enough. */
  readonly most = Math.min(4, Math.max(cores - 1, Math.min(cores, 2)));
  /** One core is left to the server. */
  readonly besideStudents = Math.min(this.most, Math.max(cores - 1, 1));
  readonly #graph: SkillGraph;
  readonly #script: URL;
  readonly #threads = new Map<Worker, Job | null>();
  readonly #waiting: Job[] = [];
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(graph: SkillGraph, { script = new URL('./write-in-thread.ts', import.meta.url) } = {}) {
    this.#graph = graph;
    this.#script = script;
  }

  /**
   * Errors  `WritersClosedError`; what the writer threw; an error if its thread ended. The next task then gets a new thread.
   */
  write(task: BankTask): Promise<Bank> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new WritersClosedError('the server is closing'));
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads. Unfinished tasks are dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new WritersClosedError('the server is closing'));
    await Promise.all(
      [...this.#threads.keys()].map((thread) => this.#end(thread, new WritersClosedError('the server is closing'))),
    );
  }

  #next(): void {
    clearTimeout(this.#idle);
    if (this.#waiting.length === 0) {
      this.#idle = setTimeout(() => this.#endIdle(), idleMs).unref();
      return;
    }
    const free = [...this.#threads].find(([, job]) => job === null)?.[0];
    if (free === undefined && this.#threads.size >= this.most) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    const thread = free ?? this.#begin();
    this.#threads.set(thread, job);
    thread.ref();
    thread.postMessage(job.task);
  }

  #begin(): Worker {
    const thread = new Worker(this.#script, { workerData: this.#graph });
    this.#threads.set(thread, null);
    thread.on('message', (written: TaskWritten) => {
      const job = this.#threads.get(thread);
      this.#threads.set(thread, null);
      thread.unref(); // a thread that waits for work doesn't keep the process alive
      if ('bank' in written) job?.resolve(written.bank);
      else job?.reject(written.error);
      this.#next();
    });
    const isLost = (error: unknown) => void this.#end(thread, error);
    thread.on('error', isLost);
    thread.on('messageerror', isLost);
    thread.on('exit', (code) => isLost(new Error(`a thread that writes problems ended with ${code}`)));
    return thread;
  }

  #endIdle(): void {
    for (const [thread, job] of this.#threads) if (job === null) void this.#end(thread, null);
  }

  /** Gives up a thread and the task that it is writing. */
  async #end(thread: Worker, why: unknown): Promise<void> {
    const job = this.#threads.get(thread);
    if (!this.#threads.delete(thread)) return;
    job?.reject(why);
    if (!this.#isClosed) this.#next();
    await thread.terminate();
  }
}
