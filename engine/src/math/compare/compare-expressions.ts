import { compareBalls, type Real } from '../exact/ball.ts';
import { evaluate, real, toReal } from '../exact/evaluate.ts';
import { breakValues, bendsOf, hidesPieces, multipliesRoots, stretchesBetween } from '../exact/break-points.ts';
import { lettersIn } from '../exact/polynomial.ts';
import { equalFunctions, exactNumber, exactly, type Field } from '../exact/rational-function.ts';
import * as q from '../exact/rational.ts';
import { limits } from '../bounds/limits.ts';
import { equalPartByPart } from './part-by-part.ts';
import { lettersOf, partsOf, somewhere, type Expression } from '../syntax-tree.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';
import { approximate } from '../work/approximate.ts';

export type Comparison = 'equal' | 'different' | 'undecided';

/**
 * Compares two expressions: are they equal for all values of their letters at which both have a value?
 *
 * Exact if both are rational functions, with roots of numbers, i, e or π among their numbers. Otherwise they are evaluated to
 * 60 digits at fixed points of many sizes and both signs, and between the places where |…| or a root may bend (practice spec
 * §6.3: seeded, away from undefined points). One clear difference proves them different; 'equal' needs agreement at every
 * point where both have a value. So (x² − 1)/(x − 1) is x + 1, and √x·√x is x: `compareDomains` tells those apart.
 *
 * Errors  none: 'undecided' if the comparison would cost too much, or if a difference could hide between the points.
 */
export function compareExpressions(a: Expression, b: Expression): Comparison {
  const exactAnswer = withinBudget(() => compareExactly(a, b, 'rational'));
  if (exactAnswer !== null && exactAnswer !== 'undecided') return exactAnswer;
  if (sameTree(a, b)) return 'equal';
  const [u, v] = [infinityOf(a), infinityOf(b)];
  if (u !== 0 || v !== 0) return compareInfinities(a, u, b, v);
  const isComplex = [a, b].some((x) => somewhere(x, isImaginary));
  const inRoots = withinBudget(() => compareExactly(a, b, isComplex ? 'complex' : 'real'));
  if (inRoots !== null && inRoots !== 'undecided') return inRoots;
  if (isComplex) return 'undecided';
  const isExactlyEqual = (x: Expression, y: Expression) => withinBudget(() => compareExactly(x, y, 'real')) === 'equal';
  return equalPartByPart(a, b, isExactlyEqual) ? 'equal' : compareAtPoints(a, b);
}

const isImaginary = (x: Expression): boolean => x.kind === 'constant' && x.name === 'i';

function compareExactly(a: Expression, b: Expression, field: Field): Comparison {
  const budget = newBudget();
  const [left, right] = [exactly(a, budget, field), exactly(b, budget, field)];
  if (left.kind === 'exact' && right.kind === 'exact') {
    const [x, y] = [exactNumber(left.value), exactNumber(right.value)];
    if (x !== null && y !== null) return q.equals(x, y) ? 'equal' : 'different';
    if (equalFunctions(left.value, right.value, budget)) return 'equal';
    // It is unknown whether e and π together satisfy some equation, so with both a difference in writing doesn't prove one in
    // value.
    const letters = [left, right].flatMap(({ value }) => [...lettersIn(value.top), ...lettersIn(value.bottom)]);
    return letters.includes('π') && somewhereIn([a, b], 'e') ? 'undecided' : 'different';
  }
  // √−4 alone is not a real number, but next to 2i it is a complex one.
  if (field === 'rational' && [a, b].some((x) => somewhere(x, isImaginary))) return 'undecided';
  if (left.kind === 'undefined' && right.kind === 'undefined') return 'undecided';
  if (left.kind === 'undefined' || right.kind === 'undefined') return 'different';
  return 'undecided';
}

const somewhereIn = (list: readonly Expression[], name: 'e'): boolean =>
  list.some((x) => somewhere(x, (part) => part.kind === 'constant' && part.name === name));

/** Returns 1 for ∞, −1 for −∞, 0 for anything else. */
export const infinityOf = (x: Expression): -1 | 0 | 1 => {
  if (x.kind === 'negate') return infinityOf(x.of) === 1 ? -1 : infinityOf(x.of) === -1 ? 1 : 0;
  return x.kind === 'constant' && x.name === '∞' ? 1 : 0;
};

function compareInfinities(a: Expression, u: number, b: Expression, v: number): Comparison {
  if (u !== 0 && v !== 0) return u === v ? 'equal' : 'different';
  return [a, b].some((x) => infinityOf(x) === 0 && somewhere(x, (part) => infinityOf(part) !== 0)) ? 'undecided' : 'different';
}

/** True if both are written the same way, whatever they mean. */
export function sameTree(a: Expression, b: Expression): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'number' && b.kind === 'number') return q.equals(a.value, b.value);
  if (a.kind === 'mixed' && b.kind === 'mixed') return a.whole === b.whole && a.top === b.top && a.bottom === b.bottom;
  if ((a.kind === 'letter' || a.kind === 'constant') && (b.kind === 'letter' || b.kind === 'constant')) return a.name === b.name;
  if (a.kind === 'root' && b.kind === 'root' && a.index !== b.index) return false;
  if ((a.kind === 'apply' || a.kind === 'call') && (b.kind === 'apply' || b.kind === 'call') && a.name !== b.name) return false;
  const [parts, others] = [partsOf(a), partsOf(b)];
  return parts.length === others.length && parts.every((part, i) => sameTree(part, others[i]!));
}

/**
 * Sizes of the points: inside (−1, 1) for arcsines, ordinary, and far out for √(x − 100). Each has enough digits that cos
 * 200πx is not 1 at all of them.
 */
const sizes = [
  '0.37120459386172840951736',
  '0.83291764035827461938205',
  '1.71384950276183940572618',
  '2.93017465829304715628394',
  '5.39472815036294718305627',
  '7.13628490571638204957183',
  '13.7205938461729503846172',
  '153.148275930617284950361',
  '1013.37492815063729481057',
].map(real);
const wholes = [2, 3, 5, 4, 7, 1];
const tenths = [0.9, 13.7]; // here a power of a negative number may have a value; these points can show a difference, but never that two are equal
const enough = 4; // points at which both must have a value before they count as equal

type Point = { readonly values: ReadonlyMap<string, Real>; readonly kind: 'usual' | 'whole' | 'tenth' | 'small' };

/**
 * Returns the fixed points for these letters: positive, negative and mixed in turn, so that any few of them have all signs,
 * and whole numbers among them.
 */
function pointsFor(letters: readonly string[]): Point[] {
  if (letters.length === 0) return [{ values: new Map(), kind: 'usual' }];
  const at = (round: number, sign: (i: number) => number): Point => ({
    values: new Map(letters.map((name, i) => [name, sizes[(round + 3 * i) % sizes.length]!.times(sign(i) * (1 + 0.0137 * i))])),
    kind: 'usual',
  });
  const points = tenths.map((value): Point => ({
    values: new Map(letters.map((name, i) => [name, real(value + i)])),
    kind: 'tenth',
  }));
  for (const [round, value] of wholes.entries()) {
    points.push(
      at(2 * round, () => 1),
      at(2 * round + 1, () => -1),
    );
    points.push({ values: new Map(letters.map((name, i) => [name, real(value + (((round + 1) * i) % 5))])), kind: 'whole' });
    points.push(at(2 * round + 1, letters.length > 1 ? (i) => ((round >> (i % 3)) % 2 === 0 ? 1 : -1) : () => 1));
  }
  return points;
}

const small = ['0.11385027461938475620183', '-0.23617294850361728495', '0.47293816405729384615', '-0.61408372950162839475'].map(
  real,
);
/** Points to use if the others are too large, as they are for an arcsine. */
const smallPointsFor = (letters: readonly string[]): Point[] =>
  letters.length === 0
    ? []
    : small.map((at) => ({ values: new Map(letters.map((name, i) => [name, at.times(1 + 0.0137 * i)])), kind: 'small' }));

/**
 * Returns the cost of one evaluation, with a sine as 1 (measured: a sine of 60 digits takes 0.1 ms, an arcsine 0.8 ms, a root
 * 0.02 ms).
 */
function costOf(x: Expression): number {
  return partsOf(x).reduce((sum, part) => sum + costOf(part), ownCost(x));
}

function ownCost(x: Expression): number {
  switch (x.kind) {
    case 'apply':
      return x.name.startsWith('arc') ? 8 : ['sin', 'cos', 'ln', 'exp'].includes(x.name) ? 1 : 2;
    case 'root':
      return x.index <= 3 ? 0.2 : 2.5;
    case 'power':
      return x.exponent.kind === 'number' && x.exponent.decimals === null ? 0.1 : 2.5;
    default:
      return 0;
  }
}

function compareAtPoints(a: Expression, b: Expression): Comparison {
  const letters = [...lettersOf(b, lettersOf(a))].sort();
  if (letters.length > 6) return 'undecided';
  const affordable = Math.floor(limits.evaluation / Math.max(1, costOf(a) + costOf(b)));
  const isDear = letters.length > 0 && affordable < 2 * enough;
  if (isDear && differsSomewhere(a, b, letters)) return 'different';
  if (affordable < (letters.length === 0 ? 1 : enough)) return 'undecided';
  const bends = bendingPoints([a, b], letters);
  const known = isDear
    ? [...smallPointsFor(letters), ...pointsFor(letters)].filter(({ values }) => [a, b].every((x) => seemsDefined(x, values)))
    : pointsFor(letters);
  const usual = [...(bends ?? []), ...known].slice(0, Math.max(affordable, bends?.length ?? 0));
  let [agreed, agreedAtWholes, lost, oneSided] = [0, 0, 0, 0];
  for (const { values, kind } of isDear ? usual : [...usual, ...smallPointsFor(letters)]) {
    if (kind === 'small' && agreed >= enough) break;
    const both = withinBudget(() => [evaluate(a, values), evaluate(b, values)] as const);
    if (both === null) {
      if (letters.length === 0) return 'undecided';
      continue;
    }
    const [x, y] = both;
    if (x === null || y === null) {
      if (letters.length === 0) return x === y ? 'undecided' : 'different';
      if (x !== y) oneSided += 1;
      continue;
    }
    const here = compareBalls(x, y);
    if (here === 'different') return 'different';
    if (here === 'undecided') lost += 1; // digits that canceled away prove nothing
    else if (kind === 'whole') agreedAtWholes += 1;
    else if (kind !== 'tenth') agreed += 1;
  }
  if (lost > agreed + agreedAtWholes || bends === null || [a, b].some((x) => hasExtremeNumber(x) || hidesPieces(x)))
    return 'undecided';
  if (oneSided > 0 && multipliesRoots(a) !== multipliesRoots(b)) return 'undecided';
  if (letters.length === 0) return agreed > 0 ? 'equal' : 'undecided';
  // A power of a negative number, (−2)^n, has a value only at whole exponents.
  return agreed >= enough || (agreed === 0 && agreedAtWholes >= enough && oneSided === 0) ? 'equal' : 'undecided';
}

const mostTries = 2;

/**
 * True if one of a few points shows a difference; used when testing more would cost too much. Floating point chooses the
 * points.
 */
function differsSomewhere(a: Expression, b: Expression, letters: readonly string[]): boolean {
  const seemDifferent = ({ values }: Point): boolean => {
    const place = new Map([...values].map(([name, value]) => [name, value.toNumber()] as const));
    const [u, v] = [approximate(a, place), approximate(b, place)];
    return Math.abs(u - v) > 1e-9 * (1 + Math.abs(u) + Math.abs(v));
  };
  return [...smallPointsFor(letters), ...pointsFor(letters)]
    .filter(seemDifferent)
    .slice(0, mostTries)
    .some(({ values }) => {
      const both = withinBudget(() => [evaluate(a, values), evaluate(b, values)] as const);
      return both !== null && both[0] !== null && both[1] !== null && compareBalls(both[0], both[1]) === 'different';
    });
}

const mostBends = 60;

/**
 * Returns points on both sides of every place where |…| or an even root may bend, moving one letter at a time; null if there
 * are too many. Between two such places it takes a point at which both expressions have a value, if there is one.
 */
function bendingPoints(list: readonly Expression[], letters: readonly string[]): Point[] | null {
  const bends = list.flatMap(bendsOf).filter(({ kind }) => kind !== 'domain');
  const known = bends.flatMap(({ of }) => (breakable(of) ? [of] : []));
  if (known.length === 0) return [];
  const points: Point[] = [];
  for (const letter of letters) {
    for (const [at, step] of letters.length === 1
      ? [[0, 0] as const]
      : ([
          [1.5, 1.25],
          [-2.25, 0.75],
        ] as const)) {
      const others = new Map(
        letters
          .filter((name) => name !== letter)
          .map((name, i) => [name, writtenNumber(q.parseRational(`${at + step * i}`)!)] as const),
      );
      const roots = breakValues(known, letter, others);
      if (roots === null) return null;
      const still = [...others].map(([name, x]) => [name, toReal(x.value)] as const);
      for (const stretch of stretchesBetween(roots.map((root) => root.at))) {
        const places = stretch.map((value) => new Map<string, Real>(still).set(letter, value));
        points.push({ values: places.find((values) => list.every((x) => seemsDefined(x, values))) ?? places[0]!, kind: 'usual' });
      }
      if (points.length > mostBends) return null;
    }
  }
  return points;
}

const seemsDefined = (x: Expression, values: ReadonlyMap<string, Real>): boolean =>
  !Number.isNaN(approximate(x, new Map([...values].map(([name, value]) => [name, value.toNumber()] as const))));

const writtenNumber = (value: q.Rational) => ({ kind: 'number', value, decimals: null }) as const;
const breakable = (x: Expression): boolean => withinBudget(() => exactly(x, newBudget()))?.kind === 'exact';

/**
 * True if the expression has a number so large or small that sixty digits could swallow what it adds: √2 + 10^−60 agrees with
 * √2 but isn't equal to it. With such a number, agreement proves nothing.
 */
function hasExtremeNumber(x: Expression): boolean {
  return somewhere(x, (part) => {
    if (part.kind === 'number') return bitsOf(part.value) > 90;
    if (part.kind === 'factorial') return lettersOf(part).size === 0 && part.of.kind === 'number' && part.of.value.n > 25n;
    if (part.kind !== 'power' || lettersOf(part).size > 0) return false;
    const value = withinBudget(() => exactly(part, newBudget()));
    const number = value?.kind === 'exact' ? exactNumber(value.value) : null;
    if (number !== null) return bitsOf(number) > 90;
    const raised = withinBudget(() => exactly(part.exponent, newBudget()));
    const times = raised?.kind === 'exact' ? exactNumber(raised.value) : null;
    return times !== null && q.compare(q.absolute(times), q.rational(40)) > 0;
  });
}

const bitsOf = ({ n, d }: q.Rational): number => Math.max(n.toString(2).length, d.toString(2).length);
