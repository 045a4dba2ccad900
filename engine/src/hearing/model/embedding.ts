import { featureHash } from './linear-model.ts';
import { dot } from './matrix.ts';

/** Vectors for named features. A text's vector is the sum of its features' vectors, scaled to length 1. */
export type Embedding = {
  readonly size: number; // numbers in a vector
  /** Hash of a feature's name to its row of `vectors`. */
  readonly rows: ReadonlyMap<number, number>;
  readonly vectors: Int8Array; // row by row
  readonly scales: Float32Array; // for each row, the value of one step of its numbers
};

/** Returns the unit vector of a text with these features; all zeros if none of them is known. */
export function embedded({ size, rows, vectors, scales }: Embedding, features: readonly string[]): Float64Array {
  const sum = new Float64Array(size);
  for (const name of features) {
    const row = rows.get(featureHash(name));
    if (row === undefined) continue;
    for (let k = 0; k < size; k += 1) sum[k]! += vectors[row * size + k]! * scales[row]!;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((part) => part / length);
}

/** The cosine of two unit vectors, -1 to 1. */
export const cosine = (one: Float64Array, other: Float64Array): number => dot(one, other);
