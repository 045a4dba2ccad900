import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { compareRelations } from '../compare-equations.ts';
import { compareExpressions } from '../compare-expressions.ts';
import type { MalRuleEntry } from '../mal-rules/catalogue.ts';
import {
  divisionInverted,
  inequalityNotTurned,
  letterSignDroppedCrossing,
  multiplyByCoefficient,
  oneSideOnly,
  oneTermDivided,
  oneTermMultiplied,
  signDroppedCrossing,
  signOfCoefficientDropped,
  subtractCoefficient,
  type LinearEquation,
} from '../mal-rules/equations.ts';
import { rewrites, rewritten } from '../mal-rules/rewrites.ts';
import { signDropped } from '../mal-rules/integers.ts';
import { factorSignsSwapped } from '../mal-rules/lines-and-quadratics.ts';
import { rationalValue } from '../number-order.ts';
import { coefficientsIn, equalPolynomials, fromCoefficients, lettersIn, primitive } from '../polynomial.ts';
import * as q from '../rational.ts';
import type { Rational } from '../rational.ts';
import { isolated, turned } from '../solution-set.ts';
import { linearOf } from '../solve-relation.ts';
import { lettersOf, type Expression, type Statement } from '../syntax-tree.ts';
import { gapOf, type Relation } from './gap.ts';

/** Which mal-rule makes a wrong line of the line above it, if one of ours does. */
export type Explanation = { readonly rule: MalRuleEntry | null; readonly category: ErrorCategory };

/** Looks for the mal-rule that leads from `claim` to `line`: equation rules first, then every rule in every place of the line above. */
export function explainStep(claim: Statement, line: Statement): Explanation {
  const rule = findRule(claim, line);
  return rule === null ? { rule: null, category: 'unknown' } : { rule, category: rule.category };
}

function findRule(claim: Statement, line: Statement): MalRuleEntry | null {
  if (claim.kind === 'relation' && line.kind === 'relation') return ofEquation(claim, line) ?? ofSides(claim, line);
  if (claim.kind === 'expression' && line.kind === 'expression') return ofExpression(claim.expression, line.expression);
  return null;
}

/** The first rule that turns one expression into another. */
export function ofExpression(from: Expression, to: Expression): MalRuleEntry | null {
  for (const rewrite of rewrites) {
    for (const candidate of rewritten(from, rewrite)) {
      if (compareExpressions(candidate, to) === 'equal') return rewrite.rule;
    }
  }
  return compareExpressions({ kind: 'negate', of: from }, to) === 'equal' ? signDropped : null;
}

/** Within 3 + 4 = 8, the left side is what was worked out wrongly. */
export function ofFalseEquality(line: Relation): MalRuleEntry | null {
  for (const [i, side] of line.sides.slice(1).entries()) {
    const before = line.sides[i]!;
    if (compareExpressions(before, side) === 'different') return ofExpression(before, side);
  }
  return null;
}

function ofSides(claim: Relation, line: Relation): MalRuleEntry | null {
  if (claim.sides.length !== 2) return null;
  for (const rewrite of rewrites) {
    for (const place of [0, 1] as const) {
      for (const changed of rewritten(claim.sides[place]!, rewrite)) {
        const sides = place === 0 ? [changed, claim.sides[1]!] : [claim.sides[0]!, changed];
        if (compareRelations({ ...claim, sides }, line) === 'equal') return rewrite.rule;
      }
    }
  }
  return null;
}

const terms = (x: Expression, sign: 1 | -1 = 1): { term: Expression; sign: 1 | -1 }[] => {
  if (x.kind === 'add') return [...terms(x.left, sign), ...terms(x.right, sign)];
  if (x.kind === 'subtract') return [...terms(x.left, sign), ...terms(x.right, sign === 1 ? -1 : 1)];
  return x.kind === 'negate' ? terms(x.of, sign === 1 ? -1 : 1) : [{ term: x, sign }];
};

function ofEquation(claim: Relation, line: Relation): MalRuleEntry | null {
  if (claim.sides.length !== 2 || line.sides.length !== 2) return null;
  const [left, right] = [claim.sides[0]!, claim.sides[1]!];
  const same = (sides: readonly Expression[]): boolean => compareRelations({ ...claim, sides }, line) === 'equal';
  const sign = claim.signs[0]!;
  if (sign !== '=' && compareRelations({ ...claim, signs: [turned[sign]] }, line) === 'equal') return inequalityNotTurned;

  if (line.sides.some((side) => side.kind === 'multiply') && factorsHaveOtherSigns(claim, line)) return factorSignsSwapped;

  const letter = (x: Expression): boolean => lettersOf(x).size > 0;
  const written = [
    ...terms(left).map((t) => ({ ...t, from: 'left' as const })),
    ...terms(right).map((t) => ({ ...t, from: 'right' as const })),
  ];
  for (const { term, sign: s, from } of written) {
    const signed: Expression = s === 1 ? term : { kind: 'negate', of: term };
    const without = (side: Expression): Expression => ({ kind: 'subtract', left: side, right: signed });
    const withIt = (side: Expression): Expression => ({ kind: 'add', left: side, right: signed });
    const moved = from === 'left' ? [without(left), withIt(right)] : [withIt(left), without(right)];
    if (same(moved)) return letter(term) ? letterSignDroppedCrossing : signDroppedCrossing;
    const [aside, still] = from === 'left' ? [[without(left), right], letter(right)] : [[left, without(right)], letter(left)];
    if (!still && !letter(term) && same(aside as Expression[])) return oneSideOnly;
    if (term.kind === 'divide' && !letter(term.right)) {
      const cleared: Expression = { kind: 'multiply', left: signed, right: term.right, written: 'sign' };
      const swapped = (side: Expression): Expression => ({ kind: 'add', left: without(side), right: cleared });
      const scaled = (side: Expression): Expression => ({ kind: 'multiply', left: side, right: term.right, written: 'sign' });
      if (same(from === 'left' ? [swapped(left), scaled(right)] : [scaled(left), swapped(right)])) return oneTermMultiplied;
    }
  }
  return ofLinear(claim, line);
}

/** x² − 5x + 6 = 0 factored as (x + 2)(x + 3) = 0: the solutions of one are those of the other with the other sign. */
function factorsHaveOtherSigns(claim: Relation, line: Relation): boolean {
  const [from, to] = [gapOf(claim), gapOf(line)];
  const letter = from === null ? undefined : lettersIn(from)[0];
  const coefficients = from === null || letter === undefined ? null : coefficientsIn(from, letter);
  if (to === null || letter === undefined || coefficients?.length !== 3) return false;
  const mirrored = fromCoefficients(
    coefficients.map((c, i) => (i % 2 === 1 ? q.negate(c) : c)),
    letter,
  );
  return equalPolynomials(primitive(mirrored), primitive(to));
}

/** ax + b = cx + d and a line that gives x: the value tells the rule. */
function ofLinear(claim: Relation, line: Relation): MalRuleEntry | null {
  const [left, right] = [sideOf(claim.sides[0]!), sideOf(claim.sides[1]!)];
  const alone = isolated(line.sides);
  const value = alone === null ? null : rationalValue(alone.value);
  const name = left?.letter ?? right?.letter;
  if (left === null || right === null || name === undefined || value === null || alone?.letter !== name) return null;
  if (left.letter !== undefined && right.letter !== undefined && left.letter !== right.letter) return null;
  const forward: LinearEquation = { a: left.slope, b: left.constant, c: right.slope, d: right.constant };
  const backward: LinearEquation = { a: forward.c, b: forward.d, c: forward.a, d: forward.b };
  const rules = [
    subtractCoefficient,
    divisionInverted,
    multiplyByCoefficient,
    signOfCoefficientDropped,
    signDroppedCrossing,
    letterSignDroppedCrossing,
    oneTermDivided,
    oneSideOnly,
  ];
  for (const rule of rules) {
    for (const equation of [forward, backward]) {
      const wrote = rule.answer(equation);
      if (wrote !== null && q.equals(wrote, value) && !solves(equation, value)) return rule;
    }
  }
  return null;
}

const solves = ({ a, b, c, d }: LinearEquation, x: Rational): boolean =>
  q.equals(q.add(q.multiply(a, x), b), q.add(q.multiply(c, x), d));

function sideOf(x: Expression): { letter: string | undefined; slope: Rational; constant: Rational } | null {
  const value = rationalValue(x);
  return value !== null ? { letter: undefined, slope: q.zero, constant: value } : linearOf(x);
}
