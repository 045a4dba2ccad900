import { compareRelations } from '../compare/compare-equations.ts';
import { sameTree } from '../compare/compare-expressions.ts';
import { commonDivisor, exactQuotient, squareFree } from '../exact/divide-polynomials.ts';
import { compareBalls } from '../exact/ball.ts';
import { evaluate, type Point } from '../exact/evaluate.ts';
import { degree, lettersIn } from '../exact/polynomial.ts';
import { bothSigns, compareSets, isolated, solutionSet, turned } from '../solve/solution-set.ts';
import { satisfies, solveLinear } from '../solve/solve-relation.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { lettersInside, partsOf, type Expression, type Statement, type Relation } from '../syntax-tree.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';
import { compareQuickly } from './alike.ts';
import { differenceOf, gapOf } from './gap.ts';
import { inSpan } from './linear-span.ts';

export type Consequence = 'follows' | 'does_not_follow' | 'undecided';

/** A point at which every claim so far holds: the problem's letters with their values in its solution. */
export type Solution = Point;

export const lettersOfStatement = (s: Statement): Set<string> =>
  new Set([...(s.kind === 'member' ? [s.letter] : []), ...lettersInside(s)]);

/**
 * Decides whether a line is a consequence of the lines above it. `claims` are lines that hold, the nearest last.
 *
 * 'does_not_follow' is returned only if it is proved: an expression with another value, an equation with other solutions, a
 * false equality of numbers, or a line that the problem's own solution does not satisfy. If nothing is proved, returns
 * 'undecided'.
 */
export function consequence(line: Statement, claims: readonly Statement[], solution: Solution): Consequence {
  if (line.kind === 'relation' && line.sides.some((side) => bothSigns(side)?.length !== 1)) return ofSet(line, claims); // x = ±3
  if (line.kind === 'relation') return lettersOfStatement(line).size === 0 ? truth(line) : ofRelation(line, claims, solution);
  if (line.kind === 'expression') return ofExpression(line.expression, claims);
  if (line.kind === 'list' || line.kind === 'set' || line.kind === 'nothing' || line.kind === 'everything')
    return ofSet(line, claims);
  return 'undecided';
}

/** Judges a line such as 3 + 4 = 7 by itself: each sign in it is true or not. */
function truth(line: Relation): Consequence {
  if (line.signs.some((sign) => sign !== '=')) return 'undecided';
  const pairs = line.sides.slice(1).map((side, i) => compareQuickly(line.sides[i]!, side));
  if (pairs.includes('different')) return 'does_not_follow';
  return pairs.includes('undecided') ? 'undecided' : 'follows';
}

function ofExpression(x: Expression, claims: readonly Statement[]): Consequence {
  const last = claims.at(-1);
  if (last === undefined) return 'undecided';
  const values = claims.flatMap((claim) =>
    claim.kind === 'expression' ? [claim.expression] : claim.kind === 'relation' ? claim.sides : [],
  );
  if (values.some((value) => compareQuickly(value, x) === 'equal')) return 'follows';
  if (last.kind !== 'expression' || compareQuickly(last.expression, x) !== 'different') return 'undecided';
  return isWorkOnTheSide(x, last.expression) ? 'undecided' : 'does_not_follow';
}

/** True for a part copied out to be worked on separately, or its value: 12 on a line of its own after 2 + 3·4. */
export const isWorkOnTheSide = (x: Expression, of: Expression): boolean =>
  somePart(
    of,
    (part) => partsOf(part).length > 1 && (sameTree(part, x) || (x.kind === 'number' && compareQuickly(part, x) === 'equal')),
  );

const somePart = (x: Expression, is: (part: Expression) => boolean): boolean =>
  partsOf(x).some((part) => is(part) || somePart(part, is));

function ofRelation(line: Relation, claims: readonly Statement[], solution: Solution): Consequence {
  if (line.sides.length > 2 && line.signs.every((sign) => sign === '=')) {
    const steps = line.sides
      .slice(1)
      .map((side, i) => ofRelation({ ...line, sides: [line.sides[i]!, side], signs: ['='] }, claims, solution));
    return steps.includes('does_not_follow') ? 'does_not_follow' : steps.includes('undecided') ? 'undecided' : 'follows';
  }
  if (line.signs.length === 1 && line.signs[0] === '=' && compareQuickly(line.sides[0]!, line.sides[1]!) === 'equal')
    return 'follows'; // true for all values
  const relations = claims.filter((claim): claim is Relation => claim.kind === 'relation' && lettersOfStatement(claim).size > 0);
  if (relations.some((claim) => implies(claim, line))) return 'follows';
  if (relations.length > 1 && inSpan(line, relations)) return 'follows';
  // y = … may name an expression above.
  const expressions = claims.flatMap((claim) => (claim.kind === 'expression' ? [claim.expression] : []));
  if (line.sides.some((side) => expressions.some((x) => compareQuickly(x, side) === 'equal'))) return 'follows';

  const known = lettersOfAll(relations);
  const letters = lettersOfStatement(line);
  if ([...letters].some((letter) => !known.has(letter) && !solution.has(letter))) return 'undecided'; // a new name
  if (holdsAt(line, solution) === false) return 'does_not_follow';
  const last = relations.at(-1);
  return last !== undefined && contradicts(last, line) ? 'does_not_follow' : 'undecided';
}

const lettersOfAll = (claims: readonly Statement[]): Set<string> =>
  new Set(claims.flatMap((claim) => [...lettersOfStatement(claim)]));

function implies(claim: Relation, line: Relation): boolean {
  if (gapOf(claim) === null || gapOf(line) === null) return sideBySide(claim, line);
  if (compareRelations(claim, line) === 'equal') return true;
  if (claim.signs[0] !== '=' || line.signs[0] !== '=') {
    const [a, b] = [solved(claim), solved(line)];
    return a !== null && b !== null && compareSets(a, b).kind === 'equal';
  }
  const [from, to] = [gapOf(claim), gapOf(line)];
  if (from === null || to === null || lettersIn(from).join() !== lettersIn(to).join()) return false;
  // Every solution of the claim solves the line when its factors are among the line's: x = 2 gives x² = 4.
  return (
    withinBudget(() => {
      const budget = newBudget();
      const root = squareFree(from, budget);
      return root !== null && degree(root) > 0 && exactQuotient(to, root, budget) !== null;
    }) === true
  );
}

/**
 * Used if a side is no rational function: true if the sides are the same, in either order, or if the same letter has the same
 * value.
 */
function sideBySide(claim: Relation, line: Relation): boolean {
  if (claim.sides.length !== 2 || line.sides.length !== 2) return false;
  const [a, b] = [isolated(claim.sides), isolated(line.sides)];
  const equations = claim.signs[0] === '=' && line.signs[0] === '=';
  if (equations && compareQuickly(differenceOf(claim), differenceOf(line)) === 'equal') return true; // a term moved: |x| + 3 = 1, |x| = −2
  if (equations && a !== null && b !== null && a.letter === b.letter) return compareQuickly(a.value, b.value) === 'equal';
  const alike = (sides: readonly Expression[]): boolean =>
    claim.sides.every((side, i) => compareQuickly(side, sides[i]!) === 'equal');
  return (
    (claim.signs[0] === line.signs[0] && alike(line.sides)) ||
    (turned[claim.signs[0]!] === line.signs[0] && alike([...line.sides].reverse()))
  );
}

const solved = (relation: Relation) => solutionSet(relation, 'intervals') ?? solveLinear(relation);

/**
 * True if two equations in one letter share no solution that would excuse the line, which proves that it is not a
 * consequence.
 */
function contradicts(claim: Relation, line: Relation): boolean {
  if (claim.signs.length !== 1 || line.signs.length !== 1) return false;
  if (claim.signs[0] !== '=' || line.signs[0] !== '=') {
    const [a, b] = [solved(claim), solved(line)];
    return a !== null && b !== null && compareSets(a, b).kind === 'different';
  }
  const [from, to] = [gapOf(claim), gapOf(line)];
  if (
    from === null ||
    to === null ||
    degree(from) === 0 ||
    lettersIn(from).length !== 1 ||
    lettersIn(from).join() !== lettersIn(to).join()
  )
    return false;
  const shared = withinBudget(() => commonDivisor(from, to, newBudget()));
  return shared !== null && degree(shared) === 0; // if it shares one of several solutions, it may be a case
}

/** True if the problem's solution satisfies a line; null if that cannot be determined. */
export function holdsAt(line: Relation, solution: Solution): boolean | null {
  if (line.sides.length !== 2 || line.signs[0] !== '=' || [...lettersOfStatement(line)].some((letter) => !solution.has(letter)))
    return null;
  return withinBudget(() => {
    const [a, b] = [evaluate(line.sides[0]!, solution), evaluate(line.sides[1]!, solution)];
    if (a === null || b === null) return null;
    const same = compareBalls(a, b);
    return same === 'undecided' ? null : same === 'equal';
  });
}

function ofSet(line: Statement, claims: readonly Statement[]): Consequence {
  const set = solutionSet(line, 'pairs');
  const claim = claims.findLast((one): one is Relation => one.kind === 'relation' && lettersOfStatement(one).size === 1);
  if (set?.kind !== 'members' || claim === undefined || claim.signs[0] !== '=') return 'undecided';
  const gap = gapOf(claim);
  const verdicts = set.members.map((member) => {
    const value = member.kind === 'tuple' ? null : rationalValue(member);
    return value === null ? null : satisfies(claim, value);
  });
  if (verdicts.includes(false)) return 'does_not_follow';
  if (gap === null || verdicts.includes(null) || set.members.length === 0) return 'undecided';
  const distinct = withinBudget(() => squareFree(gap, newBudget()));
  return distinct !== null && degree(distinct) === set.members.length ? 'follows' : 'undecided';
}
