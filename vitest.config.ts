import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const within = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    maxConcurrency: 16, // of tests that run together in one file: students of a hostile model, who mostly wait
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } }, // a second, as it would be, is nothing on a machine that has much else to do
    hookTimeout: 120_000, // a server of its own takes seconds to open, longer beside seven others
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
