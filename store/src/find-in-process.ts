import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import { isInScope, type CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import { nearness, type Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import { asText, broughtFor, type RowFinder } from './course-rows.ts';
import type { Database } from './database.ts';
import { vectorOf } from './embedding-bytes.ts';

type KeptRow = Pick<CourseRow, 'id' | 'courseId' | 'unitIds' | 'tier' | 'questionId'> & {
  readonly model: string;
  readonly vector: Embedding;
  readonly terms: Uint32Array; // their numbers in `KeptRows.numbers`
};
/** The rows of one course and namespace. */
type KeptRows = {
  readonly ofUnit: ReadonlyMap<string, readonly KeptRow[]>;
  readonly numbers: ReadonlyMap<string, number>;
  /** How much a term tells, by its number: the rarer, the more. */
  readonly tells: Float32Array;
};

/**
 * Finds rows exactly and without an extension of the database: terms and embeddings of a course are read once and kept in memory, a kilobyte and a half for each row, until an edition of
 * the course says that they have changed.
 */
export class FindInProcess implements RowFinder {
  readonly #kept = new Map<string, { readonly edition: number; readonly rows: Promise<KeptRows> }>();

  async find(db: Kysely<Database>, query: RowQuery): Promise<readonly string[]> {
    const { namespace, scope, embedding, terms, most } = query;
    const { ofUnit, numbers, tells } = await this.#rowsOf(db, scope.courseId, namespace);
    const rows = [...new Set(scope.unitIds.flatMap((unit) => ofUnit.get(unit) ?? []))].filter((row) => isInScope(row, scope));
    const count = broughtFor(query);
    if (rows.length <= count) return rows.map(({ id }) => id);

    const asked = new Set(terms.flatMap((term) => numbers.get(term) ?? []));
    const byWords = best(rows, count, ({ terms: own }) =>
      own.reduce((sum, term) => (asked.has(term) ? sum + tells[term]! : sum), 0),
    );
    const near =
      embedding === null
        ? []
        : best(rows, count, ({ model, vector }) => (model === embedding.model ? 1 + nearness(vector, embedding.vector) : 0));
    const first = rows.slice(0, most).map(({ id }) => id); // of a question that has nothing in common with any of them
    return [...new Set([...byWords, ...near, ...first])];
  }

  /** Whoever has the rows of an edition before reads them anew when it hears of this one. */
  async change(): Promise<void> {}

  async #rowsOf(db: Kysely<Database>, courseId: string, namespace: RowNamespace): Promise<KeptRows> {
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

/** The names of the rows that are worth most, of those that are worth anything. */
const best = (rows: readonly KeptRow[], count: number, worth: (row: KeptRow) => number): readonly string[] =>
  rows
    .map((row) => ({ id: row.id, worth: worth(row) }))
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth || (one.id < other.id ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);

type StoredRow = {
  row_id: string;
  unit_ids: string[];
  tier: KeptRow['tier'];
  question_id: string | null;
  model: string;
  embedding: string;
  terms: string[];
};

async function readRows(db: Kysely<Database>, courseId: string, namespace: RowNamespace): Promise<KeptRows> {
  const { rows } = await sql<StoredRow>`
    select row_id, unit_ids, tier, question_id, model, ${asText} as embedding, tsvector_to_array(words) as terms from course_rows
    where course_id = ${courseId} and namespace = ${namespace} order by row_id`.execute(db);
  const numbers = new Map<string, number>();
  const holding: number[] = [];
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, numbers.size);
    holding.push(0);
    return numbers.size - 1;
  };
  const kept = rows.map(({ row_id, unit_ids, question_id, tier, model, embedding, terms }): KeptRow => {
    const own = Uint32Array.from(terms, numberOf);
    for (const term of own) holding[term]! += 1;
    return {
      id: row_id,
      courseId,
      unitIds: unit_ids,
      tier,
      questionId: question_id,
      model,
      vector: vectorOf(embedding),
      terms: own,
    };
  });
  const ofUnit = new Map<string, KeptRow[]>();
  for (const row of kept)
    for (const unit of row.unitIds) {
      const others = ofUnit.get(unit);
      if (others === undefined) ofUnit.set(unit, [row]);
      else others.push(row);
    }
  return { ofUnit, numbers, tells: Float32Array.from(holding, (count) => Math.log(1 + kept.length / count)) };
}
