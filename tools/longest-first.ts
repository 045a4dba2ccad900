import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Test files that take about ten seconds or more, longest first, as measured on two cores; those that open no server come
 * last. On a fresh clone the first one writes the bank and stocks a database with it; the next ten need neither, so they don't
 * wait.
 */
const longest = [
  'e2e/browser/every-page.test.ts',
  'e2e/faults/kill.test.ts',
  'tools/hearing/trained-weights.test.ts',
  'e2e/evaluation/placement.test.ts',
  'e2e/board/scenarios.test.ts',
  'tools/check.test.ts',
  'store/src/course-rows.test.ts',
  'e2e/board/steps.test.ts',
  'store/src/pglite-upkeep.test.ts',
  'store/src/synced-files.test.ts',
  'store/src/open-store.test.ts',
  'e2e/browser/lesson-stories.test.ts',
  'e2e/browser/essay-stories.test.ts',
  'e2e/browser/course-stories.test.ts',
  'e2e/hostile-model/hostile-lesson.test.ts',
  'e2e/evaluation/lessons-compared.test.ts',
  'e2e/browser/desk-stories.test.ts',
  'e2e/bank/bank-is-whole.test.ts',
  'e2e/faults/power-cut.test.ts',
  'e2e/http/answers-stay-home.test.ts',
  'e2e/evaluation/lesson-teaches.test.ts',
  'e2e/browser/placement-story.test.ts',
  'e2e/browser/board-stories.test.ts',
  'e2e/faults/board-kill.test.ts',
  'e2e/http/demo-history.test.ts',
  'e2e/hostile-model/hostile-course.test.ts',
  'e2e/browser/sign-in-and-keyboard.test.ts',
  'e2e/evaluation/evaluate-lesson.test.ts',
  'server/src/start-server.test.ts',
  'e2e/faults/lesson-kill.test.ts',
  'e2e/browser/practice-stories.test.ts',
  'cli/src/bank/bank-supply.test.ts',
  'e2e/bank/mastery-is-reachable.test.ts',
  'e2e/authorization/matrix.test.ts',
  'e2e/http/accounts.test.ts',
  'e2e/hostile-model/hostile-practice.test.ts',
  'e2e/browser/math-field.test.ts',
  'e2e/http/account-access.test.ts',
  'e2e/browser/essay-clock.test.ts',
  'e2e/http/students-of-a-teacher.test.ts',
  'e2e/faults/one-folder.test.ts',
  'engine/src/tutors/lesson/hearing/hear-turn.test.ts',
  'engine/src/tutors/lesson/lesson-laws.test.ts',
  'engine/corpus/heard-student-messages.test.ts',
  'library/src/open-lessons.test.ts',
  'engine/src/hearing/misconceptions/misconceptions-in.test.ts',
  'engine/corpus/laws.test.ts',
  'engine/src/turn/agent-law.test.ts',
  'engine/src/math/bounds/allowance.test.ts',
].map((file) => path.join(root, file));

/**
 * The order of the suite: long files first, so that no worker is left alone with one at the end; then those that open servers;
 * then the many that open none, again with the long ones first, which fill up both workers. Vitest would take one project
 * after the other and, on a fresh clone, the files by their size. A worker keeps its modules as long as the next file is of
 * the same project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = longest.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`tools/longest-first.ts names files that are not there: ${gone.join(', ')}`);
    const rankOf = ({ moduleId, project }: TestSpecification) => {
      const at = longest.indexOf(moduleId);
      return (project.name === 'pure' ? 2 * longest.length : 0) + (at >= 0 ? at : longest.length);
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
