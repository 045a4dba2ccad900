import { compareSignsOnLines, compareZerosOnLines } from './compare-on-lines.ts';
import { compareExpressions, type Comparison } from './compare-expressions.ts';
import { complexMultiples } from './complex-multiples.ts';
import { evaluate, real } from '../exact/evaluate.ts';
import { squareFree } from '../exact/divide-polynomials.ts';
import { equalPolynomials, leadingCoefficient, primitive, type Polynomial } from '../exact/polynomial.ts';
import { exactly } from '../exact/rational-function.ts';
import { bothSigns, compareSets, isolated, turned } from '../solve/solution-set.ts';
import { rational, zero } from '../exact/rational.ts';
import { solutionsOf } from '../solve/relation-solutions.ts';
import { lettersOf, type Expression, type RelationSign, type Statement, type Relation } from '../syntax-tree.ts';
import { newBudget, withinBudget, type Budget } from '../bounds/budget.ts';

/**
 * Returns left − right over a common bottom; the equation holds where the top is zero. Null if this isn't a rational
 * function.
 */
function gap(left: Expression, right: Expression, budget: Budget): { top: Polynomial; bottom: Polynomial } | null {
  const value = exactly({ kind: 'subtract', left, right }, budget);
  return value.kind === 'exact' ? value.value : null;
}

/**
 * Compares two equations, or two inequalities with the same sign: y = 2x + 1, 2x − y = −1 and 4x − 2y + 2 = 0 are equal.
 * Polynomials are compared up to a constant factor, and up to repeated factors if there is one letter; an inequality turns
 * with the sign of that factor.
 */
export function compareRelations(a: Relation, b: Relation): Comparison {
  const solved = compareSolutions(a, b);
  if (solved !== null) return solved;
  if (a.signs.length !== 1 || b.signs.length !== 1) return sidesAlike(a, b);
  const [p, r] = [a.signs[0]!, b.signs[0]!];
  const byName = compareNamed(a, b);
  if (byName !== null) return byName;
  const exact = withinBudget(() => {
    const budget = newBudget();
    const [x, y] = [gap(a.sides[0]!, a.sides[1]!, budget), gap(b.sides[0]!, b.sides[1]!, budget)];
    if (x === null || y === null) return null;
    if (!equalPolynomials(primitive(x.bottom), primitive(y.bottom))) {
      // xy = k and y = k/x are the same equation wherever both have a value.
      const sameTop = p === '=' && r === '=' && equalPolynomials(primitive(x.top), primitive(y.top));
      return sameTop ? ('equal' as const) : ('undecided' as const);
    }
    if (p === '=' && r === '=')
      return sameZeros(x.top, y.top, budget) || complexMultiples(x.top, y.top, budget)
        ? ('equal' as const)
        : compareZerosOnLines(x, y, newBudget());
    if (!equalPolynomials(primitive(x.top), primitive(y.top))) return compareSignsOnLines([x, p], [y, r], newBudget());
    const flipped = leadingCoefficient(x.top).n > 0n !== leadingCoefficient(y.top).n > 0n;
    return (flipped ? turned[r] : r) === p ? ('equal' as const) : ('different' as const);
  });
  if (exact !== null) return exact;
  const bySides = sidesAlike(a, b);
  return bySides === 'undecided' && p === '=' && r === '=' ? multiplesAlike(a, b) : bySides;
}

/** Compares the numbers that make both true, if both have the same single letter and those numbers are known exactly. */
function compareSolutions(a: Relation, b: Relation): Comparison | null {
  const letters = [a, b].flatMap((one) => [...one.sides.reduce((into, side) => lettersOf(side, into), new Set<string>())]);
  if (letters.length !== 2) return null;
  if (letters[0] !== letters[1]) return 'different';
  const [x, y] = [solutionsOf(a), solutionsOf(b)];
  if (x === null || y === null) return null;
  // Two equations without real solutions, such as x² + 1 = 0 and x² + 2 = 0, are not the same equation.
  if ([x, y].every(({ set }) => set.kind === 'members' && set.members.length === 0)) return null;
  const same = compareSets(x.set, y.set).kind;
  return same === 'equal' || same === 'undecided' ? same : 'different';
}

/**
 * Compares equations beyond polynomials: equal if the difference of the sides of one is a small number times that of the
 * other, as in sin x = 2y and 2y − sin x = 0.
 */
function multiplesAlike(a: Relation, b: Relation): Comparison {
  const gapOf = ({ sides }: Relation): Expression => ({ kind: 'subtract', left: sides[0]!, right: sides[1]! });
  const [x, y] = [gapOf(a), gapOf(b)];
  const letters = [...lettersOf(y, lettersOf(x))].sort();
  const point = new Map(letters.map((name, i) => [name, real(`${1.37 + 0.41 * i}`)]));
  const both = withinBudget(() => [evaluate(x, point), evaluate(y, point)] as const);
  const [u, v] = both ?? [null, null];
  if (u === null || v === null || v.value.isZero()) return 'undecided';
  const twelfths = u.value.div(v.value).times(12);
  if (twelfths.isZero() || twelfths.abs().gt(1200) || twelfths.minus(twelfths.round()).abs().gt('1e-30')) return 'undecided';
  const factor: Expression = { kind: 'number', value: rational(BigInt(twelfths.round().toFixed(0)), 12n), decimals: null };
  const same = compareExpressions(x, { kind: 'multiply', left: factor, right: y, written: 'sign' });
  return same === 'equal' ? 'equal' : 'undecided';
}

/**
 * Returns the equation that has just the listed solutions: (x − 2)(x + 9) = 0 for x = 2 or x = −9, and the one for x = ±3.
 * Null for a single value, which is an equation already, and for anything that does not list the values of one letter.
 */
export function equationOfSolutions(s: Statement): Relation | null {
  const items = s.kind === 'list' && s.joint !== 'and' ? s.items : [s];
  const named = items.map((item) =>
    item.kind === 'relation' && item.signs.every((sign) => sign === '=') ? isolated(item.sides) : null,
  );
  const letter = named[0]?.letter;
  const values = named.flatMap((one) => (one?.letter === letter && one !== null ? (bothSigns(one.value) ?? []) : []));
  if (letter === undefined || values.length < 2 || named.some((one) => one?.letter !== letter)) return null;
  const product = values
    .map((value): Expression => ({ kind: 'subtract', left: { kind: 'letter', name: letter }, right: value }))
    .reduce((left, right): Expression => ({ kind: 'multiply', left, right, written: 'sign' }));
  return { kind: 'relation', sides: [product, { kind: 'number', value: zero, decimals: null }], signs: ['='] };
}

function sameZeros(a: Polynomial, b: Polynomial, budget: Budget): boolean {
  if (equalPolynomials(primitive(a), primitive(b))) return true;
  const [x, y] = [squareFree(a, budget), squareFree(b, budget)];
  return x !== null && y !== null && equalPolynomials(x, y);
}

/**
 * Compares y = … with y = …: the two sides are compared as expressions, whatever they are made of. Null if no name stands
 * alone.
 */
function compareNamed(a: Relation, b: Relation): Comparison | null {
  if (a.signs[0] !== '=' || b.signs[0] !== '=') return null;
  const [x, y] = [isolated(a.sides), isolated(b.sides)];
  if (x === null || y === null || lettersOf(x.value).size === 0 || lettersOf(y.value).size === 0) return null;
  if (x.letter !== y.letter && !(isFunctionName(x.letter) || isFunctionName(y.letter))) return null;
  return compareExpressions(x.value, y.value);
}

/** True for f(x) in f(x) = …, which names the same thing as y in y = …. */
const isFunctionName = (name: string): boolean => name.includes('(');

function sidesAlike(a: Relation, b: Relation): Comparison {
  const forward = a.signs.length === b.signs.length && a.signs.every((sign, i) => sign === b.signs[i]);
  const [sides, signs] = [[...b.sides].reverse(), [...b.signs].reverse().map((sign: RelationSign) => turned[sign])];
  const backward = a.signs.length === signs.length && a.signs.every((sign, i) => sign === signs[i]);
  const compareAll = (others: readonly Expression[]) =>
    a.sides.every((side, i) => compareExpressions(side, others[i]!) === 'equal');
  return (forward && compareAll(b.sides)) || (backward && compareAll(sides)) ? 'equal' : 'undecided';
}
