import type { ErrorCategory } from '@stoa/schema/diagnosis';

/**
 * A mal-rule: a wrong rule that learners really follow, so that what it gives on a problem can be known beforehand.
 *
 * One value, one home: generators compute wrong answers by it, a diagnosis explains with its sentence, work is read by it and lessons
 * name it. Its `answer` is a function of the problem's own numbers.
 *
 *     import { addDenominators } from '@stoa/engine/math/mal-rules/fractions/fractions';
 *     addDenominators.answer({ top: 1, bottom: 2 }, { top: 1, bottom: 3 }); // 2/5, the answer to 1/2 + 1/3
 *     addDenominators.name; // 'add_denominators', the id of the misconception in the bank
 *
 * Every rule says what its answer comes of: where no formula gives it, `byConstruction` says why.
 */
export type MalRule = NamedMistake & {
  readonly answer: Formula | ByConstruction;
  /** `says` with the problem's own numbers: it takes what `answer` takes. Told only where `answer` leads somewhere. */
  readonly told?: (...given: never[]) => string;
  /** The rungs of a ladder that are the rule's own, on whatever problem it is met. The others are the family's. */
  readonly hints?: RuleHints;
};

/** Where to look, which rule holds, and how to begin again; with the problem's numbers where they are handed in. */
export type RuleHints = { readonly look?: Hint; readonly principle?: Hint; readonly step?: Hint };
type Hint = string | ((...given: never[]) => string);

/** What the student writes, exactly, from the problem's own numbers; null where the rule says nothing about them. */
type Formula = (...given: never[]) => unknown;

/** No formula gives the wrong answer: it is one of the choices, or what a rule of steps makes of a line. */
export type ByConstruction = { readonly of: 'choice' | 'line of work'; readonly because: string };

export const byConstruction = (of: ByConstruction['of'], because: string): ByConstruction => ({ of, because });

/** A mistake with its name and what is said of it; how it is found is told by what carries it. */
export type NamedMistake = {
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
export const errorTagOf = ({ category, detail }: NamedMistake): string =>
  detail === undefined ? category : `${category}:${detail}`;
