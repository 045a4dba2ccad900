import type { Generator } from '../../generator.ts';
import { addIntegersGenerators } from './add-integers.ts';
import { numberLineGenerators } from './number-line.ts';
import { subtractIntegersGenerators } from './subtract-integers.ts';

/** Integers and signed numbers, grades 6 and 7. */
export const integersGenerators: readonly Generator[] = [
  ...numberLineGenerators,
  ...addIntegersGenerators,
  ...subtractIntegersGenerators,
];
