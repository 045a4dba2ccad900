import type { Embedder } from '@stoa/engine/tutors/course/retrieval/embedder';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import type { EmbeddingConfig } from './embedding-config.ts';

/** Opens the embedder that the configuration asks for. The SDK is loaded only if a provider is used. */
export async function openEmbedder(config: EmbeddingConfig): Promise<Embedder> {
  if (config === null) return hashedEmbedder;
  const { providerEmbedder } = await import('./provider-embedder.ts');
  return providerEmbedder(config);
}
