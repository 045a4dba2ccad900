import { polynomialOf } from '../../exact/polynomial-text.ts';
import * as q from '../../exact/rational.ts';
import type { Expression } from '../../syntax-tree.ts';

/** True if two expressions are the same polynomial. */
export const sameExpression = (a: Expression, b: Expression): boolean => {
  const [x, y] = [polynomialOf(a), polynomialOf(b)];
  return (
    x !== null &&
    y !== null &&
    x.size === y.size &&
    [...x].every(([key, term]) => y.get(key) !== undefined && q.equals(term.coefficient, y.get(key)!.coefficient))
  );
};
