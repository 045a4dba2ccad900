import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import type { Rational } from '../../exact/rational.ts';

/* Mal-rules for the sine, cosine, and tangent of right triangles. Angles are in degrees. */

export type RatioName = 'sin' | 'cos' | 'tan';

/** An exact ratio or a measured number. */
type Value = Rational | number;

/** Returns the value of a ratio at an angle in degrees. */
export const ratioAt = (name: RatioName, degrees: number): number => Math[name]((degrees * Math.PI) / 180);

export const oppositeAdjacentSwapped = malRule({
  name: 'opposite_adjacent_swapped',
  category: 'conceptual_error',
  says: 'You mixed up the opposite side and the adjacent side.',
  source: sources.own,
  hints: {
    look: 'Which side does not touch the angle?',
    principle: 'The opposite side does not touch the angle. The adjacent side does, and it is not the hypotenuse.',
  },
  /** Returns the resulting ratio, side, or angle. */
  answer: (ofOtherSide: Value): Value => ofOtherSide,
});

export const ratioTurnedOver = malRule({
  name: 'ratio_turned_over',
  category: 'procedural_error',
  says: 'You turned the ratio over. Check which side is the denominator.',
  source: sources.own,
  hints: {
    look: 'Which side is the denominator of this ratio?',
    principle: 'Sine and cosine have the hypotenuse as denominator. Tangent is opposite over adjacent.',
  },
  answer: (turnedOver: Value): Value => turnedOver,
});

export const otherRatioTaken = malRule({
  name: 'other_ratio_taken',
  category: 'conceptual_error',
  says: 'You used another ratio. Check which two sides the question is about.',
  source: sources.own,
  hints: {
    look: 'Which two sides does the question name: opposite, adjacent, or hypotenuse?',
    principle: 'Sine: opposite over hypotenuse. Cosine: adjacent over hypotenuse. Tangent: opposite over adjacent.',
  },
  answer: (ofOtherRatio: Value): Value => ofOtherRatio,
});

export const ratioTakenForSide = malRule({
  name: 'ratio_taken_for_side',
  category: 'conceptual_error',
  says: 'You took a number of the ratio for the side itself. A ratio only compares two sides.',
  source: sources.own,
  hints: {
    look: 'Are the numbers of the fraction lengths, or do they compare lengths?',
    principle: 'Set the ratio equal to side over side. Then solve for the side.',
  },
  answer: (numberOfRatio: number): number => numberOfRatio,
});

export const multipliedForDivided = malRule({
  name: 'multiplied_by_ratio',
  category: 'procedural_error',
  says: 'You multiplied by the ratio. The side that you look for is the denominator here, so divide.',
  source: sources.own,
  hints: {
    look: 'Is the side that you look for the numerator or the denominator of the ratio?',
    principle: 'Write the ratio as side over side. If the denominator is missing, divide by the ratio.',
  },
  answer: (side: number, ratio: number): number => side * ratio,
});

export const dividedForMultiplied = malRule({
  name: 'divided_by_ratio',
  category: 'procedural_error',
  says: 'You divided by the ratio. The side that you look for is the numerator here, so multiply.',
  source: sources.own,
  hints: {
    look: 'Is the side that you look for the numerator or the denominator of the ratio?',
    principle: 'Write the ratio as side over side. If the numerator is missing, multiply by the denominator.',
  },
  answer: (side: number, ratio: number): number => side / ratio,
});

export const radiansForDegrees = malRule({
  name: 'radians_for_degrees',
  category: 'units_error',
  says: 'Your calculator may be set to radians. Set it to degrees.',
  source: sources.own,
  hints: {
    look: 'Is your calculator set to degrees or to radians?',
    principle: 'The angle is given in degrees, so the calculator must be set to degrees.',
  },
  answer: (name: RatioName, angle: number): number => Math[name](angle),
});

export const otherAcuteAngle = malRule({
  name: 'other_acute_angle',
  category: 'conceptual_error',
  says: 'You found the other acute angle of the triangle.',
  source: sources.own,
  hints: {
    look: 'Which side is opposite the angle that the question asks for?',
    principle: 'The two acute angles of a right triangle add up to 90°. Check which of them you found.',
  },
  answer: (angle: number): number => 90 - angle,
});

export const anglesTakenEqual = malRule({
  name: 'sine_and_cosine_of_equal_angles',
  category: 'conceptual_error',
  says: 'You took the two angles as equal. They add up to 90°.',
  source: sources.own,
  hints: {
    look: 'Seen from the other acute angle, what does the opposite side become?',
    principle: 'The sine of an acute angle equals the cosine of the other acute angle in the same right triangle.',
  },
  /** Returns the resulting number. */
  answer: (x: number): number => x,
});

export const anglesAddedToStraight = malRule({
  name: 'acute_angles_add_to_straight',
  category: 'conceptual_error',
  says: 'You used 180°. The two acute angles of a right triangle add up to 90°.',
  source: sources.own,
  hints: {
    look: 'How many degrees do the two acute angles of a right triangle have together?',
    principle: 'The right angle takes 90° of the 180° in a triangle. The acute angles share the rest.',
  },
  /** Returns the resulting number. */
  answer: (x: number): number => x,
});

export const shareOfRightAngle = malRule({
  name: 'ratio_as_share_of_right_angle',
  category: 'conceptual_error',
  says: 'You took the ratio for a share of 90°. A ratio does not grow evenly with its angle.',
  source: sources.own,
  hints: {
    look: 'Is the sine of half a right angle one-half?',
    principle: 'Sine and cosine do not change evenly with the angle. Use the special triangles or a table.',
  },
  answer: (ratio: number): number => 90 * ratio,
});
