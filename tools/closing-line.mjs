// Prints the last line of .ci/run: how many tests passed, failed and were skipped, from vitest's own report. No test may be
// skipped.
import { existsSync, readFileSync } from 'node:fs';

const [file, seconds] = process.argv.slice(2);
if (!existsSync(file)) {
  process.stdout.write('no test report was written: the suite did not run to its end\n0 passed, 1 failed\n');
  process.exit(1);
}
const report = JSON.parse(readFileSync(file, 'utf8'));
const skipped = report.numPendingTests + report.numTodoTests;
const failedFiles = report.testResults.filter(
  (result) => result.status === 'failed' && result.assertionResults.length === 0,
).length;
process.stdout.write(
  `${report.numTotalTestSuites} groups of tests in ${report.testResults.length} files, ${seconds} s with the checks\n`,
);
for (const result of report.testResults) {
  for (const test of result.assertionResults) {
    if (test.status !== 'passed') process.stdout.write(`${test.status}: ${test.fullName}\n`);
  }
}
process.stdout.write(`${report.numPassedTests} passed, ${report.numFailedTests + failedFiles} failed, ${skipped} skipped\n`);
process.exit(report.success && report.numPassedTests > 0 && skipped === 0 ? 0 : 1);
