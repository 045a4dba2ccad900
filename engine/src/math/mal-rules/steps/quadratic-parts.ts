import { polynomialOf } from '../../exact/polynomial-text.ts';
import { coefficientsIn, lettersIn } from '../../exact/polynomial.ts';
import * as q from '../../exact/rational.ts';
import type { Expression, Relation } from '../../syntax-tree.ts';
import { equation, letter, number, subtract } from '../building.ts';

/** Returns the coefficients of ax² + bx + c = 0 with everything on the left; null if it is no quadratic in one letter. */
export function quadratic(claim: Relation): { a: q.Rational; b: q.Rational; c: q.Rational; x: Expression } | null {
  if (claim.sides.length !== 2 || claim.signs[0] !== '=') return null;
  const p = polynomialOf(subtract(claim.sides[0]!, claim.sides[1]!));
  const name = p === null ? undefined : lettersIn(p)[0];
  const list = p === null || name === undefined ? null : coefficientsIn(p, name);
  return list?.length === 3 ? { a: list[2]!, b: list[1]!, c: list[0]!, x: letter(name!) } : null;
}

/** Returns the parts of a(x − r)(x − s) for a sum in one letter; null if the roots are not rational, or one of them is 0. */
export function factorsOfQuadratic(x: Expression) {
  const found = quadratic(equation(x, number(0)));
  if (found === null || q.isZero(found.c)) return null;
  const { a, b, c } = found;
  const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4), q.multiply(a, c)));
  const root = square.n < 0n ? null : q.exactRoot(square, 2);
  if (root === null) return null;
  const rootAt = (of: q.Rational) => q.divide(q.subtract(of, b), q.multiply(q.rational(2), a));
  return { a, x: found.x, roots: [rootAt(root), rootAt(q.negate(root))] as const };
}
