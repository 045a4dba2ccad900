// Joins Vitest's JSON reports of a run and of the test files in it that were run once more.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Returns the file that the JSON report goes to, by Vitest's arguments; undefined if there is none. */
export const reportFileIn = (args) => args.find((argument) => argument.startsWith('--outputFile.json='))?.split('=')[1];

/**
 * Replaces the results of the first report with those of the second for the same files, and counts again. `wasWell` says
 * whether nothing else went wrong in the first run.
 */
export function joinReports(firstFile, secondFile, wasWell) {
  if (!existsSync(firstFile) || !existsSync(secondFile)) return;
  const [first, second] = [firstFile, secondFile].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const again = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const joined = {
    ...first,
    testResults,
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    success: wasWell && second.success,
  };
  writeFileSync(firstFile, JSON.stringify(joined));
}
