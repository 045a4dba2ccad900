import type { NamedMistake } from './mal-rule.ts';
import type { Statement, Relation } from '../syntax-tree.ts';
import type { Rewriting } from './rewriting.ts';

/** What a rule about a whole equation is told of the line it may explain. */
export type LineShape = {
  /** Whether the line gives a letter alone: x = 6. */
  readonly solved: boolean;
  /** Whether it gives it with ±, as the quadratic formula does. */
  readonly formula: boolean;
};

/**
 * A mal-rule as it is found in a step: what it makes of the line above, in any place of an expression or of an equation as a whole.
 *
 * `rank` says how telling it is: 1 for a rule that leaves a mark which hardly anything else leaves, 2 for an ordinary one, 3 for one that
 * can be met by chance, 5 for "one sign is wrong". The lowest wins where several rules make the same line.
 */
export type StepRule = {
  readonly rule: NamedMistake;
  readonly rank: number;
  /** What happened, for the student: what to look at, and not what the line should be. */
  readonly tells: string;
  /** What a tutor asks, so that she finds it herself: five to twelve words that name no number of the line. */
  readonly asks: string;
  /** A line and the wrong one that the rule makes of it. They are run as tests. */
  readonly examples: readonly (readonly [above: string, line: string])[];
  readonly inExpression?: Rewriting;
  readonly inRelation?: (claim: Relation, line: LineShape) => readonly (Statement | null)[];
  /** Of two equations above, the nearer one second. */
  readonly ofTwo?: (first: Relation, second: Relation) => readonly Statement[];
};
