import type { ErrorCategory } from '@stoa/schema/diagnosis';

/**
 * A mal-rule: a wrong rule that learners really follow, so that what it gives on a problem can be known beforehand.
 *
 * One value, one home: generators compute wrong answers by it, a diagnosis explains with its sentence, work is read by it and lessons
 * name it. A rule that computes has an `answer` beside: a function of the problem's own numbers, which gives exactly what the student
 * writes, or null where the rule says nothing about them.
 *
 *     import { addDenominators } from '@stoa/engine/math/mal-rules/fractions/fractions';
 *     addDenominators.answer({ top: 1, bottom: 2 }, { top: 1, bottom: 3 }); // 2/5, the answer to 1/2 + 1/3
 *     addDenominators.name; // 'add_denominators', the id of the misconception in the bank
 *
 * A rule whose wrong answer is a choice in words, or is made of parts that only the family has at hand, has no `answer`.
 */
export type MalRule = {
  /** snake_case, unique in the catalogue, and never another rule's again: banked problems name their misconceptions by it. */
  readonly name: string;
  readonly category: ErrorCategory;
  /** What about it, finer than the category: 'crossing' of 'sign_error:crossing'. */
  readonly detail?: string;
  /** What the student did, told to the student: one or two sentences that hold on every problem, so they name no number. */
  readonly says: string;
  /** Where it is described; `sources.own` where we know of no paper. */
  readonly source: string;
};

/** Keeps the exact type of the `answer` while checking the rest. */
export const malRule = <Rule extends MalRule>(rule: Rule): Rule => rule;

/** A rule's name for the kind of error, as the bank keeps it: an `ErrorCategory`, or one with its detail. */
export const errorTagOf = ({ category, detail }: MalRule): string => (detail === undefined ? category : `${category}:${detail}`);
