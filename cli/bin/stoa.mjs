#!/usr/bin/env node
// `npx stoa …`: runs the command line on the pinned Node, whatever Node the machine has.
import { existsSync } from 'node:fs';
import { runChild } from '../../tools/run-child.mjs';
import { pinnedNode, root } from '../../tools/set-up.mjs';

if (!existsSync(pinnedNode)) {
  process.stderr.write('stoa: not set up yet. Run "npm start" (or "npm ci") once in the project first.\n');
  process.exit(1);
}
process.exitCode = await runChild(pinnedNode, [`${root}/cli/src/stoa.ts`, ...process.argv.slice(2)]);
