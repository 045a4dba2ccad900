import type { Generator } from '../../generator.ts';
import { additionGenerators } from './addition.ts';
import { placeValueGenerators } from './place-value.ts';
import { roundingGenerators } from './rounding.ts';
import { subtractionGenerators } from './subtraction.ts';

/** The families of this strand, skill by skill in teaching order. */
export const wholeNumbersGenerators: readonly Generator[] = [
  ...placeValueGenerators,
  ...roundingGenerators,
  ...additionGenerators,
  ...subtractionGenerators,
];
