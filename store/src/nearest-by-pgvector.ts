import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CourseIndex, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import { broughtFor, scopeSql, type NearestRows } from './course-rows.ts';
import type { Database } from './database.ts';

/** The database has no extension `vector`, or this user may not create it. */
export class NoPgvectorError extends Error {
  constructor(cause: unknown) {
    super('The database has no pgvector (extension "vector" 0.8 or later), or its user may not create it.', { cause });
    this.name = 'NoPgvectorError';
  }
}

/**
 * Finds the nearest rows by pgvector: one column beside the rows, with an index (HNSW) for each model and number of dimensions, made when the first of its rows comes.
 *
 * Errors  `NoPgvectorError`.
 */
export async function nearestByPgvector(db: Kysely<Database>): Promise<NearestRows> {
  try {
    await sql`create extension if not exists vector`.execute(db);
    await sql`alter table course_rows add column if not exists near vector`.execute(db);
  } catch (error) {
    throw new NoPgvectorError(error);
  }
  return { find, change };
}

async function find(
  db: Kysely<Database>,
  query: RowQuery & { embedding: NonNullable<RowQuery['embedding']> },
): Promise<readonly string[]> {
  const { namespace, scope, embedding } = query;
  const { model, vector } = embedding;
  return db.transaction().execute(async (tx) => {
    // An index gives the nearest of all rows: it has to go on until enough of them are in the scope.
    await sql`select set_config('hnsw.iterative_scan', 'strict_order', true)`.execute(tx);
    const { rows } = await sql<{ row_id: string }>`
      select row_id from course_rows
      where ${scopeSql(namespace, scope)} and model = ${sql.lit(model)} and near is not null
      order by ${typed(vector.length)} <#> ${textOf(vector)}::vector limit ${broughtFor(query)}`.execute(tx);
    return rows.map(({ row_id }) => row_id);
  });
}

async function change(tx: Kysely<Database>, courseId: string, { put }: Parameters<CourseIndex['change']>[1]): Promise<void> {
  const models = new Map(put.map(({ model, vector }) => [model, vector.length]));
  await sql`update course_rows set near = given.near::vector
    from unnest(
      ${put.map(({ row }) => row.namespace)}::text[], ${put.map(({ row }) => row.id)}::text[], ${put.map(({ vector }) => textOf(vector))}::text[]
    ) as given (namespace, row_id, near)
    where course_id = ${courseId} and course_rows.namespace = given.namespace and course_rows.row_id = given.row_id`.execute(tx);
  for (const [model, dimensions] of models) {
    if (dimensions > mostIndexed) continue; // those are compared one by one
    const name = `course_rows_near_${createHash('sha256').update(`${model}/${dimensions}`).digest('hex').slice(0, 12)}`;
    await sql`create index if not exists ${sql.id(name)} on course_rows using hnsw ((${typed(dimensions)}) vector_ip_ops)
      where model = ${sql.lit(model)}`.execute(tx);
  }
}

const mostIndexed = 2_000;

const typed = (dimensions: number) => sql`near::vector(${sql.raw(String(dimensions))})`;
const textOf = (vector: Embedding): string => `[${vector.join(',')}]`;
