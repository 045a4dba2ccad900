import type { Generator } from '../../generator.ts';
import { addUnlikeGenerators } from './add-unlike.ts';
import { divideStoryGenerators } from './divide-stories.ts';
import { divideGenerators } from './divide.ts';
import { fractionOfAWholeStoryGenerators } from './fraction-of-a-whole-stories.ts';
import { wholeTimesFractionGenerators } from './fraction-of-a-whole-times.ts';
import { fractionOfAWholeGenerators } from './fraction-of-a-whole.ts';
import { mixedDifferenceGenerators } from './mixed-sums-differences.ts';
import { mixedStoryGenerators } from './mixed-sums-stories.ts';
import { mixedSumGenerators } from './mixed-sums.ts';
import { multiplyStoryGenerators } from './multiply-stories.ts';
import { multiplyGenerators } from './multiply.ts';
import { subtractUnlikeGenerators } from './subtract-unlike.ts';
import { equivalentGenerators } from './equivalent.ts';
import { compareGenerators } from './compare.ts';
import { simplifyGenerators } from './simplify.ts';
import { numberLineGenerators } from './number-line.ts';
import { whatAFractionIsGenerators } from './what-a-fraction-is.ts';
import { wholeFromPartGenerators } from './whole-from-part.ts';

/** The families of this strand, skill by skill in teaching order. */
export const fractionsGenerators: readonly Generator[] = [
  ...whatAFractionIsGenerators,
  ...wholeFromPartGenerators,
  ...numberLineGenerators,
  ...equivalentGenerators,
  ...simplifyGenerators,
  ...compareGenerators,
  ...addUnlikeGenerators,
  ...subtractUnlikeGenerators,
  ...mixedSumGenerators,
  ...mixedDifferenceGenerators,
  ...mixedStoryGenerators,
  ...fractionOfAWholeGenerators,
  ...fractionOfAWholeStoryGenerators,
  ...wholeTimesFractionGenerators,
  ...multiplyGenerators,
  ...multiplyStoryGenerators,
  ...divideGenerators,
  ...divideStoryGenerators,
];
