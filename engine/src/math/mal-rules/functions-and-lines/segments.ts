import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for the distance between two points and for midpoints. A point is a pair of whole numbers. */

type Pair = readonly [x: number, y: number];

const whole = (x: number, y: number): Pair | null => (Number.isInteger(x) && Number.isInteger(y) ? [x, y] : null);

export const differencesAdded = malRule({
  name: 'differences_added_for_distance',
  category: 'conceptual_error',
  says: 'You added how far it is across and how far it is up. The straight way is shorter.',
  source: sources.own,
  hints: {
    look: 'Is the straight way as long as going across and then up?',
    principle: 'The two differences are the legs of a right triangle. The distance is its hypotenuse.',
  },
  answer: (across: number, up: number): number => across + up,
});

export const rootOfDistanceForgotten = malRule({
  name: 'root_of_distance_forgotten',
  category: 'omission_error',
  says: 'You found the square of the distance. Take its square root.',
  source: sources.own,
  hints: {
    look: 'Does your number fit the points on a grid, or is it much too long?',
    principle: 'The sum of the squares is the square of the distance.',
  },
  answer: (across: number, up: number): number => across ** 2 + up ** 2,
});

export const coordinatesNotHalved = malRule({
  name: 'coordinates_not_halved',
  category: 'omission_error',
  says: 'You added the coordinates but did not divide by 2. Your point is not between the two.',
  source: sources.own,
  hints: {
    look: 'Is your point between the two points?',
    principle: 'The midpoint is the mean: add the coordinates, and divide by 2.',
  },
  answer: (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]],
});

export const coordinatesSubtractedForMidpoint = malRule({
  name: 'coordinates_subtracted_for_midpoint',
  category: 'conceptual_error',
  says: 'You subtracted the coordinates. For the midpoint, add them and divide by 2.',
  source: sources.own,
  hints: {
    look: 'How do you find the number halfway between two numbers?',
    principle: 'The midpoint is the mean of the coordinates. Differences belong to slope and distance.',
  },
  answer: (a: Pair, b: Pair): Pair | null => whole((b[0] - a[0]) / 2, (b[1] - a[1]) / 2),
});

export const midpointForEndpoint = malRule({
  name: 'midpoint_for_endpoint',
  category: 'conceptual_error',
  says: 'You found a point halfway between the two points. B is on the other side of the midpoint.',
  source: sources.own,
  hints: {
    look: 'Which of the three points is in the middle?',
    principle: 'From A to the midpoint is half of the way to B. Go as far again.',
  },
  answer: (a: Pair, m: Pair): Pair | null => whole((a[0] + m[0]) / 2, (a[1] + m[1]) / 2),
});
