import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { StorePlace } from '@stoa/store/open-store';
import type { Said } from './turn-writer.ts';

/** A process that writes turns, as seen by the test that kills it. */
export type RunningWriter = {
  pid: number;
  /** Everything that it has printed so far. */
  said: readonly Said[];
  /** What it has printed to stderr. */
  errors: () => string;
  /**
   * Waits until it next prints something of that kind.
   *
   * Errors  throws what it wrote to stderr if it ends before.
   */
  says: (kind: Said['kind']) => Promise<void>;
  /**
   * Waits until it has acknowledged so many turns for each of its learners.
   *
   * Errors  throws what it wrote to stderr if it ends before.
   */
  acknowledges: (times: number) => Promise<void>;
  /** Waits until it has ended and everything it printed is in `said`. Returns its exit code; null if it was killed. */
  ended: Promise<number | null>;
  /** Sends SIGKILL, which the process can't handle. */
  kill: () => Promise<number | null>;
};

const compiled = path.resolve(import.meta.dirname, '../../.cache/node');

export function runWriter(
  place: StorePlace,
  learners: readonly string[],
  writer: 'turn-writer.ts' | 'lesson-writer.ts' = 'turn-writer.ts',
): RunningWriter {
  const program = path.join(import.meta.dirname, writer);
  const child = spawn(process.execPath, [program, JSON.stringify(place), ...learners], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled }, // otherwise each of dozens of processes would compile the same files
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said[] = [];
  const waiting = new Set<(heard: Said | null) => void>();
  const tell = (heard: Said | null) => {
    for (const listener of waiting) listener(heard);
  };

  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const heard = parsed(line);
    if (heard === null) return;
    said.push(heard);
    tell(heard);
  });
  const linesEnded = new Promise<void>((resolve) => lines.once('close', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).then(async (code) => {
    await linesEnded;
    tell(null);
    return code;
  });

  const hears = (isIt: (heard: Said) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const listener = (heard: Said | null) => {
        if (heard !== null && !isIt(heard)) return;
        waiting.delete(listener);
        if (heard === null) reject(new Error(errors));
        else resolve();
      };
      waiting.add(listener);
      void ended.then(() => listener(null));
    });
  const acknowledgedTo = (learner: string) => said.filter((one) => one.kind === 'acknowledged' && one.learner === learner).length;

  return {
    pid: child.pid ?? 0,
    said,
    errors: () => errors,
    says: (kind) => hears((heard) => heard.kind === kind),
    acknowledges: (times) => hears(() => learners.every((learner) => acknowledgedTo(learner) >= times)),
    ended,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Parses a line. Returns null for half a line, which a killed process may leave; it acknowledges nothing. */
function parsed(line: string): Said | null {
  try {
    return JSON.parse(line) as Said;
  } catch {
    return null;
  }
}
