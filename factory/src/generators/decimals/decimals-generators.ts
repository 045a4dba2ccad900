import type { Generator } from '../../generator.ts';
import { addSubtractDecimalsGenerators } from './add-subtract-decimals.ts';
import { compareDecimalsGenerators } from './compare-decimals.ts';
import { convertFractionsDecimalsGenerators } from './convert-fractions-decimals.ts';
import { decimalsSeenGenerators } from './decimals-seen.ts';
import { divideDecimalsGenerators } from './divide-decimals.ts';
import { multiplyDecimalsGenerators } from './multiply-decimals.ts';
import { placeValueGenerators } from './place-value.ts';
import { roundDecimalsGenerators } from './round-decimals.ts';
import { scaleByTenGenerators } from './scale-by-ten.ts';

/** Decimals, grades 4 to 6. */
export const decimalsGenerators: readonly Generator[] = [
  ...placeValueGenerators,
  ...compareDecimalsGenerators,
  ...roundDecimalsGenerators,
  ...addSubtractDecimalsGenerators,
  ...multiplyDecimalsGenerators,
  ...divideDecimalsGenerators,
  ...convertFractionsDecimalsGenerators,
  ...scaleByTenGenerators,
  ...decimalsSeenGenerators,
];
