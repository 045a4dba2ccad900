import type { Generator } from '../../generator.ts';
import { addUnlikeGenerators } from './add-unlike.ts';
import { divideStoryGenerators } from './divide-stories.ts';
import { divideGenerators } from './divide.ts';
import { fractionOfAWholeStoryGenerators } from './fraction-of-a-whole-stories.ts';
import { wholeTimesFractionGenerators } from './fraction-of-a-whole-times.ts';
import { fractionOfAWholeGenerators } from './fraction-of-a-whole.ts';
import { fractionLengthStoryGenerators } from './fraction-stories-lengths.ts';
import { fractionRecipeStoryGenerators } from './fraction-stories-recipes.ts';
import { fractionRestStoryGenerators } from './fraction-stories-rest.ts';
import { mixedDifferenceGenerators } from './mixed-sums-differences.ts';
import { mixedStoryGenerators } from './mixed-sums-stories.ts';
import { mixedSumGenerators } from './mixed-sums.ts';
import { multiplyStoryGenerators } from './multiply-stories.ts';
import { multiplyGenerators } from './multiply.ts';
import { subtractUnlikeGenerators } from './subtract-unlike.ts';
import { equivalentGenerators } from './equivalent.ts';
import { equivalentFromSumGenerators } from './equivalent-from-sum.ts';
import { compareGenerators } from './compare.ts';
import { compareFindTopGenerators } from './compare-find-top.ts';
import { mixedNumbersGenerators } from './mixed-numbers.ts';
import { countPartsGenerators } from './mixed-numbers-count-parts.ts';
import { addLikeGenerators } from './like-denominators-add.ts';
import { subtractLikeGenerators } from './like-denominators-subtract.ts';
import { simplifyGenerators } from './simplify.ts';
import { numberLineGenerators } from './number-line.ts';
import { numberLineJumpsGenerators } from './number-line-jumps.ts';
import { whatAFractionIsGenerators } from './what-a-fraction-is.ts';
import { wholeFromPartGenerators } from './whole-from-part.ts';

/** The families of this strand, by skill in teaching order. */
export const fractionsGenerators: readonly Generator[] = [
  ...whatAFractionIsGenerators,
  ...wholeFromPartGenerators,
  ...numberLineGenerators,
  ...numberLineJumpsGenerators,
  ...equivalentGenerators,
  ...equivalentFromSumGenerators,
  ...simplifyGenerators,
  ...compareGenerators,
  ...compareFindTopGenerators,
  ...mixedNumbersGenerators,
  ...countPartsGenerators,
  ...addLikeGenerators,
  ...subtractLikeGenerators,
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
  ...fractionRestStoryGenerators,
  ...fractionRecipeStoryGenerators,
  ...fractionLengthStoryGenerators,
];
