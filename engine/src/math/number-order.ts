import { compareValues } from './compare-expressions.ts';
import { evaluate } from './evaluate.ts';
import { exactNumber, exactly } from './rational-function.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from './syntax-tree.ts';
import { newBudget, withinBudget } from './budget.ts';

/** The exact number that an expression without letters is, or null where it is none (√2, π, 1/0) or costs too much. */
export function rationalValue(x: Expression): Rational | null {
  return withinBudget(() => {
    const value = exactly(x, newBudget());
    return value.kind === 'exact' ? exactNumber(value.value) : null;
  });
}

/** Negative, zero or positive as the number a is below, at or above b; null where that cannot be told. */
export function orderOf(a: Expression, b: Expression): number | null {
  const [x, y] = [rationalValue(a), rationalValue(b)];
  if (x !== null && y !== null) return q.compare(x, y);
  return withinBudget(() => {
    const [u, v] = [evaluate(a, new Map()), evaluate(b, new Map())];
    if (u === null || v === null) return null;
    const same = compareValues(u, v);
    return same === 'undecided' ? null : same === 'equal' ? 0 : u.value.cmp(v.value);
  });
}
