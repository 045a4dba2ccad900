import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for making an equation have no solution, or every number as a solution. */

export const constantGivenForCoefficient = malRule({
  name: 'constant_given_for_coefficient',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You matched the constants. The equation has no solution only if the variable terms match.',
  source: sources.own,
  hints: {
    look: 'Which parts of the two sides have to be the same here?',
    principle: 'If the variable terms are the same and the constants are different, no number makes the equation true.',
  },
  answer: (constant: number): number => constant,
});

export const oppositeCoefficientGiven = malRule({
  name: 'opposite_coefficient_given',
  category: 'sign_error',
  says: 'You gave the opposite of the coefficient. The variable terms have to be the same, sign included.',
  source: sources.own,
  hints: {
    look: 'What is left of the variable terms if you subtract one side from the other?',
    principle: 'Terms on two sides of an equation cancel if they are the same, sign included.',
  },
  answer: (coefficient: number): number => -coefficient,
});

export const termsCombinedByAdding = malRule({
  name: 'other_term_not_taken_away',
  category: 'omission_error',
  says: 'You left out the variable term that the side already has.',
  source: sources.own,
  hints: {
    look: 'How many terms with the variable does the left side have?',
    principle: 'Like terms on one side belong together. Their coefficients add up to the coefficient on the other side.',
  },
  /** Null if the side has no other term. */
  answer: (coefficient: number, other: number): number | null => (other === 0 ? null : coefficient),
});

export const constantKeptUnmultiplied = malRule({
  name: 'constant_kept_unmultiplied',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You multiplied only the variable term. The factor belongs to the constant in the parentheses too.',
  source: sources.own,
  hints: {
    look: 'Which terms are inside the parentheses?',
    principle: 'A factor in front of parentheses multiplies every term inside.',
  },
  answer: (constant: number, beside: number): number => constant + beside,
});

export const factorAddedToConstant = malRule({
  name: 'factor_added_to_constant',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You added the factor to the constant in the parentheses. It multiplies the constant.',
  source: sources.own,
  hints: {
    look: 'What does a number right in front of parentheses do?',
    principle: 'A factor in front of parentheses multiplies every term inside.',
  },
  answer: (factor: number, constant: number, beside: number): number => factor + constant + beside,
});

export const onlyConstantsCompared = malRule({
  name: 'only_constants_compared',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose an equation whose variable terms are different. One number makes it true.',
  source: sources.own,
  hints: {
    look: 'Is the variable term the same on both sides?',
    principle: 'If the coefficients of the variable are different, the variable stays and the equation has one solution.',
  },
  answer: byConstruction('choice', 'One of three equations is chosen.'),
});
