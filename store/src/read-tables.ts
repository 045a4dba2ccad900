import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** For each table that a turn needs: a wide column, and an index order that leads to rows from all over the file. */
const read: readonly { table: keyof Database; column: string; order: string }[] = [
  { table: 'user', column: 'email', order: 'id' },
  { table: 'session', column: 'token', order: 'id' },
  { table: 'problems', column: 'body', order: 'id, version' },
  { table: 'servings', column: 'problem_id', order: 'id desc' },
  { table: 'turns', column: 'reply', order: 'learner_id, turn_id' },
  { table: 'tutor_sessions', column: 'state', order: 'id' },
  { table: 'masteries', column: 'version', order: 'learner_id' },
  { table: 'skill_states', column: 'state', order: 'learner_id, skill_id' },
  { table: 'events', column: 'body', order: 'id desc' },
  { table: 'lesson_plans', column: 'guideline', order: 'topic_id, version' },
];
const rows = 6;

/**
 * Reads some whole rows of every table that a turn needs, through an index: a scan of a truncated file would just end earlier,
 * but an index still points to what is missing.
 *
 * Errors  what the database reports about its files.
 */
export async function readTables(db: Kysely<Database>): Promise<void> {
  const lengths = read.map(
    ({ table, column, order }) =>
      sql`(select sum(length(one::text)) from
        (select ${sql.ref(column)} as one from ${sql.table(table)} order by ${sql.raw(order)} limit ${sql.lit(rows)}) as sample)`,
  );
  await db.transaction().execute(async (tx) => {
    // Otherwise a small table would be scanned.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(tx);
    await sql`select ${sql.join(lengths)}`.execute(tx);
  });
}
