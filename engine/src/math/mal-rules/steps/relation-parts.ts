import { rationalValue } from '../../exact/rational-value.ts';
import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { turned } from '../../solve/solution-set.ts';
import { linearOf } from '../../solve/solve-relation.ts';
import { lettersOf, type Expression, type Statement, type Relation } from '../../syntax-tree.ts';
import { equation, exact, factorsOf, letter, number, productOf, sumOf, termsOf } from '../building.ts';
import { type LinearEquation } from '../algebra/equations.ts';
import type { LineShape } from '../step-rule.ts';

export const other = { 0: 1, 1: 0 } as const;
type Side = 0 | 1;
export const bothSides: readonly Side[] = [0, 1];
export const hasLetter = (x: Expression): boolean => lettersOf(x).size > 0;

/** Returns the relation with one side replaced, and the other side too if `across` is given. */
export function withSides(claim: Relation, at: Side, own: Expression, across: Expression = claim.sides[other[at]]!): Relation {
  return { ...claim, sides: at === 0 ? [own, across] : [across, own] };
}

/** Returns, for each term of each side, the term with its sign, its side, and the side without it. */
export function eachTerm(claim: Relation) {
  if (claim.sides.length !== 2) return [];
  return bothSides.flatMap((side) => {
    const terms = termsOf(claim.sides[side]!);
    return terms.map((one, i) => ({
      side,
      term: one,
      alone: terms.length === 1,
      rest: sumOf(terms.filter((_, k) => k !== i)),
      across: claim.sides[other[side]]!,
    }));
  });
}

/** True if the equation still says something about its letters without the term: 5x = 2x + 6 or 3x + 2y = 12. */
export const staysAnEquation = (term: Expression, rest: Expression, across: Expression): boolean =>
  hasLetter(across) || [...lettersOf(rest)].some((name) => !lettersOf(term).has(name));

/** Returns ax + b = cx + d in one letter; null for anything else. */
function linear(claim: Relation): (LinearEquation & { readonly name: string }) | null {
  if (claim.sides.length !== 2) return null;
  const [left, right] = [sideOf(claim.sides[0]!), sideOf(claim.sides[1]!)];
  const name = left?.name ?? right?.name;
  if (left === null || right === null || name === undefined) return null;
  if (left.name !== undefined && right.name !== undefined && left.name !== right.name) return null;
  return { a: left.slope, b: left.constant, c: right.slope, d: right.constant, name };
}

function sideOf(x: Expression): { name: string | undefined; slope: Rational; constant: Rational } | null {
  const value = rationalValue(x);
  if (value !== null) return { name: undefined, slope: q.zero, constant: value };
  const found = linearOf(x);
  return found === null ? null : { name: found.letter, slope: found.slope, constant: found.constant };
}

/**
 * Turns a rule about linear equations into a step rule for a line that gives the letter alone; reads the equation from either
 * side.
 */
export const byValue =
  (answer: (given: LinearEquation) => Rational | null) =>
  (claim: Relation, line: LineShape): (Statement | null)[] => {
    const found = line.solved ? linear(claim) : null;
    if (found === null) return [];
    const { a, b, c, d, name } = found;
    if (!q.isInteger(q.subtract(a, c))) return []; // x/3 = 6 has rules of its own
    const sign = q.compare(a, c) < 0 ? turned[claim.signs[0]!] : claim.signs[0]!;
    return [answer({ a, b, c, d }), answer({ a: c, b: d, c: a, d: b })].map((value) =>
      value === null ? null : equation(letter(name), exact(value), sign),
    );
  };

/** The factor and the rest of each side that is one product or quotient. */
type Scaled = {
  readonly side: Side;
  readonly across: Expression;
  readonly kind: 'multiplied' | 'divided';
  readonly by: Expression;
  readonly rest: Expression;
};

export function scaled(claim: Relation): Scaled[] {
  if (claim.sides.length !== 2) return [];
  return bothSides.flatMap((side): Scaled[] => {
    const x = claim.sides[side]!;
    const across = claim.sides[other[side]]!;
    if (x.kind === 'divide' && !hasLetter(x.right)) return [{ side, across, kind: 'divided', by: x.right, rest: x.left }];
    const factors = x.kind === 'negate' ? [number(-1), ...factorsOf(x.of)] : factorsOf(x);
    if (claim.signs[0] !== '=' && (rationalValue(factors[0]!)?.n ?? 0n) < 0n) return []; // forgetting to turn the sign is a rule of its own
    if (factors.length < 2 || hasLetter(factors[0]!)) return [];
    return [{ side, across, kind: 'multiplied', by: factors[0]!, rest: productOf(factors.slice(1)) }];
  });
}
