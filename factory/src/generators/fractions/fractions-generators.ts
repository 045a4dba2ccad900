import type { Generator } from '../../generator.ts';
import { addUnlikeGenerators } from './add-unlike.ts';
import { subtractUnlikeGenerators } from './subtract-unlike.ts';
import { whatAFractionIsGenerators } from './what-a-fraction-is.ts';
import { wholeFromPartGenerators } from './whole-from-part.ts';

/** The families of this strand, skill by skill in teaching order. */
export const fractionsGenerators: readonly Generator[] = [
  ...whatAFractionIsGenerators,
  ...wholeFromPartGenerators,
  ...addUnlikeGenerators,
  ...subtractUnlikeGenerators,
];
