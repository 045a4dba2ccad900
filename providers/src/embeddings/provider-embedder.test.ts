import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddingConfigError, readEmbeddingConfig } from './embedding-config.ts';
import { openEmbedder } from './open-embedder.ts';

let server: Server;
let baseUrl: string;
const asked: { path: string; authorization: string | undefined; body: { model: string; input: string[] } }[] = [];
let answer: (input: string[]) => { status: number; embeddings: number[][] };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { model: string; input: string[] };
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const { status, embeddings } = answer(body.input);
      const data = embeddings.map((embedding, index) => ({ object: 'embedding', index, embedding }));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data, model: body.model, usage: { prompt_tokens: 1, total_tokens: 1 } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const compatible = () =>
  openEmbedder(
    readEmbeddingConfig({
      APP_EMBEDDING_PROVIDER: 'openai-compatible',
      APP_EMBEDDING_MODEL: 'small-embedder',
      APP_EMBEDDING_BASE_URL: baseUrl,
      APP_EMBEDDING_API_KEY: 'a key',
    }),
  );

describe('an embedding model of a provider', () => {
  it('is asked in OpenAI’s wire format, and gives embeddings of length one in the order of the texts', async () => {
    answer = (input) => ({ status: 200, embeddings: input.map((_, at) => [3, 4 * at]) });
    const [one, other] = await (await compatible()).embed(['first', 'second']);
    expect(asked.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      authorization: 'Bearer a key',
      body: { model: 'small-embedder', input: ['first', 'second'] },
    });
    expect([...one!]).toEqual([1, 0]);
    expect([...other!].map((value) => Number(value.toFixed(4)))).toEqual([0.6, 0.8]);
  });

  it('is named by provider, model and server, which keeps its embeddings apart from others', async () => {
    expect((await compatible()).model).toBe(`openai-compatible small-embedder at ${new URL(baseUrl).host}`);
  });

  it.each([
    ['refuses', () => ({ status: 500, embeddings: [] })],
    ['leaves one out', () => ({ status: 200, embeddings: [[1, 0]] })],
    ['gives several lengths', () => ({ status: 200, embeddings: [[1, 0], [1]] })],
  ])('is asked once and fails if it %s', async (_how, given) => {
    answer = given;
    const before = asked.length;
    await expect((await compatible()).embed(['first', 'second'])).rejects.toThrow(Error);
    expect(asked.length - before).toBe(1);
  });

  it('fails if its signal is aborted', async () => {
    await expect((await compatible()).embed(['first'], AbortSignal.abort())).rejects.toThrow(Error);
  });
});

describe('the choice of an embedder', () => {
  it('is the built-in one if none is configured', async () => {
    expect((await openEmbedder(readEmbeddingConfig({ APP_EMBEDDING_PROVIDER: ' ' }))).model).toBe('hashed-pieces-1/256');
  });

  it.each([
    [{ APP_EMBEDDING_PROVIDER: 'other' }, 'APP_EMBEDDING_PROVIDER'],
    [{ APP_EMBEDDING_PROVIDER: 'openai' }, 'OPENAI_API_KEY'],
    [{ APP_EMBEDDING_PROVIDER: 'google' }, 'GEMINI_API_KEY'],
    [{ APP_EMBEDDING_PROVIDER: 'openai-compatible' }, 'APP_EMBEDDING_MODEL'],
    [{ APP_EMBEDDING_PROVIDER: 'openai-compatible', APP_EMBEDDING_MODEL: 'm' }, 'APP_EMBEDDING_BASE_URL'],
    [{ APP_EMBEDDING_PROVIDER: 'openai', OPENAI_API_KEY: 'k', APP_EMBEDDING_BASE_URL: 'here' }, 'APP_EMBEDDING_BASE_URL'],
  ])('is refused with what to change: %j', (env, says) => {
    expect(() => readEmbeddingConfig(env)).toThrow(EmbeddingConfigError);
    expect(() => readEmbeddingConfig(env)).toThrow(says);
  });
});
