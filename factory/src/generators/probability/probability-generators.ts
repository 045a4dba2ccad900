import { experimentGenerators } from './experiments.ts';
import { spinnerGenerators } from './spinners.ts';
import { vennTableGenerators } from './venn-tables.ts';
import type { Generator } from '../../generator.ts';
import { overlappingEventGenerators } from './overlapping-events.ts';
import { singleEventGenerators } from './single-events.ts';

/** The families of this strand, by skill in teaching order. */
export const probabilityGenerators: readonly Generator[] = [
  ...spinnerGenerators,
  ...experimentGenerators,
  ...vennTableGenerators,
  ...singleEventGenerators,
  ...overlappingEventGenerators,
];
