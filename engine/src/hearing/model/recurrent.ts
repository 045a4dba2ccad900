import { sigmoid } from './log-odds.ts';
import { addProduct, type Matrix } from './matrix.ts';

/**
 * A recurrent layer of LSTM cells in one direction (Hochreiter and Schmidhuber 1997). The rows of its matrices are the gates of
 * all cells: input, forget, cell, output.
 */
export type Recurrent = { readonly input: Matrix; readonly state: Matrix; readonly bias: Float64Array };

/** A layer that reads a sequence forward and backward. */
export type BothWays = { readonly forward: Recurrent; readonly backward: Recurrent };

/** Returns for each step the state after reading up to it, and behind that the state after reading back from the end to it. */
export function readBothWays({ forward, backward }: BothWays, steps: readonly Float64Array[]): readonly Float64Array[] {
  const size = forward.state.columns;
  const states = steps.map(() => new Float64Array(2 * size));
  read(
    forward,
    steps,
    states.map((state) => state.subarray(0, size)),
  );
  read(backward, steps.toReversed(), states.map((state) => state.subarray(size)).toReversed());
  return states;
}

function read({ input, state, bias }: Recurrent, steps: readonly Float64Array[], states: readonly Float64Array[]): void {
  const size = state.columns;
  const cells = new Float64Array(size);
  const gates = new Float64Array(4 * size);
  let before: Float64Array = new Float64Array(size);
  for (const [at, step] of steps.entries()) {
    gates.set(bias);
    addProduct(input, step, gates);
    addProduct(state, before, gates);
    const after = states[at]!;
    for (let k = 0; k < size; k += 1) {
      cells[k] = sigmoid(gates[size + k]!) * cells[k]! + sigmoid(gates[k]!) * Math.tanh(gates[2 * size + k]!);
      after[k] = sigmoid(gates[3 * size + k]!) * Math.tanh(cells[k]!);
    }
    before = after;
  }
}
