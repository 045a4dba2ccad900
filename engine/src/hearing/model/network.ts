import { sigmoid } from './log-odds.ts';

/**
 * A trained network with one hidden layer: for each hidden unit a row of weights, the last of them the bias, and the weights of
 * the units.
 */
export type Network = { readonly hidden: readonly (readonly number[])[]; readonly out: readonly number[] };

/**
 * Returns the probability that a network computes from its inputs.
 *
 *     p = σ(v₀ + Σ_k v_k tanh(b_k + Σ_j w_kj x_j))
 *
 * Shape   `out[0]` is v₀; there are as many inputs as a row of `hidden` has weights, without its bias.
 */
export function chanceBy({ hidden, out }: Network, inputs: readonly number[]): number {
  let score = out[0]!;
  for (const [k, row] of hidden.entries()) {
    let sum = row.at(-1)!;
    for (let j = 0; j < inputs.length; j += 1) sum += row[j]! * inputs[j]!;
    score += out[k + 1]! * Math.tanh(sum);
  }
  return sigmoid(score);
}
