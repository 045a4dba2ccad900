import { featureHash, type LinearModel } from '@stoa/engine/hearing/model/linear-model';

export type Sample = { readonly features: readonly string[]; readonly kind: number; readonly weight: number };

export type Fit = {
  readonly epochs: number;
  readonly rate: number;
  readonly l2: number;
  /**
   * The share of a sample's features that each step leaves out, so that the model doesn't depend on any single one. None by
   * default.
   */
  readonly dropped?: number;
  /**
   * If a kind's probability is off by less than this, a step skips it, which takes a third of the time. By default no kind is
   * skipped.
   */
  readonly leastError?: number;
  readonly kept: number;
};

/** Makes a random number generator from a seed, from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Fits a multinomial logistic regression by stochastic gradients (AdaGrad, one sample a step), with an L2 penalty on the
 * weights that a sample uses, and keeps the features with the largest weights.
 *
 * Source  Duchi, Hazan & Singer (2011), "Adaptive subgradient methods", JMLR 12, 2121–2159; Srivastava et al. (2014), "Dropout", JMLR 15, 1929–1958.
 */
export function fitLinear(
  samples: readonly Sample[],
  kinds: number,
  { epochs, rate, l2, kept, dropped = 0, leastError = 0 }: Fit,
  seed: number,
): LinearModel {
  const index = new Map<number, number>();
  const counts: number[] = [];
  const rowsOf = samples.map(({ features }) =>
    Int32Array.from(features, (name) => {
      const hash = featureHash(name);
      const known = index.get(hash);
      const row = known ?? index.size;
      if (known === undefined) index.set(hash, row);
      counts[row] = (counts[row] ?? 0) + 1;
      return row;
    }),
  );
  const weights = new Float32Array(index.size * kinds);
  const squares = new Float32Array(index.size * kinds).fill(1e-6);
  const bias = new Float32Array(kinds);
  const random = seeded(seed);
  const order = samples.map((_, at) => at);
  const rowsSeen = rowsOf.map((rows) => rows.filter((row) => counts[row]! > 1));
  const scores = new Float64Array(kinds);
  const wrong = new Int32Array(kinds);

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { kind, weight } = samples[at]!;
      const rows = dropped > 0 ? rowsSeen[at]!.filter(() => random() >= dropped) : rowsSeen[at]!;
      const each = 1 / Math.sqrt(Math.max(rowsOf[at]!.length * (1 - dropped), 1));
      scores.set(bias);
      for (const row of rows) for (let k = 0, place = row * kinds; k < kinds; k += 1) scores[k]! += weights[place + k]! * each;
      intoShares(scores);
      let count = 0;
      for (let k = 0; k < kinds; k += 1) {
        const error = (scores[k]! - Number(k === kind)) * weight;
        if (Math.abs(error) < leastError) continue;
        bias[k]! -= rate * 0.02 * error;
        scores[k] = error * each;
        wrong[count++] = k;
      }
      for (const row of rows)
        for (let one = 0; one < count; one += 1) {
          const k = wrong[one]!;
          const place = row * kinds + k;
          const slope = scores[k]! + l2 * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!);
        }
    }
  }
  return quantized(index, weights, bias, kinds, kept);
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Turns scores into probabilities, in place. */
function intoShares(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) sum += scores[k] = Math.exp(scores[k]! - highest);
  for (let k = 0; k < scores.length; k += 1) scores[k]! /= sum;
}

/**
 * Keeps the rows with the largest weights, each weight in steps of a seventh of the row's largest, so that it fits into half a
 * byte.
 */
function quantized(
  index: ReadonlyMap<number, number>,
  weights: Float32Array,
  bias: Float32Array,
  kinds: number,
  kept: number,
): LinearModel {
  const sized = [...index].map(([hash, row]) => {
    const own = weights.subarray(row * kinds, (row + 1) * kinds);
    return { hash, own, size: own.reduce((sum, weight) => sum + weight * weight, 0) };
  });
  const chosen = sized
    .toSorted((one, other) => other.size - one.size || one.hash - other.hash)
    .slice(0, kept)
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => one.hash - other.hash);
  const steps = new Int8Array(chosen.length * kinds);
  const scales = new Float32Array(chosen.length);
  for (const [row, { own }] of chosen.entries()) {
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    scales[row] = largest / 7;
    for (let k = 0; k < kinds; k += 1) steps[row * kinds + k] = Math.round((own[k]! * 7) / largest);
  }
  return { kinds, rows: new Map(chosen.map(({ hash }, row) => [hash, row])), weights: steps, scales, bias };
}
