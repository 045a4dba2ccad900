import type { Generator } from '../../generator.ts';
import { completeSquareGenerators } from './complete-square.ts';
import { factoringGenerators } from './factoring.ts';
import { squareRootGenerators } from './square-root.ts';

/** The families of this strand, skill by skill in teaching order. */
export const quadraticsGenerators: readonly Generator[] = [
  ...squareRootGenerators,
  ...factoringGenerators,
  ...completeSquareGenerators,
];
