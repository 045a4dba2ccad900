import type { Logger } from 'pino';
import {
  askedOf,
  candidateIds,
  candidateQuery,
  contextInMemory,
  contextOf,
  contextQueries,
  hashed,
} from '@stoa/engine/tutors/course/retrieval/course-context';
import type {
  CandidatesWanted,
  CourseLibrary,
  FoundInCourse,
  RowsAsked,
} from '@stoa/engine/tutors/course/retrieval/course-context';
import type { FoundRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import type { TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { loadRows } from '@stoa/library/retrieval/load-rows';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { KeptRows } from '../../kept-rows.ts';

/** How long a student waits for the embedding of her question; after that, only its words are used for the search. */
const longestEmbeddingMs = 1_500;

/**
 * Finds the sources for a turn of a course in the stored rows. A course whose rows aren't loaded yet, or can't be queried, is
 * searched in its own files. The same code ranks the rows in both cases.
 */
export class CourseRetrieval {
  readonly #kept: KeptRows | null;
  readonly #log: Logger;
  readonly #loaded = new Set<string>();

  constructor(kept: KeptRows | null, log: Logger) {
    this.#kept = kept;
    this.#log = log;
  }

  /**
   * Updates the stored rows from the files of the courses, one course after another; each is searched in the rows from then on.
   * A course that can't be loaded is logged, and its files are still searched.
   */
  async load(courses: Iterable<Pick<TaughtCourse, 'library'>>, limit: AbortSignal): Promise<void> {
    if (this.#kept === null) return;
    for (const {
      library: { courseId, rows },
    } of courses)
      try {
        const loaded = await loadRows(this.#kept, courseId, { rows: rows.all, prefixes: ['content/'] }, limit);
        this.#loaded.add(courseId);
        this.#log.info({ course: courseId, ...loaded }, 'the rows of a course are loaded');
      } catch (error) {
        if (limit.aborted) return;
        this.#log.error({ err: error, course: courseId }, 'the rows of a course could not be loaded; its own files are searched');
      }
  }

  /** Returns a text as a query for the rows, embedded by the rows' model if that answers in time. */
  async asked({ courseId, units }: CourseLibrary, text: string): Promise<RowsAsked> {
    const embedder = this.#keptOf(courseId)?.embedder;
    if (embedder === undefined || embedder.model === hashedEmbedder.model) return askedOf(text, units, hashed(text));
    try {
      const [vector] = await embedder.embed([text], AbortSignal.timeout(longestEmbeddingMs));
      return askedOf(text, units, vector === undefined ? null : { model: embedder.model, vector });
    } catch (error) {
      this.#log.warn({ err: error, model: embedder.model }, 'a question could not be embedded; it is searched by its words');
      return askedOf(text, units, null);
    }
  }

  /** Returns the exam questions of a unit and tier, those that fit the text best first. */
  async candidates(library: CourseLibrary, asked: RowsAsked, wanted: CandidatesWanted): Promise<readonly string[]> {
    return candidateIds(await this.#find(library, candidateQuery(asked, library.courseId, wanted)), asked, wanted);
  }

  /** Returns the sources that the turn may use. */
  async context(
    library: CourseLibrary,
    asked: RowsAsked,
    about: { text: string; scopedUnitIds: readonly UnitId[]; passedQuestionIds: readonly string[] },
  ): Promise<FoundInCourse> {
    if (this.#keptOf(library.courseId) === null) return contextInMemory(library, about);
    const queries = contextQueries(asked, { courseId: library.courseId, ...about });
    const [anchors, chunks, support] = await Promise.all([
      this.#find(library, queries.anchors),
      this.#find(library, queries.chunks),
      queries.support === null ? [] : this.#find(library, queries.support),
    ]);
    return contextOf(asked, { anchors, chunks, support }, about);
  }

  async #find<N extends RowNamespace>({ courseId, rows }: CourseLibrary, query: RowQuery<N>): Promise<readonly FoundRow<N>[]> {
    const kept = this.#keptOf(courseId);
    if (kept === null) return rows.find(query);
    try {
      return await kept.index.find(query);
    } catch (error) {
      this.#log.error(
        { err: error, course: courseId, namespace: query.namespace },
        'the rows of a course could not be searched; its own files were',
      );
      return rows.find(query);
    }
  }

  #keptOf = (courseId: string): KeptRows | null => (this.#loaded.has(courseId) ? this.#kept : null);
}
