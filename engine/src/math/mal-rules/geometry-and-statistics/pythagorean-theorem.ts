import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const sidesAdded = malRule({
  name: 'sides_added',
  category: 'conceptual_error',
  detail: 'pythagorean',
  says: 'You added the sides themselves. Use their squares.',
  source: sources.own,
});

export const rootForgotten = malRule({
  name: 'root_forgotten',
  category: 'omission_error',
  detail: 'root',
  says: 'You found the square of the side. Take its square root.',
  source: sources.own,
});

export const sidesSubtracted = malRule({
  name: 'sides_subtracted',
  category: 'conceptual_error',
  detail: 'pythagorean',
  says: 'You subtracted the sides themselves. Use their squares.',
  source: sources.own,
});

export const squaresSubtracted = malRule({
  name: 'squares_subtracted',
  category: 'procedural_error',
  detail: 'pythagorean',
  says: 'You mixed up adding and subtracting the squares. Find the hypotenuse first.',
  source: sources.own,
});
