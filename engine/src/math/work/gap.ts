import { newBudget, withinBudget } from '../bounds/budget.ts';
import type { Polynomial } from '../exact/polynomial.ts';
import { exactly } from '../exact/rational-function.ts';
import type { Expression, Statement, Relation } from '../syntax-tree.ts';

/** True for an equation with two sides; false for chains and inequalities. */
export const isEquation = ({ sides, signs }: Relation): boolean => sides.length === 2 && signs[0] === '=';

/** Returns left − right as it is. */
export const differenceOf = ({ sides }: Relation): Expression => ({ kind: 'subtract', left: sides[0]!, right: sides[1]! });

/**
 * Returns left − right as a polynomial, with denominators multiplied away: it is zero where the equation holds. Null beyond
 * rational functions.
 */
export function gapOf(relation: Relation): Polynomial | null {
  if (relation.sides.length !== 2) return null;
  return withinBudget(() => {
    const value = exactly(differenceOf(relation), newBudget());
    return value.kind === 'exact' ? value.value.top : null;
  });
}

/** Returns the equations of some lines, including those of lines with several equations. */
export const equationsOf = (claims: readonly Statement[]): Relation[] =>
  claims
    .flatMap((claim) => (claim.kind === 'list' && claim.joint !== 'or' ? claim.items : [claim]))
    .filter((claim): claim is Relation => claim.kind === 'relation' && isEquation(claim));
