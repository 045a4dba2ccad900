import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { postgresIsThere } from './test-databases.ts';
import { startPostgres } from './test-postgres.ts';
import type { PrivatePostgres } from './test-postgres.ts';
import { exported, newLearner, noon, sampleProblem, turnOf } from './test-samples.ts';

// PostgreSQL has many connections, so that one of two competing processes can be stopped halfway. On PGlite nothing runs
// besides a transaction.
describe.runIf(postgresIsThere())('competing transactions on PostgreSQL', () => {
  let server: PrivatePostgres;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres();
    store = await openStore({ databaseUrl: await server.createDatabase('stoa') });
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  /** Waits until somebody waits for a lock that somebody else holds, or the rival has finished without waiting. */
  async function untilItWaits(rival: Promise<unknown>): Promise<void> {
    const someoneWaits = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
      if (rows.length === 0) throw new Error('nobody waits');
    };
    const waiting = vi.waitFor(someoneWaits, { timeout: 120_000, interval: 20 });
    await Promise.race([waiting, rival]);
  }

  it('a turn waits for a retirement to end, and then doesn’t serve the problem', async () => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    await store.problems.publish([{ problem, events: [] }]);
    const { id: problem_id, version } = problem.item.meta;

    const retirement = await store.db.startTransaction().execute();
    await retirement.updateTable('problems').set({ status: 'RETIRED' }).where('id', '=', problem_id).execute();
    const turn = store.journal.commit(turnOf(learner, { serves: [{ problem_id, version }] }));
    await untilItWaits(turn);
    await retirement.commit().execute();
    expect(await turn).toEqual({ kind: 'conflict', over: 'problem' });
  });

  it('an erasure waits for a turn that has begun, and erases what it stores', async () => {
    const learner = await newLearner(store);
    const turn = await store.db.startTransaction().execute();
    const row = { learner_id: learner, turn_id: randomUUID(), fingerprint: '', session_id: null, reply: '1', at: noon };
    await turn.insertInto('turns').values(row).execute();
    const versions = '{"problem":null}';
    const event = { id: randomUUID(), at: noon, type: 'skill_mastered', learner_id: learner, body: '{}', versions } as const;
    await turn.insertInto('events').values(event).execute();

    const erasure = store.accounts.erase(learner, noon);
    await untilItWaits(erasure);
    await turn.commit().execute();
    await erasure;
    expect(await store.db.selectFrom('events').select('learner_id').where('id', '=', event.id).execute()).toEqual([
      { learner_id: null },
    ]);
    expect(await exported(store, learner)).toMatchObject({ user: [], turns: [], events: [] });
  });

  it.each(['tutor_sessions', 'masteries'] as const)(
    'an erasure and a turn that holds a row of %s don’t cause a deadlock',
    async (table) => {
      const learner = await newLearner(store);
      const session = { id: randomUUID(), tutor: 'practice', expectedVersion: 0, state: null } as const;
      await store.journal.commit(turnOf(learner, { session, masteries: { expectedVersion: 0, changed: [] } }));

      const turn = await store.db.startTransaction().execute();
      await turn.updateTable(table).set({ version: 2 }).where('learner_id', '=', learner).execute();
      const erasure = store.accounts.erase(learner, noon);
      await untilItWaits(erasure);
      const account = turn.selectFrom('user').select('id').where('id', '=', learner).forKeyShare().execute(); // as a foreign key does
      expect(await account).toEqual([{ id: learner }]);
      await turn.commit().execute();
      await expect(erasure).resolves.toBeUndefined();
      expect(await store.accounts.find(learner)).toBeNull();
    },
  );
});
