import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners do with the words and numbers of a story instead of what it tells. */

const verschaffel =
  'Verschaffel, De Corte & Pauwels (1992), Solving compare problems, Journal of Educational Psychology 84, 85–94';

export const keywordAdds = malRule({
  name: 'keyword_more_means_add',
  category: 'conceptual_error',
  says: 'Hears "more than" and adds, though the greater number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => a + b,
});

export const keywordSubtracts = malRule({
  name: 'keyword_fewer_means_subtract',
  category: 'conceptual_error',
  says: 'Hears "fewer than" and subtracts, though the smaller number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const keywordTimesMultiplies = malRule({
  name: 'keyword_times_means_multiply',
  category: 'conceptual_error',
  says: 'Hears "times as many" and multiplies, though the greater number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => a * b,
});

export const comparesByDifference = malRule({
  name: 'compares_by_difference',
  category: 'conceptual_error',
  says: 'Takes "3 times as many" for "3 more" or "3 fewer".',
  source: sources.hart,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const givesTheDifference = malRule({
  name: 'gives_the_difference',
  category: 'representation_error',
  says: 'Gives the difference of two amounts where one of the amounts was asked for.',
  source: verschaffel,
  answer: (difference: number): number => difference,
});

export const stopsAfterFirstStep = malRule({
  name: 'stops_after_first_step',
  category: 'omission_error',
  says: 'Works out the first step of a story and gives it as the answer.',
  source: sources.hart,
  answer: (between: number): number => between,
});

export const usesEachNumberOnce = malRule({
  name: 'adds_every_number_in_sight',
  category: 'conceptual_error',
  says: 'Adds all numbers of a story, whatever happens in it.',
  source: 'Verschaffel, Greer & De Corte (2000), Making Sense of Word Problems, Swets & Zeitlinger',
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});
