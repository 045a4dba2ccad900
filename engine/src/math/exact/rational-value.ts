import { newBudget, withinBudget } from '../bounds/budget.ts';
import type { Expression } from '../syntax-tree.ts';
import { exactNumber, exactly } from './rational-function.ts';
import type { Rational } from './rational.ts';

/** Returns the exact number that an expression without letters is, or null if it is none (√2, π, 1/0) or costs too much. */
export function rationalValue(x: Expression): Rational | null {
  return withinBudget(() => {
    const value = exactly(x, newBudget());
    return value.kind === 'exact' ? exactNumber(value.value) : null;
  });
}
