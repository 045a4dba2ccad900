import type { Network } from '@stoa/engine/hearing/model/network';
import { seeded } from './fit.ts';

export type Case = { readonly inputs: readonly number[]; readonly is: boolean; readonly weight: number };

/**
 * Fits a network with one hidden layer by stochastic gradients (AdaGrad, one case a step). The same cases and seed make the
 * same network.
 */
export function fitNetwork(
  cases: readonly Case[],
  { hidden, epochs, rate, penalty }: { hidden: number; epochs: number; rate: number; penalty: number },
  seed: number,
): Network {
  const random = seeded(seed);
  const width = (cases[0]?.inputs.length ?? 0) + 1; // the last is the bias
  const small = (): number => (random() - 0.5) * 0.6;
  const rows = Array.from({ length: hidden }, () => Float64Array.from({ length: width }, small));
  const out = Float64Array.from({ length: hidden + 1 }, small);
  const rowSquares = rows.map(() => new Float64Array(width).fill(1e-6));
  const outSquares = new Float64Array(hidden + 1).fill(1e-6);
  const units = new Float64Array(hidden);
  const order = cases.map((_, at) => at);
  const stepped = (weights: Float64Array, squares: Float64Array, at: number, slope: number): void => {
    squares[at]! += slope * slope;
    weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const one of order) {
      const { inputs, is, weight } = cases[one]!;
      let score = out[0]!;
      for (let k = 0; k < hidden; k += 1) {
        const row = rows[k]!;
        let sum = row[width - 1]!;
        for (let j = 0; j < inputs.length; j += 1) sum += row[j]! * inputs[j]!;
        units[k] = Math.tanh(sum);
        score += out[k + 1]! * units[k]!;
      }
      const error = (1 / (1 + Math.exp(-score)) - (is ? 1 : 0)) * weight;
      if (Math.abs(error) < 0.01) continue; // too small to teach anything
      for (let k = 0; k < hidden; k += 1) {
        const slope = error * out[k + 1]! * (1 - units[k]! * units[k]!);
        stepped(out, outSquares, k + 1, error * units[k]! + penalty * out[k + 1]!);
        for (let j = 0; j < inputs.length; j += 1)
          if (inputs[j] !== 0) stepped(rows[k]!, rowSquares[k]!, j, slope * inputs[j]! + penalty * rows[k]![j]!);
        stepped(rows[k]!, rowSquares[k]!, width - 1, slope);
      }
      stepped(out, outSquares, 0, error);
    }
  }
  const rounded = (weights: Float64Array): number[] => Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
  return { hidden: rows.map(rounded), out: rounded(out) };
}
