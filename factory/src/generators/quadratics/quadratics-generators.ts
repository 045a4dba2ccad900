import { graphedParabolaGenerators } from './graphed-parabolas.ts';
import type { Generator } from '../../generator.ts';
import { areaStoryGenerators } from './area-stories.ts';
import { completeSquareGenerators } from './complete-square.ts';
import { discriminantGenerators } from './discriminant.ts';
import { factoringGenerators } from './factoring.ts';
import { flightStoryGenerators } from './flight-stories.ts';
import { formulaGenerators } from './formula.ts';
import { numberStoryGenerators } from './number-stories.ts';
import { squareRootGenerators } from './square-root.ts';
import { vertexGenerators } from './vertex.ts';
import { vertexUseGenerators } from './vertex-in-use.ts';

/** The families of this strand, by skill in teaching order. */
export const quadraticsGenerators: readonly Generator[] = [
  ...graphedParabolaGenerators,
  ...squareRootGenerators,
  ...factoringGenerators,
  ...completeSquareGenerators,
  ...formulaGenerators,
  ...discriminantGenerators,
  ...vertexGenerators,
  ...vertexUseGenerators,
  ...numberStoryGenerators,
  ...areaStoryGenerators,
  ...flightStoryGenerators,
];
