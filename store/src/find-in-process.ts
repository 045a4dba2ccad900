import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { FoundRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import { isInScope, type CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import { nearness, type Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import { broughtFor, readRows, type RowFinder } from './course-rows.ts';
import type { Database } from './database.ts';

type KeptRow = {
  readonly row: CourseRow;
  readonly model: string;
  readonly vector: Embedding;
  readonly terms: Uint32Array; // their indexes in `KeptRows.terms`
};
/** The rows of one course and namespace. */
type KeptRows = {
  readonly ofUnit: ReadonlyMap<string, readonly KeptRow[]>;
  readonly terms: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** The weight of each term, by its index: the rarer the term, the greater. */
  readonly tells: Float32Array;
};

/**
 * Finds rows exactly and without a database extension: the rows of a course are read once and kept in memory, two or three
 * kilobytes each, until the course has a new edition.
 */
export class FindInProcess implements RowFinder {
  readonly #kept = new Map<string, { readonly edition: number; readonly rows: Promise<KeptRows> }>();

  async find<N extends RowNamespace>(db: Kysely<Database>, query: RowQuery<N>): Promise<readonly FoundRow<N>[]> {
    const { namespace, scope, embedding, most } = query;
    const kept = await this.#rowsOf(db, scope.courseId, namespace);
    const rows = [...new Set(scope.unitIds.flatMap((unit) => kept.ofUnit.get(unit) ?? []))].filter(({ row }) =>
      isInScope(row, scope),
    );
    const count = broughtFor(query);
    const asked = new Set(query.terms.flatMap((term) => kept.places.get(term) ?? []));
    const brought =
      rows.length <= count
        ? rows
        : new Set([
            ...best(rows, count, ({ terms }) =>
              terms.reduce((sum, term) => (asked.has(term) ? sum + kept.tells[term]! : sum), 0),
            ),
            ...best(rows, count, ({ model, vector }) =>
              model === embedding?.model ? 1 + nearness(vector, embedding.vector) : 0,
            ),
            ...rows.slice(0, most), // for a question that has nothing in common with any row
          ]);
    return Array.from(brought, ({ row, terms, model, vector }) => ({
      row: row as CourseRow<N>,
      terms: new Set(Array.from(terms, (place) => kept.terms[place]!)),
      vector: model === embedding?.model ? vector : null,
    }));
  }

  /** Does nothing: rows in memory are read again when a query shows a new edition. */
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
    const rows = keptRows(db, courseId, namespace);
    this.#kept.set(key, { edition, rows });
    rows.catch(() => this.#kept.delete(key));
    return rows;
  }
}

/** Returns the rows with the highest worth, leaving out those worth nothing. */
const best = (rows: readonly KeptRow[], count: number, worth: (row: KeptRow) => number): readonly KeptRow[] =>
  rows
    .map((row) => ({ row, worth: worth(row) }))
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth || (one.row.row.id < other.row.row.id ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);

async function keptRows(db: Kysely<Database>, courseId: string, namespace: RowNamespace): Promise<KeptRows> {
  const places = new Map<string, number>();
  const holding: number[] = [];
  const placeOf = (term: string): number => {
    const known = places.get(term) ?? places.size;
    places.set(term, known);
    holding[known] = (holding[known] ?? 0) + 1;
    return known;
  };
  const rows = await readRows(db, namespace, sql<boolean>`course_id = ${courseId}`);
  const kept = rows.map((row): KeptRow => ({ ...row, terms: Uint32Array.from(row.terms, placeOf) }));
  const ofUnit = new Map<string, KeptRow[]>();
  for (const one of kept)
    for (const unit of one.row.unitIds) {
      const others = ofUnit.get(unit);
      if (others === undefined) ofUnit.set(unit, [one]);
      else others.push(one);
    }
  return {
    ofUnit,
    terms: [...places.keys()],
    places,
    tells: Float32Array.from(holding, (count) => Math.log(1 + kept.length / count)),
  };
}
