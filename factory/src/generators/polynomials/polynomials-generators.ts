import { toldPolynomialGenerators } from './polynomials-told.ts';
import { toldAlgebraicFractionGenerators } from './fractions-told.ts';
import type { Generator } from '../../generator.ts';
import { addAndMultiplyGenerators } from './add-and-multiply.ts';
import { addFractionGenerators } from './add-fractions.ts';
import { factorGenerators } from './factor.ts';
import { simplifyFractionGenerators } from './simplify-fractions.ts';

export const polynomialsGenerators: readonly Generator[] = [
  ...addAndMultiplyGenerators,
  ...factorGenerators,
  ...simplifyFractionGenerators,
  ...addFractionGenerators,
  ...toldPolynomialGenerators,
  ...toldAlgebraicFractionGenerators,
];
