import { askedOtherwise } from './asked-otherwise/families-asked-otherwise.ts';
import { wholeNumbersGenerators } from './generators/whole_numbers/whole_numbers-generators.ts';
import { fractionsGenerators } from './generators/fractions/fractions-generators.ts';
import { decimalsGenerators } from './generators/decimals/decimals-generators.ts';
import { ratioPercentGenerators } from './generators/ratio_percent/ratio_percent-generators.ts';
import { integersGenerators } from './generators/integers/integers-generators.ts';
import { expressionsGenerators } from './generators/expressions/expressions-generators.ts';
import { equationsGenerators } from './generators/equations/equations-generators.ts';
import { inequalitiesGenerators } from './generators/inequalities/inequalities-generators.ts';
import { exponentsRadicalsGenerators } from './generators/exponents_radicals/exponents_radicals-generators.ts';
import { linesFunctionsGenerators } from './generators/lines_functions/lines_functions-generators.ts';
import { systemsGenerators } from './generators/systems/systems-generators.ts';
import { polynomialsGenerators } from './generators/polynomials/polynomials-generators.ts';
import { quadraticsGenerators } from './generators/quadratics/quadratics-generators.ts';
import { geometryGenerators } from './generators/geometry/geometry-generators.ts';
import { trigonometryGenerators } from './generators/trigonometry/trigonometry-generators.ts';
import { probabilityGenerators } from './generators/probability/probability-generators.ts';
import { statisticsGenerators } from './generators/statistics/statistics-generators.ts';
import type { Generator } from './generator.ts';

const told: readonly Generator[] = [
  ...wholeNumbersGenerators,
  ...fractionsGenerators,
  ...decimalsGenerators,
  ...ratioPercentGenerators,
  ...integersGenerators,
  ...expressionsGenerators,
  ...equationsGenerators,
  ...inequalitiesGenerators,
  ...exponentsRadicalsGenerators,
  ...linesFunctionsGenerators,
  ...systemsGenerators,
  ...polynomialsGenerators,
  ...quadraticsGenerators,
  ...geometryGenerators,
  ...trigonometryGenerators,
  ...statisticsGenerators,
  ...probabilityGenerators,
];

/**
 * Every family of problems, by strand in teaching order; at the end the families that ask other questions about some of them.
 */
export const allGenerators: readonly Generator[] = [...told, ...askedOtherwise(told)];
