import type { Generator } from '../../generator.ts';
import { completeSquareGenerators } from './complete-square.ts';
import { discriminantGenerators } from './discriminant.ts';
import { factoringGenerators } from './factoring.ts';
import { formulaGenerators } from './formula.ts';
import { squareRootGenerators } from './square-root.ts';
import { vertexGenerators } from './vertex.ts';

/** The families of this strand, skill by skill in teaching order. */
export const quadraticsGenerators: readonly Generator[] = [
  ...squareRootGenerators,
  ...factoringGenerators,
  ...completeSquareGenerators,
  ...formulaGenerators,
  ...discriminantGenerators,
  ...vertexGenerators,
];
