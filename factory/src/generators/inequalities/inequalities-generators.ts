import { graphedInequalityGenerators } from './graphed-inequalities.ts';
import type { Generator } from '../../generator.ts';
import { compoundInequalityGenerators } from './compound.ts';
import { inequalityStoryGenerators } from './inequality-stories.ts';
import { readInequalityGenerators } from './read-inequality.ts';
import { solveInequalityGenerators } from './solve-inequality.ts';

export const inequalitiesGenerators: readonly Generator[] = [
  ...graphedInequalityGenerators,
  ...readInequalityGenerators,
  ...solveInequalityGenerators,
  ...compoundInequalityGenerators,
  ...inequalityStoryGenerators,
];
