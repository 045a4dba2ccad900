import type { Generator } from '../../generator.ts';
import { addIntegersGenerators } from './add-integers.ts';
import { multiplyDivideIntegersGenerators } from './multiply-divide-integers.ts';
import { numberLineGenerators } from './number-line.ts';
import { orderOfOperationsIntegersGenerators } from './order-of-operations-integers.ts';
import { pointsAndJumpsGenerators } from './points-and-jumps.ts';
import { signPatternGenerators } from './sign-patterns.ts';
import { signedClaimGenerators } from './signed-claims.ts';
import { missingSignedDecimalGenerators } from './signed-decimals-missing.ts';
import { signedExpressionGenerators } from './signed-expressions.ts';
import { signedDecimalsGenerators } from './signed-decimals.ts';
import { signedFractionsGenerators } from './signed-fractions.ts';
import { subtractIntegersGenerators } from './subtract-integers.ts';

/** Integers and signed numbers, grades 6 and 7. */
export const integersGenerators: readonly Generator[] = [
  ...numberLineGenerators,
  ...addIntegersGenerators,
  ...subtractIntegersGenerators,
  ...multiplyDivideIntegersGenerators,
  ...orderOfOperationsIntegersGenerators,
  ...signedFractionsGenerators,
  ...signedDecimalsGenerators,
  ...missingSignedDecimalGenerators,
  ...pointsAndJumpsGenerators,
  ...signPatternGenerators,
  ...signedExpressionGenerators,
  ...signedClaimGenerators,
];
