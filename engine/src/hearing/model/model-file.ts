import { bytesOf } from './bytes-of.ts';
import type { Embedding } from './embedding.ts';
import type { LinearModel } from './linear-model.ts';

/** A linear model as stored: numbers as base64, and the fingerprint of the data that it was trained on. */
export type ModelFile = {
  readonly fingerprint: string;
  readonly kinds: number;
  readonly rows: string; // 32-bit hashes of the features, ascending
  readonly scales: string; // 32-bit floats
  readonly bias: string; // 32-bit floats
  readonly weights: string; // signed 4-bit numbers from -8 to 7, two to a byte
};

/** Reads a stored model. */
export function openModel({ kinds, rows, scales, bias, weights }: ModelFile): LinearModel {
  const hashes = new Uint32Array(bytesOf(rows).buffer);
  return {
    kinds,
    rows: new Map(Array.from(hashes, (hash, row) => [hash, row])),
    scales: new Float32Array(bytesOf(scales).buffer),
    bias: new Float32Array(bytesOf(bias).buffer),
    weights: wholes(bytesOf(weights), hashes.length * kinds),
  };
}

/** An embedding as stored: numbers as base64. */
export type EmbeddingFile = {
  readonly size: number;
  readonly rows: string; // 32-bit hashes of the features
  readonly scales: string; // 32-bit floats
  readonly vectors: string; // signed 4-bit numbers from -8 to 7, two to a byte
};

/** Reads a stored embedding. */
export function openEmbedding({ size, rows, scales, vectors }: EmbeddingFile): Embedding {
  const hashes = new Uint32Array(bytesOf(rows).buffer);
  return {
    size,
    rows: new Map(Array.from(hashes, (hash, row) => [hash, row])),
    scales: new Float32Array(bytesOf(scales).buffer),
    vectors: wholes(bytesOf(vectors), hashes.length * size),
  };
}

const wholes = (bytes: Uint8Array, count: number): Int8Array =>
  Int8Array.from({ length: count }, (_, at) => {
    const byte = bytes[at >> 1]!;
    return ((at % 2 === 0 ? byte : byte << 4) << 24) >> 28;
  });
