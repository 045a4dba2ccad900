import { algebraMistakes } from './algebra.ts';
import { decimalAndPercentMistakes } from './decimals-and-percent.ts';
import { fractionMistakes } from './fractions.ts';
import type { KnownMistake } from './known-mistake.ts';
import { numberMistakes } from './numbers-and-signs.ts';
import { shapeAndDataMistakes } from './shapes-and-data.ts';

/** Common mistakes from grades 3 to 11. */
export const knownMistakes: readonly KnownMistake[] = [
  ...fractionMistakes,
  ...decimalAndPercentMistakes,
  ...numberMistakes,
  ...algebraMistakes,
  ...shapeAndDataMistakes,
];
