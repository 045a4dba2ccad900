import { coefficientsIn, equalPolynomials, lettersIn, onePolynomial } from '../exact/polynomial.ts';
import { exactly } from '../exact/rational-function.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { solutionSet, turned, type SolutionSet } from './solution-set.ts';
import type { Expression, Relation } from '../syntax-tree.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';

const written = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });

/** Returns an expression exactly as slope · letter + constant; null if it is not linear in one letter. */
export function linearOf(x: Expression): { letter: string; slope: Rational; constant: Rational } | null {
  const value = withinBudget(() => exactly(x, newBudget()));
  if (value?.kind !== 'exact' || !equalPolynomials(value.value.bottom, onePolynomial)) return null;
  const letter = lettersIn(value.value.top)[0];
  const coefficients = letter === undefined || letter === 'π' ? null : coefficientsIn(value.value.top, letter);
  return letter === undefined || coefficients?.length !== 2
    ? null
    : { letter, constant: coefficients[0]!, slope: coefficients[1]! };
}

/** Returns the solutions of a linear equation or inequality in one letter, 2x + 1 < 7 → (−∞, 3); null for anything else. */
export function solveLinear(relation: Relation): SolutionSet | null {
  if (relation.sides.length !== 2) return null;
  const gap = linearOf({ kind: 'subtract', left: relation.sides[0]!, right: relation.sides[1]! });
  if (gap === null) return null;
  const value = written(q.divide(q.negate(gap.constant), gap.slope));
  const sign = gap.slope.n < 0n ? turned[relation.signs[0]!] : relation.signs[0]!;
  return solutionSet({ kind: 'relation', sides: [{ kind: 'letter', name: gap.letter }, value], signs: [sign] }, 'intervals');
}

/** True if a number solves an equation in one letter: 4 solves 2x = 8. Null if that cannot be determined exactly. */
export function satisfies(relation: Relation, value: Rational): boolean | null {
  if (relation.sides.length !== 2 || relation.signs[0] !== '=') return null;
  const gap = withinBudget(() => exactly({ kind: 'subtract', left: relation.sides[0]!, right: relation.sides[1]! }, newBudget()));
  if (gap?.kind !== 'exact') return null;
  const { top, bottom } = gap.value;
  const letters = [...new Set([...lettersIn(top), ...lettersIn(bottom)])];
  if (letters.length !== 1) return null;
  const at = (coefficients: Rational[] | null) =>
    coefficients?.reduceRight((sum, c) => q.add(q.multiply(sum, value), c), q.zero) ?? null;
  const [above, below] = withinBudget(() => [at(coefficientsIn(top, letters[0]!)), at(coefficientsIn(bottom, letters[0]!))]) ?? [
    null,
    null,
  ];
  return above === null || below === null ? null : q.isZero(above) && !q.isZero(below);
}
