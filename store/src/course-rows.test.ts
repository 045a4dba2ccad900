import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseIndex, IndexedRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import { holdsToTheIndexLaws } from '@stoa/engine/tutors/course/retrieval/course-index.laws';
import { courseIndex } from './course-rows.ts';
import { FindInProcess } from './find-in-process.ts';
import { findByPostgres } from './find-by-postgres.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';

/** Each test starts with an empty index in one database. */
function holdsOver(
  open: () => Promise<{ store: Store; stop: () => Promise<void> }>,
  indexOn: (store: Store) => Promise<CourseIndex>,
): void {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
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

describe('a database whose search changes', () => {
  it('goes from tables to pgvector and back without losing a row', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stoa-rows-'));
    const row = (id: string): IndexedRow => ({
      row: {
        id,
        namespace: 'unit_anchors',
        courseId: 'C1',
        unitIds: ['A'],
        tier: null,
        questionId: null,
        heading: '',
        text: id,
        metadata: { unitId: 'A', title: '', anchorText: id },
      },
      terms: ['term'],
      vector: Float32Array.of(0.6, 0.8),
      model: 'a model',
      fingerprint: id,
    });
    const asked: RowQuery<'unit_anchors'> = {
      namespace: 'unit_anchors',
      scope: { courseId: 'C1', unitIds: ['A'], tier: null, questionIds: null, withoutQuestionIds: [] },
      terms: [],
      embedding: { model: 'a model', vector: Float32Array.of(0.6, 0.8) },
      most: 0,
    };
    const names = ['one', 'two', 'three'];
    for (const [at, pgvector] of [false, true, false].entries()) {
      const store = await openStore({ dataDir: folder, sync: false, pgvector });
      const index = courseIndex(store.db, pgvector ? await findByPostgres(store.db) : new FindInProcess());
      await index.change('C1', { put: [row(names[at]!)], remove: [] });
      expect((await index.find(asked)).map((found) => found.row.id).toSorted()).toEqual(names.slice(0, at + 1).toSorted());
      await store.close();
    }
    rmSync(folder, { recursive: true });
  });
});
