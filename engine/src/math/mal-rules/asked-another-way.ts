import type { Rational } from '../exact/rational.ts';
import { malRule } from './mal-rule.ts';
import { sources } from './sources.ts';

/**
 * Slips in questions that are turned around, told as a story, or about several things at once. The question's family computes
 * the wrong answer.
 */

const leadsTo = (to: Rational | number): Rational | number => to;

export const stoppedOneStepEarly = malRule({
  name: 'stopped_one_step_early',
  category: 'omission_error',
  detail: 'asked_another_way',
  says: 'You stopped one step early. Read again what the question asks for.',
  source: sources.own,
  answer: leadsTo,
  hints: {
    look: 'What does the question ask for?',
    principle: 'The first number you find is not always the last. Answer the question itself.',
  },
});

export const oneFactLeftOut = malRule({
  name: 'one_fact_left_out',
  category: 'omission_error',
  detail: 'asked_another_way',
  says: 'You left out one part of the problem. Use every fact that it gives.',
  source: sources.own,
  answer: leadsTo,
  hints: { look: 'Which facts does the problem give?', principle: 'Every fact of the problem belongs in the work.' },
});

export const oppositeOperationUsed = malRule({
  name: 'opposite_operation_used',
  category: 'procedural_error',
  detail: 'asked_another_way',
  says: 'You used the opposite operation in one step. Think about what happens in the problem.',
  source: sources.fischbein,
  answer: leadsTo,
  hints: {
    look: 'Is the number you look for greater or smaller?',
    principle: 'Tell in your own words what happens. Then choose the operation.',
  },
});

export const givenNumberCopied = malRule({
  name: 'given_number_copied',
  category: 'conceptual_error',
  detail: 'asked_another_way',
  says: 'You copied a number from the problem. Find the number that the question asks for.',
  source: sources.own,
  answer: leadsTo,
  hints: {
    look: 'What does each number in the problem tell?',
    principle: 'The numbers in the problem lead to the answer. Decide how they are related.',
  },
});

export const signOfAnswerMistaken = malRule({
  name: 'sign_of_answer_mistaken',
  category: 'sign_error',
  detail: 'asked_another_way',
  says: 'Your answer has the wrong sign.',
  source: sources.vlassis,
  answer: leadsTo,
  hints: { look: 'Is the answer positive or negative?', principle: 'Decide on the sign first, and then on the size.' },
});

export const lookalikeChosen = malRule({
  name: 'lookalike_chosen',
  category: 'conceptual_error',
  detail: 'asked_another_way',
  says: 'You chose one that only looks right. Test it with the facts of the problem.',
  source: sources.own,
  answer: leadsTo,
  hints: { look: 'How do the choices differ?', principle: 'Test each choice with the facts of the problem.' },
});

export const oneCaseTakenForAll = malRule({
  name: 'one_case_taken_for_all',
  category: 'conceptual_error',
  detail: 'asked_another_way',
  says: 'You decided from one case. Try another number, or compare both sides term by term.',
  source: sources.kuchemann,
  answer: leadsTo,
  hints: {
    look: 'Is it true for 0? Is it true for 1?',
    principle: 'Always means for every number. Never means for no number. Sometimes is between them.',
  },
});

export const comparedWithoutComputing = malRule({
  name: 'compared_without_computing',
  category: 'conceptual_error',
  detail: 'asked_another_way',
  says: 'You compared the numbers that are written. Find each value, and compare the values.',
  source: sources.own,
  answer: leadsTo,
  hints: {
    look: 'What is the value of each choice?',
    principle: 'Find the value of each choice first. Then compare the values.',
  },
});

export const endpointCountedWrongly = malRule({
  name: 'endpoint_counted_wrongly',
  category: 'conceptual_error',
  detail: 'asked_another_way',
  says: 'Your number is off by one. Check whether the endpoint itself is allowed.',
  source: sources.blanco,
  answer: leadsTo,
  hints: {
    look: 'Is the endpoint itself allowed?',
    principle: 'At most and at least include the number. More than and less than do not.',
  },
});

export const sharesNotTogether = malRule({
  name: 'shares_not_together',
  category: 'procedural_error',
  detail: 'asked_another_way',
  says: 'You used only one of the two amounts. They belong together here.',
  source: sources.own,
  answer: leadsTo,
  hints: {
    look: 'How many amounts does the story tell of?',
    principle: 'When two amounts belong together, combine them before you go on.',
  },
});
