import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@stoa/store/open-store';
import { postgresIsThere } from '@stoa/store/test-databases';
import { startPostgres } from '@stoa/store/test-postgres';
import type { PrivatePostgres } from '@stoa/store/test-postgres';
import { Learner } from '../http/learner.ts';
import { openServer } from '../http/open-server.ts';
import type { OpenServer } from '../http/open-server.ts';

/** Ways in which a PostgreSQL can end while it's in use. */
const crashes: { name: string; crash: (postgres: PrivatePostgres) => Promise<unknown> }[] = [
  { name: 'its postmaster is killed', crash: (postgres) => postgres.kill() },
  { name: 'it is stopped at once (pg_ctl immediate)', crash: (postgres) => postgres.end('SIGQUIT') },
  { name: 'it is stopped (pg_ctl fast)', crash: (postgres) => postgres.end('SIGINT') },
];

describe.runIf(postgresIsThere())('a server whose PostgreSQL crashes under load', () => {
  let postgres: PrivatePostgres;
  let server: OpenServer;
  let lost = 0;
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);

  beforeAll(async () => {
    process.on('uncaughtException', note);
    postgres = await startPostgres();
    const store = await openStore({
      databaseUrl: await postgres.createDatabase('school'),
      connections: 4,
      onConnectionLost: () => void (lost += 1),
    });
    server = await openServer({ store });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
    process.off('uncaughtException', note);
  });

  /**
   * Takes one turn after another until told to stop. A turn that gets 503 is sent again with its key. Counts the statuses in
   * `seen`.
   */
  async function practice(learner: Learner, seen: Map<number, number>, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const key = crypto.randomUUID();
      const input = { kind: 'attempt', problem_id: learner.view.problem!.id, answer: '123456' };
      for (let status = 503; status === 503 && !until.aborted;) {
        const reply = await learner.send(input, key);
        status = reply.statusCode;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status === 503) {
          expect(reply.json()).toMatchObject({ type: '/problems/unavailable' });
          expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        } else expect(status, reply.body).toBeLessThan(500);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const signedUp = async () => {
    const learner = new Learner(await server.signUp(), server, () => undefined);
    await learner.start({ skill_id: 'eq_one_step_add' });
    return learner;
  };

  const load = async (crash: () => Promise<unknown>, back: () => Promise<void>) => {
    const learners = await Promise.all(Array.from({ length: 6 }, signedUp));
    const end = new AbortController();
    const seen = new Map<number, number>();
    const playing = Promise.all(learners.map((learner) => practice(learner, seen, end.signal)));
    await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(6);
    await crash();
    await expect.poll(() => seen.get(503) ?? 0).toBeGreaterThan(6);
    await back();
    const before = seen.get(200) ?? 0;
    await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(before + 6);
    end.abort();
    await playing;
    expect([...seen.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  };

  it.each(crashes)('stays up, refuses with 503 and a time to retry, and continues: $name', async ({ crash }) => {
    await load(
      () => crash(postgres),
      () => postgres.restart(),
    );
    expect(lost).toBeGreaterThan(0);
    expect(unhandled).toEqual([]);
  });

  it('stays up when all its connections are closed', async () => {
    const { db } = server.store;
    const learners = await Promise.all([signedUp(), signedUp()]);
    const end = new AbortController();
    const seen = new Map<number, number>();
    const playing = Promise.all(learners.map((learner) => practice(learner, seen, end.signal)));
    await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(2);
    await postgres.endConnections('school');
    const before = seen.get(200) ?? 0;
    await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(before + 6);
    end.abort();
    await playing;
    expect([...seen.keys()].every((status) => status < 500 || status === 503)).toBe(true);
    expect(unhandled).toEqual([]);
    expect(await db.selectFrom('user').select('id').limit(1).execute()).toHaveLength(1);
  });
});
