import { seenAreaGenerators } from './areas-seen.ts';
import { toldExpressionGenerators } from './expressions-told.ts';
import type { Generator } from '../../generator.ts';
import { distributeNegativeGenerators } from './distribute-negative.ts';
import { distributeGenerators } from './distribute.ts';
import { equivalentNumbersGenerators } from './equivalent-numbers.ts';
import { equivalentGenerators } from './equivalent.ts';
import { evaluateFormulaGenerators } from './evaluate-formula.ts';
import { evaluateLettersGenerators } from './evaluate-letters.ts';
import { factorCommonGenerators } from './factor-common.ts';
import { likeTermsRecognizeGenerators } from './like-terms-recognize.ts';
import { likeTermsStoriesGenerators } from './like-terms-stories.ts';
import { likeTermsGenerators } from './like-terms.ts';
import { writePhrasesGenerators } from './write-phrases.ts';
import { writeStoriesGenerators } from './write-stories.ts';
import { writeTwoLettersGenerators } from './write-two-letters.ts';

/** Expressions, grades 6 and 7. */
export const expressionsGenerators: readonly Generator[] = [
  ...seenAreaGenerators,
  ...writePhrasesGenerators,
  ...writeStoriesGenerators,
  ...writeTwoLettersGenerators,
  ...evaluateLettersGenerators,
  ...evaluateFormulaGenerators,
  ...likeTermsGenerators,
  ...likeTermsRecognizeGenerators,
  ...likeTermsStoriesGenerators,
  ...distributeGenerators,
  ...distributeNegativeGenerators,
  ...factorCommonGenerators,
  ...equivalentGenerators,
  ...equivalentNumbersGenerators,
  ...toldExpressionGenerators,
];
