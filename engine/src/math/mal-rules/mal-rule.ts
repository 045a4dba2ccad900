import type { ErrorCategory } from '@stoa/schema/diagnosis';

/**
 * A mal-rule: a wrong rule that students really follow, so that the answer it gives on a problem can be predicted.
 *
 * Each rule is defined once: generators compute wrong answers with it, a diagnosis explains with its sentence, the reading of
 * shown work uses it, and lessons name it. Its `answer` is a function of the problem's own numbers.
 *
 *     import { addDenominators } from '@stoa/engine/math/mal-rules/fractions/fractions';
 *     addDenominators.answer({ top: 1, bottom: 2 }, { top: 1, bottom: 3 }); // 2/5, the answer to 1/2 + 1/3
 *     addDenominators.name; // 'add_denominators', the id of the misconception in the bank
 *
 * Every rule says how its answer comes about: if there is no formula, `byConstruction` says why.
 */
export type MalRule = NamedMistake & {
  readonly answer: Formula | ByConstruction;
  /**
   * `says` with the problem's own numbers. Takes the same arguments as `answer`, and is used only if `answer` returns an
   * answer.
   */
  readonly told?: (...given: never[]) => string;
  /** The hints that belong to the rule itself, on any problem. The problem's family provides the others. */
  readonly hints?: RuleHints;
};

/** Where to look, which rule holds, and how to begin again; with the problem's numbers if they are passed in. */
export type RuleHints = { readonly look?: Hint; readonly principle?: Hint; readonly step?: Hint };
type Hint = string | ((...given: never[]) => string);

/** Computes exactly what the student writes from the problem's own numbers; null if the rule doesn't apply to them. */
type Formula = (...given: never[]) => unknown;

/** Used if no formula gives the wrong answer: it is one of the choices, or what a step rule makes of a line. */
export type ByConstruction = { readonly of: 'choice' | 'line of work'; readonly because: string };

export const byConstruction = (of: ByConstruction['of'], because: string): ByConstruction => ({ of, because });

/** A named mistake and what the student is told about it. The types that extend it say how it is found. */
export type NamedMistake = {
  /**
   * snake_case, unique in the catalogue, and never reused for another rule: banked problems name their misconceptions by it.
   */
  readonly name: string;
  readonly category: ErrorCategory;
  /** Narrows down the category: 'crossing' in 'sign_error:crossing'. */
  readonly detail?: string;
  /** Tells the student what she did, in one or two sentences. They hold on every problem, so they name no number. */
  readonly says: string;
  /** Where it is described; `sources.own` if we know of no paper. */
  readonly source: string;
};

/** Keeps the exact type of the `answer` while checking the rest. */
export const malRule = <Rule extends MalRule>(rule: Rule): Rule => rule;

/** Returns a rule's tag for the kind of error, as the bank keeps it: an `ErrorCategory`, or one with its detail. */
export const errorTagOf = ({ category, detail }: NamedMistake): string =>
  detail === undefined ? category : `${category}:${detail}`;
