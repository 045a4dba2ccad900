import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { CourseRow, RowScope } from './course-row.ts';
import type { Embedding } from './embedder.ts';

/** A query for rows. */
export type RowQuery<N extends RowNamespace = RowNamespace> = {
  readonly namespace: N;
  readonly scope: RowScope;
  /** The terms of the question (`termsOf`). */
  readonly terms: readonly string[];
  /** Null if the embedding model isn't available: then the words alone decide. */
  readonly embedding: { readonly model: string; readonly vector: Embedding } | null;
  /** How many rows will be used. */
  readonly most: number;
};

/** A row that was found, with what it is ranked by. */
export type FoundRow<N extends RowNamespace = RowNamespace> = {
  readonly row: CourseRow<N>;
  readonly terms: ReadonlySet<string>;
  /** Null if it was made by a different model than the question's. */
  readonly vector: Embedding | null;
};

/** A row with everything that is stored about it. The fingerprint stays the same as long as the row and the model do. */
export type IndexedRow = {
  readonly row: CourseRow;
  readonly terms: readonly string[];
  readonly vector: Embedding;
  readonly model: string;
  readonly fingerprint: string;
};

/** Identifies a row that is stored, without its content. */
export type HeldRow = Pick<CourseRow, 'namespace' | 'id'> & { readonly fingerprint: string };

/**
 * The rows of courses, wherever they are kept. An index only has to return the rows that may be among the best. Their order is
 * decided by `rankRows` alone, in the same way for every index.
 *
 * Errors  each method rejects if the store of the rows can't be asked.
 */
export interface CourseIndex {
  /**
   * Returns rows of the scope, including those nearest to the embedding and those with most of the terms; all of them if they
   * are few.
   */
  find<N extends RowNamespace>(query: RowQuery<N>): Promise<readonly FoundRow<N>[]>;
  /** Returns the rows of a course whose ids begin with `prefix`. */
  held(courseId: string, prefix: string): Promise<readonly HeldRow[]>;
  /** Removes rows and adds others. A row that replaces another appears in both lists, the old one with its old fingerprint. */
  change(courseId: string, change: { readonly put: readonly IndexedRow[]; readonly remove: readonly HeldRow[] }): Promise<void>;
}
