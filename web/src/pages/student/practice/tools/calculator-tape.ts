import type { Calculated } from './calculate.ts';

/** What stands on a calculator: the line that is typed, the last results, and what came of the last line. */
export type CalculatorTape = {
  line: string;
  done: readonly { line: string; text: string }[];
  result: Calculated | null;
  angles: 'degrees' | 'radians';
};

export const emptyTape: CalculatorTape = { line: '', done: [], result: null, angles: 'degrees' };
