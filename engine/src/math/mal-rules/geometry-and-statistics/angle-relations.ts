import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for angles that are made up of others, angles at parallel lines and angles in polygons. */

export const supplementForComplement = malRule({
  name: 'supplement_for_complement',
  category: 'conceptual_error',
  says: 'You used 180°. Check what these angles add up to.',
  source: sources.own,
  hints: {
    look: 'Do the two angles make a right angle or a straight line?',
    principle: 'Complementary angles add up to 90°. Supplementary angles add up to 180°.',
  },
  answer: (known: number): number => 180 - known,
});

export const complementForSupplement = malRule({
  name: 'complement_for_supplement',
  category: 'conceptual_error',
  says: 'You used 90°. Check what these angles add up to.',
  source: sources.own,
  hints: {
    look: 'Do the two angles make a right angle or a straight line?',
    principle: 'Complementary angles add up to 90°. Supplementary angles add up to 180°.',
  },
  answer: (known: number): number => 90 - known,
});

export const anglesTakenForEqual = malRule({
  name: 'angles_taken_for_equal',
  category: 'conceptual_error',
  says: 'You took the angles as equal. Together they make a larger angle.',
  source: sources.own,
  hints: {
    look: 'Do the two angles look equal?',
    principle: 'The parts of an angle add up to the whole angle.',
  },
  answer: (known: number): number => known,
});

export const partsAddedForPart = malRule({
  name: 'parts_added_for_part',
  category: 'procedural_error',
  says: 'You added the angles. The missing one is a part of the whole.',
  source: sources.own,
  hints: {
    look: 'Is the missing angle the whole, or a part of it?',
    principle: 'To find a part, subtract the known part from the whole.',
  },
  answer: (whole: number, part: number): number => whole + part,
});

export const unknownForAngle = malRule({
  name: 'unknown_for_angle',
  category: 'omission_error',
  says: 'You gave the value of x. The question asks for an angle.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for x or for an angle?',
    principle: 'When you know x, substitute it in the expression of the angle.',
  },
  answer: (x: number): number => x,
});

export const setEqualInsteadOfSum = malRule({
  name: 'set_equal_instead_of_sum',
  category: 'conceptual_error',
  says: 'You set the two expressions equal. Here they add up.',
  source: sources.own,
  hints: {
    look: 'Are the two angles equal, or do they add up to a known angle?',
    principle: 'Vertical angles are equal. Angles that make a straight line add up to 180°.',
  },
  answer: (x: number | null): number | null => x,
});

export const correspondingTakenForSame = malRule({
  name: 'corresponding_taken_for_supplementary',
  category: 'conceptual_error',
  says: 'You subtracted from 180°. These two angles are equal.',
  source: sources.own,
  hints: {
    look: 'Slide one angle along the line to the other. Do they match?',
    principle: 'At parallel lines, corresponding angles are equal, and so are alternate angles.',
  },
  answer: (known: number): number => 180 - known,
});

export const sameSideTakenEqual = malRule({
  name: 'same_side_taken_equal',
  category: 'conceptual_error',
  says: 'You took these angles as equal. They add up to 180°.',
  source: sources.own,
  hints: {
    look: 'Is one of the two angles acute and the other one obtuse?',
    principle: 'At parallel lines, same-side angles add up to 180°.',
  },
  answer: (known: number): number => known,
});

export const triangleSumForPolygon = malRule({
  name: 'triangle_sum_for_polygon',
  category: 'conceptual_error',
  says: 'You used 180°. Only the angles of a triangle add up to that.',
  source: sources.own,
  hints: {
    look: 'Into how many triangles can you cut the polygon from one corner?',
    principle: 'A polygon with n sides has n − 2 triangles, and each of them adds 180°.',
  },
  answer: (known: readonly number[]): number => 180 - known.reduce((sum, one) => sum + one, 0),
});

export const sidesTimesStraight = malRule({
  name: 'sides_times_straight',
  category: 'conceptual_error',
  says: 'You multiplied the number of sides by 180°. Two fewer triangles fit.',
  source: sources.own,
  hints: {
    look: 'Into how many triangles can you cut the polygon from one corner?',
    principle: 'A polygon with n sides has n − 2 triangles, and each of them adds 180°.',
  },
  answer: (sides: number): number => 180 * sides,
});

export const sumForOneAngle = malRule({
  name: 'sum_for_one_angle',
  category: 'omission_error',
  says: 'You found the sum of all angles. The question asks for one of them.',
  source: sources.own,
  hints: {
    look: 'How many equal angles share the sum?',
    principle: 'In a regular polygon all angles are equal, so divide the sum by the number of angles.',
  },
  answer: (sum: number): number => sum,
});

export const exteriorAsSupplementOfKnown = malRule({
  name: 'exterior_as_supplement_of_known',
  category: 'conceptual_error',
  says: 'You subtracted a far angle from 180°. The exterior angle is next to another one.',
  source: sources.own,
  hints: {
    look: 'Which interior angle is next to the exterior angle?',
    principle: "An exterior angle equals the sum of the two interior angles that aren't next to it.",
  },
  answer: (known: number): number => 180 - known,
});

export const thirdAngleForExterior = malRule({
  name: 'third_angle_for_exterior',
  category: 'procedural_error',
  says: 'You found the interior angle. The exterior angle is next to it.',
  source: sources.own,
  hints: {
    look: 'Is the angle inside or outside of the triangle?',
    principle: "An exterior angle equals the sum of the two interior angles that aren't next to it.",
  },
  answer: (a: number, b: number): number => 180 - a - b,
});
