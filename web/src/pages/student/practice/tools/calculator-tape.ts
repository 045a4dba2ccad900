import type { Calculated } from './calculate.ts';

/** The state of a calculator: the line being typed, the last results, and the result of the last line. */
export type CalculatorTape = {
  line: string;
  done: readonly { line: string; text: string }[];
  result: Calculated | null;
  angles: 'degrees' | 'radians';
};

export const emptyTape: CalculatorTape = { line: '', done: [], result: null, angles: 'degrees' };
