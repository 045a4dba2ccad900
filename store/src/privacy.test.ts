import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import { Settings } from '@stoa/schema/account';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { TopicId } from '@stoa/schema/study-plan';
import { privacyOf } from './privacy.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import {
  agentLogOf,
  diagnosed,
  exported,
  flagAt,
  fractions,
  learned,
  newLearner,
  noon,
  sampleBank,
  sampleProblem,
  served,
  servingOf,
  skillAt,
  turnOf,
} from './test-samples.ts';

describe.each(testDatabases)('personal data on $name', ({ start }) => {
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

  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely_migration%' order by 1`.execute(store.db);
    return rows.map(({ name }) => name);
  }

  /** Counts, by table, the rows that contain the text anywhere. */
  async function rowsWith(text: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const table of await tables()) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} as held where position(${text} in row_to_json(held)::text) > 0`.execute(
        store.db,
      );
      if (rows[0]!.n > 0) found[table] = rows[0]!.n;
    }
    return found;
  }

  /** Creates a person with something in every table that can hold personal data, all of it marked with her own word. */
  async function livedIn(): Promise<{ id: LearnerId; word: string; secret: string; problem_id: string }> {
    const word = `word-${randomUUID()}`;
    const secret = `secret-${randomUUID()}`;
    const id = await newLearner(store, { name: word });
    const { email } = (await store.accounts.find(id))!;
    const times = { createdAt: noon, updatedAt: noon, expiresAt: noon };
    await store.db
      .insertInto('session')
      .values({ id: randomUUID(), userId: id, token: secret, userAgent: word, ...times })
      .execute();
    await store.db
      .insertInto('account')
      .values({
        id: randomUUID(),
        userId: id,
        accountId: id,
        providerId: word,
        password: secret,
        createdAt: noon,
        updatedAt: noon,
      })
      .execute();
    await store.db
      .insertInto('verification')
      .values([
        { id: randomUUID(), identifier: email, value: secret, expiresAt: noon },
        { id: randomUUID(), identifier: `reset-password:${secret}`, value: id, expiresAt: noon },
      ])
      .execute();
    await store.accounts.saveSettings(id, Settings.parse({}));

    const problem = sampleProblem();
    const { id: problem_id, version } = problem.item.meta;
    await store.problems.publish([{ problem, events: [] }]);
    await store.journal.commit(
      turnOf(id, {
        turnId: `turn-${word}`,
        session: { id: `session-${word}`, tutor: 'practice', expectedVersion: 0, state: { wrote: word } },
        masteries: { expectedVersion: 0, changed: [skillAt(0.5)] },
        serves: [{ problem_id, version }],
        exposures: [{ problem_id, version, skill_id: fractions, how: 'solved' }],
        checkpoint: { skill_id: fractions, problem_id },
        events: [served(problem), diagnosed(problem, `She wrote ${word}.`), learned(0.2, 0.5)],
        flags: [flagAt(0, { words: word }), flagAt(1, { kind: 'abuse', words: word })],
        agentLogs: [agentLogOf(`turn-${word}`)],
        record: { name: 'course/MATH', expectedVersion: 0, body: { of: word } },
        log: { subjects: ['ALG-01'], fallback: null, body: { session: word } },
        reply: { words: word },
      }),
    );
    await store.examStandings.change({ learner: id, courseId: word, questionId: 'Q1' }, () => ({
      standing: { passed: false, lockedUntil: noon.toISOString(), answered: null },
      came: null,
    }));
    await store.reports.file(
      {
        id: randomUUID(),
        created_at: noon.toISOString(),
        problem_id,
        problem_version: version,
        seed: 7,
        generator: 'add-like-fractions',
        skill_id: fractions,
        stem: '',
        message: word,
        attempts: [],
        withheld: false,
        passed_on: null,
        status: 'open',
        answer: null,
      },
      id,
      { fingerprint: word, safety: null, flag: null },
    );
    await store.flags.look(
      { case_id: `session-${word}`, learner_id: id },
      { by: id, upTo: noon.toISOString(), note: word, at: noon },
    );
    await store.plans.publish(
      { guideline: { ...sampleGuideline, guideline_id: TopicId.parse(randomUUID()) }, problems: [] },
      0,
      noon,
      id,
    );
    await store.planDrafts.save(
      id,
      { topic_id: TopicId.parse('a-draft'), base_version: 0, guideline: { title: word }, expected_revision: 0 },
      noon,
    );
    const essay = {
      id: randomUUID(),
      learner_id: id,
      dbq_id: 'farmers',
      title: 'Farmers',
      scope: 'full',
      timing: 'untimed',
    } as const;
    await store.essays.start(essay, noon);
    await store.essays.save(
      essay.id,
      {
        expected_version: 1,
        work: {
          document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] },
          marks: [{ id: randomUUID(), source: 1, start: 0, end: 4, note: word }],
        },
        instead: true,
        flagged: [secret],
      },
      noon,
    );
    await store.essays.fires.add(
      { turnId: randomUUID(), essayId: essay.id, learner: id },
      [{ detector: 'buried_thesis', outcome: 'seen', phase: 'drafting', span: word, paragraph: 0, response: null }],
      noon,
    );
    await store.essays.fires.setSwitch('buried_thesis', true, id, noon);
    await store.essays.banks.publish(
      { period: 7, expected: 0, bank: sampleBank(), changes: { added: [word], removed: [], changed: [] }, released: '1' },
      id,
      noon,
    );
    await store.boards.keep(`session-${word}`, secret);
    await store.boards.append(secret, [
      {
        session_id: `session-${word}`,
        learner_id: id,
        position: 1,
        t: 0,
        pen: secret,
        n: 1,
        entry: { act: { type: 'speech_end', text: word }, events: [], shown: [] },
        interventions: [
          {
            event: 'tutor_intervention',
            timestamp: 0,
            trigger: 'SESSION_START',
            error_type: null,
            response_type: 'TRANSITION',
            response_text: word,
            student_state: { stuck_duration: 0, error_count: 0, session_minute: 0 },
          },
        ],
      },
    ]);
    return { id, word, secret, problem_id };
  }

  it('is declared for every table of the schema', async () => {
    expect(Object.keys(privacyOf).toSorted()).toEqual(await tables());
  });

  it('is deleted with the account by a foreign key if nothing else erases it', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive owned as (
        select 'user'::regclass::oid as id
        union
        select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f' and confdeltype = 'c'
      )
      select relname as name from owned join pg_class on oid = owned.id`.execute(store.db);
    const cascaded = new Set(rows.map(({ name }) => name));
    const left = Object.entries(privacyOf).filter(([table, privacy]) => privacy?.erase === null && !cascaded.has(table));
    expect(left).toEqual([]);
  });

  it('is exported completely, without the secrets that would let somebody act as that person', async () => {
    const { id, word, secret } = await livedIn();
    const held = await exported(store, id);
    const declared = Object.entries(privacyOf).flatMap(([table, privacy]) => (privacy === null ? [] : [table]));
    expect(Object.keys(held)).toEqual(declared);
    for (const rows of Object.values(held)) expect(rows).not.toEqual([]); // `livedIn` left no table out
    expect(held).toMatchObject({
      user: [{ name: word }],
      tutor_sessions: [{ state: { wrote: word } }],
      turns: [{ reply: { words: word } }],
      problem_reports: [{ report: { message: word } }],
      flags: [{ flag: { words: word } }, { flag: { words: word } }],
    });
    expect(JSON.stringify(held)).not.toContain(secret);
  });

  it('is exported without what generated a problem: no generator, no seed, no family', async () => {
    const { id, problem_id } = await livedIn();
    const state = { served: [{ problem_id, family: 'add_like_fractions', as: 'problem' }], wrote: 'kept' };
    const session = { id: `session-of-${id}`, tutor: 'practice', expectedVersion: 0, state } as const;
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    await store.journal.commit(turnOf(id, { session, ...servingOf(problem) }));
    const held = await exported(store, id);
    expect(held['tutor_sessions']).toContainEqual(
      expect.objectContaining({ state: { served: [{ problem_id, as: 'problem' }], wrote: 'kept' } }),
    );
    for (const rows of Object.values(held)) expect(JSON.stringify(rows)).not.toMatch(/"(?:seed|generator|family)":/);
  });

  it('is exported in pages, each row once and in order of time, even if many rows have the same time', async () => {
    const id = await newLearner(store);
    const all = 450;
    await sql`
      insert into turns (learner_id, turn_id, fingerprint, session_id, reply, at)
      select ${id}, 'turn ' || n, '', null, '{}', ${noon}::timestamptz + (n / 300) * interval '1 minute'
      from generate_series(1, ${all}::int) as n`.execute(store.db);
    const pages: { turn_id: string; at: Date }[][] = [];
    for await (const { table, rows } of store.accounts.export(id, () => null))
      if (table === 'turns' && rows.length > 0) pages.push(rows as { turn_id: string; at: Date }[]);
    expect(pages.length).toBeGreaterThan(2); // so they were never loaded all at once
    const turns = pages.flat();
    expect(new Set(turns.map(({ turn_id }) => turn_id)).size).toBe(all);
    expect(turns).toHaveLength(all);
    expect(turns.map(({ at }) => at.getTime())).toEqual(turns.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
  });

  it('of other people isn’t in a person’s export', async () => {
    const [ada, emmy] = [await livedIn(), await livedIn()];
    expect(JSON.stringify(await exported(store, ada.id))).not.toContain(emmy.word);
    expect(JSON.stringify(await exported(store, ada.id))).not.toContain(emmy.id);
  });

  it('is gone from every table after the person is erased; that problems were served stays, and other people’s data stays', async () => {
    const [ada, emmy] = [await livedIn(), await livedIn()];
    const others = [await rowsWith(emmy.word), await rowsWith(emmy.id), await rowsWith(emmy.secret)];
    expect(Object.keys(await rowsWith(ada.word)).length).toBeGreaterThan(5);

    await store.accounts.erase(ada.id, noon);

    expect(await rowsWith(ada.word)).toEqual({});
    expect(await rowsWith(ada.id)).toEqual({});
    expect(await rowsWith(ada.secret)).toEqual({});
    expect(await store.problems.timesServed(ada.problem_id, 1)).toBe(1);
    expect((await store.events.ofProblem(ada.problem_id, 1, 10)).map(({ learner_id, body }) => [learner_id, body.type])).toEqual([
      [null, 'diagnosis_completed'],
      [null, 'problem_served'],
    ]);
    expect([await rowsWith(emmy.word), await rowsWith(emmy.id), await rowsWith(emmy.secret)]).toEqual(others);
  });

  it('in a child’s export has the time of a look at a flag, but not who looked or the note', async () => {
    const [child, teacher] = [await newLearner(store), await newLearner(store)];
    const note = `note-${randomUUID()}`;
    const lesson = { case_id: `session-${randomUUID()}`, learner_id: child };
    await store.flags.look(lesson, { by: teacher, upTo: noon.toISOString(), note, at: noon });

    const hers = await exported(store, child);
    expect(hers['flag_looks']).toEqual([{ case_id: lesson.case_id, looked_at: noon, note: null }]);
    expect(JSON.stringify(hers)).not.toContain(teacher);
    expect((await exported(store, teacher))['flag_looks']).toMatchObject([{ note }]);

    await store.accounts.erase(teacher, noon);
    expect(await rowsWith(teacher)).toEqual({});
    expect((await store.flags.looks([lesson.case_id])).get(lesson.case_id)).toMatchObject([{ by: null, note }]);
    await store.accounts.erase(child, noon);
    expect(await rowsWith(note)).toEqual({});
  });

  it('is gone even if the person takes turns while being erased', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, problem_id } = await livedIn();
      const turns = Array.from({ length: 6 }, (_, n) =>
        store.journal
          .commit(
            turnOf(id, {
              session: { id: `${id} ${n}`, tutor: 'practice', expectedVersion: 0, state: null },
              masteries: { expectedVersion: n + 1, changed: [skillAt(0.6)] },
              serves: [{ problem_id, version: 1 }],
              events: [learned(0.5, 0.6)],
            }),
          )
          .catch(String),
      );
      const [erased, ...took] = await Promise.all([store.accounts.erase(id, noon), ...turns]);
      expect(erased).toBeUndefined();
      for (const turn of took)
        expect(String(typeof turn === 'string' ? turn : turn.kind)).toMatch(/^(UnknownLearnerError|committed|conflict)/);
      expect(await rowsWith(id)).toEqual({});
    }
  });

  it('is empty for a person who never existed', async () => {
    const held = await exported(store, randomUUID() as LearnerId);
    expect(Object.values(held).flat()).toEqual([]);
    await expect(store.accounts.erase(randomUUID() as LearnerId, noon)).resolves.toBeUndefined();
  });
});
