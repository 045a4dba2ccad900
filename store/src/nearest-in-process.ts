import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import { isInScope, type CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import { nearness, type Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import { broughtFor, type NearestRows } from './course-rows.ts';
import type { Database } from './database.ts';
import { vectorOf } from './embedding-bytes.ts';

type KeptRow = Pick<CourseRow, 'id' | 'courseId' | 'unitIds' | 'tier' | 'questionId'> & { model: string; vector: Embedding };
/** The rows of one course and namespace as they were at an edition. */
type Kept = { readonly edition: number; readonly rows: Promise<readonly KeptRow[]> };

/**
 * Finds the nearest rows exactly and without an extension of the database: the embeddings of a course are read once and kept in memory, a kilobyte for each, until an
 * edition of the course says that they have changed.
 */
export class NearestInProcess implements NearestRows {
  readonly #kept = new Map<string, Kept>();

  async find(
    db: Kysely<Database>,
    query: RowQuery & { embedding: NonNullable<RowQuery['embedding']> },
  ): Promise<readonly string[]> {
    const { namespace, scope, embedding } = query;
    const rows = await this.#rowsOf(db, scope.courseId, namespace);
    return rows
      .filter((row) => row.model === embedding.model && isInScope(row, scope))
      .map(({ id, vector }) => ({ id, near: nearness(vector, embedding.vector) }))
      .toSorted((one, other) => other.near - one.near || (one.id < other.id ? -1 : 1))
      .slice(0, broughtFor(query))
      .map(({ id }) => id);
  }

  /** Whoever has the rows of an edition before reads them anew when it hears of this one. */
  async change(): Promise<void> {}

  async #rowsOf(db: Kysely<Database>, courseId: string, namespace: RowNamespace): Promise<readonly KeptRow[]> {
    const found = await db
      .selectFrom('course_row_editions')
      .select('edition')
      .where('course_id', '=', courseId)
      .executeTakeFirst();
    const edition = found?.edition ?? 0;
    const key = JSON.stringify([courseId, namespace]);
    const kept = this.#kept.get(key);
    if (kept?.edition === edition) return kept.rows;
    const rows = readRows(db, courseId, namespace);
    this.#kept.set(key, { edition, rows });
    rows.catch(() => this.#kept.delete(key));
    return rows;
  }
}

async function readRows(db: Kysely<Database>, courseId: string, namespace: RowNamespace): Promise<readonly KeptRow[]> {
  const { rows } = await sql<{
    row_id: string;
    unit_ids: string[];
    tier: KeptRow['tier'];
    question_id: string | null;
    model: string;
    embedding: Uint8Array;
  }>`select row_id, unit_ids, tier, question_id, model, embedding from course_rows
     where course_id = ${courseId} and namespace = ${namespace}`.execute(db);
  return rows.map(({ row_id, unit_ids, question_id, tier, model, embedding }) => ({
    id: row_id,
    courseId,
    unitIds: unit_ids,
    tier,
    questionId: question_id,
    model,
    vector: vectorOf(embedding),
  }));
}
