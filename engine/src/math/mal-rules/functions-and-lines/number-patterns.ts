import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for the terms of a linear pattern T_n = dn + c. A rule returns null if it gives no answer. */

export const patternStepSignTurned = malRule({
  name: 'pattern_step_sign_turned',
  category: 'sign_error',
  says: 'You took the step in the wrong direction. Check whether the terms go up or down.',
  source: sources.stacey,
  hints: {
    look: 'Do the terms go up or down from left to right?',
    principle: 'The constant difference is a term minus the term before it.',
  },
  /** Goes back from the last term shown by as many steps as it should go on. */
  answer: (last: number, difference: number, steps: number): number => last - difference * steps,
});

export const firstTermTakenForDifference = malRule({
  name: 'first_term_taken_for_difference',
  category: 'conceptual_error',
  says: 'You added the first term. Add the constant difference to get the next term.',
  source: sources.stacey,
  hints: {
    look: 'What do you add to get from each term to the next one?',
    principle: 'A linear pattern grows by the same difference from term to term.',
  },
  answer: (last: number, first: number): number => last + first,
});

export const firstTermTakenForConstant = malRule({
  name: 'first_term_taken_for_constant',
  category: 'conceptual_error',
  says: 'You added the first term to dn. The first term already holds one difference.',
  source: sources.lannin,
  hints: {
    look: 'What does your rule give for n = 1?',
    principle: 'In dn + c, the constant c is the first term minus the difference.',
  },
  /** Returns dn + T₁, as [d, constant]. */
  answer: (difference: number, first: number): readonly [number, number] => [difference, first],
});

export const termTakenForPosition = malRule({
  name: 'term_taken_for_position',
  category: 'conceptual_error',
  says: 'You used the term as its position and found another term.',
  source: sources.markovits,
  hints: {
    look: 'Is the number in the question a term or a position?',
    principle: 'The position n is unknown. Set the general term equal to the given term and solve for n.',
  },
  answer: (difference: number, constant: number, term: number): number => difference * term + constant,
});

export const termDividedByDifference = malRule({
  name: 'term_divided_by_difference',
  category: 'omission_error',
  says: 'You divided the term by the difference but left out where the pattern starts.',
  source: sources.stacey,
  hints: {
    look: 'Did you use the number that the pattern starts with?',
    principle: 'Undo the constant of dn + c first. Divide by the difference after that.',
  },
  /** Null if the result is not whole. */
  answer: (difference: number, term: number): number | null => (term % difference === 0 ? term / difference : null),
});

export const termsApartNotSharedOut = malRule({
  name: 'terms_apart_not_shared_out',
  category: 'omission_error',
  says: 'You found the whole change between the two terms. Divide it by the number of steps.',
  source: sources.lannin,
  hints: {
    look: 'How many steps are there between the two terms?',
    principle: 'The constant difference is the change for one step from a term to the next.',
  },
  answer: (earlier: number, later: number): number => later - earlier,
});

export const changeDividedByPosition = malRule({
  name: 'change_divided_by_position',
  category: 'procedural_error',
  says: 'You divided by the later position. Divide by the number of steps between the terms.',
  source: sources.own,
  hints: {
    look: 'Does the pattern take as many steps as the position says, or fewer?',
    principle: 'The number of steps is the difference of the two positions.',
  },
  /** Null if the result is not whole. */
  answer: (change: number, position: number): number | null => (change % position === 0 ? change / position : null),
});
