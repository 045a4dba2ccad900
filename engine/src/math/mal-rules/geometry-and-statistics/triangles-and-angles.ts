import { rational, type Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for the area of a triangle, and for angles at lines and in triangles. */

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
  says: "You multiplied the base and the height but didn't take half.",
  source: baturo,
  hints: {
    look: 'You have two parts. Is one of them a triangle?',
  },
  answer: (base: number, height: number): number => base * height,
  told: (base: number, height: number): string => `You multiplied ${base} by ${height} but didn't take half.`,
});

export const baseAndHeightAdded = malRule({
  name: 'base_and_height_added',
  category: 'conceptual_error',
  says: 'You added the base and the height. The question asks for the area.',
  source: sources.hart,
  hints: {
    principle: 'Area counts squares, so multiply the lengths. A triangle is half of a rectangle.',
  },
  answer: (base: number, height: number): number => base + height,
});

export const slantForHeight = malRule({
  name: 'slanted_side_for_height',
  category: 'conceptual_error',
  says: 'You used a slanted side as the height. The height meets the base at a right angle.',
  source: altitude,
  hints: {
    look: 'Which length is at a right angle to the base?',
    principle: "The height is at a right angle to the base. A slanted side isn't.",
  },
  answer: (base: number, slant: number): Rational => rational(base * slant, 2),
});

export const perimeterForTriangleArea = malRule({
  name: 'perimeter_for_triangle_area',
  category: 'conceptual_error',
  says: 'You added the three sides. The question asks for the area.',
  source: sources.hart,
  answer: (a: number, b: number, c: number): number => a + b + c,
});

export const halfForgottenBackwards = malRule({
  name: 'half_forgotten_going_back',
  category: 'omission_error',
  says: 'You divided the area by the known side. A triangle is half of a rectangle, so double the area first.',
  source: baturo,
  hints: {
    look: 'Find half of base times height. Is it the given area?',
    principle: 'A triangle is half of a rectangle. Find the whole rectangle first.',
  },
  answer: (area: number, side: number): Rational => rational(area, side),
});

export const halvedInsteadOfDoubled = malRule({
  name: 'halved_going_back',
  category: 'procedural_error',
  says: 'You halved the area. Going back from a triangle, double it.',
  source: baturo,
  hints: {
    look: 'Is the rectangle around the triangle larger or smaller than the triangle?',
    principle: 'You halve to get the area of the triangle, so double to go back.',
  },
  answer: (area: number, side: number): Rational => rational(area, 2 * side),
});

export const sideTakenFromArea = malRule({
  name: 'side_taken_from_area',
  category: 'conceptual_error',
  says: 'You subtracted the side from the area.',
  source: sources.hart,
  hints: {
    look: 'Find half of base times height. Is that the given area?',
    principle: 'You multiply to get an area, so divide to go back.',
  },
  answer: (area: number, side: number): number => area - side,
});

export const partForWholeArea = malRule({
  name: 'one_part_of_a_shape',
  category: 'omission_error',
  says: 'You found the area of one part and left out the other.',
  source: baturo,
  hints: {
    look: 'Which part of the shape did you find? Is there another part?',
    principle: 'The area of a shape is the sum of the areas of its parts.',
  },
  answer: (part: number): number => part,
});

export const addedForCutOut = malRule({
  name: 'added_what_is_cut_out',
  category: 'conceptual_error',
  says: 'You added the part that is cut out.',
  source: baturo,
  answer: (whole: number, cut: number): number => whole + cut,
});

export const wrongFullTurn = malRule({
  name: 'full_turn_for_straight_angle',
  category: 'conceptual_error',
  says: 'You used 360°. Check what these angles add up to.',
  source: clementsBattista,
  hints: {
    principle: 'Side by side, the three angles of a triangle make a straight line, not a full turn.',
  },
  answer: (known: readonly number[]): number => 360 - sum(known),
});

export const rightAngleForStraight = malRule({
  name: 'right_angle_for_straight_angle',
  category: 'conceptual_error',
  says: 'You used 90°. Check what these angles add up to.',
  source: clementsBattista,
  hints: {
    look: 'Is a straight angle the same as a right angle?',
    principle: 'Two right angles side by side make a straight line.',
  },
  answer: (known: readonly number[]): number => 90 - sum(known),
});

export const straightForFullTurn = malRule({
  name: 'straight_angle_for_full_turn',
  category: 'conceptual_error',
  says: 'You used 180°. Check what these angles add up to.',
  source: clementsBattista,
  hints: {
    look: 'Do the angles make a straight line, or do they go all the way around?',
    principle: 'All the way around is twice as much as a straight line.',
  },
  answer: (known: readonly number[]): number => 180 - sum(known),
});

export const neighboursEqual = malRule({
  name: 'neighboring_angles_equal',
  category: 'conceptual_error',
  says: 'You took angles next to each other as equal.',
  source: mitchelmore,
  answer: (known: number): number => known,
});

export const oppositeAsNeighbour = malRule({
  name: 'opposite_angle_as_neighbor',
  category: 'conceptual_error',
  says: 'You took the vertical angle for one next to it. Vertical angles are equal.',
  source: mitchelmore,
  answer: (known: number): number => 180 - known,
});

export const knownAnglesAdded = malRule({
  name: 'known_angles_added',
  category: 'omission_error',
  says: "You added the known angles but didn't subtract them from the total.",
  source: clementsBattista,
  hints: {
    look: 'Does your number stand for the known angles, or for the missing one?',
  },
  answer: (known: readonly number[]): number => sum(known),
  told: (known: readonly number[]): string =>
    `You added the known angles, ${known.map((angle) => `${angle}°`).join(' and ')}, but didn't subtract them from the total.`,
});

export const oneAngleLeftOut = malRule({
  name: 'one_known_angle_left_out',
  category: 'omission_error',
  says: 'You subtracted only one of the known angles.',
  source: clementsBattista,
  hints: {
    look: 'How many of the known angles did you subtract?',
  },
  answer: (known: readonly number[]): number => 180 - known[0]!,
});

export const twoAnglesTogether = malRule({
  name: 'two_equal_angles_together',
  category: 'omission_error',
  says: 'You gave both equal angles together. The question asks for one.',
  source: clementsBattista,
  hints: {
    look: 'Your number is the measure of how many angles?',
  },
  answer: (one: number): number => 2 * one,
});

export const oneOfTwoAngles = malRule({
  name: 'one_of_two_equal_angles',
  category: 'omission_error',
  says: 'You gave one of the equal angles. The question asks for both together.',
  source: clementsBattista,
  hints: {
    look: 'How many adjacent angles does this angle have?',
    principle: 'Each angle has an adjacent angle on both sides, and these two are equal.',
  },
  answer: (both: number): Rational => rational(both, 2),
});

export const equalAnglesMisplaced = malRule({
  name: 'equal_angles_misplaced',
  category: 'conceptual_error',
  says: 'You chose the wrong pair of equal angles. They are opposite the equal sides.',
  source: clementsBattista,
  hints: {
    look: 'Which two angles of this triangle are equal? Where is the known one?',
    principle: 'The equal angles are at the base, opposite the equal sides.',
  },
  answer: (given: number, asked: 'at the tip' | 'at the base'): number => (asked === 'at the tip' ? given : 180 - 2 * given),
});

const sum = (angles: readonly number[]): number => angles.reduce((all, angle) => all + angle, 0);
