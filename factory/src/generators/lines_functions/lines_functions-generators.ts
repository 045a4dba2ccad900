import type { Generator } from '../../generator.ts';
import { distanceAndMirrorGenerators } from './distances-and-mirrors.ts';
import { evaluateFunctionGenerators } from './evaluate-functions.ts';
import { functionRuleGenerators } from './function-rules.ts';
import { functionValueGenerators } from './function-values.ts';
import { pointGenerators } from './points.ts';

/** The families of this strand, skill by skill in teaching order. */
export const linesFunctionsGenerators: readonly Generator[] = [
  ...pointGenerators,
  ...distanceAndMirrorGenerators,
  ...evaluateFunctionGenerators,
  ...functionValueGenerators,
  ...functionRuleGenerators,
];
