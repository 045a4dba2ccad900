// `npm test`: set-up and the whole suite. `npm test -- engine/src/mastery` runs a part of it.
// A part that needs PostgreSQL or Redis says so and is skipped where they are not installed; with STOA_REQUIRE_ALL=1 (as
// .ci/run sets it) a missing part is a failure.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureChromium, ensureDependencies, ensureWebBuild, main, pinnedNode, root, tool } from './set-up.mjs';

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  const chromium = ensureChromium();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  return await runChild(pinnedNode, [tool('vitest'), 'run', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
});
