import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { Store, TurnCommit } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, later, newLearner, turnOf } from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

describe.each(testDatabases)('flags and who has looked at them on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let ann: LearnerId;
  let teacher: LearnerId;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('lesson_flag_looks').execute();
    await store.db.deleteFrom('tutor_sessions').execute();
    ann = await newLearner(store, { name: 'Ann' });
    teacher = await newLearner(store, { name: 'Ms Park' });
  });

  type Flagged = { kind: string; minute: number };
  const at = (minute: number) => later(minute).toISOString();
  const stateOf = (flags: readonly Flagged[]) => ({
    topic: { title: 'Halves' },
    safety_flags: flags.map(({ kind, minute }) => ({ turn: minute, kind, source: 'first_layer', at: at(minute) })),
  });

  type Tutor = NonNullable<TurnCommit['session']>['tutor'];
  async function turn(flags: readonly Flagged[], id: string = randomUUID(), expectedVersion = 0, tutor: Tutor = 'lesson') {
    await store.journal.commit(turnOf(ann, { session: { id, tutor, expectedVersion, state: stateOf(flags) }, at: later(0) }));
    return { id, learner_id: ann };
  }
  const look = (lesson: { id: string; learner_id: LearnerId }, minute: number, note = '', by: string = teacher) =>
    store.flags.look(lesson, { by, upTo: at(minute), note, at: later(99) });
  const listed = async () => (await store.flags.list({ limit: 50 })).items;

  it('wait until somebody has looked; a later flag in the same lesson waits again, and alone', async () => {
    const lesson = await turn([{ kind: 'profanity', minute: 1 }]);
    expect(await store.flags.waiting()).toEqual({ lessons: 1, disclosures: 0 });
    expect(await listed()).toEqual([
      {
        session_id: lesson.id,
        learner: 'Ann',
        title: 'Halves',
        started_at: at(0),
        flags: [{ kind: 'profanity', turn: 1, at: at(1) }],
      },
    ]);

    await look(lesson, 1, 'Spoke to her.');
    expect(await store.flags.waiting()).toEqual({ lessons: 0, disclosures: 0 });
    expect(await listed()).toEqual([]);

    await turn(
      [
        { kind: 'profanity', minute: 1 },
        { kind: 'self_harm', minute: 5 },
      ],
      lesson.id,
      1,
    );
    expect(await store.flags.waiting()).toEqual({ lessons: 1, disclosures: 1 });
    expect((await listed())[0]!.flags).toEqual([{ kind: 'self_harm', turn: 5, at: at(5) }]);
  });

  it('of a disclosure stay first until it is looked at, page by page, each group from the newest', async () => {
    const insult = await turn([{ kind: 'harassment', minute: 30 }]);
    const told = await turn([{ kind: 'abuse', minute: 10 }]);
    const both = await turn([
      { kind: 'self_harm', minute: 5 },
      { kind: 'profanity', minute: 40 },
    ]);
    const old = await turn([{ kind: 'drugs_weapons', minute: 2 }]);
    for (const limit of [1, 2, 3, 9]) {
      const ids = (await everyPage(limit, (page) => store.flags.list(page))).map(({ session_id }) => session_id);
      expect(ids).toEqual([both.id, told.id, insult.id, old.id]);
    }
    await look(both, 5);
    expect(await store.flags.waiting()).toEqual({ lessons: 4, disclosures: 1 });
    expect((await listed()).map(({ session_id }) => session_id)).toEqual([told.id, both.id, insult.id, old.id]);
  });

  it('of practice, of a preview and of a lesson without flags never wait', async () => {
    await turn([{ kind: 'abuse', minute: 1 }], randomUUID(), 0, 'lesson_preview');
    await turn([{ kind: 'abuse', minute: 1 }], randomUUID(), 0, 'practice');
    await turn([]);
    expect(await store.flags.waiting()).toEqual({ lessons: 0, disclosures: 0 });
  });

  it('keep every look of everybody, and the same look but once, in the same moment too', async () => {
    const lesson = await turn([{ kind: 'abuse', minute: 1 }]);
    const other = await newLearner(store, { name: 'Mr Roy' });
    await Promise.all([look(lesson, 1), look(lesson, 1, 'Called home.', other), look(lesson, 1), look(lesson, 1, '', other)]);
    await look(lesson, 1);
    await look(lesson, 1, 'Called home.', other);
    const looks = (await store.flags.looks([lesson.id])).get(lesson.id)!;
    expect(looks.filter(({ note }) => note === 'Called home.')).toEqual([
      { by: 'Mr Roy', at: at(99), up_to: at(1), note: 'Called home.' },
    ]);
    expect(new Set(looks.map(({ by, note }) => `${by}: ${note}`))).toEqual(
      new Set(['Ms Park: ', 'Mr Roy: ', 'Mr Roy: Called home.']),
    );
    expect((await store.flags.looks([])).size).toBe(0);
  });

  it('of a learner who is gone cannot be looked at', async () => {
    const lesson = await turn([{ kind: 'abuse', minute: 1 }]);
    await store.accounts.erase(ann);
    await expect(look(lesson, 1)).rejects.toThrow(UnknownLearnerError);
    expect(await listed()).toEqual([]);
  });
});
