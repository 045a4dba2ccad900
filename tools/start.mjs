// `npm start`: everything from a fresh clone to a running server. `npm start -- --port 5000` passes options on.
import path from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureDependencies, ensurePrepared, ensureWebBuild, main, pinnedNode, root } from './set-up.mjs';

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  ensurePrepared();
  return await runChild(pinnedNode, [path.join(root, 'cli/src/stoa.ts'), 'serve', ...process.argv.slice(2)], { cwd: root });
});
