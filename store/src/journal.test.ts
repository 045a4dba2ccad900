import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { Exposure } from '@stoa/schema/exposure';
import { SkillId } from '@stoa/schema/skill';
import { UntraceableTurnError } from './journal.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import type { CommitResult, Store, TurnCommit } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import {
  agentLogOf,
  diagnosed,
  exported,
  fractions,
  later,
  learned,
  newLearner,
  noon,
  sampleProblem,
  served,
  skillAt,
  turnOf,
} from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

const decimals = SkillId.parse('dec_add');
const sessionAt = (id: string, expectedVersion: number, state: unknown = { step: expectedVersion }) =>
  ({ id, tutor: 'practice', expectedVersion, state }) as const;

describe.each(testDatabases)('the journal on $name', ({ start }) => {
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

  /** Reads everything that a learner's turns have stored. */
  async function traceOf(learner: LearnerId) {
    const { turns, tutor_sessions, masteries, skill_states, servings, events, agent_logs } = await exported(store, learner);
    return { turns, tutor_sessions, masteries, skill_states, servings, events, agent_logs };
  }

  it('stores a turn completely: session, mastery, servings, events, what agents did in their order, and the reply', async () => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    const { id: problem_id, version } = problem.item.meta;
    const id = randomUUID();
    const agentLogs = ['safety', 'diagnosis', 'hint'].map((agent) => agentLogOf('the turn', { agent }));
    const turn = turnOf(learner, {
      session: sessionAt(id, 0, { open: problem_id }),
      masteries: { expectedVersion: 0, changed: [skillAt(0.4)] },
      serves: [{ problem_id, version }],
      events: [served(problem), learned(0.2, 0.4)],
      agentLogs,
    });

    expect(await store.journal.commit(turn)).toEqual({ kind: 'committed' });

    expect(await store.sessions.find(id)).toEqual({
      id,
      learner_id: learner,
      tutor: 'practice',
      version: 1,
      state: { open: problem_id },
      created_at: noon.toISOString(),
      updated_at: noon.toISOString(),
    });
    expect(await store.mastery.of(learner)).toEqual({ version: 1, skills: [skillAt(0.4)], grade: null, placed: null });
    expect(await store.problems.timesServed(problem_id, version)).toBe(1);
    const { items } = await store.events.ofSession(id, { limit: 10 });
    expect(items.map(({ body }) => body.type)).toEqual(['problem_served', 'mastery_updated']);
    expect(items[1]).toMatchObject({ at: noon.toISOString(), learner_id: learner, session_id: id, turn_id: turn.turnId });
    expect(await store.agentLogs.ofSession(id)).toEqual(agentLogs);
    expect(await store.journal.replyTo(turn.turnId, learner, turn.fingerprint)).toEqual({ kind: 'repeated', reply: turn.reply });
  });

  it('answers a repeated turn with the first reply, character for character, and stores nothing again', async () => {
    const learner = await newLearner(store);
    const first = turnOf(learner, {
      session: sessionAt(randomUUID(), 0),
      reply: { words: 'Well done.', a: 1 },
      events: [learned(0.2, 0.4)],
      agentLogs: [agentLogOf('the turn')],
    });
    await store.journal.commit(first);
    const before = await traceOf(learner);

    const second = await store.journal.commit({ ...first, reply: { words: 'Another.' }, at: later(1) });
    expect(JSON.stringify(second)).toBe('{"kind":"repeated","reply":{"words":"Well done.","a":1}}');
    expect(await traceOf(learner)).toEqual(before);
  });

  it('reports a key that was used for another request', async () => {
    const learner = await newLearner(store);
    const first = turnOf(learner);
    await store.journal.commit(first);
    expect(await store.journal.commit({ ...first, fingerprint: 'another request' })).toEqual({ kind: 'key_reused' });
    expect(await store.journal.replyTo(first.turnId, learner, 'another request')).toEqual({ kind: 'key_reused' });
  });

  it('stores a learner record of a tutor with the turn, once for each version of the record', async () => {
    const learner = await newLearner(store);
    const id = randomUUID();
    const record = (expectedVersion: number, body: object) => ({ record: { name: 'course/MATH', expectedVersion, body } });
    const first = turnOf(learner, { session: sessionAt(id, 0), ...record(0, { at: 'A' }) });
    expect(await store.journal.commit(first)).toEqual({ kind: 'committed' });
    expect(await store.journal.commit(first)).toMatchObject({ kind: 'repeated' });
    for (const late of [record(0, { at: 'B' }), record(2, { at: 'B' })]) {
      const turn = turnOf(learner, { session: sessionAt(id, 1), events: [learned(0.2, 0.4)], ...late });
      expect(await store.journal.commit(turn)).toEqual({ kind: 'conflict', over: 'record' });
    }
    expect(await store.learnerRecords.find(learner, 'course/MATH')).toEqual({ version: 1, body: { at: 'A' } });
    expect((await store.sessions.find(id))?.version).toBe(1);

    await store.journal.commit(turnOf(learner, { session: sessionAt(id, 1), ...record(1, { at: 'B' }) }));
    expect(await store.learnerRecords.find(learner, 'course/MATH')).toEqual({ version: 2, body: { at: 'B' } });
    expect(await store.learnerRecords.find(learner, 'course/BIO')).toBeNull();
    expect(await store.learnerRecords.find(await newLearner(store), 'course/MATH')).toBeNull();
  });

  it('keeps the keys of two learners apart', async () => {
    const [ada, emmy] = [await newLearner(store), await newLearner(store)];
    const turnId = randomUUID();
    await store.journal.commit(turnOf(ada, { turnId }));
    expect(await store.journal.replyTo(turnId, emmy, 'the same request')).toEqual({ kind: 'new' });
    expect(await store.journal.commit(turnOf(emmy, { turnId }))).toEqual({ kind: 'committed' });
  });

  it('reads what a turn starts from: the session, the reply to its key, and all mastery of the session’s owner', async () => {
    const [ada, emmy] = [await newLearner(store), await newLearner(store)];
    const [id, key] = [randomUUID(), randomUUID()];
    expect(await store.journal.begin(id, key)).toBeNull();

    await store.journal.commit(turnOf(ada, { session: sessionAt(id, 0) }));
    await store.journal.commit(turnOf(emmy, { turnId: key, masteries: { expectedVersion: 0, changed: [skillAt(0.9)] } }));
    const session = await store.sessions.find(id);
    expect(await store.journal.begin(id, key)).toEqual({
      session,
      earlier: null,
      mastery: { version: 0, skills: [], grade: null, placed: null },
      met: { exposed: [], checkpoints: [], exams: [] },
    });

    const masteries = { expectedVersion: 0, changed: [skillAt(0.5), skillAt(0.3, decimals)] };
    const taken = turnOf(ada, { turnId: key, session: sessionAt(id, 1), masteries, reply: { words: 'Well done.', a: 1 } });
    await store.journal.commit(taken);
    const begun = await store.journal.begin(id, key);
    expect(begun).toEqual({
      session: await store.sessions.find(id),
      earlier: { fingerprint: taken.fingerprint, reply: taken.reply },
      mastery: await store.mastery.of(ada),
      met: { exposed: [], checkpoints: [], exams: [] },
    });
    expect(JSON.stringify(begun?.earlier?.reply)).toBe('{"words":"Well done.","a":1}'); // in the order in which its keys were given
    expect(begun?.mastery).toEqual({ version: 1, skills: [skillAt(0.3, decimals), skillAt(0.5)], grade: null, placed: null });
    expect((await store.journal.begin(id, randomUUID()))?.earlier).toBeNull();
  });

  describe('what a learner has met', () => {
    const exposed = (problem_id: string, skill_id = fractions) => ({ problem_id, version: 1, skill_id, how: 'solved' }) as const;

    it('is stored once with the turn and read with the next one: for the practiced skill, for a lesson’s skills, or all in a review', async () => {
      const learner = await newLearner(store);
      const states = [
        { state: { mode: 'practice', skill: { id: fractions } }, sees: ['p1', 'p2'] },
        { state: { mode: 'review', skill: { id: fractions } }, sees: ['p1', 'p2', 'p3'] },
        { state: { topic: { skills: { [decimals]: {} } } }, sees: ['p3'] },
      ];
      const exposures = [exposed('p1'), exposed('p2'), exposed('p3', decimals)];
      for (let again = 0; again < 2; again += 1) await store.journal.commit(turnOf(learner, { exposures }));
      for (const { state, sees } of states) {
        const id = randomUUID();
        await store.journal.commit(turnOf(learner, { session: { ...sessionAt(id, 0), state } }));
        expect((await store.journal.begin(id, randomUUID()))!.met.exposed.toSorted()).toEqual(sees);
      }
      expect((await store.exposures.of(learner)).exposed.toSorted()).toEqual(['p1', 'p2', 'p3']);
      expect(await store.exposures.of(await newLearner(store))).toEqual({ exposed: [], checkpoints: [], exams: [] });
    });

    it('of a skill is listed for all learners together, from when its solution was open and as far back as requested', async () => {
      const skill_id = SkillId.parse('shown_lately');
      const at =
        (minutes: number, problem_id: string, ...hows: Exposure['how'][]) =>
        (learner: LearnerId) => {
          const exposures = hows.map((how) => ({ problem_id, version: 1, skill_id, how }));
          return store.journal.commit(turnOf(learner, { exposures, at: later(minutes) }));
        };
      const [ada, bea] = [await newLearner(store), await newLearner(store)];
      await at(0, 'long-ago', 'given_up')(ada);
      await at(10, 'missed-then-skipped', 'counted')(ada);
      await at(11, 'right-at-once', 'counted')(bea);
      await at(12, 'example', 'example')(bea);
      await at(13, 'example', 'counted', 'example')(ada);
      const shown = async () => (await store.exposures.shownSince(skill_id, later(5))).toSorted();
      expect(await shown()).toEqual(['example']);
      await at(14, 'missed-then-skipped', 'given_up')(ada);
      expect(await shown()).toEqual(['example', 'missed-then-skipped']);
      await at(15, 'missed-then-skipped', 'counted')(ada);
      expect(await shown()).toEqual(['example', 'missed-then-skipped']);
      expect(await store.exposures.shownSince(decimals, later(5))).toEqual([]);
    });

    it('isn’t stored with a turn that is refused', async () => {
      const learner = await newLearner(store);
      const refused = turnOf(learner, { session: sessionAt(randomUUID(), 3), exposures: [exposed('p1')] });
      expect(await store.journal.commit(refused)).toEqual({ kind: 'conflict', over: 'session' });
      expect((await store.exposures.of(learner)).exposed).toEqual([]);
    });

    it('has only the latest checkpoint in each skill, with the problem that waits in it', async () => {
      const learner = await newLearner(store);
      const [first, second] = [randomUUID(), randomUUID()];
      const begin = (id: string, version: number, problem_id: string | null, skill_id = fractions) =>
        store.journal.commit(turnOf(learner, { session: sessionAt(id, version), checkpoint: { skill_id, problem_id } }));
      await begin(first, 0, 'p1');
      await begin(randomUUID(), 0, 'p9', decimals);
      await begin(second, 0, 'p2');
      const { checkpoints } = (await store.journal.begin(first, randomUUID()))!.met;
      expect(checkpoints).toContainEqual({ skill_id: fractions, session_id: second, problem_id: 'p2' });
      expect(checkpoints).toHaveLength(2);
      await begin(second, 1, null);
      expect((await store.exposures.of(learner)).checkpoints).toContainEqual({
        skill_id: fractions,
        session_id: second,
        problem_id: null,
      });
    });
  });

  it.each<[string, (learner: LearnerId, session: string) => Partial<TurnCommit>, CommitResult]>([
    ['a session that has moved on', (_, id) => ({ session: sessionAt(id, 1) }), { kind: 'conflict', over: 'session' }],
    ['a session that is there already', (_, id) => ({ session: sessionAt(id, 0) }), { kind: 'conflict', over: 'session' }],
    ['a session that is not there', () => ({ session: sessionAt(randomUUID(), 3) }), { kind: 'conflict', over: 'session' }],
    [
      'mastery that has moved on',
      (_, id) => ({ session: sessionAt(id, 2), masteries: { expectedVersion: 1, changed: [skillAt(0.9)] } }),
      { kind: 'conflict', over: 'mastery' },
    ],
    [
      'mastery that is there already',
      () => ({ masteries: { expectedVersion: 0, changed: [skillAt(0.9)] } }),
      { kind: 'conflict', over: 'mastery' },
    ],
    [
      'a problem that the bank does not have',
      (_, id) => ({ session: sessionAt(id, 2), serves: [{ problem_id: randomUUID(), version: 1 }] }),
      { kind: 'conflict', over: 'problem' },
    ],
  ])('stores nothing of a turn that conflicts over %s', async (_title, about, conflict) => {
    const learner = await newLearner(store);
    const id = randomUUID();
    for (const version of [0, 1]) {
      await store.journal.commit(
        turnOf(learner, {
          session: sessionAt(id, version),
          masteries: { expectedVersion: version, changed: [skillAt(0.1 * (version + 1))] },
        }),
      );
    }
    const before = await traceOf(learner);

    const refused = { events: [learned(0.1, 0.9)], agentLogs: [agentLogOf('a turn that is refused')] };
    const turn = turnOf(learner, { ...about(learner, id), ...refused });
    expect(await store.journal.commit(turn)).toEqual(conflict);
    expect(await traceOf(learner)).toEqual(before);
    expect(await store.journal.replyTo(turn.turnId, learner, turn.fingerprint)).toEqual({ kind: 'new' });
  });

  it('refuses a turn in somebody else’s session', async () => {
    const [ada, emmy] = [await newLearner(store), await newLearner(store)];
    const id = randomUUID();
    await store.journal.commit(turnOf(ada, { session: sessionAt(id, 0) }));
    expect(await store.journal.commit(turnOf(emmy, { session: sessionAt(id, 1) }))).toEqual({
      kind: 'conflict',
      over: 'session',
    });
  });

  it.each(['DRAFT', 'IN_REVIEW', 'REJECTED', 'RETIRED'] as const)('serves no problem with the status %s', async (status) => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    const { id: problem_id, version } = problem.item.meta;
    await store.problems.setStatus(problem_id, version, status, later(1));
    const turn = turnOf(learner, { serves: [{ problem_id, version }], at: later(2) });
    expect(await store.journal.commit(turn)).toEqual({ kind: 'conflict', over: 'problem' });
    expect(await store.problems.timesServed(problem_id, version)).toBe(0);
  });

  it.each<[string, (problem: BankedProblem) => Partial<TurnCommit>]>([
    ['says that it serves a verified problem and does not', (problem) => ({ events: [served(problem)] })],
    ['names a problem that the bank does not have', () => ({ events: [diagnosed(sampleProblem(), 'A sign was lost.')] })],
    [
      'names a version that the bank does not have',
      (problem) => {
        const { id } = problem.item.meta;
        return { events: [diagnosed(sampleProblem({ id, version: 7 }), 'A sign was lost.')] };
      },
    ],
  ])('stores nothing of a turn that %s, for any tutor', async (_title, about) => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    const session = { ...sessionAt(randomUUID(), 0), tutor: 'a tutor of tomorrow' };
    const turn = turnOf(learner, { session, ...about(problem) });
    await expect(store.journal.commit(turn)).rejects.toThrow(UntraceableTurnError);
    expect(await store.sessions.find(session.id)).toBeNull();
    expect(await store.journal.replyTo(turn.turnId, learner, turn.fingerprint)).toEqual({ kind: 'new' });
  });

  it('reports an account that doesn’t exist', async () => {
    const learner = await newLearner(store);
    await store.accounts.erase(learner, noon);
    await expect(store.journal.commit(turnOf(learner))).rejects.toThrow(UnknownLearnerError);
  });

  it('replaces characters that Postgres can’t store with the replacement character', async () => {
    const learner = await newLearner(store);
    const id = randomUUID();
    const typed = 'nul \0, half a pair \ud83d, and \\u0000 spelled out';
    await store.journal.commit(turnOf(learner, { session: sessionAt(id, 0, { typed, [typed]: [typed] }), reply: typed }));
    const kept = 'nul \ufffd, half a pair \ufffd, and \\u0000 spelled out';
    expect((await store.sessions.find(id))?.state).toEqual({ typed: kept, [kept]: [kept] });
  });

  it('stores one of several competing turns in a session, and reports a conflict to the others', async () => {
    const learner = await newLearner(store);
    const id = randomUUID();
    await store.journal.commit(turnOf(learner, { session: sessionAt(id, 0) }));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => store.journal.commit(turnOf(learner, { session: sessionAt(id, 1, { n }) }))),
    );
    expect(results.filter(({ kind }) => kind === 'committed')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(7);
    expect((await store.sessions.find(id))?.version).toBe(2);
  });

  it('never serves a problem that is just being retired', async () => {
    const learner = await newLearner(store);
    for (let round = 0; round < 10; round += 1) {
      const problem = sampleProblem();
      await store.problems.publish([{ problem, events: [] }]);
      const { id: problem_id, version } = problem.item.meta;
      const serving = () => store.journal.commit(turnOf(learner, { serves: [{ problem_id, version }], at: later(5) }));
      // The clock of the server that retires it is five minutes behind.
      await Promise.all([serving(), serving(), store.problems.setStatus(problem_id, version, 'RETIRED', noon), serving()]);
      expect(await serving()).toEqual({ kind: 'conflict', over: 'problem' });
    }
    expect((await store.problems.servedUnverified()).unverified).toEqual([]);
  });

  it('never lets a query slip into another’s transaction', async () => {
    const learner = await newLearner(store);
    const rolledBack = store.db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values({ learner_id: learner, settings: '{"theme":"dark"}' }).execute();
      throw new Error('no');
    });
    const [, turn] = await Promise.all([expect(rolledBack).rejects.toThrow('no'), store.journal.commit(turnOf(learner))]);
    expect(turn).toEqual({ kind: 'committed' });
    const held = await exported(store, learner);
    expect(held['turns']).toHaveLength(1);
    expect(held['settings']).toEqual([]);
  });

  it('applies every turn once and gives each copy of it the same reply, however repeats and rivals interleave', async () => {
    // A turn competes with all others at the same version of the session and of her mastery; the test doesn't say which one
    // wins.
    const act = fc.record({ turn: fc.nat({ max: 5 }), expected: fc.nat({ max: 3 }), other: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (waves) => {
        const learner = await newLearner(store);
        const id = randomUUID();
        const replies = new Map<string, string>();
        for (const wave of waves) {
          await Promise.all(
            wave.map(async ({ turn, expected, other }) => {
              const turnId = `turn ${turn}`;
              const reply = { from: randomUUID() };
              const result = await store.journal.commit(
                turnOf(learner, {
                  turnId,
                  fingerprint: other ? 'other' : 'one',
                  session: sessionAt(id, expected, { turnId }),
                  masteries: { expectedVersion: expected, changed: [skillAt(expected / 10)] },
                  events: [learned(expected / 10, (expected + 1) / 10)],
                  reply,
                }),
              );
              if (result.kind !== 'committed' && result.kind !== 'repeated') return;
              const key = `${turnId} ${other}`;
              const heard = JSON.stringify(result.kind === 'committed' ? reply : result.reply);
              expect(replies.get(key) ?? heard).toBe(heard);
              replies.set(key, heard);
            }),
          );
        }
        const { turns, events } = await traceOf(learner);
        const version = (await store.sessions.find(id))?.version ?? 0;
        expect(turns).toHaveLength(version); // every stored turn raised the session's version by one, and nothing else did
        expect(events).toHaveLength(version);
        expect(replies.size).toBe(version);
        expect((await store.mastery.of(learner)).version).toBe(version);
        const { items } = await store.mastery.history(learner, { skillId: fractions, limit: 100 });
        expect(items.map(({ before }) => before).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: version }, (_, n) => n / 10),
        );
      }),
      { numRuns: 30 },
    );
  });
});
