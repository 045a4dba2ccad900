import type { Comparison } from './compare-expressions.ts';
import { agreeOnSlices } from './compare-slices.ts';
import { lettersInside, somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { approximate, type Point } from '../work/approximate.ts';
import { compareFormulas } from '../work/compare-formulas.ts';
import { factorCases, mayHidePoints } from '../work/factor-cases.ts';
import { hasFineNumber } from '../work/fine-numbers.ts';
import { formulaOf, gapsOf, holds, isEquality, type Formula } from '../work/formula.ts';
import { pinnedPoints, samplePoints } from '../work/sample-points.ts';

/**
 * Compares the real solutions of two statements about the same letters: ab = 0 and "a = 0 or b = 0", or two systems.
 * Statements in one letter are compared at every number that can make a difference. For more letters, points on each of them
 * are found, and the other one has to hold there.
 *
 * Points are not a proof. They are convincing because they come from several sides: from every factor of a product, with each
 * letter held at numbers of both signs, and, for curves and surfaces, from lines along each letter near zero, far out and
 * around the problem's numbers (compare-slices.ts), where all the crossings with a polynomial are found. Two sets that agree
 * on all of those and still differ would differ in a piece between the lines, away from every number of the problem; a curve
 * with such small numbers has none there.
 *
 * Shape   'undecided' if floating point cannot tell; inequalities in more letters than one are never 'equal'.
 */
export function compareBySolutions(a: Statement, b: Statement): Comparison {
  const [mine, theirs] = [[...lettersInside(a)], [...lettersInside(b)]];
  const letters = [...new Set([...mine, ...theirs])].sort();
  if (letters.length === 1 && [a, b].some((s) => isRegion(s, letters[0]!))) return inOneLetter(a, b, letters[0]!);
  if (letters.length === 0 || mine.length === 0 || theirs.length === 0) return 'undecided';
  if (letters.length > mine.length || letters.length > theirs.length)
    return speaksOfMore(a, mine, theirs) || speaksOfMore(b, theirs, mine) ? 'different' : 'undecided';
  if (letters.length === 1) return inOneLetter(a, b, letters[0]!);
  const [first, second] = [together(a, null), together(b, null)];
  if (first === null || second === null || letters.length > mostLetters) return 'undecided';
  if (![first, second].every(isEquality)) return differAtPoints(first, second, letters) ? 'different' : 'undecided';
  const [forth, back] = [within(first, second, letters), within(second, first, letters)];
  if (forth === 'different' || back === 'different') return 'different';
  if (forth !== 'equal' || back !== 'equal' || [a, b].some(hasFineNumber)) return 'undecided';
  const isCurve = [...first, ...second].some((atoms) => atoms.length < letters.length);
  return !isCurve || agreeOnSlices(first, second, letters) ? 'equal' : 'undecided';
}

/**
 * True for a statement that gives its numbers without an equation: {0, 1}, [1, ∞), "0 or 1", and x ∈ [1, ∞) if its letter is
 * x.
 */
const isRegion = (s: Statement, letter: string): boolean =>
  s.kind === 'member' ? s.letter === letter : s.kind !== 'relation' && lettersInside(s).size === 0;

const mostLetters = 4;
const mostWays = 6;
/** How many points are enough. They are representative: their coordinates are not numbers of the problem. */
const enough = 3;

/**
 * Returns 'equal' if every point found on the first formula solves the second, 'different' if one does not. Points must be
 * found on each factor of a product, since a factor without any could lie anywhere.
 */
function within(first: Formula, second: Formula, letters: readonly string[]): Comparison {
  const cases = isEquality(first) ? factorCases(first) : [];
  if (cases.length === 0 || cases.length > mostWays) return 'undecided';
  const found = cases.map((atoms) =>
    samplePoints(gapsOf([atoms]), letters, cases.length > 2 ? 4 : 5).filter((point) => holds(first, point) !== false),
  );
  const points = found.flat();
  const missed = points.filter((point) => misses(second, point));
  // For lengths, which are positive, r = √(A/π) says the same as A = πr².
  const rooted = gapsOf(second).some((gap) => somewhere(gap, ({ kind }) => kind === 'root'));
  if (missed.some((point) => !rooted || [...point.values()].every((value) => value > 0))) return 'different';
  const unseen = points.length < enough || found.some((some, i) => some.length === 0 && mayHidePoints(cases[i]!));
  if (unseen || points.some((point) => holds(second, point) !== true)) return 'undecided';
  const pinned = first
    .flatMap((atoms) => pinnedPoints(gapsOf([atoms]), letters, 24 / first.length))
    .filter((point) => holds(first, point) === true);
  return pinned.every((point) => holds(second, point) === true) ? 'equal' : 'undecided';
}

/** A search ends near a double root, not on it, so only sides that are far from equal count as different. */
const farApart = 1e-2;

/** False if either has no value. */
function isFarApart(left: Expression, right: Expression, point: Point): boolean {
  const [a, b] = [approximate(left, point), approximate(right, point)];
  return Math.abs(a - b) > farApart * (1 + Math.abs(a) + Math.abs(b));
}

/**
 * True if a point is clearly no solution: in each alternative some equation has values on both sides that are far from each
 * other.
 */
const misses = (formula: Formula, point: Point): boolean =>
  formula.every((atoms) => atoms.some(({ left, right, sign }) => sign === '=' && isFarApart(left, right, point)));

const places = [-7.3, -2.1, -0.6, 0.4, 1.7, 5.9];

/**
 * True if one of two formulas with inequalities clearly holds at a point and the other clearly doesn't, where everything in
 * them has a value. Tries points of both signs, or only positive ones if the formulas have roots, because then the letters
 * are lengths.
 */
function differAtPoints(first: Formula, second: Formula, letters: readonly string[]): boolean {
  const gaps = [...gapsOf(first), ...gapsOf(second)];
  const rooted = gaps.some((gap) => somewhere(gap, ({ kind }) => kind === 'root'));
  for (const [round, x] of places.entries()) {
    for (const step of places.keys()) {
      const point = new Map(
        letters.map((letter, i) => [letter, i === 0 ? x : places[(round + step * i) % places.length]! + 0.13 * i]),
      );
      if (rooted && [...point.values()].some((value) => value < 0)) continue;
      if (![...first, ...second].flat().every(({ left, right }) => isFarApart(left, right, point))) continue;
      const [a, b] = [holds(first, point), holds(second, point)];
      if (a !== null && b !== null && a !== b) return true;
    }
  }
  return false;
}

/** Returns a statement as a formula. Between equations, a comma or an "and" means that they hold together. */
function together(s: Statement, letter: string | null): Formula | null {
  if (s.kind !== 'list') return formulaOf(s, letter);
  const parts = s.items.map((item) => together(item, letter)).filter((part) => part !== null);
  if (parts.length < s.items.length) return null;
  if (s.joint === 'or') return parts.flat();
  return parts.reduce((all, part) => all.flatMap((some) => part.map((more) => [...some, ...more])));
}

function inOneLetter(a: Statement, b: Statement, letter: string): Comparison {
  const [first, second] = [a, b].map((s) => (isRegion(s, letter) ? formulaOf(s, letter) : together(s, letter))) as [
    Formula | null,
    Formula | null,
  ];
  if (first === null || second === null) return 'undecided';
  const { missing, extra, told, complete } = compareFormulas([first], second, letter);
  if (missing.length > 0 || extra.length > 0) return 'different';
  return told && complete && ![a, b].some(hasFineNumber) ? 'equal' : 'undecided';
}

/**
 * True if a statement restricts a letter that the other one never names: at one of its solutions, changing that letter breaks
 * it.
 */
function speaksOfMore(s: Statement, own: readonly string[], others: readonly string[]): boolean {
  const formula = together(s, own.length === 1 ? own[0]! : null);
  const unnamed = own.filter((letter) => !others.includes(letter));
  if (formula === null || unnamed.length === 0) return false;
  return formula.some((atoms) =>
    samplePoints(gapsOf([atoms]), own, 3).some((point) =>
      unnamed.some((letter) => misses(formula, new Map([...point, [letter, point.get(letter)! + 1.3]]))),
    ),
  );
}
