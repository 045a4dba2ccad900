import { createHash } from 'node:crypto';
import { tutorTurns, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { conveysFeatures } from '@stoa/engine/guards/tutor-turn/conveys-features';
import { isWeighed } from '@stoa/engine/guards/tutor-turn/conveys';

/** Where the weights stand by which it is told whether a turn gets an idea across. */
export const conveysWeightsFile = new URL('../../engine/src/guards/tutor-turn/conveys-weights.json', import.meta.url);

export type ConveysSample = { readonly turn: TutorTurn; readonly features: readonly number[]; readonly conveys: boolean };

/** The turns that may be looked at and that either get their idea across or have that very fault. */
export const conveysSamples = (): ConveysSample[] =>
  tutorTurns.look.flatMap((turn) =>
    turn.must_convey !== null && isWeighed(turn) && (turn.label === 'good' || turn.why === 'conveys_nothing')
      ? [{ turn, features: conveysFeatures(turn.text, turn.must_convey, turn), conveys: turn.label === 'good' }]
      : [],
  );

/** One hash of everything that the weights come from. */
export const conveysFingerprint = (samples: readonly ConveysSample[]): string =>
  createHash('sha256')
    .update(JSON.stringify([samples.map(({ features, conveys }) => [features, conveys]), conveysFit]))
    .digest('hex');

/** How the regression is fitted; a turn that leaves its idea out counts as several, for there are fewer of them. */
export const conveysFit = { steps: 800, rate: 0.3, l2: 0.01, weightOfLeavingOut: 3 };

/**
 * A logistic regression by full gradients over standardized features, with an L2 penalty; the weights are those of the plain features.
 */
export function fitConveys(samples: readonly ConveysSample[]): { readonly bias: number; readonly of: readonly number[] } {
  const { steps, rate, l2, weightOfLeavingOut } = conveysFit;
  const width = samples[0]!.features.length;
  const column = (at: number): number[] => samples.map(({ features }) => features[at]!);
  const mean = Array.from({ length: width }, (_, at) => column(at).reduce((sum, one) => sum + one, 0) / samples.length);
  const spread = mean.map(
    (middle, at) => Math.sqrt(column(at).reduce((sum, one) => sum + (one - middle) ** 2, 0) / samples.length) || 1,
  );
  const rows = samples.map(({ features }) => features.map((one, at) => (one - mean[at]!) / spread[at]!));
  const weights = mean.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = mean.map(() => 0);
    let slope = 0;
    for (const [i, row] of rows.entries()) {
      const score = row.reduce((sum, one, at) => sum + one * weights[at]!, bias);
      const { conveys } = samples[i]!;
      const error = (1 / (1 + Math.exp(-score)) - Number(conveys)) * (conveys ? 1 : weightOfLeavingOut);
      slope += error;
      for (const [at, one] of row.entries()) slopes[at]! += error * one;
    }
    bias -= (rate * slope) / rows.length;
    for (const at of weights.keys()) weights[at]! -= rate * (slopes[at]! / rows.length + l2 * weights[at]!);
  }
  const plain = weights.map((weight, at) => weight / spread[at]!);
  const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
  return { bias: rounded(bias - plain.reduce((sum, weight, at) => sum + weight * mean[at]!, 0)), of: plain.map(rounded) };
}
