// Vitest's JSON reports of a run and of the test files in it that were run once more, made one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The file that the JSON report goes to, as Vitest's arguments name it; undefined where there is none. */
export const reportFileIn = (args) => args.find((argument) => argument.startsWith('--outputFile.json='))?.split('=')[1];

/**
 * Puts the results of the second report in the place of the same files' in the first, and counts anew. `wasWell` says whether nothing
 * else went wrong in the first run.
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
