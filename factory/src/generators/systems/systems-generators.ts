import { graphedSystemGenerators } from './graphed-systems.ts';
import { toldSystemGenerators } from './systems-told.ts';
import type { Generator } from '../../generator.ts';
import { oneUnknownGenerators } from './one-unknown.ts';
import { solveSystemsGenerators } from './solve-systems.ts';
import { understandSystemsGenerators } from './understand-systems.ts';

export const systemsGenerators: readonly Generator[] = [
  ...graphedSystemGenerators,
  ...understandSystemsGenerators,
  ...solveSystemsGenerators,
  ...oneUnknownGenerators,
  ...toldSystemGenerators,
];
