import type { Generator } from '../../generator.ts';

/** The families of this strand, skill by skill in teaching order. */
export const systemsGenerators: readonly Generator[] = [];
