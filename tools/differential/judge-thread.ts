// A thread that judges pairs for one checker and reports each at once, so that a hang can be told from a slow answer.
import { parentPort, workerData } from 'node:worker_threads';
import { opinionOf, type Checker, type Opinion, type Pair } from './opinion.ts';

export type Job = { checker: Checker; pairs: readonly Pair[]; from: number; passes: number };
export type Report = { at: number; opinion: Opinion; micros: number };

const { checker, pairs, from, passes } = workerData as Job;
const judge = opinionOf[checker];
for (let pass = 0; pass < passes; pass += 1) {
  for (let at = from; at < pairs.length; at += 1) parentPort?.postMessage(judged(at));
}

function judged(at: number): Report {
  const begun = performance.now();
  const opinion = withoutThrowing(pairs[at]!);
  return { at, opinion, micros: (performance.now() - begun) * 1000 };
}

function withoutThrowing(pair: Pair): Opinion {
  try {
    return judge(pair);
  } catch {
    return 'crash';
  }
}
