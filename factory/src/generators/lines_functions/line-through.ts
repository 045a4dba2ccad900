import type { Line, Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, multiply, negate, one, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { sumText } from '../../wording/linear-text.ts';

/** Returns the line through a point with a given slope. */
export const through = (slope: Rational, { x, y }: Point): Line => ({ slope, intercept: subtract(y, multiply(slope, x)) });

/** Returns the perpendicular slope: the opposite reciprocal. */
export const perpendicularTo = (slope: Rational): Rational => negate(divide(one, slope));

/** Ax + By = C. */
export const standardTex = (a: number, b: number, c: number): string => `${sumText([[a, 'x'], [b, 'y']])} = ${c}`; // prettier-ignore
