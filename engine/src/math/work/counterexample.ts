import { withinBudget } from '../budget.ts';
import { compareValues } from '../compare-expressions.ts';
import { evaluate, real, type Real } from '../evaluate.ts';
import { lettersOf } from '../syntax-tree.ts';
import { differenceOf, isEquation, type Relation } from './gap.ts';

/** Values that no school problem asks for, so that nothing holds at them by chance. */
const values = ['1.7', '-2.3', '3.1', '0.9', '-4.7', '5.3', '2.9', '-1.1'];
const rounds = 6;

/**
 * Looks for a point at which every equation of `claims` holds and `line` does not: proof that it does not follow. The letters but one
 * are given values, the first equation in which that one is linear gives it, and the others are tried there.
 *
 * Returns false where no such point was found, which proves nothing.
 */
export function hasCounterexample(line: Relation, claims: readonly Relation[]): boolean {
  const equations = claims.filter(isEquation);
  if (equations.length !== claims.length || claims.length === 0 || !isEquation(line)) return false;
  const letters = [...new Set([...claims, line].flatMap(({ sides }) => sides.flatMap((side) => [...lettersOf(side)])))].sort();
  return (
    letters.length > 1 &&
    letters.some((letter) =>
      Array.from({ length: rounds }, (_, round) => round).some((round) =>
        breaksAt(line, equations, pointOf(letters, letter, round), letter),
      ),
    )
  );
}

const pointOf = (letters: readonly string[], open: string, round: number): Map<string, Real> =>
  new Map(letters.filter((letter) => letter !== open).map((letter, at) => [letter, real(values[(at + round) % values.length]!)]));

function breaksAt(line: Relation, claims: readonly Relation[], given: ReadonlyMap<string, Real>, open: string): boolean {
  return (
    withinBudget(() => {
      const solved = claims.map((claim) => solvedFor(open, claim, given)).find((value) => value !== null);
      if (solved === undefined) return false;
      const point = new Map(given).set(open, solved);
      return claims.every((claim) => holds(claim, point) === true) && holds(line, point) === false;
    }) === true
  );
}

/** The value of one letter in an equation that is linear in it, the others given. */
function solvedFor(letter: string, equation: Relation, given: ReadonlyMap<string, Real>): Real | null {
  const gap = differenceOf(equation);
  const at = (value: number) => evaluate(gap, new Map(given).set(letter, real(value)))?.value ?? null;
  const [none, one, two] = [at(0), at(1), at(2)];
  if (none === null || one === null || two === null) return null;
  const slope = one.minus(none);
  const bend = two.minus(one).minus(slope);
  if (slope.abs().lessThan('1e-30') || bend.abs().greaterThan('1e-40')) return null;
  return none.negated().div(slope);
}

function holds({ sides }: Relation, point: ReadonlyMap<string, Real>): boolean | null {
  const [left, right] = sides.map((side) => evaluate(side, point));
  if (left === null || left === undefined || right === null || right === undefined) return null;
  const same = compareValues(left, right);
  return same === 'undecided' ? null : same === 'equal';
}
