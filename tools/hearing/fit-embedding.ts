import type { Embedding } from '@stoa/engine/hearing/model/embedding';
import { featureHash, softmax } from '@stoa/engine/hearing/model/linear-model';
import { seeded, shuffle } from './fit.ts';

/**
 * A text, by its features, with a list of descriptions. `named` is the index of the description that it names, null if it
 * names none.
 */
export type Named = {
  readonly said: readonly string[];
  readonly described: readonly (readonly string[])[];
  readonly named: number | null;
  readonly weight: number;
};

type Least = { readonly alone: number; readonly pairs: number };

export type EmbeddingFit = {
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
  readonly dropped: number; // the share of a text's features that each step leaves out; half as many of a description's
  /** How often a feature, and a pair, must occur to get a vector: in texts, and in different descriptions. */
  readonly said: Least;
  readonly described: Least;
};

/**
 * Fits two embeddings, of texts and of descriptions, so that a text lies nearer to the description that it names than to the
 * others of its list, and a text that names none lies far from all: stochastic gradients (AdaGrad, one case a step) of the
 * softmax over the cosines of the list and a constant for "none". Both start with the same random vector for the same feature,
 * so that the same words are near each other even before training.
 *
 * Source  Wu et al. (2018), "StarSpace: Embed All The Things!", AAAI.
 */
export function fitEmbedding(
  cases: readonly Named[],
  fit: EmbeddingFit,
  seed: number,
): { readonly said: Embedding; readonly described: Embedding } {
  const random = seeded(seed);
  const start = startingVectors(fit.size, random);
  const said = new Side(
    cases.map((one) => one.said),
    fit,
    fit.said,
    start,
  );
  const differing = new Map(cases.flatMap((one) => one.described).map((description) => [description.join('|'), description]));
  const described = new Side([...differing.values()], fit, fit.described, start);
  const none = { bias: -2, slopes: 1e-3 };
  const sharpness = { of: 4, slopes: 1e-3 };
  const rows = cases.map((one) => ({
    said: said.rowsOf(one.said),
    described: one.described.map((description) => described.rowsOf(description)),
    target: one.named === null ? 0 : one.named + 1,
    weight: one.weight,
  }));
  const kept = (some: Int32Array, dropped: number): Int32Array => some.filter(() => random() >= dropped);

  const order = cases.map((_, at) => at);
  for (let epoch = 0; epoch < fit.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const one = rows[at]!;
      const heard = kept(one.said, fit.dropped);
      if (heard.length === 0) continue;
      const lists = one.described.map((description) => kept(description, fit.dropped / 2));
      const vector = said.vectorOf(heard);
      const vectors = lists.map((list) => described.vectorOf(list));
      const cosines = vectors.map(({ unit }) => dot(unit, vector.unit));
      const errors = softmax(Float64Array.of(none.bias, ...cosines.map((near) => sharpness.of * near))).map(
        (share, k) => (share - Number(k === one.target)) * one.weight,
      );
      const pull = new Float64Array(fit.size);
      let sharper = 0;
      cosines.forEach((near, k) => {
        const error = errors[k + 1]!;
        sharper += error * near;
        if (Math.abs(error) < 1e-3) return; // too small to teach anything
        const { unit } = vectors[k]!;
        unit.forEach((part, j) => (pull[j]! += error * sharpness.of * part));
        described.step(
          lists[k]!,
          vectors[k]!,
          vector.unit.map((part) => error * sharpness.of * part),
        );
      });
      said.step(heard, vector, pull);
      none.slopes += errors[0]! ** 2;
      none.bias -= (0.05 * errors[0]!) / Math.sqrt(none.slopes);
      sharpness.slopes += sharper ** 2;
      sharpness.of -= (0.05 * sharper) / Math.sqrt(sharpness.slopes);
    }
  }
  return { said: said.embedding(), described: described.embedding() };
}

type Vector = { readonly unit: Float64Array; readonly length: number };

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < one.length; k += 1) sum += one[k]! * other[k]!;
  return sum;
};

/** Returns the first vector of each feature, drawn from a normal distribution, with a length of about one. */
function startingVectors(size: number, random: () => number): (feature: string) => Float64Array {
  const drawn = new Map<string, Float64Array>();
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return (feature) => {
    const known = drawn.get(feature) ?? Float64Array.from({ length: size }, () => normal() / Math.sqrt(size));
    drawn.set(feature, known);
    return known;
  };
}

/** The vectors of one side during the fit. */
class Side {
  readonly #rows = new Map<string, number>();
  readonly #vectors: Float32Array;
  readonly #squares: Float32Array;
  readonly #fit: EmbeddingFit;

  constructor(texts: readonly (readonly string[])[], fit: EmbeddingFit, least: Least, start: (feature: string) => Float64Array) {
    this.#fit = fit;
    const counts = new Map<string, number>();
    for (const text of texts) for (const feature of text) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts)
      if (count >= (feature.includes(' ') ? least.pairs : least.alone)) this.#rows.set(feature, this.#rows.size);
    this.#vectors = new Float32Array(this.#rows.size * fit.size);
    this.#squares = new Float32Array(this.#vectors.length).fill(1e-3);
    for (const [feature, row] of this.#rows) {
      const rarity = Math.max(0.3, Math.log(texts.length / counts.get(feature)!)) / 6; // rare words start with longer vectors, because they tell more
      this.#vectors.set(
        Float32Array.from(start(feature), (part) => part * rarity),
        row * fit.size,
      );
    }
  }

  rowsOf(features: readonly string[]): Int32Array {
    return Int32Array.from(features.map((feature) => this.#rows.get(feature) ?? -1).filter((row) => row >= 0));
  }

  vectorOf(rows: Int32Array): Vector {
    const { size } = this.#fit;
    const sum = new Float64Array(size);
    for (const row of rows) for (let k = 0; k < size; k += 1) sum[k]! += this.#vectors[row * size + k]!;
    const length = Math.sqrt(dot(sum, sum)) + 1e-3;
    return { unit: sum.map((part) => part / length), length };
  }

  /** Moves the vectors of some rows down the gradient of their unit vector. */
  step(rows: Int32Array, { unit, length }: Vector, slope: Float64Array): void {
    const { size, rate } = this.#fit;
    const along = dot(unit, slope);
    const down = slope.map((part, k) => (part - along * unit[k]!) / length);
    for (const row of rows)
      for (let k = 0, at = row * size; k < size; k += 1, at += 1) {
        this.#squares[at]! += down[k]! ** 2;
        this.#vectors[at]! -= (rate * down[k]!) / Math.sqrt(this.#squares[at]!);
      }
  }

  embedding(): Embedding {
    const { size } = this.#fit;
    const scales = Float32Array.from({ length: this.#rows.size }, (_, row) => {
      const most = this.#vectors.subarray(row * size, (row + 1) * size).reduce((high, part) => Math.max(high, Math.abs(part)), 0);
      return most / 7 || 1; // so that each number fits into half a byte
    });
    return {
      size,
      rows: new Map([...this.#rows].map(([feature, row]) => [featureHash(feature), row])),
      vectors: Int8Array.from(this.#vectors, (part, at) => Math.round(part / scales[Math.floor(at / size)]!)),
      scales,
    };
  }
}
