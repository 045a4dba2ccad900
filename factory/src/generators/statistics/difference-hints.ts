import type { DraftMisconception } from '../../generator.ts';

/** Hints for a student who adds, or reads one amount, where the question is "how many more". */
export const differenceHints = (of: string): DraftMisconception['hints'] => [
  'Does the question ask how many there are together, or how many more?',
  '"How many more" asks for a difference: take the smaller amount from the larger one.',
  `Write the two amounts of the ${of} one below the other. How far is it from the smaller up to the larger?`,
];
