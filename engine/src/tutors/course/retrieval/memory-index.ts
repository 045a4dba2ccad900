import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { CourseIndex, FoundRow, HeldRow, IndexedRow, RowQuery } from './course-index.ts';
import { isInScope, type CourseRow } from './course-row.ts';

/** An index that only lives in memory: for tests, and as the reference for other indexes. */
export class MemoryIndex implements CourseIndex {
  readonly #rows = new Map<string, IndexedRow>();

  async find<N extends RowNamespace>({ namespace, scope, embedding }: RowQuery<N>): Promise<readonly FoundRow<N>[]> {
    return [...this.#rows.values()]
      .filter(({ row }) => row.namespace === namespace && isInScope(row, scope))
      .map(({ row, terms, vector, model }) => ({
        row: row as CourseRow<N>,
        terms: new Set(terms),
        vector: model === embedding?.model ? vector : null,
      }));
  }

  async held(courseId: string, prefix: string): Promise<readonly HeldRow[]> {
    return [...this.#rows.values()]
      .filter(({ row }) => row.courseId === courseId && row.id.startsWith(prefix))
      .map(({ row: { namespace, id }, fingerprint }) => ({ namespace, id, fingerprint }));
  }

  async change(courseId: string, { put, remove }: Parameters<CourseIndex['change']>[1]): Promise<void> {
    const key = ({ namespace, id }: Pick<CourseRow, 'namespace' | 'id'>) => JSON.stringify([courseId, namespace, id]);
    for (const held of remove) this.#rows.delete(key(held));
    for (const indexed of put) this.#rows.set(key(indexed.row), indexed);
  }
}
