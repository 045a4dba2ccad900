import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bank } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import type { BankTask } from './bank-task.ts';
import type { TaskWritten } from './write-in-thread.ts';

type Job = { task: BankTask; resolve: (bank: Bank) => void; reject: (error: unknown) => void };

const idleMs = 60_000;
const cores = availableParallelism();

/** The server closes, so nothing more is written. */
export class WritersClosedError extends Error {
  override name = 'WritersClosedError';
}

/**
 * Threads that write and verify problems, so that students are answered meanwhile. A thread begins when there is something to write and
 * no other is free, takes one task at a time, and ends when it has had nothing to do for a minute.
 */
export class BankWriters {
  /** How many there are at most: both cores of a small machine; on others one core is left to the server, and four are enough. */
  readonly most = Math.min(4, Math.max(cores - 1, Math.min(cores, 2)));
  /** One core is the server's. */
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

  /** Errors  `WritersClosedError`; what the writer threw; that its thread ended. The next task has a fresh thread then. */
  write(task: BankTask): Promise<Bank> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new WritersClosedError('the server is closing'));
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads. What is not written yet is given up. */
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
      thread.unref(); // one that waits for work is no reason for the process to stay
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

  /** Gives a thread up, with what it is writing. */
  async #end(thread: Worker, why: unknown): Promise<void> {
    const job = this.#threads.get(thread);
    if (!this.#threads.delete(thread)) return;
    job?.reject(why);
    if (!this.#isClosed) this.#next();
    await thread.terminate();
  }
}
