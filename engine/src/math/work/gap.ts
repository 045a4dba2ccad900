import { newBudget, withinBudget } from '../budget.ts';
import type { Polynomial } from '../polynomial.ts';
import { exactly } from '../rational-function.ts';
import type { Statement } from '../syntax-tree.ts';

export type Relation = Extract<Statement, { kind: 'relation' }>;

/** left − right as a polynomial, denominators multiplied away: it is zero where the equation holds. Null beyond rational functions. */
export function gapOf(relation: Relation): Polynomial | null {
  if (relation.sides.length !== 2) return null;
  return withinBudget(() => {
    const value = exactly({ kind: 'subtract', left: relation.sides[0]!, right: relation.sides[1]! }, newBudget());
    return value.kind === 'exact' ? value.value.top : null;
  });
}
