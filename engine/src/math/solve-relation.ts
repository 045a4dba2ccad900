import { coefficientsIn, constantValue, lettersIn } from './polynomial.ts';
import { exactly } from './rational-function.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import { solutionSet, turned, type SolutionSet } from './solution-set.ts';
import type { Expression, Statement } from './syntax-tree.ts';
import { startWork, withinBudget } from './work.ts';

type Relation = Extract<Statement, { kind: 'relation' }>;

const written = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });

/** The solutions of a linear equation or inequality in one letter, 2x + 1 < 7 → (−∞, 3); null for anything else. */
export function solveLinear(relation: Relation): SolutionSet | null {
  if (relation.sides.length !== 2) return null;
  const gap = withinBudget(() => exactly({ kind: 'subtract', left: relation.sides[0]!, right: relation.sides[1]! }, startWork()));
  if (gap?.kind !== 'exact' || constantValue(gap.value.bottom) === null) return null;
  const letter = lettersIn(gap.value.top)[0];
  const coefficients = letter === undefined ? null : coefficientsIn(gap.value.top, letter);
  if (letter === undefined || letter === 'π' || coefficients?.length !== 2) return null;
  const [constant, slope] = [coefficients[0]!, coefficients[1]!];
  const value = written(q.divide(q.negate(constant), slope));
  const sign = slope.n < 0n ? turned[relation.signs[0]!] : relation.signs[0]!;
  return solutionSet({ kind: 'relation', sides: [{ kind: 'letter', name: letter }, value], signs: [sign] }, 'intervals');
}

/** Whether a number makes an equation in one letter true: 4 does 2x = 8. Null where that cannot be told exactly. */
export function satisfies(relation: Relation, value: Rational): boolean | null {
  if (relation.sides.length !== 2 || relation.signs[0] !== '=') return null;
  const gap = withinBudget(() => exactly({ kind: 'subtract', left: relation.sides[0]!, right: relation.sides[1]! }, startWork()));
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
