import type { Generator } from '../../generator.ts';
import { powersOfLettersGenerators } from './powers-of-letters.ts';
import { powersOfNumbersGenerators } from './powers-of-numbers.ts';
import { toldPowerGenerators } from './powers-told.ts';
import { rootGenerators } from './roots.ts';
import { takeOutSquare } from './take-out-square.ts';

export const exponentsRadicalsGenerators: readonly Generator[] = [
  ...powersOfNumbersGenerators,
  ...powersOfLettersGenerators,
  ...rootGenerators,
  takeOutSquare,
  ...toldPowerGenerators,
];
