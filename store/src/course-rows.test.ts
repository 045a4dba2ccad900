import { afterAll, beforeAll, describe } from 'vitest';
import type { CourseIndex } from '@stoa/engine/tutors/course/retrieval/course-index';
import { holdsToTheIndexLaws } from '@stoa/engine/tutors/course/retrieval/course-index.laws';
import { courseIndex } from './course-rows.ts';
import { FindInProcess } from './find-in-process.ts';
import { findByPostgres } from './find-by-postgres.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';

/** Each test begins with an empty index of one database. */
function holdsOver(
  open: () => Promise<{ store: Store; stop: () => Promise<void> }>,
  indexOn: (store: Store) => Promise<CourseIndex>,
): void {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(async () => {
    await opened.store.close();
    await opened.stop();
  });
  holdsToTheIndexLaws(async () => {
    await opened.store.db.deleteFrom('course_rows').execute();
    return indexOn(opened.store);
  });
}

describe.each(testDatabases)('rows of courses on $name', ({ start }) => {
  holdsOver(
    async () => {
      const database = await start();
      return { store: await database.open(), stop: database.stop };
    },
    async ({ db }) => courseIndex(db, new FindInProcess()),
  );
});

describe('rows of courses on PGlite with pgvector', () => {
  holdsOver(
    async () => ({ store: await openStore({ memory: true, pgvector: true }), stop: async () => {} }),
    async ({ db }) => courseIndex(db, await findByPostgres(db)),
  );
});
