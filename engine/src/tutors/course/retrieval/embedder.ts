/** The direction of a text in a space where texts that mean alike lie near each other. Its length is 1, or 0 for a text of which nothing is known. */
export type Embedding = Float32Array;

/** What makes embeddings. Those of two models can't be compared, so that each is kept with the name of its own. */
export interface Embedder {
  /** The model with its version and settings: wherever the name is the same, so are the embeddings. */
  readonly model: string;
  /**
   * The embeddings of some texts, in their order.
   *
   * Errors  rejects where the model can't be asked, or doesn't answer before `limit`.
   */
  embed(texts: readonly string[], limit?: AbortSignal): Promise<readonly Embedding[]>;
}

/** How near two texts are: the cosine, from −1 to 1. */
export function nearness(one: Embedding, other: Embedding): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
