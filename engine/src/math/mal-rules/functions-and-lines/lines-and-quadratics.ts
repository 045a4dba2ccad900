import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export type Point = { readonly x: Rational; readonly y: Rational };
/** y = slope · x + intercept */
export type Line = { readonly slope: Rational; readonly intercept: Rational };

const over = (a: Rational, b: Rational): Rational | null => (q.isZero(b) ? null : q.divide(a, b));

export const slopeInverted = malRule({
  name: 'slope_inverted',
  category: 'conceptual_error',
  says: 'You divided the run by the rise. Slope is rise over run.',
  source: sources.leinhardt,
  hints: {
    look: 'Which change is in your numerator?',
  },
  answer: (p: Point, r: Point): Rational | null => over(q.subtract(r.x, p.x), q.subtract(r.y, p.y)),
});

export const slopeOrderMixed = malRule({
  name: 'slope_order_mixed',
  category: 'sign_error',
  says: 'You subtracted the points in one order for y and in the other order for x.',
  source: sources.leinhardt,
  answer: (p: Point, r: Point): Rational | null => over(q.subtract(r.y, p.y), q.subtract(p.x, r.x)),
});

export const slopeAddsCoordinates = malRule({
  name: 'slope_adds_coordinates',
  category: 'procedural_error',
  says: 'You added the coordinates. Slope compares their differences.',
  source: sources.leinhardt,
  hints: {
    look: 'What tells how much a number changed: a sum or a difference?',
    principle: 'Rise and run are changes, so subtract the coordinates.',
  },
  answer: (p: Point, r: Point): Rational | null => over(q.add(r.y, p.y), q.add(r.x, p.x)),
});

export const slopeAndInterceptSwapped = malRule({
  name: 'slope_and_intercept_swapped',
  category: 'conceptual_error',
  says: 'You switched the slope and the y-intercept.',
  source: sources.leinhardt,
  answer: ({ slope, intercept }: Line): Line => ({ slope: intercept, intercept: slope }),
});

export const xInterceptForY = malRule({
  name: 'x_intercept_for_y',
  category: 'conceptual_error',
  says: 'You gave the intercept on the other axis.',
  source: sources.leinhardt,
  /** Returns where the line meets the x-axis; null for a horizontal line. */
  answer: ({ slope, intercept }: Line): Rational | null => over(q.negate(intercept), slope),
});

export const coordinatesSwapped = malRule({
  name: 'coordinates_swapped',
  category: 'representation_error',
  says: 'You switched the x-coordinate and the y-coordinate.',
  source: sources.leinhardt,
  answer: ({ x, y }: Point): Point => ({ x: y, y: x }),
});

export const perpendicularOnlyReciprocal = malRule({
  name: 'perpendicular_only_reciprocal',
  category: 'sign_error',
  says: "You took the reciprocal of the slope but didn't change its sign.",
  source: sources.leinhardt,
  answer: (slope: Rational): Rational | null => over(q.one, slope),
});

export const perpendicularOnlyNegative = malRule({
  name: 'perpendicular_only_negative',
  category: 'omission_error',
  says: "You changed the sign of the slope but didn't take its reciprocal.",
  source: sources.leinhardt,
  answer: (slope: Rational): Rational => q.negate(slope),
});

export const rootSignFromFactor = malRule({
  name: 'root_sign_from_factor',
  category: 'sign_error',
  says: 'You read the solutions from the factors without changing their signs.',
  source: sources.vaiyavutjamai,
  answer: (roots: readonly Rational[]): Rational[] => roots.map(q.negate),
});

export const onlyPositiveRoot = malRule({
  name: 'only_positive_root',
  category: 'omission_error',
  says: 'You gave only the positive root. The negative root is missing.',
  source: sources.vaiyavutjamai,
  answer: (roots: readonly Rational[]): Rational[] => roots.filter((root) => root.n > 0n),
});

export const dividedByTheLetter = malRule({
  name: 'divided_by_the_letter',
  category: 'omission_error',
  says: 'You divided both sides by the variable and lost a solution.',
  source: sources.vaiyavutjamai,
  hints: {
    principle: 'Dividing both sides by a variable can lose a solution. Factoring keeps them all.',
  },
  answer: (roots: readonly Rational[]): Rational[] => roots.filter((root) => root.n !== 0n),
});

export const factorSignsSwapped = malRule({
  name: 'factor_signs_swapped',
  category: 'sign_error',
  says: 'You found the right pair of numbers, but their signs in the factors are wrong.',
  source: sources.vaiyavutjamai,
  /** p and q of (x + p)(x + q). */
  answer: (pair: readonly [Rational, Rational]): [Rational, Rational] => [q.negate(pair[0]), q.negate(pair[1])],
});

export const vertexSignKept = malRule({
  name: 'vertex_sign_kept',
  category: 'sign_error',
  says: 'You read the x-coordinate of the vertex with the wrong sign.',
  source: sources.leinhardt,
  hints: {
    principle: 'The vertex is where the square is zero.',
  },
  answer: ({ x, y }: Point): Point => ({ x: q.negate(x), y }),
});
