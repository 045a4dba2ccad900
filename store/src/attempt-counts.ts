import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { AttemptCount, AttemptStore } from './store.ts';

export const attemptStore = (db: Kysely<Database>): AttemptStore => ({
  change: (keys, now, decide) =>
    db.transaction().execute(async (tx) => {
      const wanted = [...new Set(keys)].toSorted();
      const fresh = wanted.map((key) => ({ key, count: 0, since: now, last_at: now }));
      await tx
        .insertInto('attempt_counts')
        .values(fresh)
        .onConflict((found) => found.column('key').doNothing())
        .execute();
      // Locked in the order of the keys, so that two processes that count the same things can't deadlock.
      const rows = await tx
        .selectFrom('attempt_counts')
        .selectAll()
        .where('key', 'in', wanted)
        .orderBy('key')
        .forUpdate()
        .execute();
      const before = new Map<string, AttemptCount>(rows.map(({ key, ...count }) => [key, count]));
      const { after, result } = decide(before);
      for (const [key, count] of after) {
        await tx.updateTable('attempt_counts').set(count).where('key', '=', key).execute();
      }
      return result;
    }),

  async forget(keys) {
    if (keys.length > 0)
      await db
        .deleteFrom('attempt_counts')
        .where('key', 'in', [...keys])
        .execute();
  },

  async removeUntouched(since) {
    await db.deleteFrom('attempt_counts').where('last_at', '<', since).execute();
  },
});
