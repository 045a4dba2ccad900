import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { ExposureStore, MetProblems } from './store.ts';

export const exposureStore = (db: Kysely<Database>): ExposureStore => ({
  async of(learner) {
    const { rows } = await sql<{ met: MetProblems }>`select ${metProblems(sql`${learner}::text`, sql`true`)} as met`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('a select without a table gave no row');
    return row.met;
  },
  async shownSince(skill, since) {
    const { rows } = await sql<{ problem_id: string }>`
      select distinct problem_id from exposures
      where skill_id = ${skill} and exposed_at > ${since}::timestamptz and how <> 'counted'`.execute(db);
    return rows.map(({ problem_id }) => problem_id);
  },
});

/** Reads what a learner has met in the skills selected by `wanted`, a condition on a row of `exposures`. */
export const metProblems = (learner: ReturnType<typeof sql>, wanted: ReturnType<typeof sql>) => sql<MetProblems>`
  json_build_object(
    'exposed', (select coalesce(json_agg(problem_id), '[]') from exposures where exposures.learner_id = ${learner} and ${wanted}),
    'checkpoints', (
      select coalesce(json_agg(json_build_object('skill_id', skill_id, 'session_id', session_id, 'problem_id', problem_id)), '[]')
      from checkpoints where checkpoints.learner_id = ${learner}
    ),
    'exams', (
      select coalesce(json_agg(exam), '[]')
      from learner_records, jsonb_array_elements(body -> 'open_exams') as exam
      where learner_records.learner_id = ${learner}
    )
  )`;
