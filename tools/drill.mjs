// `npm run drill`: attacks, crashes and floods, at full strength and for ten minutes at most. Prints what was tried and what
// failed. The suite runs the same files with fewer attempts. `npm run drill -- e2e/drills` runs a part.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { ensureChromium, ensureDependencies, ensureWebBuild, main, pinnedNode, root, tool } from './set-up.mjs';

const limitMs = 10 * 60_000;

/** What each file drills, in the order of the report. */
const drills = [
  ['e2e/authorization/matrix.test.ts', 'routes × callers × what belongs to others'],
  ['e2e/drills/request-fuzz.test.ts', 'requests by chance'],
  ['e2e/http/bad-input.test.ts', 'bad input, one by one'],
  ['e2e/drills/answer-fuzz.test.ts', 'answers by chance, against the whole bank'],
  ['e2e/faults/kill.test.ts', 'kill -9 of the server, on both stores'],
  ['e2e/faults/lesson-kill.test.ts', 'kill -9 in the middle of lessons'],
  ['e2e/faults/crashed-postgres.test.ts', 'PostgreSQL killed or stopped under load'],
  ['e2e/faults/power-cut.test.ts', 'power cuts on the embedded store'],
  ['e2e/drills/full-disk.test.ts', 'a full disk'],
  ['e2e/faults/one-folder.test.ts', 'two servers, one data folder'],
  ['e2e/http/shared-limits.test.ts', 'Redis killed under its limits'],
  ['e2e/drills/overload.test.ts', 'more students at once than it can serve'],
  ['e2e/http/lesson-line.test.ts', 'sockets: strangers, floods, broken frames'],
  ['e2e/hostile-model/hostile-practice.test.ts', 'a hostile model in practice'],
  ['e2e/hostile-model/hostile-lesson.test.ts', 'a hostile model in lessons'],
  ['e2e/evaluation/lessons-compared.test.ts', 'lessons with one thing changed, told apart by simulated students'],
  ['e2e/bank/mastery-is-reachable.test.ts', 'mastery without mathematics'],
  ['e2e/bank/bank-is-whole.test.ts', 'the bank once more, and its answers mistyped'],
];

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  const chromium = ensureChromium();
  const wanted = process.argv.slice(2);
  const chosen = drills.filter(([file]) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  const report = path.join(root, '.cache/drill.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const begun = Date.now();
  const inTime = await runVitest(
    chosen.map(([file]) => file),
    report,
    chromium,
  );
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const rows = chosen.map(([file, name]) =>
    rowOf(
      name,
      results.find((result) => result.name === path.join(root, file)),
    ),
  );
  print(rows, begun, inTime);
  return inTime && rows.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** Runs the files, with vitest's own report, and ends what is still running at the time limit. Returns whether all finished. */
async function runVitest(files, report, chromium) {
  const args = ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, CHROMIUM_PATH: chromium, STOA_DRILL: 'full' };
  const child = spawn(pinnedNode, [tool('vitest'), ...args], { cwd: root, env, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(true));
  });
  const limit = new Promise((resolve) => {
    setTimeout(() => resolve(false), limitMs).unref();
  });
  const inTime = await Promise.race([ended, limit]);
  if (!inTime && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL'); // kills its workers and their servers too
  return inTime;
}

/**
 * Makes a file's row of the report. A test may say how often it tried; any other counts as one attempt. A file without a
 * result didn't finish.
 */
function rowOf(name, result) {
  if (result === undefined) return { name, tried: 0, failed: 1, failures: ['did not run to its end'], told: [] };
  const tests = result.assertionResults;
  const failures = tests.filter(({ status }) => status !== 'passed').map(({ status, fullName }) => `${status}: ${fullName}`);
  if (tests.length === 0) failures.push(`could not run: ${result.message}`);
  return {
    name,
    tried: tests.reduce((sum, { meta }) => sum + (meta?.tried ?? 1), 0),
    failed: failures.length,
    failures,
    told: tests.flatMap(({ meta }) => meta?.told ?? []),
  };
}

function print(rows, begun, inTime) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  process.stdout.write(`\n${'drill'.padEnd(width)}  ${'tried'.padStart(8)}  failed\n`);
  for (const { name, tried, failed } of rows)
    process.stdout.write(`${name.padEnd(width)}  ${String(tried).padStart(8)}  ${String(failed).padStart(6)}\n`);
  for (const { name, failures } of rows) for (const failure of failures) process.stdout.write(`${name}: ${failure}\n`);
  for (const { name, told } of rows) for (const line of told) process.stdout.write(`${name}: ${line}\n`);
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(inTime ? `\n${seconds} s\n` : `\nnot done after ${seconds} s: what is missing above was cut off\n`);
}
