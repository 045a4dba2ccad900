import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CourseIndex, FoundRow, HeldRow, IndexedRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { CourseRow, RowScope } from '@stoa/engine/tutors/course/retrieval/course-row';
import { rowMetadata, type RowNamespace } from '@stoa/schema/course/course-row';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import { bytesOf, vectorOf } from './embedding-bytes.ts';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';

/**
 * Finds the rows that may be among the best for a question. If it needs other data besides the rows, it stores that when they
 * change.
 */
export interface RowFinder {
  /**
   * Returns rows of the scope: the nearest ones, those with most of the terms, and enough others to reach the number wanted.
   */
  find<N extends RowNamespace>(db: Kysely<Database>, query: RowQuery<N>): Promise<readonly FoundRow<N>[]>;
  change(tx: Kysely<Database>, courseId: string, change: Parameters<CourseIndex['change']>[1]): Promise<void>;
}

/** For each row that will be used, this many are found by words, and as many by embeddings. */
const broughtForEach = 2;
const fewestBrought = 16;
export const broughtFor = ({ most }: Pick<RowQuery, 'most'>): number => Math.max(fewestBrought, broughtForEach * most);

/** Rows that one statement writes. */
const mostAtOnce = 200;
/** A lexeme has 2 kB at most, and nobody searches for anything longer than this. */
const longestTerm = 200;

/** The courses' rows in the tables of the store. */
export const courseIndex = (db: Kysely<Database>, finder: RowFinder): CourseIndex => ({
  find: async (query) => (query.scope.unitIds.length === 0 ? [] : finder.find(db, query)),

  async held(courseId, prefix): Promise<readonly HeldRow[]> {
    const rows = await db
      .selectFrom('course_rows')
      .select(['namespace', 'row_id', 'fingerprint'])
      .where('course_id', '=', courseId)
      .where(sql<boolean>`starts_with(row_id, ${prefix})`)
      .execute();
    return rows.map(({ row_id, ...row }) => ({ id: row_id, ...row }));
  },

  change: (courseId, change) =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`course rows ${courseId}`}))`.execute(tx); // two servers may load at once
      for (const some of inParts([...change.remove, ...change.put.map(({ row }) => row)]))
        await sql`delete from course_rows where course_id = ${courseId} and (namespace, row_id) in
          (select * from unnest(${some.map(({ namespace }) => namespace)}::text[], ${some.map(({ id }) => id)}::text[]))`.execute(
          tx,
        );
      for (const some of inParts(change.put))
        await tx
          .insertInto('course_rows')
          .values(some.map((indexed) => ({ course_id: courseId, ...stored(indexed) })))
          .execute();
      await finder.change(tx, courseId, change);
      await sql`insert into course_row_editions (course_id, edition) values (${courseId}, 1)
        on conflict (course_id) do update set edition = course_row_editions.edition + 1`.execute(tx);
    }),
});

/** A row as it is read. */
export type ReadRow<N extends RowNamespace> = Omit<FoundRow<N>, 'terms' | 'vector'> & {
  readonly terms: readonly string[];
  readonly model: string;
  readonly vector: Embedding;
};

/** Reads rows that meet a condition. Embeddings come as text, because PGlite takes ten times as long to return bytes. */
export async function readRows<N extends RowNamespace>(
  db: Kysely<Database>,
  namespace: N,
  condition: RawBuilder<boolean>,
): Promise<readonly ReadRow<N>[]> {
  const { rows } = await sql<{
    course_id: string;
    row_id: string;
    unit_ids: string[];
    tier: ExamTier | null;
    question_id: string | null;
    heading: string;
    text: string;
    metadata: unknown;
    terms: string[];
    model: string;
    embedding: string;
  }>`
    select course_id, row_id, unit_ids, tier, question_id, heading, text, metadata, tsvector_to_array(words) as terms, model,
      encode(embedding, 'base64') as embedding
    from course_rows where namespace = ${namespace} and ${condition} order by row_id`.execute(db);
  return rows.map((row) => ({
    row: {
      id: row.row_id,
      namespace,
      courseId: row.course_id,
      unitIds: row.unit_ids,
      tier: row.tier,
      questionId: row.question_id,
      heading: row.heading,
      text: row.text,
      metadata: rowMetadata[namespace].parse(row.metadata) as CourseRow<N>['metadata'],
    },
    terms: row.terms,
    model: row.model,
    vector: vectorOf(row.embedding),
  }));
}

/** Returns the SQL condition that a row is in a scope; the same condition as `isInScope`. */
export function scopeSql(namespace: RowNamespace, scope: RowScope): RawBuilder<boolean> {
  const { courseId, unitIds, tier, questionIds, withoutQuestionIds } = scope;
  return sql<boolean>`course_id = ${courseId} and namespace = ${namespace} and unit_ids && ${[...unitIds]}::text[]
    ${tier === null ? sql`` : sql`and tier = ${tier}`}
    ${questionIds === null ? sql`` : sql`and question_id = any(${[...questionIds]}::text[])`}
    ${withoutQuestionIds.length === 0 ? sql`` : sql`and (question_id is null or question_id <> all(${[...withoutQuestionIds]}::text[]))`}`;
}

const stored = ({ row, terms, vector, model, fingerprint }: IndexedRow) => ({
  namespace: row.namespace,
  row_id: row.id,
  unit_ids: sql<string[]>`${[...row.unitIds]}::text[]`,
  tier: row.tier,
  question_id: row.questionId,
  heading: row.heading,
  text: row.text,
  metadata: jsonText(row.metadata),
  words: sql<string>`array_to_tsvector(${terms.filter(isTerm)}::text[])`,
  model,
  embedding: bytesOf(vector),
  fingerprint,
});

export const isTerm = (term: string): boolean => term !== '' && term.length <= longestTerm;

function inParts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += mostAtOnce) parts.push(all.slice(at, at + mostAtOnce));
  return parts;
}
