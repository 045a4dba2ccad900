import type { CourseIndex } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { Embedder } from '@stoa/engine/tutors/course/retrieval/embedder';
import { pineconeIndex } from '@stoa/providers/retrieval/pinecone-index';
import { courseIndex } from '@stoa/store/course-rows';
import { findByPostgres } from '@stoa/store/find-by-postgres';
import { FindInProcess } from '@stoa/store/find-in-process';
import type { Store } from '@stoa/store/store';
import type { ServerConfig } from './config.ts';

/** Where the rows of courses are stored, and the embedder that makes their embeddings. */
export type KeptRows = { readonly index: CourseIndex; readonly embedder: Embedder };

/**
 * Opens the store for the rows of courses that the configuration asks for.
 *
 * Errors  `NoPgvectorError`.
 */
export async function openKeptRows(
  { retrieval }: Pick<ServerConfig, 'retrieval'>,
  { db }: Pick<Store, 'db'>,
  embedder: Embedder,
): Promise<KeptRows> {
  switch (retrieval.kind) {
    case 'tables':
      return { index: courseIndex(db, new FindInProcess()), embedder };
    case 'pgvector':
      return { index: courseIndex(db, await findByPostgres(db)), embedder };
    case 'pinecone':
      return { index: pineconeIndex(retrieval), embedder };
  }
}
