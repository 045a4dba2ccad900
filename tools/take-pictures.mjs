// `node tools/take-pictures.mjs`: does the set-up, and takes the README's pictures again into docs/pictures.
import path from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureChromium, ensureDependencies, ensureWebBuild, main, pinnedNode, root } from './set-up.mjs';

await main(async () => {
  ensureDependencies();
  ensureWebBuild();
  const chromium = ensureChromium();
  return await runChild(pinnedNode, [path.join(root, 'tools/take-pictures.ts')], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
});
