import type { Generator } from '../../generator.ts';
import { anglesGenerators } from './angles.ts';
import { quadrilateralGenerators } from './quadrilaterals.ts';
import { similarTriangleGenerators } from './similar-triangles.ts';
import { surfaceAreaGenerators } from './surface-areas.ts';
import { triangleAreaGenerators } from './triangle-area.ts';
import { volumeGenerators } from './volumes.ts';

/** The families of this strand, skill by skill in teaching order. */
export const geometryGenerators: readonly Generator[] = [
  ...triangleAreaGenerators,
  ...anglesGenerators,
  ...similarTriangleGenerators,
  ...quadrilateralGenerators,
  ...volumeGenerators,
  ...surfaceAreaGenerators,
];
