import { equation, exact, letter, times, written } from '../mal-rules/building.ts';
import { sameTree } from '../compare/compare-expressions.ts';
import { polynomialOf } from '../exact/polynomial-text.ts';
import { constantValue } from '../exact/polynomial.ts';
import * as q from '../exact/rational.ts';
import { isolated } from '../solve/solution-set.ts';
import { linearOf } from '../solve/solve-relation.ts';
import { lettersOf, type Expression, type Statement, type Relation } from '../syntax-tree.ts';
import { differenceOf } from './gap.ts';

/** A line to start from, and how far it is from what is written; a nearer one explains better. */
export type Variant = { readonly claim: Statement; readonly distance: number };

/** Returns the lines that a student may have had in mind: the line as written, worked out, or collected to ax = c. */
export function variantsOf(claim: Statement, distance: number): Variant[] {
  const found: Variant[] = [{ claim, distance }];
  if (claim.kind === 'expression') {
    const worked = collectedTerms(claim.expression);
    if (worked !== null) found.push({ claim: { kind: 'expression', expression: worked }, distance: distance + 0.3 });
  }
  if (claim.kind !== 'relation') return found;
  const sides = claim.sides.map((side) => collectedTerms(side) ?? side);
  if (sides.some((side, i) => side !== claim.sides[i])) found.push({ claim: { ...claim, sides }, distance: distance + 0.3 });
  const collected = collect(claim);
  if (collected !== null) found.push({ claim: collected, distance: distance + 0.6 });
  return found;
}

/** Multiplies out and combines like terms; null if that changes nothing, or if it is no polynomial. */
function collectedTerms(x: Expression): Expression | null {
  const p = polynomialOf(x);
  if (p === null || p.size > 12) return null;
  const result = written(p);
  return sameTree(result, x) || (constantValue(p) !== null && x.kind === 'number') ? null : result;
}

/** Brings any linear equation in one letter to ax = c. */
function collect(claim: Relation): Relation | null {
  if (claim.sides.length !== 2) return null;
  const found = linearOf(differenceOf(claim));
  if (found === null) return null;
  const [a, c] = [found.slope, q.negate(found.constant)];
  const sides: readonly Expression[] = claim.sides;
  const already = isolated(sides) !== null || (sides[1]!.kind === 'number' && sides[0]!.kind === 'multiply');
  return already || q.equals(a, q.one) ? null : { ...equation(times(exact(a), letter(found.letter)), exact(c), claim.signs[0]) };
}

/** Substitutes a value for a letter in a statement. */
export function substituted(s: Relation, name: string, value: Expression): Relation {
  return { ...s, sides: s.sides.map((side) => inExpression(side, name, value)) };
}

function inExpression(x: Expression, name: string, value: Expression): Expression {
  if (x.kind === 'letter') return x.name === name ? value : x;
  if (!lettersOf(x).has(name)) return x;
  return Object.fromEntries(
    Object.entries(x).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'object' && part !== null && 'kind' in part ? inExpression(part as Expression, name, value) : part,
    ]),
  ) as Expression;
}
