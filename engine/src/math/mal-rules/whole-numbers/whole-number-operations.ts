import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Slips in adding, multiplying and dividing whole numbers, and in what is left over. */

const campbellGraham = 'Campbell & Graham (1985), Mental multiplication skill, Canadian Journal of Psychology 39, 338–366';

export const lastAddendForgotten = malRule({
  name: 'last_addend_forgotten',
  category: 'omission_error',
  says: 'You added the first numbers but left out the last one.',
  source: sources.ashlock,
  hints: {
    look: 'How many numbers are to be added? Have you used all of them?',
    principle: 'A sum of three numbers takes two additions, one after the other.',
  },
  answer: (numbers: readonly number[]): number => numbers.slice(0, -1).reduce((sum, n) => sum + n, 0),
});

export const oneGroupTooMany = malRule({
  name: 'one_group_too_many',
  category: 'procedural_error',
  says: 'You counted one group too many.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups + 1) * size,
});

export const oneGroupTooFew = malRule({
  name: 'one_group_too_few',
  category: 'procedural_error',
  says: 'You counted one group too few.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups - 1) * size,
});

export const subtractInsteadOfDivide = malRule({
  name: 'subtract_instead_of_divide',
  category: 'conceptual_error',
  says: 'You subtracted the two numbers. This question needs you to divide.',
  source: sources.hart,
  hints: {
    look: 'Which operation stands, unwritten, before the parentheses?',
    principle: 'A number right before parentheses multiplies. Dividing undoes it, subtracting does not.',
  },
  answer: (a: number, b: number): number => a - b,
  told: (a: number, b: number): string =>
    `You subtracted ${Math.min(a, b)} from ${Math.max(a, b)}. This question needs you to divide.`,
});

export const quotientOneTooGreat = malRule({
  name: 'quotient_one_too_great',
  category: 'procedural_error',
  says: 'Your quotient is one too large. Check it by multiplying.',
  source: campbellGraham,
  hints: {
    principle: 'Every division is a multiplication turned round, and that is how you check it.',
  },
  answer: (quotient: number): number => quotient + 1,
});

export const carryNotAddedInProduct = malRule({
  name: 'carry_not_added_in_product',
  category: 'omission_error',
  says: "You multiplied the digits but didn't add what you carried.",
  source: sources.ashlock,
  hints: {
    principle: 'Tens that come out of the ones column are added to the product of the tens.',
  },
  /** A number of several digits times a single digit. */
  answer: (a: number, digit: number): number =>
    Number(Array.from(String(a), (own, i) => (i === 0 ? Number(own) * digit : (Number(own) * digit) % 10)).join('')),
});

export const partNotMultiplied = malRule({
  name: 'part_not_multiplied',
  category: 'omission_error',
  says: 'You split a factor into parts but multiplied only some of them.',
  source: sources.ashlock,
  answer: (part: number): number => part,
});

export const countsUnfullGroup = malRule({
  name: 'counts_unfull_group',
  category: 'conceptual_error',
  says: 'You counted the leftovers as one more group. Only full groups count here.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  hints: {
    look: 'Is the last group you counted a whole one?',
    principle: 'When only full groups count, what is left over is not enough for another one.',
  },
  answer: (a: number, b: number): number => Math.ceil(a / b),
});

export const remainderAsQuotient = malRule({
  name: 'quotient_for_remainder',
  category: 'representation_error',
  says: 'You gave the quotient. The question asks for what is left over.',
  source: sources.ashlock,
  hints: {
    principle: 'A division with remainder has two results: how often it goes, and what is left. The remainder is what is left.',
  },
  answer: (a: number, b: number): number => Math.floor(a / b),
});

export const remainderTooGreat = malRule({
  name: 'remainder_too_great',
  category: 'procedural_error',
  says: 'You stopped one group too early. The remainder has to be less than the divisor.',
  source: sources.ashlock,
  hints: {
    principle: 'As long as what is left is as great as the divisor, one more group can be made.',
  },
  answer: (a: number, b: number): number => (a % b) + b,
});

export const remainderGiven = malRule({
  name: 'remainder_given_for_count',
  category: 'conceptual_error',
  says: 'You gave what is left over. The question asks for the number of groups.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  hints: {
    look: 'Does the question ask for what is left over, or for how many groups?',
    principle: 'The remainder says what is left; the quotient says how many groups were made.',
  },
  answer: (a: number, b: number): number => a % b,
});
