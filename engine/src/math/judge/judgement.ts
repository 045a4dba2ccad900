import type { AnswerReason } from '@stoa/schema/answer-check';
import type { AnswerQuestion } from '../check-answer.ts';

/** The judgment of one answer: the verdict, its reason, and a kind sentence if there is one. */
export type Judgement = { verdict: 'correct' | 'incorrect' | 'undecided'; reason: AnswerReason; note?: string };

export const right: Judgement = { verdict: 'correct', reason: 'equal' };
export const wrong: Judgement = { verdict: 'incorrect', reason: 'different_value' };
export const unsure: Judgement = { verdict: 'undecided', reason: 'undecided' };
export const inForm = (note: string): Judgement => ({ verdict: 'incorrect', reason: 'form', note });
export const inUnits = (note: string): Judgement => ({ verdict: 'incorrect', reason: 'units', note });
export const inRounding = (note: string): Judgement => ({ verdict: 'incorrect', reason: 'rounding', note });

export const tooMany: Judgement = {
  verdict: 'incorrect',
  reason: 'extra_members',
  note: 'The right ones are there, and something that doesn’t belong.',
};
export const tooFew: Judgement = {
  verdict: 'incorrect',
  reason: 'incomplete_set',
  note: 'What you have is right, and something is missing.',
};

export const unfinished = 'That’s the right value. Now find its value as one number.';
/**
 * Judges a true line that is not solved: right if any form of expression is accepted, otherwise the letter has to stand
 * alone.
 */
export const notSolved = (question: AnswerQuestion): Judgement => (takesAnyForm(question) ? right : inForm(unsolved));

/** True if every equal expression or relation is right, however far it is worked out. */
export const takesAnyForm = ({ input_type, judging }: AnswerQuestion): boolean =>
  input_type === 'expression' && judging.form === 'any';

export const unsolved = 'That’s true, but not finished. Keep going until the variable is by itself.';
