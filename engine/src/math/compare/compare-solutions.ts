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
 * Whether two statements about the same letters have the same real solutions: ab = 0 and "a = 0 or b = 0", a system and another. Those
 * of one letter are compared at every number that can make a difference, those of more letters at points found on each of them, where
 * the other has to hold.
 *
 * Points are no proof. They convince because they come from several sides: from every factor of a product, with each letter held at
 * numbers of both signs, and, for curves and surfaces, from lines along each letter beside zero, far out and about the numbers of the
 * problem (compare-slices.ts), where all the meetings with a polynomial are found. What agrees on all of those and is another set has a
 * piece between the lines that no number of the problem speaks of; a curve of such small numbers has none there.
 *
 * Shape   'undecided' where floating point cannot tell; inequalities in more letters than one are never 'equal'.
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

/** What tells its numbers without an equation: {0, 1}, [1, ∞), "0 or 1", and x ∈ [1, ∞) where it is of x. */
const isRegion = (s: Statement, letter: string): boolean =>
  s.kind === 'member' ? s.letter === letter : s.kind !== 'relation' && lettersInside(s).size === 0;

const mostLetters = 4;
const mostWays = 6;
/** Points that stand for any: their coordinates are no numbers of the problem. */
const enough = 3;

/**
 * 'equal' where every point found on the first formula solves the second, 'different' where one does not. Each factor of a product has
 * to be found: what is nowhere seen could lie anywhere.
 */
function within(first: Formula, second: Formula, letters: readonly string[]): Comparison {
  const cases = isEquality(first) ? factorCases(first) : [];
  if (cases.length === 0 || cases.length > mostWays) return 'undecided';
  const found = cases.map((atoms) =>
    samplePoints(gapsOf([atoms]), letters, cases.length > 2 ? 4 : 5).filter((point) => holds(first, point) !== false),
  );
  const points = found.flat();
  const missed = points.filter((point) => misses(second, point));
  // r = √(A/π) says what A = πr² says of lengths, which are positive.
  const rooted = gapsOf(second).some((gap) => somewhere(gap, ({ kind }) => kind === 'root'));
  if (missed.some((point) => !rooted || [...point.values()].every((value) => value > 0))) return 'different';
  const unseen = points.length < enough || found.some((some, i) => some.length === 0 && mayHidePoints(cases[i]!));
  if (unseen || points.some((point) => holds(second, point) !== true)) return 'undecided';
  const pinned = first
    .flatMap((atoms) => pinnedPoints(gapsOf([atoms]), letters, 24 / first.length))
    .filter((point) => holds(first, point) === true);
  return pinned.every((point) => holds(second, point) === true) ? 'equal' : 'undecided';
}

/** A search ends near a double root, not on it: only what is far from equal counts. */
const farApart = 1e-2;

/** False where either has no value. */
function isFarApart(left: Expression, right: Expression, point: Point): boolean {
  const [a, b] = [approximate(left, point), approximate(right, point)];
  return Math.abs(a - b) > farApart * (1 + Math.abs(a) + Math.abs(b));
}

/** Whether a point is clearly no solution: in each alternative some equation has both its sides there, far from each other. */
const misses = (formula: Formula, point: Point): boolean =>
  formula.every((atoms) => atoms.some(({ left, right, sign }) => sign === '=' && isFarApart(left, right, point)));

const places = [-7.3, -2.1, -0.6, 0.4, 1.7, 5.9];

/**
 * Whether one of two formulas with inequalities clearly holds at a point and the other clearly not, where all in them has a value: at
 * points all over the letters, and with the roots in them, which speak of lengths, at positive ones.
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

/** A statement as a formula. Between equations a comma and an "and" mean that they hold together. */
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

/** Whether a statement says something of a letter that the other one never names: at one of its solutions another value breaks it. */
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
