import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for spinners, experiments that were carried out, and two events at once. */

export const sectorsTakenEqual = malRule({
  name: 'sectors_taken_equal',
  category: 'conceptual_error',
  says: 'You counted colors. Count the equal parts of the spinner.',
  source: sources.own,
  hints: {
    look: 'How many equal parts does the spinner have?',
    principle: 'Each equal part is one outcome. Several parts may have the same color.',
  },
  answer: (byColor: Rational | number): Rational | number => byColor,
});

export const partsForAndAgainst = malRule({
  name: 'parts_for_and_against',
  category: 'conceptual_error',
  says: 'You compared the favorable parts with the others. Compare them with all parts.',
  source: sources.own,
  hints: {
    look: 'How many parts are there in all?',
    principle: 'A probability is the favorable outcomes divided by all outcomes.',
  },
  answer: (odds: Rational | number): Rational | number => odds,
});

export const otherOutcomeCounted = malRule({
  name: 'other_outcome_counted',
  category: 'procedural_error',
  says: "You found the probability that it doesn't happen.",
  source: sources.own,
  hints: {
    look: "Does your number stand for what happens, or for what doesn't?",
    principle: 'The probability of an event and of its opposite add up to 1.',
  },
  answer: (complement: Rational | number): Rational | number => complement,
});

export const theoryForExperiment = malRule({
  name: 'theory_for_experiment',
  category: 'conceptual_error',
  says: 'You used what should happen. The question asks about what did happen.',
  source: sources.own,
  hints: {
    look: 'Does the question ask about the results, or about equal chances?',
    principle: 'An experimental probability is how many times it happened divided by the number of trials.',
  },
  answer: (theoretical: Rational | number): Rational | number => theoretical,
});

export const countForProbability = malRule({
  name: 'count_for_probability',
  category: 'omission_error',
  says: 'You gave the number in the experiment. Scale it to the new number of trials.',
  source: sources.own,
  hints: {
    look: 'How many trials were done, and how many will be done?',
    principle: 'Multiply the probability by the new number of trials.',
  },
  answer: (count: number): number => count,
});

export const choicesAdded = malRule({
  name: 'choices_added',
  category: 'conceptual_error',
  says: 'You added the numbers of choices. Each choice goes with every other one.',
  source: sources.own,
  hints: {
    look: 'How many outcomes go with the first choice alone?',
    principle: 'When one choice follows another, multiply the numbers of choices.',
  },
  answer: (choices: readonly number[]): number => choices.reduce((sum, one) => sum + one, 0),
});

export const oneChoiceLeftOut = malRule({
  name: 'one_choice_left_out',
  category: 'omission_error',
  says: 'You left out one of the choices.',
  source: sources.own,
  hints: {
    look: 'How many things does the story choose?',
    principle: 'Multiply the numbers of choices for each thing.',
  },
  answer: (choices: readonly number[]): number => choices.slice(0, -1).reduce((product, one) => product * one, 1),
});

export const probabilitiesAdded = malRule({
  name: 'probabilities_added',
  category: 'conceptual_error',
  says: 'You added the probabilities. For both to happen, multiply them.',
  source: sources.own,
  hints: {
    look: 'Is it more likely that both happen, or that one of them happens?',
    principle: 'For two independent events, the probability of both is the product.',
  },
  answer: (sum: Rational | number): Rational | number => sum,
});

export const oneEventOnly = malRule({
  name: 'one_event_only',
  category: 'omission_error',
  says: 'You gave the probability of one event. The question asks for both.',
  source: sources.own,
  hints: {
    look: 'How many things have to happen?',
    principle: 'For two independent events, the probability of both is the product.',
  },
  answer: (one: Rational | number): Rational | number => one,
});
