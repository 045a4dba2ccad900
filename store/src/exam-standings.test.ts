import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExamStanding } from './exam-standings.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { newLearner, noon } from './test-samples.ts';

describe.each(testDatabases)('exam standings on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  const locked: ExamStanding = {
    passed: false,
    lockedUntil: noon.toISOString(),
    answered: { submission_id: 's', selected_option: 'B', result: 'locked' },
  };

  it('are kept by student, course and question, and don’t exist for a question the student never met', async () => {
    const [ada, emmy] = [await newLearner(store), await newLearner(store)];
    const set = { learner: ada, courseId: 'MATH', questionId: 'Q1' };
    expect(await store.examStandings.change(set, (before) => ({ standing: locked, came: before }))).toBeNull();
    expect(await store.examStandings.change(set, (before) => ({ standing: null, came: before }))).toEqual(locked);
    expect([...(await store.examStandings.of(ada, 'MATH', ['Q1', 'Q2']))]).toEqual([['Q1', locked]]);
    expect([...(await store.examStandings.of(ada, 'BIO', ['Q1']))]).toEqual([]);
    expect([...(await store.examStandings.of(emmy, 'MATH', ['Q1']))]).toEqual([]);
  });

  it('don’t exist if a change leads to nothing', async () => {
    const set = { learner: await newLearner(store), courseId: 'MATH', questionId: 'Q1' };
    await store.examStandings.change(set, () => ({ standing: null, came: 'refused' }));
    expect(await store.examStandings.change(set, (before) => ({ standing: null, came: before }))).toBeNull();
  });

  it('are changed one after another, even if eight changes come at once', async () => {
    const set = { learner: await newLearner(store), courseId: 'MATH', questionId: 'Q1' };
    const firsts = await Promise.all(
      Array.from({ length: 8 }, () =>
        store.examStandings.change(set, (before) => ({ standing: before === null ? locked : null, came: before === null })),
      ),
    );
    expect(firsts.filter(Boolean)).toHaveLength(1);
  });
});
