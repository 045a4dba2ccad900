import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for areas and perimeters of shapes made of rectangles, and of parallelograms, trapezoids and circles. */

export const missingSideIgnored = malRule({
  name: 'missing_side_ignored',
  category: 'omission_error',
  says: 'You added only the labeled sides. Some sides have no label.',
  source: sources.own,
  hints: {
    look: 'How many sides does the shape have? How many numbers did you add?',
    principle: 'The perimeter counts every side. Find the lengths of the sides without a label first.',
  },
  answer: (labeled: number): number => labeled,
});

export const areaForComposedPerimeter = malRule({
  name: 'area_for_composed_perimeter',
  category: 'conceptual_error',
  says: 'You found the area. The question asks for the distance around.',
  source: sources.hart,
  hints: {
    look: 'Does the question ask what covers the shape, or how long its edge is?',
    principle: 'The perimeter is the sum of all sides. The area counts squares inside.',
  },
  answer: (area: number): number => area,
});

export const perimeterForComposedArea = malRule({
  name: 'perimeter_for_composed_area',
  category: 'conceptual_error',
  says: 'You found the perimeter. The question asks for the area.',
  source: sources.hart,
  hints: {
    look: 'Does the question ask what covers the shape, or how long its edge is?',
    principle: 'The area counts squares inside: multiply, part by part.',
  },
  answer: (perimeter: number): number => perimeter,
});

export const boundingRectangle = malRule({
  name: 'bounding_rectangle',
  category: 'conceptual_error',
  says: 'You found the whole rectangle around the shape. A part of it is missing.',
  source: sources.own,
  hints: {
    look: 'Does the shape fill the whole rectangle around it?',
    principle: 'Split the shape into rectangles, or subtract the part that is missing.',
  },
  answer: (whole: number): number => whole,
});

export const onePartOfTwo = malRule({
  name: 'one_part_of_two',
  category: 'omission_error',
  says: 'You found the area of one part. The shape has another.',
  source: sources.own,
  hints: {
    look: 'How many rectangles is the shape made of?',
    principle: 'Find the area of each part, and add.',
  },
  answer: (part: number): number => part,
});

export const partsOverlap = malRule({
  name: 'parts_overlap',
  category: 'procedural_error',
  says: "You counted the corner twice. The parts mustn't overlap.",
  source: sources.own,
  hints: {
    look: 'Draw the line between your two parts. Is any square in both?',
    principle: 'Split the shape along one line, so that each square is in exactly one part.',
  },
  answer: (both: number): number => both,
});

export const slantedSideForHeight = malRule({
  name: 'slant_times_base',
  category: 'conceptual_error',
  says: 'You multiplied by the slanted side. Use the height.',
  source: sources.own,
  hints: {
    look: 'Which length makes a right angle with the base?',
    principle: 'The height makes a right angle with the base. The slanted side is longer.',
  },
  answer: (base: number, slant: number): number => base * slant,
});

export const halvedParallelogram = malRule({
  name: 'halved_parallelogram',
  category: 'conceptual_error',
  says: 'You took half. A parallelogram is as large as the rectangle with its base and height.',
  source: sources.own,
  hints: {
    look: 'Is the shape a triangle?',
    principle: 'Cut a triangle off one end and move it to the other. The parallelogram becomes a rectangle.',
  },
  answer: (base: number, height: number): number | null => ((base * height) % 2 === 0 ? (base * height) / 2 : null),
});

export const sidesAddedForArea = malRule({
  name: 'sides_added_for_area',
  category: 'conceptual_error',
  says: 'You added the lengths. Multiply to find an area.',
  source: sources.hart,
  hints: {
    look: 'Is your number a length, or a number of squares?',
    principle: 'Area counts squares, so multiply base and height.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const trapezoidNotHalved = malRule({
  name: 'trapezoid_not_halved',
  category: 'omission_error',
  says: 'You forgot to take half. Two equal trapezoids make a parallelogram.',
  source: sources.own,
  hints: {
    look: 'How many trapezoids make the parallelogram that you found?',
    principle: 'The area of a trapezoid is half of the sum of the bases times the height.',
  },
  answer: (a: number, b: number, height: number): number => (a + b) * height,
});

export const oneBaseUsed = malRule({
  name: 'one_base_used',
  category: 'omission_error',
  says: 'You used only one of the two bases.',
  source: sources.own,
  hints: {
    look: 'How many parallel sides does a trapezoid have?',
    principle: 'The area of a trapezoid is half of the sum of the bases times the height.',
  },
  answer: (base: number, height: number): number => base * height,
});

export const areaForCircumference = malRule({
  name: 'area_for_circumference',
  category: 'conceptual_error',
  says: 'You found the area of the circle. The question asks for the distance around it.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for a length, or for what is inside?',
    principle: 'The circumference is π times the diameter. The area is π times the square of the radius.',
  },
  answer: (radius: number): number => radius * radius,
});

export const circumferenceForArea = malRule({
  name: 'circumference_for_area',
  category: 'conceptual_error',
  says: 'You found the circumference. The question asks for the area.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for a length, or for what is inside?',
    principle: 'The circumference is π times the diameter. The area is π times the square of the radius.',
  },
  answer: (radius: number): number => 2 * radius,
});

export const radiusForDiameter = malRule({
  name: 'radius_for_diameter',
  category: 'conceptual_error',
  says: 'You multiplied π by the radius. The circumference is π times the diameter.',
  source: sources.own,
  hints: {
    look: 'Does the length reach across the whole circle, or only to its center?',
    principle: 'The circumference is π times the diameter. The diameter is twice the radius.',
  },
  answer: (radius: number): number => radius,
});

export const diameterSquared = malRule({
  name: 'diameter_squared',
  category: 'conceptual_error',
  says: 'You squared the diameter. The area uses the radius.',
  source: sources.own,
  hints: {
    look: 'Does the length reach across the whole circle, or only to its center?',
    principle: 'The area is π times the square of the radius. The radius is half of the diameter.',
  },
  answer: (radius: number): number => 4 * radius * radius,
});

export const diameterDoubled = malRule({
  name: 'diameter_doubled',
  category: 'conceptual_error',
  says: 'You doubled the diameter, as if it were the radius.',
  source: sources.own,
  hints: {
    look: 'Does the length reach across the whole circle, or only to its center?',
    principle: 'The circumference is π times the diameter. Only a radius has to be doubled first.',
  },
  answer: (radius: number): number => 4 * radius,
});

export const radiusDoubledInArea = malRule({
  name: 'radius_doubled_in_area',
  category: 'procedural_error',
  says: 'You doubled the radius. Square it: multiply it by itself.',
  source: sources.own,
  hints: {
    look: 'What does the exponent 2 tell you to do?',
    principle: 'The area is π times the radius times the radius.',
  },
  answer: (radius: number): number => 2 * radius,
});

export const wholeCircleForPart = malRule({
  name: 'whole_circle_for_part',
  category: 'omission_error',
  says: 'You found the whole circle. The figure is only a part of it.',
  source: sources.own,
  hints: {
    look: 'What part of a circle is the figure?',
    principle: 'A half circle has half the area of the circle. A quarter circle has a fourth.',
  },
  answer: (whole: number): number => whole,
});

export const curveWithoutEdges = malRule({
  name: 'curve_without_edges',
  category: 'omission_error',
  says: 'You found only the curved part. The perimeter has straight parts, too.',
  source: sources.own,
  hints: {
    look: 'Trace the whole edge with your finger. Is all of it curved?',
    principle: 'The perimeter of a part of a circle is its curve plus its straight edges.',
  },
  answer: (curve: Rational | number): Rational | number => curve,
});

export const cubesSeenOnly = malRule({
  name: 'cubes_seen_only',
  category: 'conceptual_error',
  says: 'You counted the cubes that you see. There are more inside.',
  source:
    'Battista & Clements (1996), Students’ understanding of three-dimensional rectangular arrays of cubes, JRME 27, 258–292',
  hints: {
    look: 'Are there cubes behind the ones that you see?',
    principle: 'Count the cubes in one layer. Multiply by the number of layers.',
  },
  answer: (seen: number): number => seen,
});

export const oneLayerOnly = malRule({
  name: 'one_layer_only',
  category: 'omission_error',
  says: 'You counted one layer. The box has more layers.',
  source: sources.own,
  hints: {
    look: 'How many layers does the box have?',
    principle: 'Multiply the number of cubes in one layer by the number of layers.',
  },
  answer: (layer: number): number => layer,
});

export const lengthsAddedForVolume = malRule({
  name: 'lengths_added_for_volume',
  category: 'conceptual_error',
  says: 'You added the three lengths. Multiply them to find the volume.',
  source: sources.own,
  hints: {
    look: 'How many cubes are in one layer?',
    principle: 'The volume of a box is length times width times height.',
  },
  answer: (a: number, b: number, c: number): number => a + b + c,
});

export const scaleNotUsed = malRule({
  name: 'scale_not_used',
  category: 'omission_error',
  says: 'You gave the length in the drawing. Use the scale to find the real one.',
  source: sources.own,
  hints: {
    look: 'Is your number a length in the drawing or a real length?',
    principle: 'Each unit of the drawing stands for the length that the scale names.',
  },
  answer: (drawn: number): number => drawn,
});

export const scaleAdded = malRule({
  name: 'scale_added',
  category: 'conceptual_error',
  says: 'You added the number of the scale. Multiply by it.',
  source: sources.tourniaire,
  hints: {
    look: 'How many of the small units does the drawing have?',
    principle: 'Every unit of the drawing stands for the same real length, so multiply.',
  },
  answer: (drawn: number, scale: number): number => drawn + scale,
});

export const scaleDividedInstead = malRule({
  name: 'scale_divided_instead',
  category: 'procedural_error',
  says: 'You went the wrong way with the scale.',
  source: sources.own,
  hints: {
    look: 'Is the real thing larger or smaller than the drawing?',
    principle: 'From the drawing to the real length, multiply by the scale. The other way, divide.',
  },
  answer: (other: Rational | number): Rational | number => other,
});

export const areaScaledLikeLength = malRule({
  name: 'area_scaled_like_length',
  category: 'conceptual_error',
  says: 'You used the scale only once. An area has two lengths.',
  source: sources.own,
  hints: {
    look: 'How many lengths does an area multiply?',
    principle: 'Find both real lengths first. Then multiply them.',
  },
  answer: (area: number, scale: number): number => area * scale,
});

export const perimeterForSide = malRule({
  name: 'perimeter_for_side',
  category: 'procedural_error',
  says: 'You added only two sides.',
  source: sources.own,
  hints: {
    look: 'How many sides does the rectangle have?',
    principle: 'Opposite sides of a rectangle are equal, so the perimeter is twice length plus width.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const conversionTurned = malRule({
  name: 'conversion_turned',
  category: 'procedural_error',
  says: 'You went the wrong way: check whether to multiply or divide.',
  source: sources.own,
  hints: {
    look: 'Do you need more of the new units, or fewer?',
    principle: 'To change to a smaller unit, multiply. To change to a larger unit, divide.',
  },
  answer: (other: Rational | number): Rational | number => other,
});

export const conversionByTen = malRule({
  name: 'conversion_by_ten',
  category: 'conceptual_error',
  says: 'You used 10 for this conversion. Check how many of the smaller unit make the larger one.',
  source: sources.own,
  hints: {
    look: 'How many of the smaller unit make one of the larger unit?',
    principle: 'Not every conversion uses 10. Look up the number for these two units.',
  },
  answer: (byTen: Rational | number): Rational | number => byTen,
});

export const smallUnitsNotAdded = malRule({
  name: 'small_units_not_added',
  category: 'omission_error',
  says: 'You changed only the larger unit. Add the smaller units that are left.',
  source: sources.own,
  hints: {
    look: 'Are there smaller units left to add?',
    principle: 'Change the larger unit, and then add the smaller units.',
  },
  answer: (converted: number): number => converted,
});

export const unitsAddedAsTheyAre = malRule({
  name: 'units_added_as_they_are',
  category: 'conceptual_error',
  says: 'You added numbers with different units.',
  source: sources.own,
  hints: {
    look: 'Do both numbers have the same unit?',
    principle: 'Change everything to one unit before you add.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const boundsOfSideIgnored = malRule({
  name: 'sides_sum_for_length',
  category: 'conceptual_error',
  says: 'You used the sum of the two sides. The third side has to be shorter than that.',
  source: sources.own,
  hints: {
    look: 'Could a triangle have a side as long as the other two together?',
    principle: 'Two sides of a triangle together are longer than the third side.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const differenceOfSides = malRule({
  name: 'difference_of_sides',
  category: 'conceptual_error',
  says: 'You used the difference of the two sides. The third side has to be longer than that.',
  source: sources.own,
  hints: {
    look: 'Could the shorter sides meet if the third side were that long?',
    principle: 'The third side is longer than the difference of the other two.',
  },
  answer: (a: number, b: number): number => Math.abs(a - b),
});
