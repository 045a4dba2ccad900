import type { RatioName } from '@stoa/engine/math/mal-rules/geometry-and-statistics/right-triangle-ratios';

/** The sides of a right triangle as seen from one of its acute angles. */
export type Side = 'opposite' | 'adjacent' | 'hypotenuse';
export type Sides = Readonly<Record<Side, number>>;

/** The sides in the numerator and the denominator of each ratio. */
export const sidesOfRatio = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
} as const satisfies Record<RatioName, readonly [Side, Side]>;

export const ratioWords = {
  sin: 'Sine is opposite over hypotenuse.',
  cos: 'Cosine is adjacent over hypotenuse.',
  tan: 'Tangent is opposite over adjacent.',
} as const satisfies Record<RatioName, string>;

/** Returns a side's name in a sentence. */
export const sideWords = (side: Side, angle = '$A$'): string =>
  side === 'hypotenuse' ? 'the hypotenuse' : `the side ${side === 'opposite' ? 'opposite' : 'adjacent to'} angle ${angle}`;

/** Right triangles with whole sides: legs, then hypotenuse. */
export const wholeTriangles = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

/** Returns the same triangle as seen from the other acute angle. */
export const fromOtherAngle = ({ opposite, adjacent, hypotenuse }: Sides): Sides => ({
  opposite: adjacent,
  adjacent: opposite,
  hypotenuse,
});
