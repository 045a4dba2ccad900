import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const sidesAdded = malRule({
  name: 'sides_added',
  category: 'conceptual_error',
  detail: 'pythagorean',
  says: 'You added the sides themselves. Use their squares.',
  source: sources.own,
  answer: (a: number, b: number): number => a + b,
  told: (a: number, b: number): string => `You added the sides ${a} and ${b} themselves. Use their squares.`,
});

export const rootForgotten = malRule({
  name: 'root_forgotten',
  category: 'omission_error',
  detail: 'root',
  says: 'You found the square of the side. Take its square root.',
  source: sources.own,
  /** Returns the square of the side. */
  answer: (a: number, b: number): number => a * a + b * b,
});

export const sidesSubtracted = malRule({
  name: 'sides_subtracted',
  category: 'conceptual_error',
  detail: 'pythagorean',
  says: 'You subtracted the sides themselves. Use their squares.',
  source: sources.own,
  answer: (long: number, short: number): number => long - short,
  told: (long: number, short: number): string => `You subtracted the sides ${long} and ${short} themselves. Use their squares.`,
});

export const squaresSubtracted = malRule({
  name: 'squares_subtracted',
  category: 'procedural_error',
  detail: 'pythagorean',
  says: 'You mixed up adding and subtracting the squares. Find the hypotenuse first.',
  source: sources.own,
  /** Returns what is under the root. */
  answer: (longer: number, shorter: number): number => longer * longer - shorter * shorter,
});
