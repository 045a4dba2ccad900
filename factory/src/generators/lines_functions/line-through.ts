import type { Line, Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, multiply, negate, one, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { sumText } from '../../wording/linear-text.ts';

/** The line with a slope through a point. */
export const through = (slope: Rational, { x, y }: Point): Line => ({ slope, intercept: subtract(y, multiply(slope, x)) });

/** The slope at a right angle to a slope: its opposite reciprocal. */
export const perpendicularTo = (slope: Rational): Rational => negate(divide(one, slope));

/** Ax + By = C. */
export const standardTex = (a: number, b: number, c: number): string => `${sumText([[a, 'x'], [b, 'y']])} = ${c}`; // prettier-ignore
