import type { Logistic } from '@stoa/engine/guards/tutor-turn/logistic';

/** A row of a regression: its features, whether the property holds, and its weight. */
export type LogisticRow = { readonly features: readonly number[]; readonly holds: boolean; readonly weight: number };
export type LogisticFit = { readonly steps: number; readonly rate: number; readonly l2: number };

/**
 * Fits a logistic regression by full gradients over standardized features, with an L2 penalty. The returned weights are for
 * the features as they are.
 */
export function fitLogistic(samples: readonly LogisticRow[], { steps, rate, l2 }: LogisticFit): Logistic {
  const width = samples[0]!.features.length;
  const column = (at: number): number[] => samples.map(({ features }) => features[at]!);
  const mean = Array.from({ length: width }, (_, at) => column(at).reduce((sum, one) => sum + one, 0) / samples.length);
  const spread = mean.map(
    (middle, at) => Math.sqrt(column(at).reduce((sum, one) => sum + (one - middle) ** 2, 0) / samples.length) || 1,
  );
  const rows = samples.map(({ features }) => Float64Array.from(features, (one, at) => (one - mean[at]!) / spread[at]!));
  const weights = mean.map(() => 0);
  const slopes = new Float64Array(width);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    slopes.fill(0);
    let slope = 0;
    for (const [i, row] of rows.entries()) {
      let score = bias;
      for (let at = 0; at < width; at += 1) score += row[at]! * weights[at]!;
      const { holds, weight } = samples[i]!;
      const error = (1 / (1 + Math.exp(-score)) - Number(holds)) * weight;
      slope += error;
      for (let at = 0; at < width; at += 1) slopes[at]! += error * row[at]!;
    }
    bias -= (rate * slope) / rows.length;
    for (let at = 0; at < width; at += 1) weights[at]! -= rate * (slopes[at]! / rows.length + l2 * weights[at]!);
  }
  const plain = weights.map((weight, at) => weight / spread[at]!);
  const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
  return { bias: rounded(bias - plain.reduce((sum, weight, at) => sum + weight * mean[at]!, 0)), of: plain.map(rounded) };
}
