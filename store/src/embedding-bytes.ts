import type { Embedding } from '@stoa/engine/tutors/course/retrieval/embedder';

/** Returns an embedding as bytes: 32 bits per number, little-endian on every machine. */
export function bytesOf(vector: Embedding): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * vector.length));
  for (const [at, value] of vector.entries()) view.setFloat32(4 * at, value, true);
  return Buffer.from(view.buffer);
}

/** Reads an embedding from its bytes in base 64. */
export function vectorOf(text: string): Embedding {
  const bytes = Buffer.from(text, 'base64');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getFloat32(4 * at, true));
}
