// `npm test`: set-up and the whole suite. `npm test -- engine/src/mastery` runs a part of it.
// A part that needs PostgreSQL or Redis says so and is skipped if they aren't installed; with STOA_REQUIRE_ALL=1 (as
// .ci/run sets it) a missing part is a failure.
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { joinReports, reportFileIn } from './join-reports.mjs';
import { runChild } from './run-child.mjs';
import { ensureChromium, ensureDependencies, ensureWebBuild, main, pinnedNode, root, tool } from './set-up.mjs';

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  const chromium = ensureChromium();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const crashes = path.join(root, '.cache', 'crashed-workers.json');
  rmSync(crashes, { force: true });
  const asked = process.argv.slice(2);
  const reporters = asked.some((argument) => argument.startsWith('--reporter')) ? [] : ['--reporter=default'];
  const run = (...args) =>
    runChild(
      pinnedNode,
      [tool('vitest'), 'run', ...reporters, `--reporter=${path.join(root, 'tools', 'crashed-workers.ts')}`, ...args],
      {
        cwd: root,
        env: { ...process.env, CHROMIUM_PATH: chromium, ...inMemory() },
      },
    );

  const status = await run(...asked);
  if (status === 0 || !existsSync(crashes)) return status;

  // A process that V8 itself ended (tools/crashed-workers.ts) says nothing about its tests: they run once more, and that
  // result counts.
  const { signals, files, nothingElse } = JSON.parse(readFileSync(crashes, 'utf8'));
  const names = files.map((file) => path.relative(root, file));
  process.stdout.write(`\nA test process was ended by ${signals.join(' and ')}. Once more: ${names.join(' ')}\n`);
  if (names.length === 0) return status;
  const report = reportFileIn(asked);
  const again = report && `${report}.again`;
  const options = asked.filter((argument) => argument.startsWith('--') && !argument.startsWith('--outputFile'));
  const secondStatus = await run(...options, ...(again ? [`--outputFile.json=${again}`] : []), ...names);
  if (again) joinReports(path.resolve(root, report), path.resolve(root, again), nothingElse);
  return nothingElse ? secondStatus : status;
});

/**
 * Puts the tests' temporary folders in memory if there is enough of it: a new database is a thousand files, each synced, and
 * no test is about this disk.
 */
function inMemory() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: memory } : {};
}
