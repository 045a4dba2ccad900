import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners do with the area of a triangle, and with angles at lines and in triangles. */

const altitude =
  'Gutiérrez & Jaime (1999), Preservice primary teachers’ understanding of the concept of altitude of a triangle, JMTE 2, 253–275';
const baturo =
  'Baturo & Nason (1996), Student teachers’ subject matter knowledge within the domain of area measurement, ESM 31, 235–268';
const mitchelmore =
  'Mitchelmore & White (2000), Development of angle concepts by progressive abstraction and generalisation, ESM 41, 209–238';
const clementsBattista =
  'Clements & Battista (1992), Geometry and spatial reasoning, in Grouws, Handbook of Research on Mathematics Teaching and Learning, 420–464';

export const triangleNotHalved = malRule({
  name: 'triangle_not_halved',
  category: 'omission_error',
  says: 'Multiplies base and height and does not halve: the rectangle around the triangle.',
  source: baturo,
  answer: (base: number, height: number): number => base * height,
});

export const baseAndHeightAdded = malRule({
  name: 'base_and_height_added',
  category: 'conceptual_error',
  says: 'Adds base and height where the area was asked for.',
  source: sources.hart,
  answer: (base: number, height: number): number => base + height,
});

export const slantForHeight = malRule({
  name: 'slanted_side_for_height',
  category: 'conceptual_error',
  says: 'Takes a slanted side of the triangle for its height.',
  source: altitude,
  answer: (base: number, slant: number): Rational => rational(base * slant, 2),
});

export const perimeterForTriangleArea = malRule({
  name: 'perimeter_for_triangle_area',
  category: 'conceptual_error',
  says: 'Adds the three sides of the triangle where the area was asked for.',
  source: sources.hart,
  answer: (a: number, b: number, c: number): number => a + b + c,
});

export const halfForgottenBackwards = malRule({
  name: 'half_forgotten_going_back',
  category: 'omission_error',
  says: 'Divides the area by the known side, and forgets that the area is half of a rectangle.',
  source: baturo,
  answer: (area: number, side: number): Rational => rational(area, side),
});

export const halvedInsteadOfDoubled = malRule({
  name: 'halved_going_back',
  category: 'procedural_error',
  says: 'Halves the area before dividing by the known side, where it should be doubled.',
  source: baturo,
  answer: (area: number, side: number): Rational => rational(area, 2 * side),
});

export const sideTakenFromArea = malRule({
  name: 'side_taken_from_area',
  category: 'conceptual_error',
  says: 'Takes the known side from the area.',
  source: sources.hart,
  answer: (area: number, side: number): number => area - side,
});

export const partForWholeArea = malRule({
  name: 'one_part_of_a_shape',
  category: 'omission_error',
  says: 'Finds the area of one part of a shape and leaves the other part out.',
  source: baturo,
  answer: (part: number): number => part,
});

export const addedForCutOut = malRule({
  name: 'added_what_is_cut_out',
  category: 'conceptual_error',
  says: 'Adds the part that is cut out of a shape.',
  source: baturo,
  answer: (whole: number, cut: number): number => whole + cut,
});

export const wrongFullTurn = malRule({
  name: 'full_turn_for_straight_angle',
  category: 'conceptual_error',
  says: 'Takes 360° for what the angles on a line, or those of a triangle, come to together.',
  source: clementsBattista,
  answer: (known: readonly number[]): number => 360 - sum(known),
});

export const rightAngleForStraight = malRule({
  name: 'right_angle_for_straight_angle',
  category: 'conceptual_error',
  says: 'Takes 90° for what the angles on a line come to together.',
  source: clementsBattista,
  answer: (known: readonly number[]): number => 90 - sum(known),
});

export const straightForFullTurn = malRule({
  name: 'straight_angle_for_full_turn',
  category: 'conceptual_error',
  says: 'Takes 180° for what the angles around a point come to together.',
  source: clementsBattista,
  answer: (known: readonly number[]): number => 180 - sum(known),
});

export const neighboursEqual = malRule({
  name: 'neighboring_angles_equal',
  category: 'conceptual_error',
  says: 'Takes angles that are side by side for equal ones.',
  source: mitchelmore,
  answer: (known: number): number => known,
});

export const oppositeAsNeighbour = malRule({
  name: 'opposite_angle_as_neighbor',
  category: 'conceptual_error',
  says: 'Takes the angle across a crossing for a neighbor on the line.',
  source: mitchelmore,
  answer: (known: number): number => 180 - known,
});

export const knownAnglesAdded = malRule({
  name: 'known_angles_added',
  category: 'omission_error',
  says: 'Adds the known angles and does not take them from the whole.',
  source: clementsBattista,
  answer: (known: readonly number[]): number => sum(known),
});

export const oneAngleLeftOut = malRule({
  name: 'one_known_angle_left_out',
  category: 'omission_error',
  says: 'Takes only one of the known angles from the whole.',
  source: clementsBattista,
  answer: (known: readonly number[]): number => 180 - known[0]!,
});

export const twoAnglesTogether = malRule({
  name: 'two_equal_angles_together',
  category: 'omission_error',
  says: 'Gives what two equal angles come to together, not one of them.',
  source: clementsBattista,
  answer: (one: number): number => 2 * one,
});

export const oneOfTwoAngles = malRule({
  name: 'one_of_two_equal_angles',
  category: 'omission_error',
  says: 'Gives one of two equal angles where both together are asked for.',
  source: clementsBattista,
  answer: (both: number): Rational => rational(both, 2),
});

export const equalAnglesMisplaced = malRule({
  name: 'equal_angles_misplaced',
  category: 'conceptual_error',
  says: 'Takes other angles of a triangle with two equal sides for the equal ones.',
  source: clementsBattista,
  answer: (given: number, asked: 'at the tip' | 'at the base'): number => (asked === 'at the tip' ? given : 180 - 2 * given),
});

const sum = (angles: readonly number[]): number => angles.reduce((all, angle) => all + angle, 0);
