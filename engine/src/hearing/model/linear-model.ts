/** A trained multinomial logistic model over named features: the score of each kind is the sum of its features' weights. */
export type LinearModel = {
  readonly kinds: number;
  /** Hash of a feature's name to its row of `weights`. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Int8Array; // row by row, a weight for each kind
  readonly scales: Float32Array; // for each row, the value of one step of its weights
  readonly bias: Float32Array;
};

/** Returns the 32-bit FNV-1a hash of a feature's name, by which its weights are looked up. */
export function featureHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns the probability of each kind, given the features that are present.
 *
 *     p(k) = exp(b_k + Σ w_fk / √n) / Σ_j …
 *
 * Shape   features are names, each once; n is their number, so that long pieces aren't scored with more certainty than short
 *         ones. Unknown names weigh nothing.
 */
export function probabilities({ kinds, rows, weights, scales, bias }: LinearModel, features: readonly string[]): Float64Array {
  const scores = Float64Array.from(bias);
  const each = 1 / Math.sqrt(Math.max(features.length, 1));
  for (const name of features) {
    const row = rows.get(featureHash(name));
    if (row === undefined) continue;
    const scale = scales[row]! * each;
    const from = row * kinds;
    for (let kind = 0; kind < kinds; kind += 1) scores[kind]! += weights[from + kind]! * scale;
  }
  return softmax(scores);
}

/** Turns scores into shares that add up to 1: e to the power of each, divided by the sum. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((high, score) => Math.max(high, score), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
