import { rationalValue } from '../exact/rational-value.ts';
import { coefficientsIn, constantValue, fromCoefficients, lettersIn, type Polynomial } from '../exact/polynomial.ts';
import { polynomialOf, polynomialText } from '../exact/polynomial-text.ts';
import { printExpression, printStatement } from '../print.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { isolated, turned } from '../solve/solution-set.ts';
import { linearOf } from '../solve/solve-relation.ts';
import {
  expressionsOf,
  lettersOf,
  somewhere,
  type Expression,
  type RelationSign,
  type Statement,
  type Relation,
} from '../syntax-tree.ts';
import { exact, factorsOf, isSum } from '../mal-rules/building.ts';
import { compareQuickly } from './alike.ts';
import { substituted } from './claim-variants.ts';
import { differenceOf, equationsOf, isEquation } from './gap.ts';
import { determined } from './linear-span.ts';
import { besideEachOther, nearest, rightExpressions, rightRelations } from './right-lines.ts';

/**
 * Returns what a wrong line should have been, in the line's own shape if possible: after 2x + 3 = 11, the line 2x = 14 should
 * have been 2x = 8, and x > -3 after -2x > 6 should have been x < -3. Plain text; null if nothing better can be said.
 */
export function correctedLine(line: Statement, claims: readonly Statement[]): string | null {
  const above = claims.at(-1)!;
  if (line.kind === 'expression' && above.kind === 'expression') return ofExpression(line, above.expression);
  if (line.kind === 'relation' && isEquation(line)) {
    if (above.kind === 'relation' && isolated(line.sides) !== null && hasNoSolution(above)) return 'no solution';
    const put = ofSystem(line, claims);
    if (put !== null) return put;
  }
  if (above.kind !== 'relation' || above.sides.length !== 2) return null;
  if (line.kind !== 'relation' || line.sides.length !== 2) return null;
  const [linear, other] = [ofLinear(line, above), ofOtherSide(line, above)];
  const kept = linear ?? other;
  if (line.sides.some((side) => side.kind === 'letter')) return kept ?? nearest(line, undone(above));
  // A line that keeps the wrong side and changes the other one is correct, but further from what a teacher would write.
  const own = besideEachOther(printStatement(above, 'plain'));
  const found = [
    ...textsOf(rightRelations(above)),
    ...(kept === null ? [] : [[kept, linear === null ? 0 : keptWrongSide] as const]),
  ];
  const best = nearest(
    line,
    found.filter(([text]) => besideEachOther(text) !== own),
  );
  return best ?? kept;
}

const keptWrongSide = 2;
/** If a line has to list cases, it should have had all of them, so a list of cases is preferred. */
const inCases = -5;
const textsOf = (right: readonly Statement[]) =>
  right.map((one) => [printStatement(one, 'plain'), one.kind === 'list' ? inCases : 0] as const);
const undone = (above: Relation) => textsOf(rightRelations(above).filter((one) => one.kind === 'list' || isSolvedFor(one)));
const isSolvedFor = (s: Statement): boolean => s.kind === 'relation' && s.sides[0]!.kind === 'letter';

/** Corrects 2x = 8 or y = 2 by the values that a system gives its letters: keeps the line's left side and gives its value. */
function ofSystem(line: Relation, claims: readonly Statement[]): string | null {
  const system = equationsOf(claims);
  const [left, right] = line.sides as [Expression, Expression];
  if (system.length < 2 || line.sides.length !== 2 || rationalValue(right) === null) return null;
  const known = determined(system);
  let value = line;
  for (const name of lettersOf(left)) {
    const own = known.get(name);
    if (own === undefined) return null;
    value = substituted(value, name, exact(own));
  }
  const text = rationalValue(value.sides[0]!);
  return text === null ? null : `${besideEachOther(printExpression(left, 'plain'))} = ${numberText(text, [line, ...claims])}`;
}

/** True if an equation clearly has no real solution: 0 = 5, x² = −4, |x| = −1. */
function hasNoSolution(above: Relation): boolean {
  if (above.sides.length !== 2 || above.signs[0] !== '=') return false;
  const [left, right] = above.sides as [Expression, Expression];
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const value = one.kind === 'absolute' || (one.kind === 'root' && one.index % 2 === 0) ? rationalValue(other) : null;
    if (value !== null && value.n < 0n) return true;
  }
  const p = polynomialOf(differenceOf(above));
  const letters = p === null ? [] : lettersIn(p);
  if (p === null || letters.length > 1) return false;
  if (letters.length === 0) return !q.isZero(constantValue(p) ?? q.zero);
  const [c, b, a, ...more] = coefficientsIn(p, letters[0]!) ?? [];
  if (a === undefined || more.length > 0) return false;
  return q.compare(q.multiply(b!, b!), q.multiply(q.rational(4), q.multiply(a, c!))) < 0;
}

function ofExpression(line: Statement, above: Expression): string | null {
  if (somewhere(above, (part) => part.kind === 'power' && part.base.kind === 'letter' && part.base.name === 'i')) return null; // i² may be −1
  const text = valueText(above, [line, { kind: 'expression', expression: above }]);
  if (text !== null && rationalValue(above) !== null) return text;
  const right = rightExpressions(above).map((expression): Statement => ({ kind: 'expression', expression }));
  const own = printExpression(above, 'plain');
  const worked = text === null ? [] : [[text, 0] as const];
  return (
    nearest(
      line,
      [...worked, ...textsOf(right)].filter(([one]) => one !== own),
    ) ?? (text === own && line.kind === 'expression' && isFactoring(line.expression) ? null : text)
  );
}

/** True for an attempt at factors, such as (2x − 3)² and 3(x + 1); the line above as it is would be no better attempt. */
const isFactoring = (x: Expression): boolean =>
  factorsOf(x).some((factor) => isSum(factor.kind === 'power' ? factor.base : factor)) && !isSum(x);

/** Returns the value of an expression as text: a number, or a polynomial by falling degree. */
function valueText(x: Expression, like: readonly Statement[]): string | null {
  const value = rationalValue(x);
  if (value !== null) return numberText(value, like);
  const polynomial = polynomialOf(x);
  return polynomial === null ? null : polynomialText(polynomial);
}

/** Writes a number the way the lines write numbers: 1.25 if they have decimals, 1 1/4 if they have mixed numbers, else 5/4. */
function numberText(value: Rational, like: readonly Statement[]): string {
  const written = (is: (part: Expression) => boolean) => like.some((one) => expressionsOf(one).some((x) => somewhere(x, is)));
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].find((n) => 10n ** BigInt(n) % value.d === 0n);
  if (places !== undefined && written((part) => part.kind === 'number' && (part.decimals ?? 0) > 0))
    return q.fixedDecimal(value, places);
  const size = q.absolute(value);
  const whole = size.n / size.d;
  if (whole === 0n || q.isInteger(value) || !written(({ kind }) => kind === 'mixed')) return q.rationalText(value);
  return `${value.n < 0n ? '-' : ''}${whole} ${size.n % size.d}/${size.d}`;
}

/** For an equation or inequality that is linear in one letter: puts its solution into the line's own sides. */
function ofLinear(line: Relation, above: Relation): string | null {
  const from = linearOf(differenceOf(above));
  if (from === null) return null;
  const border = q.divide(q.negate(from.constant), from.slope);
  const sign = from.slope.n < 0n ? turned[above.signs[0]!] : above.signs[0]!;
  const [left, right] = line.sides.map((side) => sideIn(side, from.letter));
  if (left === null || left === undefined || right === null || right === undefined) return null;
  const slope = q.subtract(left.slope, right.slope);
  if (q.isZero(slope)) return null;
  const [atLeft, atRight] = [left, right].map((side) => q.add(q.multiply(side.slope, border), side.constant)) as [
    Rational,
    Rational,
  ];
  const like: readonly Statement[] = [line, above];
  // Keeps what was written, except for a plain number on one side.
  const kept = q.isZero(left.slope)
    ? [numberText(atRight, like), printExpression(line.sides[1]!, 'plain')]
    : q.isZero(right.slope)
      ? [printExpression(line.sides[0]!, 'plain'), numberText(atLeft, like)]
      : [printExpression(line.sides[0]!, 'plain'), polynomialText(shifted(right, q.subtract(atLeft, atRight), from.letter))];
  const turn: RelationSign = slope.n < 0n ? turned[sign] : sign;
  return `${kept[0]} ${turn} ${kept[1]}`;
}

type Linear = { readonly slope: Rational; readonly constant: Rational };

function sideIn(x: Expression, letter: string): Linear | null {
  const polynomial = polynomialOf(x);
  const coefficients = polynomial === null ? null : coefficientsIn(polynomial, letter);
  if (coefficients === null || coefficients.length > 2) return null;
  return { constant: coefficients[0] ?? q.zero, slope: coefficients[1] ?? q.zero };
}

const shifted = ({ slope, constant }: Linear, by: Rational, letter: string): Polynomial =>
  fromCoefficients([q.add(constant, by), slope], letter);

/** If one side was left as it was, returns the line with the other side worked out: (x + 3)² = 16 gives x² + 6x + 9 = 16. */
function ofOtherSide(line: Relation, above: Relation): string | null {
  if (line.signs[0] !== above.signs[0]) return null;
  for (const [same, other] of [
    [1, 0],
    [0, 1],
  ] as const) {
    if (compareQuickly(line.sides[same]!, above.sides[same]!) !== 'equal') continue;
    const text = valueText(above.sides[other]!, [line, above]);
    const kept = printExpression(line.sides[same]!, 'plain');
    if (text !== null) return other === 0 ? `${text} ${line.signs[0]!} ${kept}` : `${kept} ${line.signs[0]!} ${text}`;
  }
  return null;
}
