import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { BadCursorError } from './cursor.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import {
  agentLogOf,
  diagnosed,
  everyPage,
  exported,
  later,
  learned,
  newLearner,
  sampleProblem,
  served,
  turnOf,
  servingOf,
} from './test-samples.ts';

describe.each(testDatabases)('sessions and their events on $name', ({ start }) => {
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

  const begin = async (learner: LearnerId, minute: number) => {
    const id = randomUUID();
    await store.journal.commit(
      turnOf(learner, { session: { id, tutor: 'practice', expectedVersion: 0, state: null }, at: later(minute) }),
    );
    return id;
  };

  it('are listed newest first, each once, with any page size', async () => {
    const learner = await newLearner(store);
    await begin(await newLearner(store), 1); // another learner's session
    const begun: string[] = [];
    for (const minute of [1, 1, 2, 3, 3, 3, 4]) begun.push(await begin(learner, minute));
    for (const limit of [1, 2, 3, 7, 20]) {
      const listed = await everyPage(limit, (page) => store.sessions.list(learner, ['practice'], page));
      expect(listed.map(({ id }) => id).toSorted()).toEqual(begun.toSorted());
      expect(listed.map(({ created_at }) => created_at)).toEqual(
        [4, 3, 3, 3, 2, 1, 1].map((minute) => later(minute).toISOString()),
      );
    }
  });

  it('are resumed by the last turn, not by the start', async () => {
    const learner = await newLearner(store);
    expect(await store.sessions.latest(learner, 'practice')).toBeNull();
    const [older] = [await begin(learner, 1), await begin(learner, 2)];
    const touch = { id: older, tutor: 'practice', expectedVersion: 1, state: { touched: true } } as const;
    await store.journal.commit(turnOf(learner, { session: touch, at: later(3) }));
    expect(await store.sessions.latest(learner, 'practice')).toMatchObject({ id: older, version: 2, state: { touched: true } });
  });

  it('are kept for good, except for previews that nobody has touched', async () => {
    const author = await newLearner(store);
    const take = async (id: string, tutor: 'lesson' | 'lesson_preview', expectedVersion: number, minute: number) => {
      const session = { id, tutor, expectedVersion, state: {} };
      const turnId = `${id}:${minute}`;
      const agentLogs = [agentLogOf(turnId, { at: later(minute).toISOString() })];
      await store.journal.commit(turnOf(author, { turnId, session, agentLogs, at: later(minute) }));
    };
    const [old, touched, fresh, lesson] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await take(old, 'lesson_preview', 0, 1);
    await take(touched, 'lesson_preview', 0, 1);
    await take(touched, 'lesson_preview', 1, 3);
    await take(fresh, 'lesson_preview', 0, 3);
    await take(lesson, 'lesson', 0, 1);

    expect(await store.sessions.removeUntouched('lesson_preview', later(2))).toBe(1);
    expect(await store.sessions.removeUntouched('lesson_preview', later(2))).toBe(0);
    expect(await store.sessions.find(old)).toBeNull();
    expect(await store.agentLogs.ofSession(old)).toEqual([]);
    const { turns, tutor_sessions } = (await exported(store, author)) as Record<string, { id: string; session_id: string }[]>;
    expect(new Set(turns!.map(({ session_id }) => session_id))).toEqual(new Set([touched, fresh, lesson]));
    expect(new Set(tutor_sessions!.map(({ id }) => id))).toEqual(new Set([touched, fresh, lesson]));
    for (const id of [touched, fresh, lesson]) expect(await store.agentLogs.ofSession(id)).not.toEqual([]);
  });

  it('list their events from the first, with those of one turn in order', async () => {
    const learner = await newLearner(store);
    const id = randomUUID();
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    for (const version of [0, 1, 2]) {
      await store.journal.commit(
        turnOf(learner, {
          session: { id, tutor: 'practice', expectedVersion: version, state: null },
          ...servingOf(problem),
          events: [served(problem), learned(version / 10, 0.9), served(problem)],
          at: later(0), // all in one millisecond
        }),
      );
    }
    const events = await everyPage(2, (page) => store.events.ofSession(id, page));
    expect(events.map(({ body }) => (body.type === 'mastery_updated' ? body.before : body.type))).toEqual(
      [0, 0.1, 0.2].flatMap((before) => ['problem_served', before, 'problem_served']),
    );
    const { id: problem_id } = problem.item.meta;
    expect((await store.events.ofProblem(problem_id, 1, 100)).map(({ id: its }) => its)).toEqual(
      events.flatMap((event) => (event.body.type === 'mastery_updated' ? [] : [event.id])).toReversed(),
    );
  });

  it('give the kinds of errors found in a learner’s answers, newest first', async () => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    const found = (error_category: ErrorCategory) => {
      const event = diagnosed(problem, 'a sign');
      return event.type === 'diagnosis_completed' ? { ...event, diagnosis: { ...event.diagnosis, error_category } } : event;
    };
    for (const [minute, category] of (['sign_error', 'omission_error'] as const).entries())
      await store.journal.commit(turnOf(learner, { events: [found(category)], at: later(minute) }));
    await store.journal.commit(turnOf(await newLearner(store), { events: [found('units_error')] }));
    expect(await store.events.diagnosedOf(learner, 10)).toEqual(['omission_error', 'sign_error']);
    expect(await store.events.diagnosedOf(learner, 1)).toEqual(['omission_error']);
  });

  it('file a mastery update under the problem that was on the screen', async () => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.journal.commit(turnOf(learner, { events: [learned(0.2, 0.4, undefined, problem)] }));
    expect(await store.events.ofProblem(problem.item.meta.id, 1, 10)).toMatchObject([{ body: { type: 'mastery_updated' } }]);
  });

  it('aren’t found by an id that doesn’t exist', async () => {
    expect(await store.sessions.find('no such session')).toBeNull();
  });

  it('refuse a cursor that no page has given', async () => {
    await expect(store.events.ofSession(randomUUID(), { cursor: 'x', limit: 2 })).rejects.toThrow(BadCursorError);
  });
});
