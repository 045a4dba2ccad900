// `npm run bench`: set-up and every measurement. `npm run bench -- turn` takes one: turn, lesson, course, essay, board, math, mastery, placement, figure, start, first-screen.
import path from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureChromium, ensureDependencies, ensurePrepared, ensureWebBuild, main, pinnedNode, root } from './set-up.mjs';

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  ensurePrepared();
  const chromium = ensureChromium(); // shows what the first screen loads
  return await runChild(pinnedNode, [path.join(root, 'tools/bench/bench.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
});
