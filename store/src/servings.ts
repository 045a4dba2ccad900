import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { ProblemStore } from './store.ts';

export async function timesServed(db: Kysely<Database>, id: string, version: number): Promise<number> {
  const { times } = await db
    .selectFrom('servings')
    .select(sql<number>`count(*)::int`.as('times'))
    .where('problem_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return times;
}

/**
 * The one query that proves that only VERIFIED problems are served: every serving must be in a time span in which that very
 * version was VERIFIED, including the span's first moment but not its last.
 *
 * Source  practice spec §12, 1: "Runtime serves only VERIFIED problems (provable via audit queries)".
 */
export async function servedUnverified(db: Kysely<Database>): ReturnType<ProblemStore['servedUnverified']> {
  const { rows } = await sql<{ served: number; unverified: { problem_id: string; version: number; at: string }[] }>`
    select count(*)::int as served,
           coalesce(
             jsonb_agg(jsonb_build_object('problem_id', problem_id, 'version', version, 'at', served_at) order by served_at, id)
               filter (where not verified),
             '[]'
           ) as unverified
    from (
      select id, problem_id, version, served_at, exists (
        select from verification_spans span
        where span.problem_id = servings.problem_id and span.version = servings.version
          and span.verified_at <= servings.served_at
          and (span.retired_at is null or servings.served_at < span.retired_at)
      ) as verified
      from servings
    ) as checked`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('counting the servings gave no row');
  const unverified = found.unverified.map((serving) => ({ ...serving, at: new Date(serving.at).toISOString() }));
  return { served: found.served, unverified };
}
