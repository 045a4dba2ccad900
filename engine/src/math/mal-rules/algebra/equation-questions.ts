import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { rational, type Rational } from '../../exact/rational.ts';

/* Mal-rules for questions about equations: how many solutions one has, the number a story asks for, a formula, distances. */

export const cancelledLettersMeanNothingLeft = malRule({
  name: 'cancelled_letters_mean_nothing_left',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose no solution. When the variables are gone, check whether the statement is true.',
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const sameSlopeMeansSame = malRule({
  name: 'same_slope_means_same',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose all numbers. Both the coefficients and the constants have to match.',
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const everyEquationHasOneSolution = malRule({
  name: 'every_equation_has_one_solution',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose one solution. When the coefficients match, the variable is gone.',
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const gaveTheMiddleOrMean = malRule({
  name: 'gave_the_middle_or_mean',
  category: 'conceptual_error',
  detail: 'what_is_asked',
  says: 'You gave the average of the numbers. The question asks for one of them.',
  source: sources.own,
  hints: {
    look: 'Read the question again. Which of the numbers does it ask for?',
  },
  answer: (sum: number, terms: number): Rational => rational(sum, terms),
  told: (sum: number, terms: number): string =>
    `You divided ${sum} by ${terms}. That is the average of the numbers. The question asks for one of them.`,
});

export const gaveTheLargest = malRule({
  name: 'gave_the_largest',
  category: 'conceptual_error',
  detail: 'what_is_asked',
  says: 'You gave the largest number. The question asks for another one.',
  source: sources.own,
  hints: {
    look: 'Which of the numbers does the question ask for?',
    principle: 'Before you write the equation, say what the variable stands for. Answer with that.',
  },
  answer: (smallest: number, step: number, terms: number): Rational => rational(smallest + step * (terms - 1)),
});

export const stepOfOneForEvenOrOdd = malRule({
  name: 'step_of_one_for_even_or_odd',
  category: 'conceptual_error',
  detail: 'consecutive',
  says: 'You counted by ones. Even numbers, and odd numbers, are two apart.',
  source: sources.own,
  hints: {
    principle: 'From one even number to the next is a step of two. The same is true of odd numbers.',
  },
  /** Returns the smallest of `terms` consecutive numbers with this sum. */
  answer: (sum: number, terms: number): Rational => rational(sum - (terms * (terms - 1)) / 2, terms),
});

export const gaveTheOtherPart = malRule({
  name: 'gave_the_other_part',
  category: 'conceptual_error',
  detail: 'what_is_asked',
  says: 'You found the other amount. Read again which one the question asks for.',
  source: sources.own,
  hints: {
    look: 'Whose number does the question ask for?',
    principle: 'Before you start, say what the variable stands for. Answer with that.',
  },
  answer: (other: number): Rational => rational(other),
});

export const ownPartForgotten = malRule({
  name: 'own_part_forgotten',
  category: 'omission_error',
  detail: 'part_of_the_sum',
  says: 'You left out one of the amounts in the total.',
  source: sources.own,
  hints: {
    principle: 'A total is the sum of all its parts.',
  },
  /** For p + (kp + b) = sum, with the single p left out. */
  answer: (k: number, b: number, sum: number): Rational => rational(sum - b, k),
});

export const dividedInsteadOfSubtracted = malRule({
  name: 'divided_instead_of_subtracted',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You divided to undo an addition. To undo addition, subtract.',
  source: sources.kieran92,
  hints: {
    principle: 'To undo addition, subtract.',
  },
  /** For y = x + n, as text. */
  answer: (right: string, n: number): string => `${right}/${n}`,
});

export const dividedByTwoAgain = malRule({
  name: 'divided_by_two_again',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You divided by 2 again. To undo division, multiply.',
  source: sources.kieran92,
  /** For A = h(a + n)/2 solved for a, as text. */
  answer: (area: string, height: string, n: number): string => `${area}/(2${height})-${n}`,
});

export const positiveCaseOnly = malRule({
  name: 'positive_case_only',
  category: 'omission_error',
  detail: 'second_case',
  says: 'You gave only one of the two cases. A distance can go in both directions.',
  source: sources.almog,
  hints: {
    look: 'How many places on the number line are the same distance from zero?',
    principle: 'An absolute value is a distance, and you can go in two directions.',
  },
  /** For |ax + b| = c. */
  answer: (a: number, b: number, c: number): readonly number[] => [(c - b) / a],
});

export const answersMadeOpposite = malRule({
  name: 'answers_made_opposite',
  category: 'conceptual_error',
  detail: 'absolute_value',
  says: 'You made the solutions opposites. The expression inside the bars takes both signs.',
  source: sources.almog,
  /** For |ax + b| = c. */
  answer: (a: number, b: number, c: number): readonly number[] => [(c - b) / a, -(c - b) / a],
});

export const outsideNumberSplitToo = malRule({
  name: 'outside_number_split_too',
  category: 'procedural_error',
  detail: 'isolate_first',
  says: 'You split into two cases before the absolute value was by itself.',
  source: sources.own,
  /** For |x + b| + d = right, where d is left on its side. */
  answer: (b: number, right: number): readonly number[] => [right - b, -right - b],
});
