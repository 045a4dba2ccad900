import type { Generator } from '../../generator.ts';
import { proportionsGenerators } from './proportions.ts';
import { shareInRatioGenerators } from './share-in-ratio.ts';
import { equivalentRatiosGenerators } from './equivalent-ratios.ts';
import { unitRatesGenerators } from './unit-rates.ts';
import { writeRatiosGenerators } from './write-ratios.ts';

/** Ratio and percent, grades 6 and 7. */
export const ratioPercentGenerators: readonly Generator[] = [
  ...writeRatiosGenerators,
  ...equivalentRatiosGenerators,
  ...unitRatesGenerators,
  ...proportionsGenerators,
  ...shareInRatioGenerators,
];
