import type { Generator } from '../../generator.ts';
import { addUnlikeGenerators } from './add-unlike.ts';
import { subtractUnlikeGenerators } from './subtract-unlike.ts';
import { whatAFractionIsGenerators } from './what-a-fraction-is.ts';

/** The families of this strand, skill by skill in teaching order. */
export const fractionsGenerators: readonly Generator[] = [
  ...whatAFractionIsGenerators,
  ...addUnlikeGenerators,
  ...subtractUnlikeGenerators,
];
