import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CourseIndex, FoundRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import { broughtFor, isTerm, readRows, scopeSql, type RowFinder } from './course-rows.ts';
import type { Database } from './database.ts';
import { vectorOf } from './embedding-bytes.ts';

/** The database doesn't have the extension `vector`, or this user may not create it. */
export class NoPgvectorError extends Error {
  constructor(cause: unknown) {
    super('The database has no pgvector (extension "vector" 0.8 or later), or its user may not create it.', { cause });
    this.name = 'NoPgvectorError';
  }
}

/**
 * Finds rows with the database alone: by full-text search over the tutor's own terms, and by pgvector in one column of the
 * rows, with an index (HNSW) for each model and number of dimensions, created when the first of its rows is stored.
 *
 * Errors  `NoPgvectorError`.
 */
export async function findByPostgres(db: Kysely<Database>): Promise<RowFinder> {
  try {
    await sql`create extension if not exists vector`.execute(db);
    await sql`alter table course_rows add column if not exists near vector`.execute(db);
  } catch (error) {
    throw new NoPgvectorError(error);
  }
  await sql`create index if not exists course_rows_units_idx on course_rows using gin (unit_ids)`.execute(db);
  await sql`create index if not exists course_rows_words_idx on course_rows using gin (words)`.execute(db);
  await keepNearOfOthers(db);
  return { find, change };
}

async function find<N extends RowNamespace>(db: Kysely<Database>, query: RowQuery<N>): Promise<readonly FoundRow<N>[]> {
  const { namespace, scope, embedding, terms, most } = query;
  const inScope = scopeSql(namespace, scope);
  const words = tsQuery(terms);
  const count = broughtFor(query);
  const byWords =
    words === null
      ? sql``
      : sql`union (select row_id from course_rows where ${inScope} and words @@ ${words}::tsquery
              order by ts_rank(words, ${words}::tsquery) desc, row_id limit ${count})`;
  const near =
    embedding === null
      ? sql``
      : sql`union (select row_id from course_rows where ${inScope} and model = ${sql.lit(embedding.model)} and near is not null
              order by ${typed(embedding.vector.length)} <#> ${textOf(embedding.vector)}::vector limit ${count})`;
  return db.transaction().execute(async (tx) => {
    // An index returns the nearest of all rows, so it has to continue until enough of them are in the scope.
    await sql`select set_config('hnsw.iterative_scan', 'strict_order', true)`.execute(tx);
    const found = sql<boolean>`${inScope} and row_id in (
      (select row_id from course_rows where ${inScope} order by row_id limit ${most}) ${byWords} ${near})`;
    const rows = await readRows(tx, namespace, found);
    return rows.map(({ row, terms: own, model, vector }) => ({
      row,
      terms: new Set(own),
      vector: model === embedding?.model ? vector : null,
    }));
  });
}

/** Returns a query for any of the terms; null if there are none. */
function tsQuery(terms: readonly string[]): string | null {
  const quoted = terms.filter(isTerm).map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`);
  return quoted.length === 0 ? null : quoted.join(' | ');
}

const change = (tx: Kysely<Database>, courseId: string, { put }: Parameters<CourseIndex['change']>[1]): Promise<void> =>
  keepNear(
    tx,
    put.map(({ row: { namespace, id }, model, vector }) => ({ courseId, namespace, id, model, vector })),
  );

type NearRow = { courseId: string; namespace: RowNamespace; id: string; model: string; vector: Embedding };

async function keepNear(tx: Kysely<Database>, rows: readonly NearRow[]): Promise<void> {
  await sql`update course_rows set near = given.near::vector
    from unnest(
      ${rows.map(({ courseId }) => courseId)}::text[], ${rows.map(({ namespace }) => namespace)}::text[],
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ vector }) => textOf(vector))}::text[]
    ) as given (course_id, namespace, row_id, near)
    where course_rows.course_id = given.course_id and course_rows.namespace = given.namespace and course_rows.row_id = given.row_id`.execute(
    tx,
  );
  for (const [model, dimensions] of new Map(rows.map((row) => [row.model, row.vector.length]))) {
    if (dimensions > mostIndexed) continue; // rows with too many dimensions are compared one by one
    const name = `course_rows_near_${createHash('sha256').update(`${model}/${dimensions}`).digest('hex').slice(0, 12)}`;
    await sql`create index if not exists ${sql.id(name)} on course_rows using hnsw ((${typed(dimensions)}) vector_ip_ops)
      where model = ${sql.lit(model)}`.execute(tx);
  }
}

/** Adds the vectors of rows that were stored while the database was searched without pgvector. */
async function keepNearOfOthers(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ course_id: string; namespace: RowNamespace; row_id: string; model: string; embedding: string }>`
      select course_id, namespace, row_id, model, encode(embedding, 'base64') as embedding from course_rows
      where near is null limit 500`.execute(db);
    if (rows.length === 0) return;
    await keepNear(
      db,
      rows.map(({ course_id, namespace, row_id, model, embedding }) => ({
        courseId: course_id,
        namespace,
        id: row_id,
        model,
        vector: vectorOf(embedding),
      })),
    );
  }
}

const mostIndexed = 2_000;

const typed = (dimensions: number) => sql`near::vector(${sql.raw(String(dimensions))})`;
const textOf = (vector: Embedding): string => `[${vector.join(',')}]`;
