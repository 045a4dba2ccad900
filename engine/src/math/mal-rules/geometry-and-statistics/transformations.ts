import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

type Pair = readonly [number, number];

/* Mal-rules for moving, turning, reflecting and stretching figures in the plane. A place is a pair of coordinates. */

export const movesSwapped = malRule({
  name: 'moves_swapped',
  category: 'representation_error',
  says: 'You used the horizontal move for y and the vertical move for x.',
  source: sources.own,
  hints: {
    look: 'Which number of a point changes when it moves to the side?',
    principle: 'Left and right change x. Up and down change y.',
  },
  answer: ([x, y]: Pair, [across, up]: Pair): Pair => [x + up, y + across],
});

export const movesTurned = malRule({
  name: 'moves_turned',
  category: 'sign_error',
  says: 'You moved in the opposite direction.',
  source: sources.own,
  hints: {
    look: 'Is the image to the left or to the right of the point, above or below?',
    principle: 'Right and up add. Left and down subtract.',
  },
  answer: ([x, y]: Pair, [across, up]: Pair): Pair => [x - across, y - up],
});

export const oneMoveOnly = malRule({
  name: 'one_move_only',
  category: 'omission_error',
  says: 'You made only one of the two moves.',
  source: sources.own,
  hints: {
    look: 'How many moves does the translation have?',
    principle: 'A translation changes x by the horizontal move and y by the vertical move.',
  },
  answer: ([x, y]: Pair, [across]: Pair): Pair => [x + across, y],
});

export const otherAxisReflected = malRule({
  name: 'other_axis_reflected',
  category: 'conceptual_error',
  says: 'You reflected across the other axis.',
  source: sources.own,
  hints: {
    look: 'Which coordinate stays the same when you reflect across this axis?',
    principle: 'Across the x-axis, y changes its sign. Across the y-axis, x changes its sign.',
  },
  answer: ([x, y]: Pair, axis: 'x' | 'y'): Pair => (axis === 'x' ? [-x, y] : [x, -y]),
});

export const bothSignsChanged = malRule({
  name: 'both_signs_changed',
  category: 'conceptual_error',
  says: 'You changed both signs. That turns the point halfway around the origin.',
  source: sources.own,
  hints: {
    look: 'How many coordinates change their sign in one reflection?',
    principle: 'Across the x-axis, only y changes its sign. Across the y-axis, only x does.',
  },
  answer: ([x, y]: Pair): Pair => [-x, -y],
});

export const rotationSignLeftOut = malRule({
  name: 'rotation_sign_left_out',
  category: 'sign_error',
  says: 'You switched the coordinates but left out a sign.',
  source: sources.own,
  hints: {
    look: 'In which quadrant is the image?',
    principle: 'A turn of 90° switches the coordinates and changes one sign.',
  },
  answer: ([x, y]: Pair): Pair => [y, x],
});

export const rotationOtherWay = malRule({
  name: 'rotation_other_way',
  category: 'conceptual_error',
  says: 'You turned in the other direction.',
  source: sources.own,
  hints: {
    look: 'Which way do the hands of a clock turn?',
    principle: 'Counterclockwise, a turn of 90° takes a point on the right up. Clockwise, it takes it down.',
  },
  answer: ([x, y]: Pair, clockwise: boolean): Pair => (clockwise ? [-y, x] : [y, -x]),
});

export const rotationTakenForReflection = malRule({
  name: 'rotation_taken_for_reflection',
  category: 'conceptual_error',
  says: "You changed a sign but didn't switch the coordinates.",
  source: sources.own,
  hints: {
    look: 'Does a turn of 90° keep the point on the same side of both axes?',
    principle: 'A turn of 90° switches the coordinates and changes one sign.',
  },
  answer: ([x, y]: Pair): Pair => [-x, y],
});

export const factorAdded = malRule({
  name: 'scale_factor_added',
  category: 'conceptual_error',
  says: 'You added the scale factor. Multiply by it.',
  source: sources.own,
  hints: {
    look: 'Is the image as many times as far from the origin as the factor says?',
    principle: 'A dilation from the origin multiplies both coordinates by the scale factor.',
  },
  answer: ([x, y]: Pair, factor: number): Pair => [x + factor, y + factor],
});

export const factorUsedOnce = malRule({
  name: 'scale_factor_used_once',
  category: 'omission_error',
  says: 'You multiplied only one coordinate.',
  source: sources.own,
  hints: {
    look: 'How many coordinates does the point have?',
    principle: 'A dilation from the origin multiplies both coordinates by the scale factor.',
  },
  answer: ([x, y]: Pair, factor: number): Pair => [x * factor, y],
});

export const factorDivided = malRule({
  name: 'divided_by_scale_factor',
  category: 'procedural_error',
  says: 'You divided by the scale factor. Multiply by it.',
  source: sources.own,
  hints: {
    look: 'Is the image larger or smaller than the figure?',
    principle: 'A factor greater than 1 enlarges. A factor between 0 and 1 shrinks.',
  },
  answer: ([x, y]: Pair, factor: number): Pair | null => (x % factor === 0 && y % factor === 0 ? [x / factor, y / factor] : null),
});

export const coordinateForLength = malRule({
  name: 'coordinate_for_length',
  category: 'conceptual_error',
  says: 'You gave a coordinate. The length of a side is a distance.',
  source: sources.own,
  hints: {
    look: 'Where does the side begin, and where does it end?',
    principle: 'The length of a horizontal or vertical side is the distance between its two ends.',
  },
  answer: (coordinate: number): number => coordinate,
});

export const coordinatesAddedForLength = malRule({
  name: 'coordinates_added_for_length',
  category: 'procedural_error',
  says: 'You subtracted or added without regard to the signs.',
  source: sources.own,
  hints: {
    look: 'Are both ends on the same side of the axis?',
    principle: 'On different sides of 0, add the distances from 0. On the same side, subtract them.',
  },
  answer: (a: number, b: number): number => Math.abs(Math.abs(a) - Math.abs(b)) || Math.abs(a) + Math.abs(b),
});
