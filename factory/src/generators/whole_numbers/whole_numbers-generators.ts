import type { Generator } from '../../generator.ts';
import { additionGenerators } from './addition.ts';
import { areaAndPerimeterGenerators } from './area-and-perimeter.ts';
import { divisionFactGenerators } from './division-facts.ts';
import { divisionWithRemainderGenerators } from './division-with-remainder.ts';
import { expressionInWordsGenerators } from './expressions-in-words.ts';
import { factorClaimGenerators } from './factor-claims.ts';
import { factorsAndMultiplesGenerators } from './factors-and-multiples.ts';
import { gcfAndLcmGenerators } from './gcf-and-lcm.ts';
import { multiplicationFactGenerators } from './multiplication-facts.ts';
import { multiplicationGenerators } from './multiplication.ts';
import { multistepWordProblemGenerators } from './multistep-word-problems.ts';
import { orderOfOperationsGenerators } from './order-of-operations.ts';
import { placeValueGenerators } from './place-value.ts';
import { primeGenerators } from './primes.ts';
import { roundingGenerators } from './rounding.ts';
import { subtractionGenerators } from './subtraction.ts';
import { timeAndMoneyGenerators } from './time-and-money.ts';
import { wordProblemGenerators } from './word-problems.ts';

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
  ...wordProblemGenerators,
  ...multistepWordProblemGenerators,
  ...orderOfOperationsGenerators,
  ...expressionInWordsGenerators,
  ...factorsAndMultiplesGenerators,
  ...primeGenerators,
  ...gcfAndLcmGenerators,
  ...factorClaimGenerators,
  ...areaAndPerimeterGenerators,
  ...timeAndMoneyGenerators,
];
