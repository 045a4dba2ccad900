import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { NewEntry } from './boards.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { newLearner, turnOf } from './test-samples.ts';

describe.each(testDatabases)('the log of a board on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let learner: LearnerId;
  let id: string;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    learner = await newLearner(store);
    id = randomUUID();
    await store.journal.commit(turnOf(learner, { session: { id, tutor: 'board', expectedVersion: 0, state: {} } }));
    await store.boards.keep(id, 'here');
  });
  const entry = (position: number, about: Partial<NewEntry> = {}): NewEntry => ({
    session_id: id,
    learner_id: learner,
    position,
    t: position * 10,
    pen: 'a pen',
    n: position,
    entry: { act: { type: 'speech_end', text: `[${position}] \u0000` }, events: [], shown: [] },
    interventions: [],
    ...about,
  });

  it('keeps entries in order, and the number of each pen’s last stored act', async () => {
    expect(await store.boards.append('here', [entry(1), entry(2, { pen: 'another', n: 1 }), entry(3, { n: 2 })])).toEqual(
      new Set(),
    );
    expect((await store.boards.log(id, 1, 10)).map(({ position, t, n }) => [position, t, n])).toEqual([
      [2, 20, 1],
      [3, 30, 2],
    ]);
    expect(await store.boards.pens(id)).toEqual(
      new Map([
        ['a pen', 2],
        ['another', 1],
      ]),
    );
  });

  it('takes nothing from a server that has lost the board, but takes the rest of what that server sends', async () => {
    const other = randomUUID();
    await store.journal.commit(turnOf(learner, { session: { id: other, tutor: 'board', expectedVersion: 0, state: {} } }));
    await store.boards.keep(other, 'here');
    await store.boards.keep(id, 'there');
    expect(await store.boards.append('here', [entry(1), entry(1, { session_id: other })])).toEqual(new Set([id]));
    expect(await store.boards.log(id, 0, 10)).toEqual([]);
    expect(await store.boards.log(other, 0, 10)).toHaveLength(1);
    expect(await store.boards.append('there', [entry(1)])).toEqual(new Set());
  });

  it('keeps each intervention with the fields of the specification, in order', async () => {
    const said = (response_text: string) =>
      ({
        event: 'tutor_intervention',
        timestamp: 1,
        trigger: 'ERROR_DETECTED',
        error_type: 'SIGN_ERROR',
        response_type: 'PROBING_QUESTION',
        response_text,
        student_state: { stuck_duration: 15, error_count: 1, session_minute: 12 },
      }) as const;
    await store.boards.append('here', [
      entry(2, { interventions: [said('b'), said('c')] }),
      entry(1, { interventions: [said('a')] }),
    ]);
    expect(await store.boards.interventions(id)).toEqual([said('a'), said('b'), said('c')]);
  });
});
