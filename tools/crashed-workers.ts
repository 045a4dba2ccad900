import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

type UnhandledError = { readonly message: string; readonly cause?: unknown };

/** What is known about a run in which processes were killed during their tests. */
export type CrashedWorkers = {
  /** The signals that killed them. */
  readonly signals: readonly string[];
  /** The test files that didn't finish. */
  readonly files: readonly string[];
  /** True if nothing else went wrong: no test failed and nothing else was thrown. */
  readonly nothingElse: boolean;
};

/**
 * Finds the test files that didn't finish because a fault of the runtime ended their process; null if there are none.
 *
 * V8 up to Node 26 loses count of its own code pages if many WebAssembly instances come and go in one process, as PGlite's do
 * in this suite, and ends the process (https://github.com/nodejs/node/issues/64500). That says nothing about the tests, so
 * `npm test` runs such files once more.
 */
export function crashedWorkers(
  modules: readonly Pick<TestModule, 'moduleId' | 'state'>[],
  errors: readonly UnhandledError[],
): CrashedWorkers | null {
  const signals = errors.map((error) => crash.exec(messageOf(error.cause) ?? error.message)?.[1] ?? null);
  const fatal = signals.filter((signal) => signal !== null);
  if (fatal.length === 0) return null;
  const unfinished = modules.filter((module) => ['queued', 'pending'].includes(module.state()));
  return {
    signals: fatal,
    files: unfinished.map(({ moduleId }) => moduleId),
    nothingElse: fatal.length === errors.length && !modules.some((module) => module.state() === 'failed'),
  };
}

/** The message of Vitest's pool (`emitUnexpectedExit`), for the signals that a fault in native code raises. */
const crash = /^Worker exited unexpectedly with signal (SIG(?:TRAP|SEGV|ILL|BUS|ABRT)) /;

const messageOf = (cause: unknown): string | undefined =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : undefined;

/** The file that `tools/test.mjs` reads. */
const file = path.join(import.meta.dirname, '..', '.cache', 'crashed-workers.json');

/** Records the crashed workers of a run for `tools/test.mjs`. A run without any leaves no file. */
export default class CrashedWorkersReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly UnhandledError[]): void {
    rmSync(file, { force: true });
    const crashed = crashedWorkers(modules, errors);
    if (crashed !== null) writeFileSync(file, JSON.stringify(crashed));
  }
}
