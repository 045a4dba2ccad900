import type { Generator } from '../../generator.ts';
import { additionGenerators } from './addition.ts';
import { divisionFactGenerators } from './division-facts.ts';
import { divisionWithRemainderGenerators } from './division-with-remainder.ts';
import { multiplicationFactGenerators } from './multiplication-facts.ts';
import { multiplicationGenerators } from './multiplication.ts';
import { placeValueGenerators } from './place-value.ts';
import { roundingGenerators } from './rounding.ts';
import { subtractionGenerators } from './subtraction.ts';

/** The families of this strand, skill by skill in teaching order. */
export const wholeNumbersGenerators: readonly Generator[] = [
  ...placeValueGenerators,
  ...roundingGenerators,
  ...additionGenerators,
  ...subtractionGenerators,
  ...multiplicationFactGenerators,
  ...divisionFactGenerators,
  ...multiplicationGenerators,
  ...divisionWithRemainderGenerators,
];
