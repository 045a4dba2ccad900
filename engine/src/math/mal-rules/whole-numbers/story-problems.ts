import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules that use a story's words and numbers instead of its meaning. */

const verschaffel =
  'Verschaffel, De Corte & Pauwels (1992), Solving compare problems, Journal of Educational Psychology 84, 85–94';

export const keywordAdds = malRule({
  name: 'keyword_more_means_add',
  category: 'conceptual_error',
  says: 'You saw "more than" and added. Read again which amount is the larger one.',
  source: verschaffel,
  answer: (a: number, b: number): number => a + b,
});

export const keywordSubtracts = malRule({
  name: 'keyword_fewer_means_subtract',
  category: 'conceptual_error',
  says: 'You saw "fewer than" and subtracted. Read again which amount is the smaller one.',
  source: verschaffel,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const keywordTimesMultiplies = malRule({
  name: 'keyword_times_means_multiply',
  category: 'conceptual_error',
  says: 'You saw "times as many" and multiplied. Read again which amount is the larger one.',
  source: verschaffel,
  answer: (a: number, b: number): number => a * b,
});

export const comparesByDifference = malRule({
  name: 'compares_by_difference',
  category: 'conceptual_error',
  says: 'You read "times as many" as a difference.',
  source: sources.hart,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const givesTheDifference = malRule({
  name: 'gives_the_difference',
  category: 'representation_error',
  says: 'You gave the difference. The question asks for one of the amounts.',
  source: verschaffel,
  answer: (difference: number): number => difference,
});

export const stopsAfterFirstStep = malRule({
  name: 'stops_after_first_step',
  category: 'omission_error',
  says: 'You did the first step of the story and stopped there.',
  source: sources.hart,
  hints: {
    principle: 'A problem with several steps asks its question at the end. Check that your last step answers it.',
  },
  answer: (between: number): number => between,
});

export const usesEachNumberOnce = malRule({
  name: 'adds_every_number_in_sight',
  category: 'conceptual_error',
  says: 'You added all the numbers in the story. Think about what happens in it.',
  source: 'Verschaffel, Greer & De Corte (2000), Making Sense of Word Problems, Swets & Zeitlinger',
  hints: {
    principle: 'Not every number in a story is added. Ask what happens to each of them.',
  },
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});

export const choosesMultiplication = malRule({
  name: 'chooses_multiplication',
  category: 'conceptual_error',
  detail: 'wrong_operation',
  says: 'You chose multiplication. Think about whether the story makes equal groups.',
  source: sources.hart,
  answer: byConstruction('choice', 'One of four written calculations is chosen.'),
});

export const choosesSubtraction = malRule({
  name: 'chooses_subtraction',
  category: 'conceptual_error',
  detail: 'wrong_operation',
  says: 'You chose subtraction. Think about whether the story takes something away or compares.',
  source: sources.hart,
  answer: byConstruction('choice', 'One of four written calculations is chosen.'),
});

export const choosesAddition = malRule({
  name: 'chooses_addition',
  category: 'conceptual_error',
  detail: 'wrong_operation',
  says: 'You chose addition. Think about whether the story puts amounts together.',
  source: sources.hart,
  answer: byConstruction('choice', 'One of four written calculations is chosen.'),
});

export const choosesDivision = malRule({
  name: 'chooses_division',
  category: 'conceptual_error',
  detail: 'wrong_operation',
  says: 'You chose division. Think about whether the story shares something equally.',
  source: sources.hart,
  answer: byConstruction('choice', 'One of four written calculations is chosen.'),
});
