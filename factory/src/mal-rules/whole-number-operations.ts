import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* Slips in adding, multiplying and dividing whole numbers, and in what is left over. */

const campbellGraham = 'Campbell & Graham (1985), Mental multiplication skill, Canadian Journal of Psychology 39, 338–366';

export const lastAddendForgotten = malRule({
  name: 'last_addend_forgotten',
  category: 'omission_error',
  says: 'Adds the first two numbers and leaves the third out.',
  source: sources.ashlock,
  answer: (numbers: readonly number[]): number => numbers.slice(0, -1).reduce((sum, n) => sum + n, 0),
});

export const oneGroupTooMany = malRule({
  name: 'one_group_too_many',
  category: 'procedural_error',
  says: 'Counts one group too many, so the product of the next fact comes out: 7 × 8 becomes 63.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups + 1) * size,
});

export const oneGroupTooFew = malRule({
  name: 'one_group_too_few',
  category: 'procedural_error',
  says: 'Counts one group too few, so the product of the fact before comes out: 7 × 8 becomes 49.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups - 1) * size,
});

export const subtractInsteadOfDivide = malRule({
  name: 'subtract_instead_of_divide',
  category: 'conceptual_error',
  says: 'Takes one number from the other where they should be divided.',
  source: sources.hart,
  answer: (a: number, b: number): number => a - b,
});

export const quotientOneTooGreat = malRule({
  name: 'quotient_one_too_great',
  category: 'procedural_error',
  says: 'Recalls the fact beside the right one, so the quotient is one too great.',
  source: campbellGraham,
  answer: (quotient: number): number => quotient + 1,
});

export const carryNotAddedInProduct = malRule({
  name: 'carry_not_added_in_product',
  category: 'omission_error',
  says: 'Multiplies digit by digit and drops what should be carried.',
  source: sources.ashlock,
  /** A number of several digits times a single digit. */
  answer: (a: number, digit: number): number =>
    Number(Array.from(String(a), (own, i) => (i === 0 ? Number(own) * digit : (Number(own) * digit) % 10)).join('')),
});

export const partNotMultiplied = malRule({
  name: 'part_not_multiplied',
  category: 'omission_error',
  says: 'Splits a factor into parts, multiplies one of them and leaves the other as it is.',
  source: sources.ashlock,
  answer: (part: number): number => part,
});

export const countsUnfullGroup = malRule({
  name: 'counts_unfull_group',
  category: 'conceptual_error',
  says: 'Counts what is left over as one more group where only full groups count.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  answer: (a: number, b: number): number => Math.ceil(a / b),
});

export const remainderAsQuotient = malRule({
  name: 'quotient_for_remainder',
  category: 'representation_error',
  says: 'Gives how often it goes where what is left over was asked for.',
  source: sources.ashlock,
  answer: (a: number, b: number): number => Math.floor(a / b),
});

export const remainderTooGreat = malRule({
  name: 'remainder_too_great',
  category: 'procedural_error',
  says: 'Stops one group too early, so the remainder is greater than the divisor.',
  source: sources.ashlock,
  answer: (a: number, b: number): number => (a % b) + b,
});

export const remainderGiven = malRule({
  name: 'remainder_given_for_count',
  category: 'conceptual_error',
  says: 'Gives the remainder where the number of groups was asked for.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  answer: (a: number, b: number): number => a % b,
});
