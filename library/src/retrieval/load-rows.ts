import { createHash } from 'node:crypto';
import type { CourseIndex, HeldRow, IndexedRow } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import type { Embedder } from '@stoa/engine/tutors/course/retrieval/embedder';
import { termsOf } from '@stoa/engine/tutors/course/retrieval/question-terms';
import { searchedText } from '@stoa/engine/tutors/course/retrieval/rows-in-memory';

/** What loading changed, counted in rows. */
export type Loaded = { readonly added: number; readonly changed: number; readonly same: number; readonly removed: number };

/** Rows that are embedded in one request and stored in one change. */
const atOnce = 96;

/**
 * Updates an index to these rows: new and changed rows are embedded and stored, missing ones are removed, and the rest isn't
 * touched. A row has changed if its text, its terms, or the embedding model has, so that another model embeds all rows again.
 *
 * `prefixes` are the name prefixes of the course's rows of which `rows` is the complete list. What was stored before an error
 * stays, and the next run continues from there.
 *
 * Errors  rejects if the index or the embedder can't be reached, and if `limit` ends it.
 */
export async function loadRows(
  { index, embedder }: { index: CourseIndex; embedder: Embedder },
  courseId: string,
  { rows, prefixes }: { rows: readonly CourseRow[]; prefixes: readonly string[] },
  limit?: AbortSignal,
): Promise<Loaded> {
  const held = new Map<string, HeldRow>();
  for (const prefix of prefixes) for (const row of await index.held(courseId, prefix)) held.set(keyOf(row), row);
  const wanted = new Set(rows.map(keyOf));
  const read = rows.map((row) => {
    const terms = [...new Set(termsOf(searchedText(row)))];
    return { row, terms, fingerprint: fingerprintOf(row, terms, embedder.model) };
  });
  const differing = read.filter(({ row, fingerprint }) => held.get(keyOf(row))?.fingerprint !== fingerprint);
  const remove = [...held.values()].filter((row) => !wanted.has(keyOf(row)));
  for (let at = 0; at < differing.length; at += atOnce) {
    limit?.throwIfAborted();
    const some = differing.slice(at, at + atOnce);
    const vectors = await embedder.embed(
      some.map(({ row }) => searchedText(row)),
      limit,
    );
    const put = some.map((one, place): IndexedRow => ({ ...one, vector: vectors[place]!, model: embedder.model }));
    await index.change(courseId, { put, remove: some.flatMap(({ row }) => held.get(keyOf(row)) ?? []) });
  }
  if (remove.length > 0) await index.change(courseId, { put: [], remove });
  const changed = differing.filter(({ row }) => held.has(keyOf(row))).length;
  return { added: differing.length - changed, changed, same: rows.length - differing.length, removed: remove.length };
}

const keyOf = ({ namespace, id }: HeldRow | CourseRow): string => `${namespace} ${id}`;

const fingerprintOf = (row: CourseRow, terms: readonly string[], model: string): string =>
  createHash('sha256')
    .update(JSON.stringify([model, row, terms]))
    .digest('hex')
    .slice(0, 32);
