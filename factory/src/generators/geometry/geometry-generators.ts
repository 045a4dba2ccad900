import { transformationGenerators } from './transformations.ts';
import { angleRelationGenerators } from './angle-relations.ts';
import { scaleAndUnitGenerators } from './scale-and-units.ts';
import { cubeAndBoxGenerators } from './cubes-and-boxes.ts';
import { areaAndCircleGenerators } from './areas-and-circles.ts';
import { composedRectangleGenerators } from './composed-rectangles.ts';
import { toldTransformationGenerators } from './transformations-told.ts';
import { toldAngleAndSolidGenerators } from './angles-and-solids-told.ts';
import type { Generator } from '../../generator.ts';
import { anglesGenerators } from './angles.ts';
import { quadrilateralGenerators } from './quadrilaterals.ts';
import { similarTriangleGenerators } from './similar-triangles.ts';
import { surfaceAreaGenerators } from './surface-areas.ts';
import { triangleAreaGenerators } from './triangle-area.ts';
import { volumeGenerators } from './volumes.ts';
import { symmetryGenerators } from './symmetry-and-turns.ts';
import { unitAndPrismGenerators } from './units-and-prisms.ts';

/** The families of this strand, by skill in teaching order. */
export const geometryGenerators: readonly Generator[] = [
  ...symmetryGenerators,
  ...unitAndPrismGenerators,
  ...transformationGenerators,
  ...angleRelationGenerators,
  ...scaleAndUnitGenerators,
  ...cubeAndBoxGenerators,
  ...areaAndCircleGenerators,
  ...composedRectangleGenerators,
  ...triangleAreaGenerators,
  ...anglesGenerators,
  ...similarTriangleGenerators,
  ...quadrilateralGenerators,
  ...volumeGenerators,
  ...surfaceAreaGenerators,
  ...toldTransformationGenerators,
  ...toldAngleAndSolidGenerators,
];
