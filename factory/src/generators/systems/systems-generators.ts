import type { Generator } from '../../generator.ts';
import { solveSystemsGenerators } from './solve-systems.ts';
import { understandSystemsGenerators } from './understand-systems.ts';

export const systemsGenerators: readonly Generator[] = [...understandSystemsGenerators, ...solveSystemsGenerators];
