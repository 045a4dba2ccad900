import type { Generator } from '../../generator.ts';
import { distributeNegativeGenerators } from './distribute-negative.ts';
import { distributeGenerators } from './distribute.ts';
import { equivalentNumbersGenerators } from './equivalent-numbers.ts';
import { equivalentGenerators } from './equivalent.ts';
import { evaluateExpressionsGenerators } from './evaluate-expressions.ts';
import { factorCommonGenerators } from './factor-common.ts';
import { likeTermsRecognizeGenerators } from './like-terms-recognize.ts';
import { likeTermsStoriesGenerators } from './like-terms-stories.ts';
import { likeTermsGenerators } from './like-terms.ts';
import { writeExpressionsGenerators } from './write-expressions.ts';

/** Expressions, grades 6 and 7. */
export const expressionsGenerators: readonly Generator[] = [
  ...writeExpressionsGenerators,
  ...evaluateExpressionsGenerators,
  ...likeTermsGenerators,
  ...likeTermsRecognizeGenerators,
  ...likeTermsStoriesGenerators,
  ...distributeGenerators,
  ...distributeNegativeGenerators,
  ...factorCommonGenerators,
  ...equivalentGenerators,
  ...equivalentNumbersGenerators,
];
