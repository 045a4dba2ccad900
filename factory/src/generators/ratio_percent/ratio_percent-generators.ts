import type { Generator } from '../../generator.ts';
import { compoundInterestGenerators } from './compound-interest.ts';
import { equivalentRatiosGenerators } from './equivalent-ratios.ts';
import { percentsSeenGenerators } from './percents-seen.ts';
import { percentChangeGenerators } from './percent-change.ts';
import { percentMeaningGenerators } from './percent-meaning.ts';
import { percentOfGenerators } from './percent-of.ts';
import { percentWholeGenerators } from './percent-whole.ts';
import { proportionsGenerators } from './proportions.ts';
import { ratioClaimGenerators } from './ratio-claims.ts';
import { shareInRatioGenerators } from './share-in-ratio.ts';
import { simpleInterestGenerators } from './simple-interest.ts';
import { unitRatesGenerators } from './unit-rates.ts';
import { writeRatiosGenerators } from './write-ratios.ts';

/** Ratio and percent, grades 6 and 7. */
export const ratioPercentGenerators: readonly Generator[] = [
  ...writeRatiosGenerators,
  ...equivalentRatiosGenerators,
  ...ratioClaimGenerators,
  ...unitRatesGenerators,
  ...proportionsGenerators,
  ...shareInRatioGenerators,
  ...percentMeaningGenerators,
  ...percentsSeenGenerators,
  ...percentOfGenerators,
  ...percentWholeGenerators,
  ...percentChangeGenerators,
  ...simpleInterestGenerators,
  ...compoundInterestGenerators,
];
