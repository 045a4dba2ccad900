import type { AnswerForm } from '@stoa/schema/problem';
import { commonDivisor } from '../exact/divide-polynomials.ts';
import { isFactored } from './factored-form.ts';
import {
  isFinishedNumber,
  isLowest,
  isNormalScientific,
  isWrittenDecimal,
  writtenFraction,
  writtenInteger,
  writtenScientific,
} from './finished.ts';
import { leavesWork } from './left-to-work-out.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { constantValue, content, degree, lettersIn, type Monomial, type Polynomial } from '../exact/polynomial.ts';
import { polynomialOf } from '../exact/polynomial-text.ts';
import * as q from '../exact/rational.ts';
import { isolated } from '../solve/solution-set.ts';
import { expressionsOf, lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';

/** One kind sentence for a student whose value is right but not in the form asked for. */
export const formNotes: Readonly<Record<Exclude<AnswerForm, 'any'>, string>> = {
  simplified: 'That’s the right value. Now write it as simply as you can.',
  factored: 'That’s the right value. Now factor it completely.',
  expanded: 'That’s the right value. Now expand it and combine like terms.',
  reduced_fraction: 'That’s the right value. Now write it as one fraction in simplest form.',
  mixed_number: 'That’s the right value. Now write it as a mixed number in simplest form.',
  decimal: 'That’s the right value. Now write it as a decimal.',
  scientific: 'That’s the right value. Now write it in scientific notation: a number from 1 up to 10, times a power of ten.',
  slope_intercept: 'That’s the right line. Now write it as y = mx + b.',
  standard_form: 'That’s right. Now write it in standard form.',
  vertex_form: 'That’s the right function. Now write it in vertex form, a(x - h)^2 + k.',
};

/**
 * True if an answer that has the right value is in the form asked for. The expected answer, which the author wrote in that
 * form, decides what the form's name leaves open (how far a product factors, which letter stands alone).
 *
 * Shape   reduced_fraction is one fraction if the value is a rational number: a mixed number is right for `simplified` and
 *         `mixed_number`, but not for reduced_fraction.
 */
export function hasForm(form: AnswerForm, student: Statement, expected: Statement): boolean {
  if (form === 'any') return true;
  const [own, asked] = [mainExpression(student), mainExpression(expected)];
  switch (form) {
    case 'slope_intercept':
      return isSlopeIntercept(student, expected);
    case 'standard_form':
      return isStandardForm(student, expected);
    case 'simplified':
      if (student.kind === 'expression' && asked !== null && !saysNoMore(student.expression, asked)) return false;
      return expressionsOf(student).every((part) => isSimplified(part, asked));
    default:
      break;
  }
  // In a set, every member must have the form.
  if (own === null) return expressionsOf(student).every((x) => hasForm(form, { kind: 'expression', expression: x }, expected));
  switch (form) {
    case 'factored':
      return isFactored(own, asked) && cancelsNothing(own);
    case 'expanded':
      return isExpanded(own);
    case 'reduced_fraction':
      return rationalValue(own) === null ? isReduced(own, asked) : isReducedFraction(own);
    case 'mixed_number':
      return isMixedNumber(own);
    case 'decimal':
      return own.kind !== 'percent' && (isWrittenDecimal(own) || writtenInteger(own) !== null);
    case 'scientific': {
      const written = writtenScientific(own);
      return written !== null && isNormalScientific(written.factor);
    }
    case 'vertex_form':
      return isVertexForm(own);
  }
}

/** Returns the expression that must have the form: the answer itself, the amount of a quantity, or the other side of y = …. */
function mainExpression(s: Statement): Expression | null {
  if (s.kind === 'expression') return s.expression;
  if (s.kind === 'quantity') return s.amount;
  return s.kind === 'relation' ? (isolated(s.sides)?.value ?? null) : null;
}

export function isReducedFraction(x: Expression): boolean {
  if (writtenInteger(x) !== null) return true;
  if (x.kind === 'negate' && x.of.kind === 'divide' && x.of.left.kind === 'negate') return false; // −(−1/4)
  const fraction = writtenFraction(x);
  return fraction !== null && fraction.bottom > 1n && isLowest(fraction.top, fraction.bottom);
}

/**
 * True for an expression with letters or roots if every fraction in it is in simplest form, and all of it is over one
 * fraction bar if the author wrote one.
 */
function isReduced(x: Expression, asked: Expression | null): boolean {
  const unsigned = (e: Expression): Expression => (e.kind === 'negate' ? unsigned(e.of) : e);
  const hasBar = somewhere(x, (part) => part.kind === 'divide');
  if (asked !== null && unsigned(asked).kind === 'divide' && hasBar && unsigned(x).kind !== 'divide') return false;
  const lowest = !somewhere(x, (part) => part.kind === 'divide' && rationalValue(part) !== null && !isReducedFraction(part));
  return lowest && rootsAreSimple(x, asked) && cancelsNothing(x);
}

function isMixedNumber(x: Expression): boolean {
  const inner = x.kind === 'negate' ? x.of : x;
  if (inner.kind === 'mixed') return inner.top > 0n && inner.top < inner.bottom && isLowest(inner.top, inner.bottom);
  const value = rationalValue(x);
  // Whole numbers and fractions below one have no mixed form of their own.
  return value !== null && isReducedFraction(x) && (q.isInteger(value) || q.compare(q.absolute(value), q.one) < 0);
}

/**
 * True for a number in its simplest form: a fraction in lowest terms; decimals, percents and proper mixed numbers stay as
 * they are.
 */
function isSimpleNumber(x: Expression): boolean {
  const inner = x.kind === 'negate' ? x.of : x;
  if (inner.kind === 'negate') return false;
  if (inner.kind === 'mixed') return inner.top > 0n && inner.top < inner.bottom && isLowest(inner.top, inner.bottom);
  if (inner.kind === 'divide') return isReducedFraction(x);
  return isFinishedNumber(x);
}

/** True if every simple step is done: numbers worked out, like terms and factors combined, fractions and roots reduced. */
function isSimplified(x: Expression, asked: Expression | null): boolean {
  if (lettersOf(x).size === 0 && rationalValue(x) !== null) return isSimpleNumber(x);
  if (!rootsAreSimple(x, asked) || leavesWork(x, asked)) return false;
  if (hasNegativePower(x) && asked !== null && !hasNegativePower(asked)) return false;
  return simpleSum(x) && cancelsNothing(x);
}

/**
 * True if the answer has no letter that the author's answer does without, and is a number if the author's is: sin²x + cos²x
 * and ln e are 1.
 */
function saysNoMore(own: Expression, asked: Expression): boolean {
  const needed = lettersOf(asked);
  if ([...lettersOf(own)].some((letter) => !needed.has(letter))) return false;
  return rationalValue(asked) === null || isSimpleNumber(own);
}

const hasNegativePower = (x: Expression): boolean =>
  somewhere(x, (part) => part.kind === 'power' && part.exponent.kind === 'negate' && lettersOf(part.base).size > 0);

/**
 * True if no root has a square factor or a fraction under it, and no root is below a fraction bar unless the author left one
 * there.
 */
function rootsAreSimple(x: Expression, asked: Expression | null): boolean {
  const belowBar = (e: Expression): boolean =>
    somewhere(e, (part) => part.kind === 'divide' && somewhere(part.right, (inner) => inner.kind === 'root'));
  if (belowBar(x) && asked !== null && !belowBar(asked)) return false;
  return !somewhere(x, (part) => {
    if (part.kind !== 'root') return false;
    const value = rationalValue(part.of);
    return value !== null
      ? !q.isInteger(value) || hasPowerFactor(value.n < 0n ? -value.n : value.n, part.index)
      : hasSquaredLetter(part.of, part.index);
  });
}

function hasPowerFactor(n: bigint, index: number): boolean {
  const k = BigInt(index);
  for (let p = 2n; p <= 1_000n && p ** k <= n; p += 1n) if (n % p ** k === 0n) return true;
  return n < 2n;
}

const hasSquaredLetter = (x: Expression, index: number): boolean => {
  if (x.kind === 'power') {
    const times = writtenInteger(x.exponent);
    return times !== null && times >= BigInt(index);
  }
  return x.kind === 'multiply' ? hasSquaredLetter(x.left, index) || hasSquaredLetter(x.right, index) : false;
};

/** Returns the terms of a sum as written, without signs. */
function unsignedTerms(x: Expression): Expression[] {
  if (x.kind === 'add' || x.kind === 'subtract') return [...unsignedTerms(x.left), ...unsignedTerms(x.right)];
  return x.kind === 'negate' ? unsignedTerms(x.of) : [x];
}

/** Returns the factors of a product as written, without signs. */
function unsignedFactors(x: Expression): Expression[] {
  if (x.kind === 'multiply') return [...unsignedFactors(x.left), ...unsignedFactors(x.right)];
  return x.kind === 'negate' ? unsignedFactors(x.of) : [x];
}

function simpleSum(x: Expression): boolean {
  const terms = unsignedTerms(x);
  if (terms.length > 1) {
    const seen = new Set<string>();
    for (const term of terms) {
      const key = likeness(term);
      if (key === 'zero' || (key !== null && seen.has(key))) return false;
      if (key !== null) seen.add(key);
    }
    if (multipliesOutToFewer(x, terms)) return false;
  }
  return terms.every(simpleTerm);
}

/**
 * True if multiplying out gives no more terms than there are now, so it isn't finished: 3(x + 1) + 3. Not for (x + 1)² + 3,
 * which would have more.
 */
function multipliesOutToFewer(x: Expression, terms: readonly Expression[]): boolean {
  if (!terms.some((term) => unsignedFactors(term).some((factor) => unsignedTerms(factor).length > 1))) return false;
  const polynomial = polynomialOf(x);
  return polynomial !== null && polynomial.size <= terms.length;
}

/** Returns a key that is the same for like terms: the same letters and the same root. Null if it isn't easy to see. */
function likeness(term: Expression): string | null {
  const root = unsignedFactors(term).find((factor) => factor.kind === 'root');
  if (root?.kind === 'root') {
    const under = rationalValue(root.of);
    return under === null ? null : `√${q.rationalText(under)}`;
  }
  const polynomial = polynomialOf(term);
  if (polynomial === null) return null;
  if (polynomial.size === 0) return 'zero';
  return polynomial.size === 1 ? [...polynomial.keys()][0]! : null;
}

function simpleTerm(term: Expression): boolean {
  if (rationalValue(term) !== null && lettersOf(term).size === 0) return isSimpleNumber(term);
  if (term.kind === 'divide') {
    const [above, below] = [writtenInteger(term.left), writtenInteger(term.right)];
    if (below === 1n || above === 0n) return false;
    return simpleSum(term.left) && simpleSum(term.right);
  }
  const factors = unsignedFactors(term);
  const numbers = factors.filter((factor) => lettersOf(factor).size === 0 && rationalValue(factor) !== null);
  if (numbers.length > 1 || (factors.length > 1 && numbers.some((n) => [0n, 1n].includes(writtenInteger(n) ?? -1n))))
    return false;
  const bases = factors.flatMap((factor) =>
    factor.kind === 'letter' ? [factor.name] : factor.kind === 'power' && factor.base.kind === 'letter' ? [factor.base.name] : [],
  );
  if (new Set(bases).size !== bases.length) return false;
  if (factors.filter((factor) => factor.kind === 'root').length > 1) return false;
  return factors.every(simpleFactor);
}

function simpleFactor(factor: Expression): boolean {
  switch (factor.kind) {
    case 'power': {
      const times = writtenInteger(factor.exponent);
      if (times === 0n || times === 1n) return false;
      if (times === null && rationalValue(factor.exponent) !== null && !isSimpleNumber(factor.exponent)) return false;
      return !(factor.base.kind === 'power') && (factor.base.kind === 'letter' || simpleSum(factor.base));
    }
    case 'add':
    case 'subtract':
      return simpleSum(factor);
    case 'divide':
      return simpleTerm(factor);
    case 'apply':
      return lettersOf(factor).size === 0 || simpleSum(factor.of);
    default:
      return lettersOf(factor).size > 0 || rationalValue(factor) === null || isSimpleNumber(factor);
  }
}

/** True if nothing can be canceled across the fraction bar. */
function cancelsNothing(x: Expression): boolean {
  return !somewhere(x, (part) => {
    if (part.kind !== 'divide') return false;
    if (lettersOf(part).size === 0) return rationalValue(part) === null && sharedNumber(part.left, part.right) > 1n;
    const [above, below] = [polynomialOf(part.left), polynomialOf(part.right)];
    if (above === null || below === null) return sharedNumber(part.left, part.right) > 1n;
    if (above.size === 0) return true;
    const shared = q.gcd(content(above).n, content(below).n);
    if (shared > 1n) return true;
    if (sharedLetter(above, below)) return true;
    const divisor = withinBudget(() => commonDivisor(above, below, newBudget()));
    return divisor !== null && degree(divisor) > 0;
  });
}

/**
 * Returns what divides the number in front of every term above the fraction bar, and the number below it: 2√3 + 4 over 6 → 2.
 */
function sharedNumber(above: Expression, below: Expression): bigint {
  const inFront = (term: Expression): bigint =>
    unsignedFactors(term).reduce((product, factor) => product * (writtenInteger(factor) ?? 1n), 1n);
  return unsignedTerms(above).reduce((shared, term) => q.gcd(shared, inFront(term)), inFront(below));
}

const sharedLetter = (a: Polynomial, b: Polynomial): boolean =>
  lettersIn(a).some((letter) => [a, b].every((p) => [...p.values()].every((term) => hasLetter(term.monomial, letter))));
const hasLetter = (monomial: Monomial, letter: string): boolean => monomial.some(([name]) => name === letter);

/** True for a sum of single terms without like terms. */
function isExpanded(x: Expression): boolean {
  if (turnsSum(x)) return false;
  const polynomial = polynomialOf(x);
  const terms = unsignedTerms(x);
  if (polynomial === null)
    return !somewhere(
      x,
      (part) => part.kind === 'multiply' && [part.left, part.right].some((side) => unsignedTerms(side).length > 1),
    );
  return terms.length === Math.max(1, polynomial.size) && terms.every((term) => isSingleTerm(term));
}

/** True if there still is a minus before a bracket: −(x + 1), 3 − (x + 1). */
const turnsSum = (x: Expression): boolean =>
  somewhere(x, (part) => (part.kind === 'negate' && isSum(part.of)) || (part.kind === 'subtract' && isSum(part.right)));
const isSum = (x: Expression): boolean => x.kind === 'add' || x.kind === 'subtract';

function isSingleTerm(term: Expression): boolean {
  const factors =
    term.kind === 'divide' ? [...unsignedFactors(term.left), ...unsignedFactors(term.right)] : unsignedFactors(term);
  const letters = factors.flatMap((factor) =>
    factor.kind === 'letter' ? [factor.name] : factor.kind === 'power' && factor.base.kind === 'letter' ? [factor.base.name] : [],
  );
  const numbers = factors.filter((factor) => lettersOf(factor).size === 0);
  const plain = factors.every(
    (factor) =>
      factor.kind !== 'add' && factor.kind !== 'subtract' && !(factor.kind === 'power' && factor.base.kind !== 'letter'),
  );
  return plain && new Set(letters).size === letters.length && (term.kind === 'divide' || numbers.length <= 1);
}

/** True for y = mx + b, with mx and b in either order; one of them may be missing. */
function isSlopeIntercept(s: Statement, expected: Statement): boolean {
  const alone = s.kind === 'relation' && s.signs.length === 1 ? isolated(s.sides) : null;
  const asked = expected.kind === 'relation' ? isolated(expected.sides) : null;
  if (alone === null || (asked !== null && asked.letter !== alone.letter)) return false;
  const polynomial = polynomialOf(alone.value);
  return (
    polynomial !== null && degree(polynomial) <= 1 && lettersIn(polynomial).length <= 1 && collected(alone.value, polynomial)
  );
}

const collected = (x: Expression, polynomial: Polynomial): boolean =>
  unsignedTerms(x).length === Math.max(1, polynomial.size) && unsignedTerms(x).every(isSlopeTerm);
/** True for 2x, x/2, (2/3)x, −5: the letter may be in a fraction, but a sum in brackets isn't allowed. */
const isSlopeTerm = (term: Expression): boolean => !somewhere(term, (part) => part.kind === 'add' || part.kind === 'subtract');

/** True for Ax + By = C and ax² + bx + c = 0 with whole coefficients, and for a polynomial by falling powers. */
function isStandardForm(student: Statement, expected: Statement): boolean {
  if (student.kind !== 'relation') {
    const own = mainExpression(student);
    return own !== null && fallsInDegree(own);
  }
  if (student.signs.length !== 1 || expected.kind !== 'relation') return false;
  const backwards = student.signs[0] === '=' && writtenInteger(student.sides[0]!) === 0n; // 0 = x² − 5x + 6
  const [first, second] = backwards ? [student.sides[1]!, student.sides[0]!] : [student.sides[0]!, student.sides[1]!];
  const alone = isolated(expected.sides);
  if (alone !== null && lettersOf(alone.value).size > 0) {
    const own = isolated(student.sides); // y = ax² + bx + c
    return own !== null && own.letter === alone.letter && fallsInDegree(own.value);
  }
  const [left, right] = [polynomialOf(first), polynomialOf(second)];
  if (left === null || right === null || constantValue(right) === null) return false;
  const wholes = [...left.values(), ...right.values()].every((term) => q.isInteger(term.coefficient));
  const line = degree(left) <= 1;
  const zeroRight = right.size === 0;
  return wholes && collected(first, left) && isFinishedNumber(second) && (line ? !left.has('') : zeroRight);
}

function fallsInDegree(x: Expression): boolean {
  if (!isExpanded(x)) return false;
  const degrees = unsignedTerms(x).map((term) => degree(polynomialOf(term) ?? new Map()));
  return degrees.every((d, i) => i === 0 || d <= degrees[i - 1]!);
}

/** True for a(x − h)² + k, where a, h and k may be missing; (h − x)² too. Other letters may replace a, h and k. */
function isVertexForm(x: Expression): boolean {
  return [...lettersOf(x)].some((letter) => isVertexFormIn(x, letter));
}

function isVertexFormIn(x: Expression, letter: string): boolean {
  const has = (part: Expression): boolean => lettersOf(part).has(letter);
  const terms = unsignedTerms(x);
  const [squared] = terms.filter(has);
  if (squared === undefined || terms.filter(has).length > 1) return false;
  if (terms.filter((term) => lettersOf(term).size === 0).length > 1) return false;
  const over = squared.kind === 'divide' && !has(squared.right) ? squared.left : squared;
  const [square, ...more] = unsignedFactors(over).filter(has);
  if (more.length > 0 || square?.kind !== 'power' || writtenInteger(square.exponent) !== 2n) return false;
  const base = polynomialOf(square.base);
  if (base === null) return false;
  const withLetter = [...base.values()].filter((term) => hasLetter(term.monomial, letter));
  const [term] = withLetter;
  return (
    withLetter.length === 1 &&
    term!.monomial.length === 1 &&
    term!.monomial[0]![1] === 1 &&
    q.equals(q.absolute(term!.coefficient), q.one)
  );
}
