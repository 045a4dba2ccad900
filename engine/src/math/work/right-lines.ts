import {
  add,
  either,
  equation,
  exact,
  factorsOf,
  isNumber,
  isSum,
  letter,
  minus,
  number,
  power,
  productOf,
  signed,
  squareRoot,
  subtract,
  sumOf,
  termsOf,
  times,
  timesRoot,
  written,
  writtenWhole,
} from '../mal-rules/building.ts';
import { rewritten } from '../mal-rules/rewriting.ts';
import { coefficientsIn, constantValue, lettersIn, type Polynomial } from '../exact/polynomial.ts';
import { polynomialOf } from '../exact/polynomial-text.ts';
import { printStatement } from '../print.ts';
import * as q from '../exact/rational.ts';
import { lettersOf, type Expression, type Statement, type Relation } from '../syntax-tree.ts';

/**
 * Returns what an expression may correctly become in one step: brackets multiplied out, a factor taken out of a sum or a
 * root, a quadratic factored.
 */
export const rightExpressions = (x: Expression): Expression[] => [
  multipliedOut(x),
  ...factored(x),
  ...rewritten(x, rootTakenApart),
  ...rewritten(x, rootsJoined),
];

/** Returns 5√2 for 3√2 + 2√2, √16 for √8 · √2. */
function rootsJoined(x: Expression): Expression | null {
  const joins = x.kind === 'add' || x.kind === 'subtract' || x.kind === 'multiply';
  const [a, b] = joins ? [timesRoot(x.left), timesRoot(x.right)] : [null, null];
  if (a === null || b === null || (x.kind !== 'multiply' && a.under !== b.under)) return null;
  const of = (count: number, under: number) =>
    count === 1 ? squareRoot(number(under)) : times(number(count), squareRoot(number(under)));
  if (x.kind === 'multiply') return of(a.count * b.count, a.under * b.under);
  return of(x.kind === 'add' ? a.count + b.count : a.count - b.count, a.under);
}

/** Returns 5√2 for √50: takes the greatest square factor out of the root. */
function rootTakenApart(x: Expression): Expression | null {
  const value = x.kind === 'root' && x.index === 2 ? writtenWhole(x.of) : null;
  if (value === null || value > 10_000) return null;
  let root = Math.floor(Math.sqrt(value));
  while (root > 1 && value % (root * root) !== 0) root -= 1;
  return root < 2 ? null : root * root === value ? number(root) : times(number(root), squareRoot(number(value / (root * root))));
}

/**
 * Returns what an equation or inequality with two sides may correctly become in one step: a side rewritten, a term moved, a
 * denominator cleared.
 */
export function rightRelations(claim: Relation): Statement[] {
  const [left, right] = claim.sides as [Expression, Expression];
  const found: Statement[] = [];
  const put = (own: Expression, across: Expression): void => void found.push({ ...claim, sides: [own, across] });
  for (const own of rightExpressions(left)) put(own, right);
  for (const across of rightExpressions(right)) put(left, across);
  put(multipliedOut(left), multipliedOut(right));
  for (const term of termsOf(left))
    put(collectedTerms(subtract(left, signed(term))), collectedTerms(subtract(right, signed(term))));
  for (const term of termsOf(right))
    put(collectedTerms(subtract(left, signed(term))), collectedTerms(subtract(right, signed(term))));
  const [inLeft, inRight] = [termsOf(left), termsOf(right)];
  const letters = (one: { term: Expression }): boolean => lettersOf(one.term).size > 0;
  const turn = ({ term, sign }: (typeof inLeft)[number]) => ({ term, sign: sign === 1 ? (-1 as const) : (1 as const) });
  put(
    sumOf([...inLeft.filter(letters), ...inRight.filter(letters).map(turn)]),
    sumOf([...inRight.filter((one) => !letters(one)), ...inLeft.filter((one) => !letters(one)).map(turn)]),
  );
  const collected = found.at(-1);
  if (collected?.kind === 'relation') put(collectedTerms(collected.sides[0]!), collectedTerms(collected.sides[1]!));
  for (const { term } of [...inLeft, ...inRight]) {
    const by = term.kind === 'divide' ? polynomialOf(term.right) : null;
    const value = by === null ? null : constantValue(by);
    if (value !== null && value.n > 0n)
      put(collectedTerms(times(left, exact(value))), collectedTerms(times(right, exact(value))));
  }
  const sides = [polynomialOf(left), polynomialOf(right)].filter((p) => p !== null);
  for (const by of sides.length === 2 ? divisorsOf(sides) : []) {
    const part = exact(q.rational(1, by));
    put(collectedTerms(times(part, left)), collectedTerms(times(part, right)));
  }
  if (claim.signs[0] !== '=') return found;
  const turned = found.map((one): Statement => (one.kind === 'relation' ? { ...one, sides: [...one.sides].reverse() } : one));
  return [...found, ...turned, ...undone(left, right)];
}

/** Undoes a root by squaring, a square or an absolute value with both cases, or a product that is 0 with its factors. */
function undone(left: Expression, right: Expression): Statement[] {
  if (left.kind === 'root' && left.index === 2) return [equation(left.of, collectedTerms(power(right, number(2))))];
  if (left.kind === 'absolute') return [either(equation(left.of, right), equation(left.of, collectedTerms(minus(right))))];
  if (left.kind === 'power' && isNumber(left.exponent, 2) && right.kind === 'number') {
    const root = right.value.n > 0n ? q.exactRoot(right.value, 2) : null;
    return root === null ? [] : [either(equation(left.base, exact(root)), equation(left.base, minus(exact(root))))];
  }
  const factors = factorsOf(left).filter((factor) => lettersOf(factor).size > 0);
  const roots = rootsOf(subtract(left, right));
  if (roots !== null && !(isNumber(right, 0) && factors.length > 1)) return roots;
  return isNumber(right, 0) && factors.length > 1 ? [either(...factors.map((factor) => equation(factor, number(0))))] : [];
}

/** Multiplies out and combines like terms, if it is a polynomial. */
function collectedTerms(x: Expression): Expression {
  const p = polynomialOf(x);
  return p === null ? x : written(p);
}

/**
 * Returns x = 0 or x = 3, or x = 0 or what is left when the letter is taken out of a quadratic without a constant; null for
 * any other.
 */
function rootsOf(gap: Expression): Statement[] | null {
  const p = polynomialOf(gap);
  const name = p === null ? undefined : lettersIn(p)[0];
  const list = p === null || name === undefined ? null : coefficientsIn(p, name);
  if (list?.length !== 3 || !q.isZero(list[0]!) || q.isZero(list[1]!)) return null;
  const x = letter(name!);
  const [, b, a] = list;
  const rest = collectedTerms(add(times(exact(a!), x), exact(b!)));
  return [
    either(equation(x, number(0)), equation(x, exact(q.divide(q.negate(b!), a!)))),
    either(equation(x, number(0)), equation(rest, number(0))),
  ];
}

/** Multiplies out each product of a sum, but doesn't combine like terms: 5 − 2x + 6 for 5 − 2(x − 3). */
function multipliedOut(x: Expression): Expression {
  return sumOf(
    termsOf(x).flatMap(({ term, sign }) => {
      const factors = factorsOf(term);
      const sums = factors.filter(isSum);
      if (sums.length !== 1 || factors.length < 2) return [{ term, sign }];
      const rest = productOf(factors.filter((factor) => factor !== sums[0]));
      return termsOf(sums[0]!).flatMap((inner) => termsOf(collectedTerms(times(rest, signed(inner))), sign));
    }),
  );
}

/** Returns 3(2x − 3) for 6x − 9, (x + 2)(x + 3) for x² + 5x + 6. */
function factored(x: Expression): Expression[] {
  const p = isSum(x) ? polynomialOf(x) : null;
  if (p === null || [...p.values()].some(({ coefficient }) => !q.isInteger(coefficient))) return [];
  const found: Expression[] = [];
  if (lettersIn(p).length > 0)
    for (const by of divisorsOf([p])) found.push(times(number(by), collectedTerms(times(exact(q.rational(1, by)), x))));
  const list = lettersIn(p).length === 1 ? coefficientsIn(p, lettersIn(p)[0]!) : null;
  if (list === null) return found;
  const [c, b, a] = list;
  if (list.length !== 3) return found;
  const square = q.subtract(q.multiply(b!, b!), q.multiply(q.rational(4), q.multiply(a!, c!)));
  const root = square.n < 0n ? null : q.exactRoot(square, 2);
  if (root === null) return found;
  const x1 = letter(lettersIn(p)[0]!);
  const zeros = [root, q.negate(root)].map((of) => q.divide(q.subtract(of, b!), q.multiply(q.rational(2), a!)));
  const [one, other] = zeros.map((zero) => collectedTerms(subtract(times(number(zero.d), x1), number(zero.n))));
  const left = q.divide(a!, q.rational(zeros[0]!.d * zeros[1]!.d));
  if (!q.equals(left, q.one)) return found;
  return [...found, times(one!, other!), times(other!, one!)];
}

/** Returns the small whole numbers that divide every coefficient. */
const divisorsOf = (polynomials: readonly Polynomial[]): number[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((by) =>
    polynomials.every((p) => [...p.values()].every(({ coefficient: { n, d } }) => d === 1n && n % BigInt(by) === 0n)),
  );

/** Returns the right line that is written most like a wrong one, as plain text; null if there is none. */
export function nearest(line: Statement, right: readonly (readonly [text: string, further: number])[]): string | null {
  const own = marksOf(besideEachOther(printStatement(line, 'plain')));
  let best: { text: string; distance: number } | null = null;
  for (const [printed, further] of right) {
    const text = besideEachOther(printed);
    const distance = further + distanceOf(own, marksOf(text));
    if (best === null || distance < best.distance) best = { text, distance };
  }
  return best !== null && best.distance <= farthest ? best.text : null;
}

/** Writes 2x, x(x + 1) and 5√2 without a multiplication sign, if no slash makes it doubtful what is in the denominator. */
export const besideEachOther = (text: string): string =>
  text.includes('/')
    ? text
    : text
        .replace(/√\((\d+|[a-z])\)/g, '√$1')
        .replace(/(?<![\^\d.])(\d+(?:\.\d+)?)\*(?=[a-z(√])/g, '$1')
        .replace(/(?<![a-zA-Z])([a-eh-z])\*(?=\()/g, '$1')
        .replaceAll(')*(', ')(');

const marksOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?|[a-zA-Z]+|\S/g) ?? [];

/** A line further away than this is a different line altogether. */
const farthest = 3;

/** Counts how many numbers, letters and signs are added, left out or replaced. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, j) => j + 1);
  a.forEach((part, i) => {
    let before = i;
    let last = i + 1;
    row = row.map((above, j) => {
      const cost = part === b[j] ? 0 : sameKind(part, b[j]!) ? 1 : 2;
      last = Math.min(before + cost, above + 1, last + 1);
      before = above;
      return last;
    });
  });
  return row.at(-1) ?? a.length;
}

const sameKind = (a: string, b: string): boolean => /\d/.test(a) === /\d/.test(b) && /[a-z]/i.test(a) === /[a-z]/i.test(b);
