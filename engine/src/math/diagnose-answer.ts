import type { MalRule } from './mal-rules/mal-rule.ts';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { withinSteps } from './bounds/allowance.ts';
import { bracketsOf, shapeOf } from './judge/answer-shape.ts';
import { withoutName } from './judge/canonical.ts';
import type { AnswerQuestion } from './check-answer.ts';
import { compareExpressions } from './compare/compare-expressions.ts';
import { limits } from './bounds/limits.ts';
import { inequalityNotTurned, endpointChanged } from './mal-rules/algebra/equations.ts';
import { combineUnlikeTerms, firstAndLastOnly, squareOfSumTermwise } from './mal-rules/algebra/expressions.ts';
import { upsideDown } from './mal-rules/fractions/fractions.ts';
import { signDropped } from './mal-rules/integers/integers.ts';
import {
  coordinatesSwapped,
  onlyPositiveRoot,
  rootSignFromFactor,
  slopeAndInterceptSwapped,
} from './mal-rules/functions-and-lines/lines-and-quadratics.ts';
import { digitsReversed, powerOfTenOff, signOfOneTerm, termOmitted } from './mal-rules/slips.ts';
import { rationalValue } from './exact/rational-value.ts';
import {
  coefficientsIn,
  equalPolynomials,
  fromCoefficients,
  lettersIn,
  negatePolynomial,
  type Polynomial,
} from './exact/polynomial.ts';
import { polynomialOf } from './exact/polynomial-text.ts';
import * as q from './exact/rational.ts';
import type { Rational } from './exact/rational.ts';
import { readStatement } from './read/read-statement.ts';
import {
  compareMembers,
  compareSets,
  isolated,
  solutionSet,
  type Interval,
  type Member,
  type SolutionSet,
} from './solve/solution-set.ts';
import type { Expression, Statement } from './syntax-tree.ts';

/** What a wrong answer suggests by its relation to the right one, without knowing the question. */
export type AnswerDiagnosis = { readonly rule: string; readonly category: ErrorCategory; readonly confidence: number };

const suggests = (rule: MalRule, confidence: number): AnswerDiagnosis => ({
  rule: rule.name,
  category: rule.category,
  confidence,
});

/**
 * Looks for a general relation between a wrong answer and the expected one: opposite sign, reciprocal, misplaced decimal
 * point, digits reversed, one term lost or with the wrong sign, coordinates swapped, roots with the signs of their factors,
 * an inequality the wrong way round. Weaker than a problem's own misconceptions, which are computed from its numbers and
 * should be tried first.
 *
 * Shape   the likeliest, with a confidence of 0..1; null if nothing is suggested, or if the answer is not wrong.
 * Errors  none.
 */
export function diagnoseAnswer(question: AnswerQuestion, answer: string): AnswerDiagnosis | null {
  const { input_type, judging } = question;
  if (input_type === 'multiple_choice' || input_type === 'boolean') return null;
  const grammar = {
    letters: null,
    thousands: input_type !== 'set',
    oneNumber: false,
    ownUnit: judging.unit,
    units: judging.unit !== null,
  };
  const [expected, student] = [readStatement(question.expected, grammar), readStatement(answer, grammar)];
  if (expected.kind !== 'read' || student.kind !== 'read') return null;
  return withinSteps([{ left: limits.answerSteps }], () => diagnosisOf(question, expected.read, student.read))?.result ?? null;
}

function diagnosisOf(question: AnswerQuestion, expected: Statement, student: Statement): AnswerDiagnosis | null {
  const shape = shapeOf(question.input_type, expected);
  if (shape.kind === 'undefined') return null;
  if (shape.kind === 'set' || (shape.kind === 'relation' && shape.relation.signs[0] !== '=')) {
    const brackets = bracketsOf(question, expected);
    const [asked, own] = [solutionSet(expected, brackets), solutionSet(student, brackets)];
    return asked === null || own === null ? null : ofSets(asked, own);
  }
  if (shape.kind === 'scalar') return ofAmounts(shape.value, amountOf(student));
  const [asked, own] = [isolated(shape.relation.sides), student.kind === 'relation' ? isolated(student.sides) : null];
  return asked === null || own === null ? null : ofLines(asked.value, own.value);
}

function amountOf(s: Statement): Expression | null {
  const bare = withoutName(s);
  return bare.kind === 'expression' ? bare.expression : bare.kind === 'quantity' ? bare.amount : null;
}

function ofAmounts(expected: Expression, student: Expression | null): AnswerDiagnosis | null {
  if (student === null) return null;
  const [right, wrote] = [rationalValue(expected), rationalValue(student)];
  if (right !== null && wrote !== null) return ofNumbers(right, wrote);
  if (compareExpressions(expected, student) === 'equal') return null;
  const [p, s] = [polynomialOf(expected), polynomialOf(student)];
  if (p !== null && s !== null) return ofPolynomials(p, s);
  return compareExpressions({ kind: 'negate', of: expected }, student) === 'equal' ? suggests(signDropped, 0.75) : null;
}

function ofNumbers(right: Rational, wrote: Rational): AnswerDiagnosis | null {
  if (q.equals(right, wrote)) return null;
  if (q.equals(signDropped.answer(right), wrote)) return suggests(signDropped, 0.75);
  if (!q.isInteger(right) && !q.isZero(wrote) && q.equals(q.divide(q.one, right), wrote)) return suggests(upsideDown, 0.7);
  for (const places of [1, -1, 2, -2, 3, -3]) {
    if (q.equals(powerOfTenOff.answer(right, places), wrote)) return suggests(powerOfTenOff, 0.65);
  }
  if (q.isInteger(right) && q.isInteger(wrote) && q.absolute(right).n >= 12n && q.absolute(right).n < 1_000_000n) {
    const reversed = digitsReversed.answer(Number(right.n));
    if (reversed !== null && BigInt(reversed) === wrote.n) return suggests(digitsReversed, 0.5);
  }
  return null;
}

function ofPolynomials(right: Polynomial, wrote: Polynomial): AnswerDiagnosis | null {
  if (equalPolynomials(right, wrote)) return null;
  if (equalPolynomials(negatePolynomial(right), wrote)) return suggests(signDropped, 0.75);
  if (right.size > 1 && equalPolynomials(combineUnlikeTerms.answer(right), wrote)) return suggests(combineUnlikeTerms, 0.8);
  if (signOfOneTerm.answer(right).some((one) => equalPolynomials(one, wrote))) return suggests(signOfOneTerm, 0.7);
  const lost = termOmitted.answer(right).some((one) => equalPolynomials(one, wrote));
  if (!lost) return null;
  const letter = lettersIn(right)[0];
  const coefficients = letter === undefined ? null : coefficientsIn(right, letter);
  const middleLost =
    coefficients?.length === 3 &&
    right.size === 3 &&
    letter !== undefined &&
    coefficientsIn(wrote, letter)?.length === 3 &&
    wrote.size === 2 &&
    wrote.has('');
  if (!middleLost || coefficients === null) return suggests(termOmitted, 0.6);
  const [c, b, a] = coefficients as [Rational, Rational, Rational];
  const square = q.equals(q.multiply(b, b), q.multiply(q.rational(4), q.multiply(a, c)));
  return suggests(square ? squareOfSumTermwise : firstAndLastOnly, 0.75);
}

/** Compares y = mx + b with another line: finds slope and intercept swapped, or anything that can be seen in polynomials. */
function ofLines(expected: Expression, student: Expression): AnswerDiagnosis | null {
  const [p, s] = [polynomialOf(expected), polynomialOf(student)];
  const letter = p === null ? undefined : lettersIn(p)[0];
  if (p !== null && s !== null && letter !== undefined) {
    const coefficients = coefficientsIn(p, letter);
    if (coefficients?.length === 2 && !equalPolynomials(p, s)) {
      const swapped = fromCoefficients([coefficients[1]!, coefficients[0]!], letter);
      if (equalPolynomials(swapped, s)) return suggests(slopeAndInterceptSwapped, 0.85);
    }
  }
  return ofAmounts(expected, student);
}

function ofSets(expected: SolutionSet, student: SolutionSet): AnswerDiagnosis | null {
  if (compareSets(expected, student).kind === 'equal') return null;
  if (expected.kind === 'members' && student.kind === 'members') return ofMembers(expected.members, student.members);
  if (expected.kind !== 'intervals' || student.kind !== 'intervals') return null;
  const changed = (change: (one: Interval) => Interval): boolean =>
    compareSets({ kind: 'intervals', intervals: expected.intervals.map(change) }, student).kind === 'equal';
  const turnedRound = expected.intervals.length === 1 && changed(({ low, high }) => ({ low: high, high: low }));
  if (turnedRound && (expected.intervals[0]!.low === null || expected.intervals[0]!.high === null))
    return suggests(inequalityNotTurned, 0.8);
  for (const [lows, highs] of [
    [true, true],
    [true, false],
    [false, true],
  ] as const) {
    const flip = (end: Interval['low'], is: boolean) => (end === null || !is ? end : { ...end, included: !end.included });
    if (changed(({ low, high }) => ({ low: flip(low, lows), high: flip(high, highs) }))) return suggests(endpointChanged, 0.85);
  }
  return null;
}

function ofMembers(expected: readonly Member[], student: readonly Member[]): AnswerDiagnosis | null {
  const [only, own] = [expected[0], student[0]];
  if (expected.length === 1 && student.length === 1 && only?.kind === 'tuple' && own?.kind === 'tuple') {
    const reversed: Member = { kind: 'tuple', items: [...only.items].reverse() };
    return compareMembers(reversed, own) === 'equal' ? suggests(coordinatesSwapped, 0.85) : null;
  }
  if (expected.some((member) => member.kind === 'tuple')) return null;
  const negated = expected.flatMap((member): Member[] => (member.kind === 'tuple' ? [] : [{ kind: 'negate', of: member }]));
  const [asked, wrote] = [members(expected), members(student)];
  if (compareSets(members(negated), wrote).kind === 'equal') return suggests(rootSignFromFactor, 0.8);
  const lost = compareSets(asked, wrote).kind === 'incomplete';
  const bothSigns = expected.length === 2 && compareSets(members(negated), asked).kind === 'equal';
  return lost && bothSigns ? suggests(onlyPositiveRoot, 0.8) : null;
}

const members = (list: readonly Member[]): SolutionSet => ({ kind: 'members', members: list });
