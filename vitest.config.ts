import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const within = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    maxWorkers: 3, // of two cores: whoever waits for a browser or a process leaves its core to another
    execArgv: ['--max-semi-space-size=128'], // MB: what a turn makes is gone with it, and is looked through less often
    sequence: { sequencer: LongestFirst },
    maxConcurrency: 16, // of tests that run together in one file: students of a hostile model, who mostly wait
    // What never comes is told after this; a machine that has much else to do is no fault, so nothing that comes late is.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    isolate: false, // a file leaves nothing behind for the next, so none needs every module loaded anew for itself
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: within('schema/src', 'engine/src', 'engine/corpus', 'library/src', 'factory/src', 'providers/src', 'web/src'),
          exclude,
        },
      },
      {
        extends: true,
        test: { name: 'servers', include: within('store/src', 'server/src', 'cli/src', 'e2e', 'tools'), exclude },
      },
    ],
  },
});
