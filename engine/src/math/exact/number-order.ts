import { compareBalls, type Ball } from './ball.ts';
import { evaluate } from './evaluate.ts';
import { exactNumber, exactly } from './rational-function.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';

/** The exact number that an expression without letters is, or null where it is none (√2, π, 1/0) or costs too much. */
export function rationalValue(x: Expression): Rational | null {
  return withinBudget(() => {
    const value = exactly(x, newBudget());
    return value.kind === 'exact' ? exactNumber(value.value) : null;
  });
}

/** Negative, zero or positive as the number a is below, at or above b; null where that cannot be told. */
export const orderOf = (a: Expression, b: Expression): number | null => numberOrder()(a, b);

type Size = { readonly exact: Rational | null; readonly value: () => Ball | null };

/** An order for sorting many numbers: each is worked out once, however often it is compared. */
export function numberOrder(): (a: Expression, b: Expression) => number | null {
  const sizes = new Map<Expression, Size>();
  const sizeOf = (x: Expression): Size => {
    const known = sizes.get(x);
    if (known !== undefined) return known;
    let value: Ball | null | undefined;
    const size: Size = { exact: rationalValue(x), value: () => (value ??= withinBudget(() => evaluate(x, new Map()))) };
    sizes.set(x, size);
    return size;
  };
  return (a, b) => {
    const [x, y] = [sizeOf(a), sizeOf(b)];
    if (x.exact !== null && y.exact !== null) return q.compare(x.exact, y.exact);
    const [u, v] = [x.value(), y.value()];
    if (u === null || v === null) return null;
    const same = compareBalls(u, v);
    return same === 'undecided' ? null : same === 'equal' ? 0 : u.value.cmp(v.value);
  };
}
