import { bendsOf, breakValues, valuesBetween, vanishing } from '../exact/break-points.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';
import { compareBalls, type Ball, type Real } from '../exact/ball.ts';
import { evaluate, toReal, type Point } from '../exact/evaluate.ts';
import { equalPolynomials, primitive, type Polynomial } from '../exact/polynomial.ts';
import { exactly } from '../exact/rational-function.ts';
import * as q from '../exact/rational.ts';
import { lettersOf, type Expression, type Relation } from '../syntax-tree.ts';

/** An expression with conditions on its letters: x + 1 with x ≠ 1. */
export type Conditioned = { readonly value: Expression; readonly conditions: readonly Relation[] };

/**
 * Compares the real letters for which two expressions have a value, as they are written and under their conditions: (x² −
 * 1)/(x − 1) has none at 1, but x + 1 has one.
 *
 * Tries every place where something below a fraction bar, under an even root or in a logarithm is zero, and points between
 * those places.
 *
 * Shape   'undecided' if such a place cannot be computed and no tested point tells the two apart. Errors: none.
 */
export function compareDomains(a: Conditioned, b: Conditioned): 'same' | 'different' | 'undecided' {
  const letters = [...new Set([a, b].flatMap((one) => [...lettersOfAll(one)]))].sort();
  if (letters.length === 0) return 'same';
  const borders = [...bordersOf(a), ...bordersOf(b)];
  let complete = true;
  for (const letter of letters) {
    for (const start of letters.length === 1 ? [0] : [1.25, -2.75]) {
      const others = new Map(
        letters.filter((name) => name !== letter).map((name, i) => [name, numberOf(start + 1.5 * i)] as const),
      );
      const places = breakValues(borders, letter, others);
      if (places === null) complete = false;
      const roots = (places ?? []).map((place) => place.at);
      for (const value of [...roots, ...valuesBetween(roots)]) {
        const point = new Map<string, Real | Ball>([...others].map(([name, x]) => [name, toReal(x.value)] as const)).set(
          letter,
          value,
        );
        const here = [isDefined(a, point), isDefined(b, point)];
        if (here.includes(null)) complete = false;
        else if (here[0] !== here[1]) return 'different';
      }
    }
  }
  if (!complete) return sameBorders(a, b) ? 'same' : 'undecided';
  return letters.length === 1 || sameBorders(a, b) ? 'same' : 'undecided';
}

const numberOf = (value: number) => ({ kind: 'number', value: q.parseRational(`${value}`)!, decimals: null }) as const;

const gapsOf = ({ conditions }: Conditioned): Expression[] =>
  conditions.flatMap(({ sides }) => sides.slice(1).map((right, i): Expression => ({ kind: 'subtract', left: sides[i]!, right })));

const bordersOf = (one: Conditioned): Expression[] => [
  ...bendsOf(one.value).flatMap(({ of, kind }) => (kind === 'bars' ? [] : vanishing(of))),
  ...gapsOf(one),
];

const lettersOfAll = (one: Conditioned): Set<string> =>
  [one.value, ...gapsOf(one)].reduce((into, x) => lettersOf(x, into), new Set<string>());

/** True if the expression has a value at the point and the conditions hold; null if that cannot be determined. */
function isDefined({ value, conditions }: Conditioned, point: Point): boolean | null {
  for (const { sides, signs } of conditions) {
    for (const [i, sign] of signs.entries()) {
      const both = withinBudget(() => [evaluate(sides[i]!, point), evaluate(sides[i + 1]!, point)] as const);
      if (both === null) return null;
      if (both[0] === null || both[1] === null) return false;
      const same = compareBalls(both[0], both[1]);
      if (same === 'undecided') return null;
      const order = same === 'equal' ? 0 : both[0].value.cmp(both[1].value);
      const holds = { '=': order === 0, '<': order < 0, '≤': order <= 0, '>': order > 0, '≥': order >= 0, '≠': order !== 0 }[
        sign
      ];
      if (!holds) return false;
    }
  }
  const there = withinBudget(() => ({ value: evaluate(value, point) }));
  return there === null ? null : there.value !== null;
}

/**
 * True if both have the same borders, each up to a constant factor. Then both have a value at the same places, wherever those
 * are.
 */
function sameBorders(a: Conditioned, b: Conditioned): boolean {
  if (a.conditions.length > 0 || b.conditions.length > 0) return false;
  const [x, y] = [bordersAsPolynomials(a), bordersAsPolynomials(b)];
  const has = (list: readonly Polynomial[], p: Polynomial) => list.some((other) => equalPolynomials(other, p));
  return x !== null && y !== null && x.every((p) => has(y, p)) && y.every((p) => has(x, p));
}

function bordersAsPolynomials(one: Conditioned): Polynomial[] | null {
  const tops = bordersOf(one).map((border) => withinBudget(() => exactly(border, newBudget())));
  if (tops.some((top) => top?.kind !== 'exact')) return null;
  return tops.flatMap((top) => (top?.kind === 'exact' ? [primitive(top.value.top), primitive(top.value.bottom)] : []));
}
