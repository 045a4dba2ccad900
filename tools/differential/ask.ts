import { Worker } from 'node:worker_threads';
import type { Job, Report } from './judge-thread.ts';
import { inLatex, type Checker, type Opinion, type Pair } from './opinion.ts';

/**
 * `opinions` has one entry, unless the checker's answer changes between passes. `micros` is the shortest time of all passes.
 */
export type Answered = { readonly opinions: readonly Opinion[]; readonly micros: number };

const patience = 5_000; // ms without an answer; for the first pair this includes loading the checker

/**
 * Asks one checker about every pair, in order, in a thread of its own, in several passes. A thread that hangs is ended, and a
 * new thread continues with the next pair.
 */
export async function ask(checker: Checker, typed: readonly Pair[], passes = 1): Promise<Answered[]> {
  const pairs = checker.endsWith('on LaTeX') ? typed.map(inLatex) : typed;
  const answers: { opinions: Opinion[]; micros: number }[] = [];
  while (answers.length < pairs.length) {
    await askFrom({ checker, pairs, from: answers.length, passes }, ({ at, opinion, micros }) => {
      const known = answers[at];
      if (known === undefined) answers[at] = { opinions: [opinion], micros };
      else {
        if (!known.opinions.includes(opinion)) known.opinions.push(opinion);
        known.micros = Math.min(known.micros, micros);
      }
    });
    if (answers.length < pairs.length) answers.push({ opinions: ['hang'], micros: patience * 1000 });
  }
  return answers;
}

/** Resolves when the thread has finished, or has been silent for too long. */
function askFrom(job: Job, heard: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('judge-thread.ts', import.meta.url), { workerData: job });
    const giveUp = () => void thread.terminate();
    let watch = setTimeout(giveUp, patience);
    thread.on('message', (report: Report) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, patience);
      heard(report);
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      clearTimeout(watch);
      resolve();
    });
  });
}
