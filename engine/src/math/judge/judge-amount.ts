import type { AnswerForm } from '@stoa/schema/problem';
import type { AnswerQuestion } from '../check-answer.ts';
import { compareDomains, type Conditioned } from '../compare/compare-domains.ts';
import { compareExpressions, sameTree } from '../compare/compare-expressions.ts';
import { evaluate, toReal } from '../exact/evaluate.ts';
import { isFinishedNumber, writtenFraction } from '../forms/finished.ts';
import { formNotes, hasForm } from '../forms/forms.ts';
import { inForm, inRounding, right, unfinished, unsure, wrong, type Judgement } from './judgement.ts';
import { rationalValue } from '../exact/rational-value.ts';
import * as q from '../exact/rational.ts';
import { askedDigits, decimalsOf, figuresOf, isRoundingOf, isTooExact, roundedTo } from './rounding.ts';
import { lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { withinBudget } from '../bounds/budget.ts';

/** The expected answer as judging needs it: the statement that shows the form, and its value with its conditions. */
export type Asked = Conditioned & { readonly expected: Statement };

/** An answer's amount: its value in the unit asked for, how it is written, and its conditions. */
export type Given = Conditioned & { readonly written: Expression };

/** Judges a number or an expression: first its value, then its domain, then its form. */
export function judgeAmount(question: AnswerQuestion, asked: Asked, given: Given): Judgement {
  // If the unit is %, 25 % and 25 are the same answer.
  const inPercent = question.judging.unit === '%';
  const [amount, own] =
    inPercent && given.value.kind === 'percent' ? [given.value.of, given.value.of] : [given.value, given.written];
  const target = inPercent && asked.value.kind === 'percent' ? asked.value.of : asked.value;
  const digits = askedDigits(question.judging);
  if (digits !== null && lettersOf(target).size === 0) return judgeRounded(question, digits, target, asked, amount, own);
  const same = compareExpressions(target, amount);
  if (same === 'equal' || withinTolerance(question, target, amount)) {
    return (
      judgeDomain(question, { ...asked, value: target }, { ...given, value: amount }) ??
      judgeForm(question, target, asked.expected, own)
    );
  }
  // Accepts 0.55 and 55/100 where 55 % is asked for.
  if (inPercent && given.value.kind !== 'percent' && compareExpressions({ kind: 'percent', of: target }, amount) === 'equal')
    return { ...wrong, note: 'That’s the part of one whole. Write it as a percent.' };
  if (same === 'undecided') return unsure;
  const exact = rationalValue(target);
  if (exact !== null && isRoundingOf(own, exact)) return inRounding(tooRough(question, exact));
  if (isTooExact(own, target)) return inRounding('That’s close. Round it as the question asks.');
  if (exact === null && isRoundedReal(own, target)) return inRounding(tooRough(question, null));
  return wrong;
}

/** Says what to do about a rounded value. More places help only if the value's decimal ends, or if a tolerance is given. */
function tooRough({ tolerance, judging }: AnswerQuestion, exact: q.Rational | null): string {
  const allowed = (tolerance ?? 0) > 0 || judging.relative_tolerance !== undefined;
  if (allowed || (exact !== null && q.finiteDecimal(exact) !== null))
    return 'That’s close. Give the exact value, or more decimal places.';
  return exact === null
    ? 'That’s close. Write the exact value, with its root or π.'
    : 'That’s close. Write the exact value, as a fraction.';
}

/**
 * Judges a case where one has a value and the other has none. That counts if the rules say so, if the expected answer states
 * a condition, or if it has an absolute value, which is there to keep the domain: ln|x| is not ln x.
 */
export function judgeDomain(question: AnswerQuestion, asked: Conditioned, given: Conditioned): Judgement | null {
  const asks =
    question.judging.domain === 'kept' ||
    asked.conditions.length > 0 ||
    given.conditions.some(({ signs }) => signs.some((sign) => sign !== '≠')) || // x + 1 for x > 1 says less than x + 1
    somewhere(asked.value, (part) => part.kind === 'absolute' && lettersOf(part).size > 0);
  if (!asks) return null;
  switch (compareDomains(asked, given)) {
    case 'same':
      return null;
    case 'undecided':
      return unsure;
    case 'different':
      return {
        verdict: 'incorrect',
        reason: 'domain',
        note: 'That’s equal wherever both have a value. Also say for which values it holds, such as x ≠ 1.',
      };
  }
}

/**
 * Forms that an author's own expected answer shows. For the others (a mixed number, say) the author may have written the
 * canonical 7/4.
 */
const setByAuthor: ReadonlySet<AnswerForm> = new Set(['simplified', 'slope_intercept', 'standard_form', 'vertex_form']);

/**
 * Judges whether a right value is in the form asked for. The input types for numbers want one finished number; an expression
 * "in any form" may be any expression.
 */
function judgeForm(question: AnswerQuestion, target: Expression, expected: Statement, own: Expression): Judgement {
  const form = question.judging.form;
  const asWritten = setByAuthor.has(form) && sameTree(own, target);
  if (isImproperMixed(own) && !sameTree(own, target)) return inForm(improperMixed);
  const whole = rationalValue(target);
  if (form === 'reduced_fraction' && whole !== null && q.isInteger(whole) && writtenFraction(own) !== null)
    return inForm(asWhole);
  if (form !== 'any' && !asWritten && !hasForm(form, { kind: 'expression', expression: own }, expected))
    return inForm(form === 'reduced_fraction' && isWrittenRatio(own) ? unreducedRatio : formNotes[form]);
  if (asWritten || question.input_type === 'expression') return right;
  if (rationalValue(target) === null || lettersOf(own).size > 0) return right;
  if (question.input_type === 'integer' && writtenFraction(own) !== null) return inForm(asWhole);
  return isFinishedNumber(own) ? right : inForm(unfinished);
}

const asWhole = 'That’s the right value. Now write it as a whole number.';
const unreducedRatio = 'That’s the right value. Now write it in simplest form, as a ratio or a fraction.';
const improperMixed = 'That’s the right value. The fraction in a mixed number has to be less than 1.';

/** True for a ratio as it is written: 4 : 6. */
const isWrittenRatio = (own: Expression): boolean => own.kind === 'divide' && own.written === 'ratio';

/** True for 11 7/6, which is between a mixed number and a sum, so never finished. */
function isImproperMixed(own: Expression): boolean {
  const mixed = own.kind === 'negate' ? own.of : own;
  return mixed.kind === 'mixed' && mixed.top >= mixed.bottom;
}

/**
 * True if a number is within the absolute or the relative tolerance of the expected number; if both are given, the wider one
 * counts.
 */
export function withinTolerance(
  { tolerance, judging: { relative_tolerance } }: Pick<AnswerQuestion, 'tolerance' | 'judging'>,
  expected: Expression,
  student: Expression,
): boolean {
  const absolute = tolerance === null || tolerance === 0 ? null : q.parseRational(`${tolerance}`);
  const relative = relative_tolerance === undefined ? null : q.parseRational(`${relative_tolerance}`);
  if ((absolute === null && relative === null) || lettersOf(expected).size > 0 || lettersOf(student).size > 0) return false;
  const [a, b] = [rationalValue(expected), rationalValue(student)];
  if (a !== null && b !== null) {
    const away = q.absolute(q.subtract(a, b));
    const near = (allowed: q.Rational | null) => allowed !== null && q.compare(away, allowed) <= 0;
    return near(absolute) || near(relative === null ? null : q.multiply(relative, q.absolute(a)));
  }
  const both = withinBudget(() => [evaluate(expected, new Map()), evaluate(student, new Map())] as const);
  const [x, y] = both ?? [null, null];
  if (x === null || y === null) return false;
  const away = x.value.minus(y.value).abs();
  return (
    (absolute !== null && away.lte(toReal(absolute))) || (relative !== null && away.lte(toReal(relative).times(x.value.abs())))
  );
}

/** Returns the value of an expression without letters to 20 decimal places; null if it has no value. */
function decimalValue(x: Expression): q.Rational | null {
  const exact = rationalValue(x);
  if (exact !== null) return exact;
  if (lettersOf(x).size > 0) return null;
  const value = withinBudget(() => evaluate(x, new Map()));
  return value === null ? null : q.parseRational(value.value.toFixed(20));
}

/** True if a written decimal is an irrational number cut off or rounded: 1.41 for √2. */
function isRoundedReal(student: Expression, expected: Expression): boolean {
  if (lettersOf(student).size > 0) return false;
  const near = decimalValue(expected);
  return near !== null && isRoundingOf(student, near);
}

/**
 * Judges a number asked for to a number of places or figures: the expected one is rounded, and the answer has to be the
 * result.
 */
function judgeRounded(
  question: AnswerQuestion,
  digits: NonNullable<ReturnType<typeof askedDigits>>,
  target: Expression,
  asked: Asked,
  amount: Expression,
  own: Expression,
): Judgement {
  const [exact, said] = [decimalValue(target), lettersOf(amount).size > 0 ? null : decimalValue(amount)];
  if (exact === null || said === null) return said === null && lettersOf(amount).size > 0 ? wrong : unsure;
  const wanted = roundedTo(exact, digits);
  const places = `${digits.count} ${digits.kind === 'places' ? 'decimal place' : 'significant figure'}${digits.count === 1 ? '' : 's'}`;
  if (q.equals(said, wanted) || withinTolerance(question, target, amount)) {
    const shown = showsDigits(digits, own);
    return shown ? judgeForm(question, target, asked.expected, own) : inForm(`That’s the right value. Write it with ${places}.`);
  }
  if (q.equals(roundedTo(said, digits), wanted)) return inRounding(`That’s close. Round it to ${places}.`);
  return isRoundingOf(own, exact) ? inRounding(`That’s close. Give ${places}.`) : wrong;
}

/**
 * True if the answer shows the digits asked for: 3.10 shows three figures, 3.1 two. A whole number's last zeros may count or
 * not.
 */
function showsDigits(digits: NonNullable<ReturnType<typeof askedDigits>>, own: Expression): boolean {
  if (digits.kind === 'places') return decimalsOf(own) === digits.count;
  const figures = figuresOf(own);
  return figures === null || (figures.least <= digits.count && digits.count <= figures.most);
}
