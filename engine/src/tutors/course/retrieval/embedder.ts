/**
 * The direction of a text in a space where texts with similar meanings are near each other. Its length is 1, or 0 for a text
 * about which nothing is known.
 */
export type Embedding = Float32Array;

/** Creates embeddings. Embeddings of two models can't be compared, so each is stored with the name of its model. */
export interface Embedder {
  /** The model with its version and settings. The same name means the same embeddings. */
  readonly model: string;
  /**
   * Returns the embeddings of some texts, in their order.
   *
   * Errors  rejects if the model can't be asked, or doesn't answer before `limit`.
   */
  embed(texts: readonly string[], limit?: AbortSignal): Promise<readonly Embedding[]>;
}

/** Returns how near two texts are: the cosine, from −1 to 1. */
export function nearness(one: Embedding, other: Embedding): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
