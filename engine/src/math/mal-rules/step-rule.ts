import type { NamedMistake } from './mal-rule.ts';
import type { Statement, Relation } from '../syntax-tree.ts';
import type { Rewriting } from './rewriting.ts';

/** What a rule about a whole equation is told about the line that it may explain. */
export type LineShape = {
  /** True if the line gives a letter alone: x = 6. */
  readonly solved: boolean;
  /** True if it gives the letter with ±, as the quadratic formula does. */
  readonly formula: boolean;
};

/**
 * A mal-rule as it is found in a step: what it turns the line above into, in any place of an expression or in a whole
 * equation.
 *
 * `rank` says how telling it is: 1 for a rule whose result hardly any other mistake gives, 2 for an ordinary one, 3 for one
 * whose result can occur by chance, 5 for "one sign is wrong". If several rules give the same line, the lowest rank wins.
 */
export type StepRule = {
  readonly rule: NamedMistake;
  readonly rank: number;
  /** Tells the student what happened and what to look at, but not what the line should be. */
  readonly tells: string;
  /** What a tutor asks so that the student finds the mistake herself: five to twelve words that name no number of the line. */
  readonly asks: string;
  /** Pairs of a line and the wrong line that the rule turns it into. They are run as tests. */
  readonly examples: readonly (readonly [above: string, line: string])[];
  readonly inExpression?: Rewriting;
  readonly inRelation?: (claim: Relation, line: LineShape) => readonly (Statement | null)[];
  /** For rules about two equations above; the nearer one comes second. */
  readonly ofTwo?: (first: Relation, second: Relation) => readonly Statement[];
};
