import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { FoundRow, RowQuery } from './course-index.ts';
import { isInScope, type CourseRow } from './course-row.ts';
import { hashedEmbedder, hashedEmbedding } from './hashed-embedder.ts';
import { termsOf } from './question-terms.ts';

/** Returns the text by which a row is found without a model: its heading and its text. */
export const searchedText = ({ heading, text }: Pick<CourseRow, 'heading' | 'text'>): string => `${heading}\n${text}`;

/** The rows of a course's own files, each analyzed on its first search. */
export class RowsInMemory {
  readonly all: readonly CourseRow[];
  readonly #read = new Map<CourseRow, FoundRow>();

  constructor(rows: readonly CourseRow[]) {
    this.all = rows;
  }

  /** Returns all rows of a scope. */
  find<N extends RowNamespace>({ namespace, scope, embedding }: RowQuery<N>): readonly FoundRow<N>[] {
    return this.all
      .filter((row) => row.namespace === namespace && isInScope(row, scope))
      .map((row) => {
        const read = this.#readRow(row as CourseRow<N>);
        return embedding?.model === hashedEmbedder.model ? read : { ...read, vector: null };
      });
  }

  #readRow<N extends RowNamespace>(row: CourseRow<N>): FoundRow<N> {
    const known = this.#read.get(row);
    if (known !== undefined) return known as FoundRow<N>;
    const text = searchedText(row);
    const read = { row, terms: new Set(termsOf(text)), vector: hashedEmbedding(text) };
    this.#read.set(row, read);
    return read;
  }
}
