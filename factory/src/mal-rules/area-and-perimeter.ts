import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners mix up about the area and the perimeter of a rectangle. */

export const areaForPerimeter = malRule({
  name: 'area_for_perimeter',
  category: 'conceptual_error',
  says: 'Works out the area where the perimeter was asked for.',
  source: sources.hart,
  answer: (a: number, b: number): number => a * b,
});

export const perimeterForArea = malRule({
  name: 'perimeter_for_area',
  category: 'conceptual_error',
  says: 'Works out the perimeter where the area was asked for.',
  source: sources.hart,
  answer: (a: number, b: number): number => 2 * (a + b),
});

export const twoSidesOnly = malRule({
  name: 'two_sides_only',
  category: 'omission_error',
  says: 'Adds the two sides that are labelled and leaves out the two opposite ones.',
  source: sources.hart,
  answer: (a: number, b: number): number => a + b,
});

export const subtractsOneSide = malRule({
  name: 'subtracts_one_side_from_perimeter',
  category: 'procedural_error',
  says: 'Takes the known side once from the perimeter and gives what is left.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number => perimeter - side,
});

export const subtractsBothKnownSides = malRule({
  name: 'forgets_to_halve_what_is_left',
  category: 'omission_error',
  says: 'Takes both known sides from the perimeter and forgets that two equal sides are left.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number => perimeter - 2 * side,
});

export const dividesPerimeterBySide = malRule({
  name: 'divides_perimeter_by_side',
  category: 'conceptual_error',
  says: 'Divides the perimeter by the known side, as one would an area.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number | null => (perimeter % side === 0 ? perimeter / side : null),
});

export const halvesAreaLikePerimeter = malRule({
  name: 'halves_area_like_perimeter',
  category: 'conceptual_error',
  says: 'Halves the area and takes the known side away, as one would with a perimeter.',
  source: sources.hart,
  answer: (area: number, side: number): number | null => (area % 2 === 0 ? area / 2 - side : null),
});
