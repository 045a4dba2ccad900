import type { Embedder, Embedding } from './embedder.ts';
import { pieceVector } from './word-pieces.ts';

const dimensions = 256;

/**
 * Embeds a text without a model: the pieces of three to five characters of its words, each hashed to one of 256 numbers and a
 * sign.
 *
 * Shape   texts with similar spellings are near each other, whatever they mean. The same text has the same embedding on every
 *         machine.
 * Source  Weinberger et al. (2009), "Feature Hashing for Large Scale Multitask Learning", ICML.
 */
export function hashedEmbedding(text: string): Embedding {
  const vector = new Float32Array(dimensions);
  for (const [piece, weight] of pieceVector(text)) {
    const hash = hashOf(piece);
    vector[hash % dimensions]! += hash & dimensions ? weight : -weight;
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** The embedder that needs no model. */
export const hashedEmbedder: Embedder = {
  model: `hashed-pieces-1/${dimensions}`,
  embed: async (texts) => texts.map(hashedEmbedding),
};

/** FNV-1a with an additional mixing step, because its lowest bits alone vary too little for short pieces. */
function hashOf(piece: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
