import type { ErrorCategory } from '@stoa/schema/diagnosis';

/**
 * A mal-rule: a wrong rule that students really follow (Sleeman 1984), as a value. It answers two questions: what would a student
 * who follows it write here (`answer`), and what is it that she does (`says`, `category`).
 *
 * Using one in a problem generator:
 *
 *     import { addDenominators } from '@stoa/engine/math/mal-rules/fractions';
 *
 *     misconceptions: [{
 *       malRule: addDenominators.name,
 *       errorTag: addDenominators.category,
 *       answer: rationalText(addDenominators.answer({ top: 1, bottom: 2 }, { top: 1, bottom: 3 })),   // '2/5'
 *       hints: [...],
 *     }]
 *
 * Adding one: write it in the file of its topic here (or a new file for a new topic) and export it: catalogue.ts finds it, and its
 * test holds it to a unique snake_case name, a sentence and a source. A rule that serves one generator alone may stand
 * beside that generator in the factory, made with the same `malRule`.
 */
export type MalRule<Given extends readonly unknown[] = readonly never[], Answer = unknown> = {
  /** Unique, snake_case; stored as the misconception's id. */
  readonly name: string;
  readonly category: ErrorCategory;
  /** What the student does, as one plain sentence for a teacher. */
  readonly says: string;
  /** Where it was observed: a paper, or a book of error patterns. */
  readonly source: string;
  /** What the rule gives. Null where it gives nothing on these numbers. */
  readonly answer: (...given: Given) => Answer;
};

export const malRule = <Given extends readonly unknown[], Answer>(rule: MalRule<Given, Answer>): MalRule<Given, Answer> => rule;
