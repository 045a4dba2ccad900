import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Slips in adding, multiplying and dividing whole numbers, and in remainders. */

const campbellGraham = 'Campbell & Graham (1985), Mental multiplication skill, Canadian Journal of Psychology 39, 338–366';

export const lastAddendForgotten = malRule({
  name: 'last_addend_forgotten',
  category: 'omission_error',
  says: 'You added the first numbers but left out the last one.',
  source: sources.ashlock,
  hints: {
    look: 'How many numbers do you have to add? Did you use all of them?',
    principle: 'To add three numbers, add twice, one number after the other.',
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
    look: 'Which operation belongs right before the parentheses?',
    principle: "A number right before parentheses multiplies. To undo that, divide. Don't subtract.",
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
    principle: 'Multiplication undoes division, so you can use it to check.',
  },
  answer: (quotient: number): number => quotient + 1,
});

export const carryNotAddedInProduct = malRule({
  name: 'carry_not_added_in_product',
  category: 'omission_error',
  says: "You multiplied the digits but didn't add what you carried.",
  source: sources.ashlock,
  hints: {
    principle: 'When the ones make a ten or more, regroup, and add the extra tens to the product of the tens.',
  },
  /** Multiplies a number of several digits by a single digit. */
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
    look: 'Is the last group you counted full?',
    principle: "When only full groups count, the leftovers don't make another group.",
  },
  answer: (a: number, b: number): number => Math.ceil(a / b),
});

export const remainderAsQuotient = malRule({
  name: 'quotient_for_remainder',
  category: 'representation_error',
  says: 'You gave the quotient. The question asks for what is left over.',
  source: sources.ashlock,
  hints: {
    principle:
      'Dividing with a remainder has two results: the quotient, and what is left over. The remainder is what is left over.',
  },
  answer: (a: number, b: number): number => Math.floor(a / b),
});

export const remainderTooGreat = malRule({
  name: 'remainder_too_great',
  category: 'procedural_error',
  says: 'You stopped one group too early. The remainder has to be less than the divisor.',
  source: sources.ashlock,
  hints: {
    principle: 'If at least as much as the divisor is left over, you can make another group.',
  },
  answer: (a: number, b: number): number => (a % b) + b,
});

export const remainderGiven = malRule({
  name: 'remainder_given_for_count',
  category: 'conceptual_error',
  says: 'You gave what is left over. The question asks for the number of groups.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  hints: {
    look: 'Does the question ask what is left over, or how many groups there are?',
    principle: 'The remainder tells what is left over. The quotient tells how many groups there are.',
  },
  answer: (a: number, b: number): number => a % b,
});

export const remainderNotAdded = malRule({
  name: 'remainder_not_added',
  category: 'omission_error',
  says: 'You counted the full groups but left out what is left over.',
  source: sources.own,
  answer: (quotient: number, b: number): number => quotient * b,
});

export const remainderInEachGroup = malRule({
  name: 'remainder_in_each_group',
  category: 'conceptual_error',
  says: 'You added the remainder to every group. It is left over only once.',
  source: sources.own,
  answer: (quotient: number, b: number, rest: number): number => quotient * (b + rest),
});
