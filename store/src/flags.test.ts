import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Settings } from '@stoa/schema/account';
import type { LearnerId } from '@stoa/schema/account';
import type { NewFlag } from '@stoa/schema/flag';
import type { Store, TurnCommit } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, flagAt, later, newLearner, turnOf } from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

describe.each(testDatabases)('flags and looks at them on $name', ({ start }) => {
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
    for (const table of ['flag_looks', 'flags', 'erased_flags', 'tutor_sessions'] as const)
      await store.db.deleteFrom(table).execute();
    ann = await newLearner(store, { name: 'Ann' });
    teacher = await newLearner(store, { name: 'Ms Park' });
  });

  const at = (minute: number) => later(minute).toISOString();
  const inLesson = (minute: number, kind: string) =>
    flagAt(minute, { kind, place: { where: 'lesson', title: 'Halves', turn: minute } });

  type Tutor = NonNullable<TurnCommit['session']>['tutor'];
  /** Takes a turn in which these were flagged: in a new session, or in an existing one. */
  async function turn(flags: readonly NewFlag[], { id = randomUUID() as string, version = 0, tutor = 'lesson' as Tutor } = {}) {
    const session = { id, tutor, expectedVersion: version, state: {} };
    expect(await store.journal.commit(turnOf(ann, { session, flags, at: later(0) }))).toEqual({ kind: 'committed' });
    return { case_id: id, learner_id: ann };
  }
  const look = (of: { case_id: string; learner_id: LearnerId }, minute: number, note = '', by: string = teacher) =>
    store.flags.look(of, { by, upTo: at(minute), note, at: later(99) });
  const listed = async () => (await store.flags.list({ limit: 50 })).items;

  it.each(['lesson', 'practice'] as const)(
    'of a session of the %s tutor wait until somebody has looked; a later flag in it waits again, alone',
    async (tutor) => {
      const first = flagAt(1);
      const session = await turn([first], { tutor });
      expect(await store.flags.waiting()).toEqual({ cases: 1, disclosures: 0 });
      expect(await listed()).toEqual([
        {
          case_id: session.case_id,
          learner: 'Ann',
          tutor,
          erased: null,
          flags: [{ ...first, id: expect.any(String) as string, waits: true }],
        },
      ]);

      await look(session, 1, 'Spoke to her.');
      expect(await store.flags.waiting()).toEqual({ cases: 0, disclosures: 0 });
      expect(await listed()).toEqual([]);

      await turn([flagAt(5, { kind: 'self_harm' })], { id: session.case_id, version: 1, tutor });
      expect(await store.flags.waiting()).toEqual({ cases: 1, disclosures: 1 });
      expect((await listed())[0]!.flags).toMatchObject([{ kind: 'self_harm', at: at(5) }]);
      expect((await store.flags.find(session.case_id))!.flags.map(({ kind, waits }) => [kind, waits])).toEqual([
        ['profanity', false],
        ['self_harm', true],
      ]);
    },
  );

  it('of a learner outside any session form one case for that learner', async () => {
    const place = { where: 'search' } as const;
    for (const minute of [0, 1]) await store.flags.add(ann, flagAt(minute, { place })); // as she goes on typing, the same words are heard twice
    await store.flags.add(ann, flagAt(2, { place: { where: 'name' }, kind: 'abuse' }));
    await store.flags.add(teacher, flagAt(3, { place }));
    expect((await listed()).map(({ case_id, tutor, flags }) => [case_id, tutor, flags.length])).toEqual([
      [ann, null, 2],
      [teacher, null, 1],
    ]);
    await look({ case_id: ann, learner_id: ann }, 2);
    expect((await listed()).map(({ case_id }) => case_id)).toEqual([teacher]);
    expect(await store.flags.find(randomUUID())).toBeNull();
    await expect(store.flags.add(randomUUID() as LearnerId, flagAt(1))).rejects.toThrow(UnknownLearnerError);
  });

  it('are stored with their turn or not at all, and only once if it is sent twice', async () => {
    const session = { id: randomUUID() as string, tutor: 'practice' as const, expectedVersion: 0, state: {} };
    const once = turnOf(ann, { session, flags: [flagAt(1)] });
    await store.journal.commit(once);
    expect(await store.journal.commit(once)).toMatchObject({ kind: 'repeated' });
    expect(await store.journal.commit(turnOf(ann, { session, flags: [flagAt(2)] }))).toMatchObject({ kind: 'conflict' });
    expect((await store.flags.find(session.id))!.flags).toMatchObject([{ at: at(1) }]);
  });

  it('that are disclosures come first until somebody looks, page by page, with each group newest first', async () => {
    const insult = await turn([inLesson(30, 'harassment')]);
    const told = await turn([inLesson(10, 'abuse')]);
    const both = await turn([inLesson(5, 'self_harm')]);
    await turn([inLesson(40, 'profanity')], { id: both.case_id, version: 1 });
    const old = await turn([inLesson(2, 'drugs_weapons')]);
    const order = [both, told, insult, old].map(({ case_id }) => case_id);
    for (const limit of [1, 2, 3, 9])
      expect((await everyPage(limit, (page) => store.flags.list(page))).map(({ case_id }) => case_id)).toEqual(order);
    await look(both, 5);
    expect(await store.flags.waiting()).toEqual({ cases: 4, disclosures: 1 });
    expect((await listed()).map(({ case_id }) => case_id)).toEqual([told, both, insult, old].map(({ case_id }) => case_id));
  });

  it('that are disclosures are never pushed out of their case by others', async () => {
    const session = await turn([inLesson(1, 'abuse'), ...Array.from({ length: 300 }, (_, n) => inLesson(n + 2, 'profanity'))]);
    const { flags } = (await store.flags.find(session.case_id))!;
    expect(flags.length).toBeLessThan(301);
    expect(flags[0]).toMatchObject({ kind: 'abuse' });
    expect(flags.at(-1)).toMatchObject({ at: at(301) });
  });

  it('that are stored after a look at a later flag still wait', async () => {
    const session = await turn([inLesson(9, 'profanity')]);
    await look(session, 9);
    await turn([inLesson(3, 'abuse')], { id: session.case_id, version: 1 });
    expect(await store.flags.waiting()).toEqual({ cases: 1, disclosures: 1 });
    await look(session, 9);
    expect(await store.flags.waiting()).toEqual({ cases: 0, disclosures: 0 });
  });

  it('keep every look by every person, but the same look only once, even at the same moment', async () => {
    const lesson = await turn([inLesson(1, 'abuse')]);
    const other = await newLearner(store, { name: 'Mr Roy' });
    await Promise.all([look(lesson, 1), look(lesson, 1, 'Called home.', other), look(lesson, 1), look(lesson, 1, '', other)]);
    await look(lesson, 1);
    await look(lesson, 1, 'Called home.', other);
    const looks = (await store.flags.looks([lesson.case_id])).get(lesson.case_id)!;
    expect(looks.filter(({ note }) => note === 'Called home.')).toEqual([
      { by: 'Mr Roy', at: at(99), up_to: at(1), note: 'Called home.' },
    ]);
    expect(new Set(looks.map(({ by, note }) => `${by}: ${note}`))).toEqual(
      new Set(['Ms Park: ', 'Mr Roy: ', 'Mr Roy: Called home.']),
    );
    expect((await store.flags.looks([])).size).toBe(0);
  });

  it('can’t be looked at after the learner’s account is erased', async () => {
    const lesson = await turn([inLesson(1, 'abuse')]);
    await store.accounts.erase(ann, later(0));
    await expect(look(lesson, 1)).rejects.toThrow(UnknownLearnerError);
    expect(await store.flags.find(lesson.case_id)).toBeNull();
  });

  it('leave a case without name or words if the account is erased before anybody has looked, until somebody has', async () => {
    await store.accounts.saveSettings(ann, { ...Settings.parse({}), grade: 7 });
    const lesson = await turn([inLesson(1, 'self_harm'), inLesson(2, 'profanity')]);
    const seen = await turn([inLesson(3, 'abuse')]);
    await look(seen, 3);
    await store.flags.add(ann, flagAt(4, { kind: 'threat', place: { where: 'search' }, words: 'secret words' }));
    await store.accounts.erase(ann, later(10));

    expect(await store.flags.waiting()).toEqual({ cases: 2, disclosures: 2 });
    const left = await listed();
    const erased = { at: at(10), grade: 7 };
    const empty = { words: null, answered: null, waits: true, id: expect.any(String) as string, source: 'first_layer' };
    expect(left).toEqual([
      {
        case_id: expect.any(String) as string,
        learner: null,
        tutor: null,
        erased,
        flags: [{ ...empty, kind: 'threat', at: at(4), place: { where: 'erased', typed_in: 'search' } }],
      },
      {
        case_id: expect.any(String) as string,
        learner: null,
        tutor: 'lesson',
        erased,
        flags: [{ ...empty, kind: 'self_harm', at: at(1), place: { where: 'erased', typed_in: 'lesson' } }],
      },
    ]);
    for (const gone of [ann, lesson.case_id, 'Ann', 'secret words']) expect(JSON.stringify(left)).not.toContain(gone);
    expect(await everyPage(1, (page) => store.flags.list(page))).toEqual(left);

    const [first, second] = left;
    expect(await store.flags.find(first!.case_id)).toEqual({ learner_id: null, ...first });
    await store.flags.look({ case_id: first!.case_id, learner_id: null }, { by: teacher, upTo: at(4), note: '', at: later(99) });
    expect(await store.flags.find(first!.case_id)).toBeNull();
    expect(await listed()).toEqual([second]);
  });

  it('that lessons stored before there was a flags table are migrated, with their words and who looked', async () => {
    const { flags } = await import('./migrations/0007-flags.ts');
    const { flagsLookedAt } = await import('./migrations/0006-flags-looked-at.ts');
    const said = (id: number, role: string, turnOfIt: number, minute: number, text: string) => ({
      id,
      role,
      turn: turnOfIt,
      at: at(minute),
      text,
    });
    const state = {
      topic: { title: 'Halves' },
      safety_flags: [
        { turn: 1, kind: 'profanity', source: 'first_layer', at: at(1) },
        { turn: 2, kind: 'abuse', source: 'agent', at: at(2) },
      ],
      full_conversation_log: [
        said(0, 'tutor', 0, 0, 'Welcome.'),
        said(1, 'student', 1, 1, 'first words'),
        said(2, 'tutor', 1, 1, 'first answer'),
        said(3, 'student', 2, 2, 'second words'),
        said(4, 'tutor', 2, 2, 'second answer'),
      ],
    };
    const session = { id: randomUUID() as string, tutor: 'lesson' as const, expectedVersion: 0, state };
    await store.db.transaction().execute(async (tx) => {
      // Restores the tables as they were before the migration, as far as it reads and changes them.
      await sql`drop table flags`.execute(tx);
      await sql`drop table flag_looks`.execute(tx);
      await sql`alter table problem_reports drop column fingerprint, drop column safety`.execute(tx);
      await sql`alter table lesson_plans drop column published_by`.execute(tx);
      await flagsLookedAt.up(tx);
      await sql`insert into tutor_sessions (id, learner_id, tutor, version, state, created_at, updated_at)
          values (${session.id}, ${ann}, 'lesson', 1, ${JSON.stringify(state)}::jsonb, ${later(0)}, ${later(0)})`.execute(tx);
      await sql`insert into lesson_flag_looks (session_id, version, learner_id, looked_by, looked_at, up_to, note)
          values (${session.id}, 1, ${ann}, ${teacher}, ${later(9)}, ${at(1)}, 'Spoke.')`.execute(tx);
      await flags.up(tx);
    });
    expect((await store.flags.find(session.id))!.flags).toMatchObject([
      {
        kind: 'profanity',
        source: 'first_layer',
        at: at(1),
        place: { where: 'lesson', title: 'Halves', turn: 1 },
        words: 'first words',
        answered: 'first answer',
        waits: false,
      },
      { kind: 'abuse', words: 'second words', answered: 'second answer', waits: true },
    ]);
    expect((await store.flags.looks([session.id])).get(session.id)).toMatchObject([{ by: 'Ms Park', note: 'Spoke.' }]);
    expect(await store.flags.waiting()).toEqual({ cases: 1, disclosures: 1 });
  });
});
