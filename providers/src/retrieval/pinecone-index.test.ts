import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsToTheIndexLaws } from '@stoa/engine/tutors/course/retrieval/course-index.laws';
import { nearness } from '@stoa/engine/tutors/course/retrieval/embedder';
import { PineconeError, pineconeIndex } from './pinecone-index.ts';

type Vector = { id: string; values: number[]; metadata: Record<string, unknown> };
type Condition = { $eq?: string; $in?: string[]; $nin?: string[] };
type Asked = {
  namespace: string;
  vectors: Vector[];
  ids: string[];
  vector: number[];
  topK: number;
  filter: Record<string, Condition>;
};

/** A fake of Pinecone's data plane: upsert, query with a filter on metadata, delete, and listing ids by prefix in pages. */
const namespaces = new Map<string, Map<string, Vector>>();
const headers: unknown[] = [];
let broken = false;
let server: Server;
let host: string;

const matches = (value: unknown, { $eq, $in, $nin }: Condition): boolean => {
  const values = Array.isArray(value) ? value : [value];
  return (
    ($eq === undefined || values.includes($eq)) &&
    ($in === undefined || values.some((one) => $in.includes(one as string))) &&
    ($nin === undefined || !values.some((one) => $nin.includes(one as string)))
  );
};

function answer(path: string, asked: Asked, search: URLSearchParams): unknown {
  const namespace = asked.namespace ?? search.get('namespace');
  const vectors = namespaces.get(namespace) ?? new Map<string, Vector>();
  namespaces.set(namespace, vectors);
  switch (path) {
    case '/vectors/upsert':
      for (const vector of asked.vectors) {
        if (vector.values.every((value) => value === 0) || / |[^\x20-\x7e]/.test(vector.id)) return null;
        if (Object.values(vector.metadata).includes(null)) return null;
        vectors.set(vector.id, structuredClone(vector));
      }
      return { upsertedCount: asked.vectors.length };
    case '/query':
      return {
        namespace,
        matches: [...vectors.values()]
          .filter(({ metadata }) => Object.entries(asked.filter).every(([name, condition]) => matches(metadata[name], condition)))
          .map((vector) => ({ ...vector, score: nearness(Float32Array.from(vector.values), Float32Array.from(asked.vector)) }))
          .toSorted((one, other) => other.score - one.score)
          .slice(0, asked.topK),
      };
    case '/vectors/delete':
      for (const id of asked.ids) vectors.delete(id);
      return {};
    case '/vectors/list': {
      const ids = [...vectors.keys()].filter((id) => id.startsWith(search.get('prefix') ?? '')).toSorted();
      const from = Number(search.get('paginationToken') ?? 0);
      const page = ids.slice(from, from + 7).map((id) => ({ id }));
      return { vectors: page, namespace, ...(from + 7 < ids.length ? { pagination: { next: String(from + 7) } } : {}) };
    }
    default:
      return null;
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      headers.push(request.headers);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
      const body = Buffer.concat(chunks).toString();
      const answered = broken ? null : answer(pathname, (body === '' ? {} : JSON.parse(body)) as Asked, searchParams);
      response.writeHead(answered === null ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered ?? { message: 'no' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const empty = () => {
  namespaces.clear();
  return pineconeIndex({ host, apiKey: 'a key' });
};

describe('rows of courses in Pinecone', () => {
  holdsToTheIndexLaws(async () => empty(), { byWordsAlone: false });

  it('are requested with the key and the version of the API', async () => {
    await empty().held('C1', 'content/');
    expect(headers.at(-1)).toMatchObject({ 'api-key': 'a key', 'x-pinecone-api-version': '2025-10' });
  });

  it('are reported as out of reach if Pinecone refuses', async () => {
    broken = true;
    await expect(empty().held('C1', '')).rejects.toThrow(PineconeError);
    broken = false;
  });
});
