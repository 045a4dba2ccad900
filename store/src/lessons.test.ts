import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import { TopicId } from '@stoa/schema/study-plan';
import type { Store, TurnCommit } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { agentLogOf, later, newLearner, turnOf } from './test-samples.ts';

describe.each(testDatabases)('lessons in the store on $name', ({ start }) => {
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

  type Told = {
    at: number;
    topic?: string;
    subject?: string;
    said?: string;
    flags?: unknown[];
    ended?: string;
    step?: number;
    tutor?: NonNullable<TurnCommit['session']>['tutor'];
  };

  /** Returns the parts of a lesson's state that the store reads. */
  const stateOf = ({ topic = 'halves', subject = 'fractions', said = 'hello', flags = [], ended, step = 1 }: Told) => ({
    topic: { topic_id: topic, title: `About ${topic}`, subject, plan: { steps: [{}, {}] } },
    current_step: step,
    turn_count: 3,
    closed_questions: [
      { concept: 'parts', step: 0, wrong_attempts: 4, end: 'told' },
      { concept: 'halves', step: 1, wrong_attempts: 0, end: 'right_unaided', guess_floor: 0.5, exposed: true },
    ],
    last_question: step > 2 ? null : { concept: 'halves', step: 1, wrong_attempts: 2 },
    misconceptions: [{ id: 'bigger-is-more', concept: 'halves', first_turn: 1, times: 1, resolved: true }],
    safety_flags: flags,
    full_conversation_log: [{ text: 'Welcome.' }, { text: said }],
    ended: ended === undefined ? null : { at: later(0).toISOString(), how: ended },
  });

  async function lesson(learner: LearnerId, told: Told): Promise<string> {
    const id = randomUUID();
    await store.journal.commit(
      turnOf(learner, {
        turnId: randomUUID(),
        session: { id, tutor: told.tutor ?? 'lesson', expectedVersion: 0, state: stateOf(told) },
        masteries: null,
        serves: [],
        exposures: [],
        checkpoint: null,
        events: [],
        at: later(told.at),
      }),
    );
    return id;
  }

  it('show where models disagreed with the decision, by topic, the most frequent first', async () => {
    const learner = await newLearner(store);
    const other = (said: string) => ({ field: 'intent', said, decided: 'answer' });
    const differs = [[other('question')], [other('confusion'), other('question')], []];
    const id = await lesson(learner, { at: 1, topic: 'opinions' });
    const agentLogs = differs.map((one) => agentLogOf('a later turn', { differs: one, at: later(2).toISOString() }));
    const session = { id, tutor: 'lesson', expectedVersion: 1, state: stateOf({ at: 1, topic: 'opinions' }) } as const;
    await store.journal.commit(turnOf(learner, { turnId: randomUUID(), session, agentLogs, at: later(2) }));
    expect(await store.agentLogs.differencesOn('opinions')).toEqual([
      { ...other('question'), times: 2, last_at: later(2).toISOString() },
      { ...other('confusion'), times: 1, last_at: later(2).toISOString() },
    ]);
    expect(await store.agentLogs.differencesOn('halves')).toEqual([]);
  });

  it('are listed by topic, subject, outcome and time, newest first, without practice and previews', async () => {
    const ann = await newLearner(store);
    const first = await lesson(ann, { at: 0, step: 3 });
    const second = await lesson(ann, { at: 10, topic: 'ratios', subject: 'ratio', ended: 'needs_help' });
    const third = await lesson(ann, { at: 20 });
    await lesson(ann, { at: 30, tutor: 'lesson_preview' });
    await lesson(ann, { at: 40, tutor: 'practice' });
    await lesson(await newLearner(store), { at: 50 });
    const ids = async (query: Partial<Parameters<Store['lessons']['history']>[1]>) =>
      (await store.lessons.history(ann, { limit: 10, ...query })).items.map(({ session_id }) => session_id);

    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ topicId: TopicId.parse('ratios') })).toEqual([second]);
    expect(await ids({ subject: 'fractions' })).toEqual([third, first]);
    expect(await ids({ how: 'completed' })).toEqual([first]);
    expect(await ids({ how: 'needs_help' })).toEqual([second]);
    expect(await ids({ how: 'under_way' })).toEqual([third]);
    expect(await ids({ since: later(10) })).toEqual([third, second]);
    expect(await ids({ until: later(10) })).toEqual([first]);
    const page = await store.lessons.history(ann, { limit: 2 });
    expect(
      (await store.lessons.history(ann, { limit: 2, cursor: page.next_cursor! })).items.map(({ session_id }) => session_id),
    ).toEqual([first]);
    expect((await store.lessons.all(ann)).map(({ session_id }) => session_id)).toEqual([first, second, third]);
    expect((await store.lessons.all(ann))[0]).toMatchObject({
      questions: [
        { concept: 'parts', step: 0, wrong_attempts: 4, end: 'told', guess_floor: null, exposed: null },
        { concept: 'halves', step: 1, wrong_attempts: 0, end: 'right_unaided', guess_floor: 0.5, exposed: true },
      ],
      misconceptions: [{ id: 'bigger-is-more', resolved: true }],
      total_steps: 2,
    });
    expect((await store.lessons.all(ann))[1]!.questions.slice(2)).toEqual([
      { concept: 'halves', step: 1, wrong_attempts: 2, end: null, guess_floor: null, exposed: null }, // the question that waits for an answer
    ]);
  });

  it('know how many steps a lesson has, whether it contains its plan or names its version', async () => {
    const dora = await newLearner(store);
    const { plan: _, ...topic } = stateOf({ at: 0 }).topic;
    const named = { ...stateOf({ at: 0, step: 5 }), topic: { ...topic, plan_version: 3, total_steps: 4 } };
    await store.journal.commit(
      turnOf(dora, {
        session: { id: randomUUID(), tutor: 'lesson', expectedVersion: 0, state: named },
        masteries: null,
        serves: [],
        exposures: [],
        checkpoint: null,
        events: [],
      }),
    );
    expect((await store.lessons.all(dora)).map(({ total_steps, how }) => ({ total_steps, how }))).toEqual([
      { total_steps: 4, how: 'completed' },
    ]);
  });

  it('are found by words that were said, by learner, topic and flag, with SQL wildcards taken literally', async () => {
    const name = `Bea ${randomUUID()}`;
    const bea = await newLearner(store, { name });
    const word = randomUUID();
    const said = await lesson(bea, { at: 100, said: `I have 100% of ${word}_x\\'` });
    const flags = [{ turn: 2, kind: 'self_harm', source: 'first_layer', at: later(0).toISOString() }];
    const flagged = await lesson(bea, { at: 90, topic: 'ratios', flags });
    const found = async (query: Partial<Parameters<Store['lessons']['transcripts']>[0]>) =>
      (await store.lessons.transcripts({ limit: 50, ...query })).items;

    expect((await found({ search: ` 100% OF ${word}_X\\' ` })).map(({ session_id, excerpt }) => [session_id, excerpt])).toEqual([
      [said, `I have 100% of ${word}_x\\'`],
    ]);
    expect(await found({ search: `${word}%x` })).toEqual([]);
    expect((await found({ search: name })).map(({ session_id, learner }) => [session_id, learner])).toEqual([
      [said, name],
      [flagged, name],
    ]);
    expect((await found({ search: name, topicId: TopicId.parse('ratios') })).map(({ session_id }) => session_id)).toEqual([
      flagged,
    ]);
    expect((await found({ flagged: true })).map(({ session_id, flags: [flag] }) => [session_id, flag!.kind])).toEqual([
      [flagged, 'self_harm'],
    ]);
  });

  it('are searched a limited number at a time, and all of them page by page', async () => {
    const cleo = await newLearner(store, { name: `Cleo ${randomUUID()}` });
    const word = randomUUID();
    const oldest = await lesson(cleo, { at: -10_000, said: word });
    await store.db
      .insertInto('tutor_sessions')
      .values(
        Array.from({ length: 1200 }, (_, at) => ({
          id: randomUUID(),
          learner_id: cleo,
          tutor: 'lesson' as const,
          version: 1,
          state: JSON.stringify(stateOf({ at })),
          created_at: later(-at),
          updated_at: later(-at),
        })),
      )
      .execute();
    const first = await store.lessons.transcripts({ limit: 20, search: word });
    expect(first.items).toEqual([]);
    const second = await store.lessons.transcripts({ limit: 20, search: word, cursor: first.next_cursor! });
    expect(second.items.map(({ session_id }) => session_id)).toEqual([oldest]);
    expect(second.next_cursor).toBeNull();
  });
});
