import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, type EmbeddingModel } from 'ai';
import type { Embedder, Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';
import { boundedFetch } from '../bounded-fetch.ts';
import type { EmbeddingConfig } from './embedding-config.ts';

type Chosen = NonNullable<EmbeddingConfig>;

/** Enough for a few hundred embeddings of some thousand numbers; anything longer is an error of the provider. */
const longestAnswer = 50_000_000;

/** The answer can't be used: it contains values that aren't numbers, or embeddings of different lengths. */
export class UnusableEmbeddingError extends Error {
  override name = 'UnusableEmbeddingError';
}

/**
 * Returns an embedder that uses a provider's model. Each request is sent once; the caller decides what to do without an answer.
 */
export function providerEmbedder(chosen: Chosen): Embedder {
  const model = modelOf(chosen);
  const at = chosen.baseUrl === null ? '' : ` at ${new URL(chosen.baseUrl).host}`;
  return {
    model: `${chosen.provider} ${chosen.model}${at}`,
    async embed(texts, limit) {
      const { embeddings } = await embedMany({
        model,
        values: [...texts],
        maxRetries: 0,
        ...(limit === undefined ? {} : { abortSignal: limit }),
      });
      const [first] = embeddings;
      if (embeddings.length !== texts.length) throw new UnusableEmbeddingError('There are not as many embeddings as texts.');
      return embeddings.map((numbers) => {
        if (numbers.length !== first!.length) throw new UnusableEmbeddingError('The embeddings have several lengths.');
        return ofLengthOne(numbers);
      });
    },
  };
}

function modelOf({ provider, model, baseUrl, apiKey }: Chosen): EmbeddingModel {
  const fetch = boundedFetch(longestAnswer);
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch }).embeddingModel(model);
    case 'google':
      return createGoogleGenerativeAI({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
        fetch,
      }).embeddingModel(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        ...(apiKey === null ? {} : { apiKey }),
        fetch,
      }).embeddingModel(model);
  }
}

function ofLengthOne(numbers: readonly number[]): Embedding {
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length)) throw new UnusableEmbeddingError('An embedding has a number that is none.');
  return Float32Array.from(numbers, (number) => (length === 0 ? 0 : number / length));
}
