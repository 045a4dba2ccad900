import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { CourseRow, RowScope } from './course-row.ts';
import type { Embedding } from './embedder.ts';

/** What is looked for. */
export type RowQuery<N extends RowNamespace = RowNamespace> = {
  readonly namespace: N;
  readonly scope: RowScope;
  /** What the question speaks of (`termsOf`). */
  readonly terms: readonly string[];
  /** Null where the model that embeds can't be had: then the words alone decide. */
  readonly embedding: { readonly model: string; readonly vector: Embedding } | null;
  /** How many rows will be used. */
  readonly most: number;
};

/** A row that was found, with what it is ranked by. */
export type FoundRow<N extends RowNamespace = RowNamespace> = {
  readonly row: CourseRow<N>;
  readonly terms: ReadonlySet<string>;
  /** Null where it was made by another model than the question's. */
  readonly vector: Embedding | null;
};

/** A row with all that is kept of it. The fingerprint is the same as long as the row and the model are. */
export type IndexedRow = {
  readonly row: CourseRow;
  readonly terms: readonly string[];
  readonly vector: Embedding;
  readonly model: string;
  readonly fingerprint: string;
};

/** Which rows are held, without what is in them. */
export type HeldRow = Pick<CourseRow, 'namespace' | 'id'> & { readonly fingerprint: string };

/**
 * The rows of courses, wherever they are kept. An index only has to bring the rows that may be among the best: where they stand is decided by
 * `rankRows` alone, the same for every index.
 *
 * Errors  each method rejects where what keeps the rows can't be asked.
 */
export interface CourseIndex {
  /** Rows of the scope, among them the nearest to the embedding and those with most of the terms; all of them where they are few. */
  find<N extends RowNamespace>(query: RowQuery<N>): Promise<readonly FoundRow<N>[]>;
  /** The rows of a course whose names begin with `prefix`. */
  held(courseId: string, prefix: string): Promise<readonly HeldRow[]>;
  /** Removes rows and puts others. A row that takes another's place stands in both, the old one with the fingerprint that it had. */
  change(courseId: string, change: { readonly put: readonly IndexedRow[]; readonly remove: readonly HeldRow[] }): Promise<void>;
}
