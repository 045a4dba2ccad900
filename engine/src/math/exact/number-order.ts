import { compareBalls, type Ball } from './ball.ts';
import { evaluate } from './evaluate.ts';
import { rationalValue } from './rational-value.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { withinBudget } from '../bounds/budget.ts';

/** Returns a negative number, zero or a positive number if a is below, at or above b; null if that cannot be determined. */
export const orderOf = (a: Expression, b: Expression): number | null => numberOrder()(a, b);

type Size = { readonly exact: Rational | null; readonly value: () => Ball | null };

/** Returns an order for sorting many numbers: each is evaluated only once, however often it is compared. */
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
