import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for the area and the perimeter of a rectangle. */

export const areaForPerimeter = malRule({
  name: 'area_for_perimeter',
  category: 'conceptual_error',
  says: 'You found the area. The question asks for the perimeter.',
  source: sources.hart,
  hints: {
    look: 'Does the question ask about the distance around, or about the space inside?',
    principle: 'The perimeter is a length, so add all four sides. Length times width gives the area.',
  },
  answer: (a: number, b: number): number => a * b,
});

export const perimeterForArea = malRule({
  name: 'perimeter_for_area',
  category: 'conceptual_error',
  says: 'You found the perimeter. The question asks for the area.',
  source: sources.hart,
  hints: {
    look: 'Does the question ask about the distance around, or about the space inside?',
    principle: 'The area counts square units: length times width.',
  },
  answer: (a: number, b: number): number => 2 * (a + b),
});

export const twoSidesOnly = malRule({
  name: 'two_sides_only',
  category: 'omission_error',
  says: 'You added only the labeled sides and left out the sides opposite them.',
  source: sources.hart,
  answer: (a: number, b: number): number => a + b,
});

export const subtractsOneSide = malRule({
  name: 'subtracts_one_side_from_perimeter',
  category: 'procedural_error',
  says: 'You subtracted the known side once from the perimeter. A rectangle has it twice.',
  source: sources.hart,
  hints: {
    look: 'Multiply the length by your width. Do you get the area?',
  },
  answer: (perimeter: number, side: number): number => perimeter - side,
});

export const subtractsBothKnownSides = malRule({
  name: 'forgets_to_halve_what_is_left',
  category: 'omission_error',
  says: 'You subtracted both known sides but forgot that two equal sides are left.',
  source: sources.hart,
  hints: {
    look: 'What you have left belongs to how many sides?',
    principle: 'Subtract both long sides, and the two short sides are left together.',
  },
  answer: (perimeter: number, side: number): number => perimeter - 2 * side,
});

export const dividesPerimeterBySide = malRule({
  name: 'divides_perimeter_by_side',
  category: 'conceptual_error',
  says: 'You divided by the known side, as you would with an area.',
  source: sources.hart,
  hints: {
    look: 'Is the number you started from an area or a perimeter?',
    principle: 'You divide to work back from an area. You add sides to get a perimeter.',
  },
  answer: (perimeter: number, side: number): number | null => (perimeter % side === 0 ? perimeter / side : null),
});

export const halvesAreaLikePerimeter = malRule({
  name: 'halves_area_like_perimeter',
  category: 'conceptual_error',
  says: 'You halved the area and subtracted a side, as you would with a perimeter.',
  source: sources.hart,
  hints: {
    look: 'Is the number you started from an area or a perimeter?',
    principle: 'You halve and subtract to work back from a perimeter. You multiply sides to get an area.',
  },
  answer: (area: number, side: number): number | null => (area % 2 === 0 ? area / 2 - side : null),
});
