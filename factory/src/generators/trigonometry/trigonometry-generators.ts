import { seenWaveGenerators } from './waves-seen.ts';
import { toldRightTriangleGenerators } from './right-triangles-told.ts';
import type { Generator } from '../../generator.ts';
import { rightTriangleAngleGenerators } from './angles.ts';
import { rightTriangleRatioGenerators } from './ratios.ts';
import { rightTriangleSideGenerators } from './sides.ts';
import { trigonometricGraphGenerators } from './trigonometric-graphs.ts';

/** The families of this strand, by skill in teaching order. */
export const trigonometryGenerators: readonly Generator[] = [
  ...seenWaveGenerators,
  ...rightTriangleRatioGenerators,
  ...rightTriangleSideGenerators,
  ...rightTriangleAngleGenerators,
  ...trigonometricGraphGenerators,
  ...toldRightTriangleGenerators,
];
