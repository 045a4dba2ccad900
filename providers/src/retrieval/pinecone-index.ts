import { z } from 'zod';
import type { CourseIndex, FoundRow, HeldRow, IndexedRow, RowQuery } from '@stoa/engine/tutors/course/retrieval/course-index';
import type { CourseRow, RowScope } from '@stoa/engine/tutors/course/retrieval/course-row';
import { RowNamespace, rowMetadata } from '@stoa/schema/course/course-row';
import { ExamTier } from '@stoa/schema/course/tier';
import { boundedFetch } from '../bounded-fetch.ts';

/** Pinecone refused, or answered in a way that its API doesn't describe. The message contains no key and no text. */
export class PineconeError extends Error {
  override name = 'PineconeError';
}

const version = '2025-10';
const longestAnswer = 50_000_000;
const longestMs = 10_000;
const most = { upserted: 100, deleted: 1000, listed: 100, brought: 1000 } as const;
/** How many matches to request: more than will be used, because they are ranked again by words too. */
const broughtFor = ({ most: used }: RowQuery): number => Math.min(most.brought, Math.max(100, 5 * used));

const Kept = z.object({
  courseId: z.string(),
  rowId: z.string(),
  unitIds: z.array(z.string()),
  tier: ExamTier.optional(),
  questionId: z.string().optional(),
  heading: z.string(),
  text: z.string(),
  metadata: z.string(),
  terms: z.array(z.string()),
  model: z.string(),
});
const QueryAnswer = z.object({ matches: z.array(z.object({ values: z.array(z.number()), metadata: Kept })) });
const ListAnswer = z.object({
  vectors: z.array(z.object({ id: z.string() })).default([]),
  pagination: z.object({ next: z.string() }).nullish(),
});

/**
 * Stores the rows of courses in one dense index of Pinecone (metric: dot product or cosine, with as many dimensions as the
 * embedder gives), each namespace in the Pinecone namespace of the same name.
 *
 * A vector's id contains course, row, and fingerprint, so that a list of ids says what is stored. Pinecone searches only by
 * embeddings: without one, `find` rejects.
 *
 * Errors  `PineconeError`, and what `fetch` throws for a lost connection.
 * Source  Pinecone data plane API, version 2025-10: /vectors/upsert, /query, /vectors/delete, /vectors/list.
 */
export function pineconeIndex({ host, apiKey }: { host: string; apiKey: string }): CourseIndex {
  const base = /^https?:\/\//.test(host) ? host.replace(/\/+$/, '') : `https://${host}`;
  const bounded = boundedFetch(longestAnswer);

  async function ask<T>(method: 'GET' | 'POST', path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
    const response = await bounded(`${base}${path}`, {
      method,
      headers: {
        'Api-Key': apiKey,
        'X-Pinecone-Api-Version': version,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestMs),
    });
    const what = `${method} ${path.replace(/\?.*/, '')}`;
    if (!response.ok) {
      await response.body?.cancel();
      throw new PineconeError(`Pinecone answered ${what} with status ${response.status}.`);
    }
    const parsed = answer.safeParse(await response.json());
    if (!parsed.success) throw new PineconeError(`Pinecone's answer to ${what} is not as its API says.`);
    return parsed.data;
  }

  async function heldIn(namespace: RowNamespace, courseId: string, prefix: string): Promise<HeldRow[]> {
    const held: HeldRow[] = [];
    let next: string | undefined;
    do {
      const wanted = { namespace, prefix: beginningOf(courseId, prefix), limit: String(most.listed) };
      const search = new URLSearchParams({ ...wanted, ...(next === undefined ? {} : { paginationToken: next }) });
      const { vectors, pagination } = await ask('GET', `/vectors/list?${search}`, ListAnswer);
      held.push(...vectors.flatMap(({ id }) => heldRow(namespace, id)));
      next = pagination?.next;
    } while (next !== undefined);
    return held;
  }

  return {
    async find<N extends RowNamespace>(query: RowQuery<N>): Promise<readonly FoundRow<N>[]> {
      const { namespace, scope, embedding } = query;
      if (embedding === null) throw new PineconeError('Pinecone finds nothing without an embedding.');
      if (scope.unitIds.length === 0 || scope.questionIds?.length === 0) return [];
      const { matches } = await ask('POST', '/query', QueryAnswer, {
        namespace,
        vector: valuesOf(embedding.vector),
        topK: broughtFor(query),
        filter: filterOf(scope),
        includeValues: true,
        includeMetadata: true,
      });
      return matches.map(({ values, metadata }) => foundRow(namespace, values, metadata, embedding.model));
    },

    held: async (courseId, prefix) =>
      (await Promise.all(RowNamespace.options.map((namespace) => heldIn(namespace, courseId, prefix)))).flat(),

    async change(courseId, { put, remove }) {
      for (const namespace of RowNamespace.options) {
        const rows = put.filter(({ row }) => row.namespace === namespace);
        for (const some of inParts(rows, most.upserted))
          await ask('POST', '/vectors/upsert', z.object({}), { namespace, vectors: some.map((row) => vectorOf(courseId, row)) });
        const gone = remove.filter((row) => row.namespace === namespace).map((row) => idOf(courseId, row));
        for (const ids of inParts(gone, most.deleted)) await ask('POST', '/vectors/delete', z.object({}), { namespace, ids });
      }
    },
  };
}

/** Ids contain only ASCII characters and no spaces. */
const beginningOf = (courseId: string, prefix: string): string => `${encodeURIComponent(courseId)}/${encodeURI(prefix)}`;
const idOf = (courseId: string, { id, fingerprint }: Pick<HeldRow, 'id' | 'fingerprint'>): string =>
  `${beginningOf(courseId, id)}::${encodeURIComponent(fingerprint)}`;

function heldRow(namespace: RowNamespace, vectorId: string): HeldRow[] {
  const [, id, fingerprint] = /^[^/]*\/(.*)::(.*?)$/.exec(vectorId) ?? [];
  return id === undefined || fingerprint === undefined
    ? [] // something that others store in this index
    : [{ namespace, id: decodeURI(id), fingerprint: decodeURIComponent(fingerprint) }];
}

const vectorOf = (courseId: string, { row, terms, vector, model, fingerprint }: IndexedRow) => ({
  id: idOf(courseId, { id: row.id, fingerprint }),
  values: valuesOf(vector),
  metadata: {
    courseId,
    rowId: row.id,
    unitIds: row.unitIds,
    ...(row.tier === null ? {} : { tier: row.tier }),
    ...(row.questionId === null ? {} : { questionId: row.questionId }),
    heading: row.heading,
    text: row.text,
    metadata: JSON.stringify(row.metadata),
    terms,
    model,
  } satisfies z.input<typeof Kept> | { unitIds: readonly string[]; terms: readonly string[] },
});

/** Pinecone refuses a vector of only zeros, which a text without words has. */
const valuesOf = (vector: Float32Array): number[] =>
  vector.some((value) => value !== 0) ? [...vector] : vector.length === 0 ? [] : [1e-6, ...vector.slice(1)];

const filterOf = ({ courseId, unitIds, tier, questionIds, withoutQuestionIds }: RowScope) => ({
  courseId: { $eq: courseId },
  unitIds: { $in: unitIds },
  ...(tier === null ? {} : { tier: { $eq: tier } }),
  ...(questionIds === null && withoutQuestionIds.length === 0
    ? {}
    : {
        questionId: {
          ...(questionIds === null ? {} : { $in: questionIds }),
          ...(withoutQuestionIds.length === 0 ? {} : { $nin: withoutQuestionIds }),
        },
      }),
});

function foundRow<N extends RowNamespace>(
  namespace: N,
  values: number[],
  kept: z.output<typeof Kept>,
  model: string,
): FoundRow<N> {
  return {
    row: {
      id: kept.rowId,
      namespace,
      courseId: kept.courseId,
      unitIds: kept.unitIds,
      tier: kept.tier ?? null,
      questionId: kept.questionId ?? null,
      heading: kept.heading,
      text: kept.text,
      metadata: rowMetadata[namespace].parse(JSON.parse(kept.metadata)) as CourseRow<N>['metadata'],
    },
    terms: new Set(kept.terms),
    vector: kept.model === model ? Float32Array.from(values) : null,
  };
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size));
  return parts;
}
