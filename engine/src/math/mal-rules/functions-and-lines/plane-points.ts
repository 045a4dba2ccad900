import type { Point } from './lines-and-quadratics.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { absolute, add, isZero, negate, rational, subtract, type Rational } from '../../exact/rational.ts';

/* Mal-rules for points in the plane, in addition to lines-and-quadratics.ts. A rule returns null if it gives no answer. */

export const directionSignsDropped = malRule({
  name: 'direction_signs_dropped',
  category: 'sign_error',
  says: 'You counted the moves but left out their signs. Left and down are negative.',
  source: sources.kerslakeGraphs,
  answer: ({ x, y }: Point): Point => ({ x: absolute(x), y: absolute(y) }),
});

export const horizontalDirectionTurned = malRule({
  name: 'horizontal_direction_turned',
  category: 'sign_error',
  says: 'You mixed up left and right for the x-coordinate.',
  source: sources.kerslakeGraphs,
  answer: ({ x, y }: Point): Point => ({ x: negate(x), y }),
});

export const verticalDirectionTurned = malRule({
  name: 'vertical_direction_turned',
  category: 'sign_error',
  says: 'You switched up and down for the y-coordinate.',
  source: sources.kerslakeGraphs,
  answer: ({ x, y }: Point): Point => ({ x, y: negate(y) }),
});

export const bothDirectionsTurned = malRule({
  name: 'both_directions_turned',
  category: 'sign_error',
  says: 'You changed the sign of both coordinates. Only one of them changes.',
  source: sources.kerslakeGraphs,
  answer: ({ x, y }: Point): Point => ({ x: negate(x), y: negate(y) }),
});

export const moveTakenForPlace = malRule({
  name: 'move_taken_for_place',
  category: 'conceptual_error',
  says: 'You gave the move itself and left out the starting point.',
  source: sources.kerslakeGraphs,
  hints: {
    look: 'Does the move start at the origin?',
    principle: 'A move tells how far a point goes. Where it ends depends on where it starts.',
  },
  answer: (_from: Point, move: Point): Point => move,
});

export const movedOnInsteadOfBack = malRule({
  name: 'moved_on_instead_of_back',
  category: 'conceptual_error',
  says: 'You moved in the wrong direction. Read again where the move started.',
  source: sources.kerslakeGraphs,
  answer: (from: Point, move: Point): Point => ({ x: add(from.x, move.x), y: add(from.y, move.y) }),
});

export const sizesSubtractedAcrossZero = malRule({
  name: 'sizes_subtracted_across_zero',
  category: 'sign_error',
  says: 'You subtracted the two sizes, although the numbers are on opposite sides of zero.',
  source: sources.bruno,
  answer: (a: Rational, b: Rational): Rational => absolute(subtract(absolute(a), absolute(b))),
});

export const sizesAddedOnOneSide = malRule({
  name: 'sizes_added_on_one_side',
  category: 'sign_error',
  says: 'You added the two sizes, although both numbers are on the same side of zero.',
  source: sources.bruno,
  answer: (a: Rational, b: Rational): Rational => add(absolute(a), absolute(b)),
});

export const gridLinesCounted = malRule({
  name: 'grid_lines_counted',
  category: 'procedural_error',
  says: 'You counted the grid lines. Count the steps between them.',
  source: sources.kerslakeGraphs,
  hints: {
    look: 'Did you count the grid lines, or the steps between them?',
    principle: "A distance counts steps from line to line. Don't count the line you start on.",
  },
  answer: (distance: Rational): Rational => add(distance, rational(1)),
});

export const halfRoundOnly = malRule({
  name: 'half_round_only',
  category: 'omission_error',
  says: 'You added the length and the width once. The perimeter has each of them twice.',
  source: sources.hart,
  hints: {
    look: 'How many sides does the rectangle have?',
    principle: 'A fence goes along all the sides, and a rectangle has each length twice.',
  },
  answer: (length: number, width: number): number => length + width,
});

export const axisOfTheZeroTaken = malRule({
  name: 'axis_of_the_zero_taken',
  category: 'conceptual_error',
  says: 'You put the point on the wrong axis. A zero for one coordinate puts it on the other axis.',
  source: sources.kerslakeGraphs,
  hints: {
    look: "Which of the two moves from the origin don't you make?",
    principle: 'A zero means no move in that direction. The other coordinate tells which axis you move along.',
  },
  answer: ({ x }: Point): 'x' | 'y' => (isZero(x) ? 'x' : 'y'),
});

export const zeroTakenForPositive = malRule({
  name: 'zero_taken_for_positive',
  category: 'conceptual_error',
  says: "You counted zero as positive. A point on an axis isn't in any quadrant.",
  source: sources.kerslakeGraphs,
  hints: {
    look: 'Is zero positive or negative?',
    principle: "The points in a quadrant aren't on an axis. Zero is neither positive nor negative.",
  },
  /** Returns the quadrant, 1 to 4. */
  answer: ({ x, y }: Point): number => (x.n >= 0n ? (y.n >= 0n ? 1 : 4) : y.n >= 0n ? 2 : 3),
});
