import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for similar figures and for the angles and sides of quadrilaterals. A rule returns null if it gives no answer. */

const deBock =
  'De Bock, Verschaffel & Janssens (1998), The predominance of the linear model in secondary school students’ solutions, Educ. Stud. Math. 35, 65–83';

const whole = (value: number): number | null => (Number.isInteger(value) && value > 0 ? value : null);

export const sidesChangedByAdding = malRule({
  name: 'sides_changed_by_adding',
  category: 'conceptual_error',
  says: 'You added the difference of two sides. Sides of similar figures are multiplied by the scale factor.',
  source: sources.hart,
  hints: {
    look: 'Do you get from one triangle to the other by adding or by multiplying?',
    principle: 'In similar figures, each side is multiplied by the same scale factor.',
  },
  /** Takes a side, the corresponding side and a third side. Returns the side that corresponds to the third. */
  answer: (side: number, corresponding: number, other: number): number | null => whole(other + corresponding - side),
});

export const scaleFactorInverted = malRule({
  name: 'scale_factor_inverted',
  category: 'procedural_error',
  says: 'You divided where you should multiply. Check which figure is larger.',
  source: sources.tourniaire,
  hints: {
    look: 'Should your side be longer or shorter than its partner?',
    principle: 'From the smaller figure to the larger one, multiply. Back to the smaller one, divide.',
  },
  answer: (side: number, corresponding: number, other: number): number | null => whole((other * side) / corresponding),
});

export const partTakenForSide = malRule({
  name: 'part_taken_for_side',
  category: 'conceptual_error',
  says: 'You compared with a part of the side. Compare with the whole side of the larger triangle.',
  source: sources.own,
  hints: {
    look: 'Which side of the large triangle corresponds to the short one?',
    principle: 'A side of the large triangle reaches from vertex to vertex. Add its two parts.',
  },
  answer: (first: number, rest: number, across: number): number | null => whole((across * rest) / first),
});

export const areaScaledOnce = malRule({
  name: 'area_scaled_once',
  category: 'conceptual_error',
  says: 'You multiplied the area by the scale factor once. An area grows in two directions.',
  source: deBock,
  hints: {
    look: 'How many unit squares fit into a square whose sides are doubled?',
    principle: 'Lengths grow by the scale factor. Areas grow by its square.',
  },
  answer: (area: number, factor: number): number => area * factor,
});

export const areaFactorDoubled = malRule({
  name: 'area_factor_doubled',
  category: 'procedural_error',
  says: 'You doubled the scale factor. For areas, square it.',
  source: sources.own,
  hints: {
    look: 'What does squaring a number mean?',
    principle: 'Areas are multiplied by the scale factor times itself.',
  },
  answer: (area: number, factor: number): number => area * 2 * factor,
});

export const lengthScaledTwice = malRule({
  name: 'length_scaled_twice',
  category: 'conceptual_error',
  says: 'You multiplied a length by the square of the scale factor. That is for areas.',
  source: deBock,
  hints: {
    look: 'Is a perimeter a length or an area?',
    principle: 'Each side grows by the scale factor, and so does their sum.',
  },
  answer: (length: number, factor: number): number => length * factor * factor,
});

export const areaRatioTakenForFactor = malRule({
  name: 'area_ratio_taken_for_factor',
  category: 'conceptual_error',
  says: 'You gave how many times as large the area is. A side grows by the square root of that.',
  source: deBock,
  hints: {
    look: 'What happens to an area when each side is tripled?',
    principle: 'The ratio of the areas is the square of the scale factor.',
  },
  answer: (side: number, areaRatio: number): number => side * areaRatio,
});

export const midsegmentAsLong = malRule({
  name: 'midsegment_as_long',
  category: 'conceptual_error',
  says: 'You took both segments as equal. The one between the midpoints is half as long.',
  source: sources.own,
  hints: {
    look: 'Which of the two segments is longer?',
    principle: 'The segment between the midpoints of two sides is half as long as the third side.',
  },
  answer: (given: number): number => given,
});

export const midsegmentTurned = malRule({
  name: 'midsegment_turned',
  category: 'conceptual_error',
  says: 'You exchanged the two segments. The one between the midpoints is the shorter one.',
  source: sources.own,
  hints: {
    look: 'Is the segment that you look for the longer one or the shorter one?',
    principle: 'The segment between the midpoints of two sides is half as long as the third side.',
  },
  /** Halves instead of doubling, or doubles instead of halving. */
  answer: (given: number, isHalf: boolean): number | null => whole(isHalf ? given / 2 : given * 2),
});

export const unknownDistributedOnce = malRule({
  name: 'double_of_first_term_only',
  category: 'procedural_error',
  says: 'You doubled only the first term of the segment. Double all of it.',
  source: sources.sleeman,
  hints: {
    look: 'Which terms of the shorter segment did you double?',
    principle: 'Twice a sum is twice each of its terms.',
  },
  /** Returns the x of 2ax + b = cx + d. */
  answer: (a: number, b: number, c: number, d: number): number | null => (2 * a === c ? null : whole((d - b) / (2 * a - c))),
});

export const unknownGivenForLength = malRule({
  name: 'unknown_given_for_length',
  category: 'omission_error',
  says: 'You gave x. The question asks for a length.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for x or for a length?',
    principle: 'After you know x, substitute it into the expression for the length.',
  },
  answer: (x: number): number => x,
});

export const neighborsTakenEqual = malRule({
  name: 'parallelogram_neighbors_equal',
  category: 'conceptual_error',
  says: 'You took neighboring angles as equal. They add up to 180°.',
  source: sources.own,
  hints: {
    look: 'Are the two angles opposite each other, or next to each other?',
    principle: 'In a parallelogram, opposite angles are equal, and neighboring angles add up to 180°.',
  },
  answer: (angle: number): number => angle,
});

export const quadrilateralAsTriangle = malRule({
  name: 'quadrilateral_as_triangle',
  category: 'conceptual_error',
  says: 'You used 180° for all the angles. That is the sum in a triangle.',
  source: sources.own,
  hints: {
    look: 'Into how many triangles does a diagonal cut a quadrilateral?',
    principle: 'A diagonal cuts a quadrilateral into two triangles, and each has angles of 180° in all.',
  },
  answer: (known: number): number | null => whole(180 - known),
});

export const oppositesTakenForNeighbors = malRule({
  name: 'opposites_taken_for_neighbors',
  category: 'conceptual_error',
  says: 'You set the two angles equal. Neighboring angles of a parallelogram add up to 180°.',
  source: sources.own,
  hints: {
    look: 'Are the two angles opposite each other, or next to each other?',
    principle: 'Neighboring angles of a parallelogram add up to 180°. Only opposite ones are equal.',
  },
  /** Returns the x of ax + b = cx + d. */
  answer: (a: number, b: number, c: number, d: number): number | null => (a === c ? null : whole((d - b) / (a - c))),
});

export const constantsKeptSign = malRule({
  name: 'angle_constants_added',
  category: 'sign_error',
  says: 'You added the constants to 180. Moving them to the other side changes their sign.',
  source: sources.sleeman,
  hints: {
    look: 'What happens to the constants when they leave their side?',
    principle: 'Subtract the constants from both sides. Divide by the coefficient after that.',
  },
  answer: (coefficient: number, constant: number): number | null => whole((180 + constant) / coefficient),
});

export const unknownGivenForAngle = malRule({
  name: 'unknown_given_for_angle',
  category: 'omission_error',
  says: 'You gave x. The question asks for the angle.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for x or for the angle?',
    principle: 'After you know x, substitute it into the expression for the angle.',
  },
  answer: (x: number): number => x,
});

export const otherAngleGiven = malRule({
  name: 'other_angle_given',
  category: 'conceptual_error',
  says: 'You gave the other one of the two angles.',
  source: sources.own,
  hints: {
    look: 'Which of the two angles is larger?',
    principle: 'Substitute x into both expressions, and compare the two angles.',
  },
  answer: (other: number): number => other,
});

export const sidesCountedOnce = malRule({
  name: 'pairs_of_sides_counted_once',
  category: 'omission_error',
  says: 'You counted each of the two lengths once. Each one belongs to two sides.',
  source: sources.own,
  hints: {
    look: 'How many sides does a quadrilateral have?',
    principle: 'A kite has two pairs of equal sides, and so has a parallelogram.',
  },
  answer: (one: number, other: number): number => one + other,
});

export const halfDiagonalForWhole = malRule({
  name: 'half_diagonal_for_whole',
  category: 'conceptual_error',
  says: 'You took half a diagonal for the whole one.',
  source: sources.own,
  hints: {
    look: 'Does the segment reach from vertex to vertex, or only to the middle?',
    principle: 'The diagonals of a parallelogram bisect each other.',
  },
  answer: (half: number): number => half,
});

export const wholeDiagonalsInTriangle = malRule({
  name: 'whole_diagonals_in_triangle',
  category: 'procedural_error',
  says: 'You used the whole diagonals. The right triangle has half of each diagonal for its legs.',
  source: sources.own,
  hints: {
    look: 'Which segments are the legs of the right triangle?',
    principle: 'The diagonals of a rhombus bisect each other at right angles, so the legs are half diagonals.',
  },
  /** Takes the true side, which doubles if the diagonals do. */
  answer: (side: number): number => 2 * side,
});

export const legsAddedForSide = malRule({
  name: 'half_diagonals_added',
  category: 'conceptual_error',
  says: 'You added the half diagonals. Use the Pythagorean theorem.',
  source: sources.own,
  hints: {
    look: 'Is the side as long as both legs together?',
    principle: 'In a right triangle, the square of the hypotenuse is the sum of the squares of the legs.',
  },
  answer: (one: number, other: number): number => one + other,
});

export const lengthsSubtractedForLeg = malRule({
  name: 'lengths_subtracted_for_leg',
  category: 'conceptual_error',
  says: 'You subtracted lengths. Use the Pythagorean theorem, which has squares.',
  source: sources.own,
  hints: {
    look: 'Which lengths belong to one right triangle?',
    principle: 'The square of a leg is the square of the hypotenuse minus the square of the other leg.',
  },
  /** Takes the side and half of one diagonal. Returns the whole other diagonal. */
  answer: (side: number, half: number): number => 2 * (side - half),
});

export const twoSidesTogether = malRule({
  name: 'two_sides_together',
  category: 'omission_error',
  says: 'You gave two equal sides together. The question asks for one.',
  source: sources.own,
  hints: {
    look: 'How many sides share what is left?',
    principle: 'The sides that are left are two, and they are equal.',
  },
  answer: (side: number): number => 2 * side,
});
