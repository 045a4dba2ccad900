import { polynomialOf } from '../../exact/polynomial-text.ts';
import * as q from '../../exact/rational.ts';
import {
  add,
  exact,
  isNumber,
  isSum,
  minus,
  number,
  power,
  subtract,
  sumOf,
  termsOf,
  times,
  writtenNumber,
  writtenWhole,
  type SignedTerm,
} from '../building.ts';
import { negativeExponentAsNegative, signInsidePower } from '../algebra/exponents.ts';
import { distributeSignFirstOnly } from '../algebra/expressions.ts';
import {
  addMagnitudesKeepSign,
  productLosesSign,
  productOfNegativesIsNegative,
  signDropped,
  subtractedANegativeAsNegative,
  subtractMagnitudesWrongSign,
  twoNegativesMakeAPositiveSum,
} from '../integers/integers.ts';
import { signOfOneTerm } from '../slips.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { lettersOf, type Expression } from '../../syntax-tree.ts';
import type { Rational } from '../../exact/rational.ts';

const isNegative = (x: Expression): boolean => x.kind === 'negate' || (x.kind === 'number' && x.value.n < 0n);
const negative = (x: Expression): Expression | null =>
  x.kind === 'negate' ? x.of : x.kind === 'number' && x.value.n < 0n ? exact(q.negate(x.value)) : null;

/** Returns two written numbers of a sum, with their signs: −5 + 3 is (−5, 3). */
function twoNumbers(x: Expression): readonly [Rational, Rational] | null {
  if (!isSum(x)) return null;
  const [a, b] = [writtenNumber(x.left), writtenNumber(x.right)];
  return a === null || b === null ? null : [a, x.kind === 'add' ? b : q.negate(b)];
}

const ofTwoNumbers =
  (answer: (a: Rational, b: Rational) => Rational, applies: (a: Rational, b: Rational) => boolean) =>
  (x: Expression): Expression | null => {
    const found = twoNumbers(x);
    return found === null || !applies(...found) ? null : exact(answer(...found));
  };

const opposite = (a: Rational, b: Rational): boolean => a.n * b.n < 0n;

/** Reads −2(x − 4), however it is written: what it is subtracted from, the factor, and the terms in the brackets. */
function takenAway(x: Expression): { from: Expression | null; factor: Expression; inside: readonly SignedTerm[] } | null {
  const [from, product] = x.kind === 'subtract' ? [x.left, x.right] : x.kind === 'negate' ? [null, x.of] : [null, null];
  const direct = product === null ? negativeFactor(x) : null;
  if (direct !== null) return { from: null, ...direct };
  if (product === null) return null;
  if (isSum(product)) return { from, factor: number(1), inside: termsOf(product) };
  if (product.kind !== 'multiply' || !isSum(product.right) || isSum(product.left)) return null;
  return { from, factor: product.left, inside: termsOf(product.right) };
}

function negativeFactor(x: Expression): { factor: Expression; inside: readonly SignedTerm[] } | null {
  if (x.kind !== 'multiply' || !isSum(x.right)) return null;
  const factor = negative(x.left);
  return factor === null ? null : { factor, inside: termsOf(x.right) };
}

export const signRules: readonly StepRule[] = [
  {
    rule: distributeSignFirstOnly,
    rank: 1,
    tells: 'The negative in front of the parentheses belongs to every term inside, not just the first.',
    asks: 'Which terms does that negative belong to?',
    examples: [
      ['7-(x-4)', '7-x-4'],
      ['-(a-b)', '-a-b'],
      ['8x-4-3(x-2)', '8x-4-3x-6'],
      ['-2(x-5)', '-2x-10'],
      ['5x-(2x+3)=9', '5x-2x+3=9'],
    ],
    inExpression: (x) => {
      const found = takenAway(x);
      if (found === null) return null;
      const { from, factor, inside } = found;
      const wrong = (sign: 1 | -1, i: number): 1 | -1 => (i === 0 ? (sign === 1 ? -1 : 1) : sign);
      const products = inside.map(({ term, sign }, i) => ({
        term: isNumber(factor, 1) ? term : times(factor, term),
        sign: wrong(sign, i),
      }));
      return sumOf(from === null ? products : [...termsOf(from), ...products]);
    },
  },
  {
    rule: subtractedANegativeAsNegative,
    rank: 1,
    tells: 'Subtracting a negative number is the same as adding its opposite. You lost one of the two negative signs.',
    asks: 'What do those two negative signs do together?',
    examples: [
      ['5-(-3)', '2'],
      ['x-(-4)=9', 'x-4=9'],
      ['2-(-6)+1', '2-6+1'],
    ],
    inExpression: (x) => {
      const taken = x.kind === 'subtract' ? negative(x.right) : null;
      return x.kind !== 'subtract' || taken === null ? null : subtract(x.left, taken);
    },
  },
  {
    rule: productOfNegativesIsNegative,
    rank: 1,
    tells: 'A negative times (or divided by) a negative is positive.',
    asks: 'What does a negative do to a negative?',
    examples: [
      ['(-3)(-4)', '-12'],
      ['-2*(-5)+1', '-10+1'],
      ['(-12)/(-3)', '-4'],
    ],
    inExpression: (x) => {
      if ((x.kind !== 'multiply' && x.kind !== 'divide') || !isNegative(x.left) || !isNegative(x.right)) return null;
      return minus({ ...x, left: negative(x.left)!, right: negative(x.right)! });
    },
  },
  {
    rule: productLosesSign,
    rank: 2,
    tells: 'A positive times a negative is negative. You lost the negative sign.',
    asks: 'What sign does the product have?',
    examples: [
      ['-3*4', '12'],
      ['(-18)/3', '6'],
      ['7+2*(-5)', '7+10'],
    ],
    inExpression: (x) => {
      if (lettersOf(x).size > 0) return null;
      if (x.kind === 'negate' && (x.of.kind === 'multiply' || x.of.kind === 'divide')) return x.of;
      if ((x.kind !== 'multiply' && x.kind !== 'divide') || isNegative(x.left) === isNegative(x.right)) return null;
      return { ...x, left: negative(x.left) ?? x.left, right: negative(x.right) ?? x.right };
    },
  },
  {
    rule: signInsidePower,
    rank: 1,
    tells: "The power belongs to the number alone. The negative sign stays outside unless it's inside parentheses.",
    asks: 'What does the exponent belong to here?',
    examples: [
      ['-3^2', '9'],
      ['5-2^2', '5+4'],
      ['-x^2', '(-x)^2'],
    ],
    inExpression: (x) => {
      const even = (of: Expression): boolean => of.kind === 'power' && (writtenWhole(of.exponent) ?? 1) % 2 === 0;
      if (x.kind === 'negate' && x.of.kind === 'power' && even(x.of)) return power(minus(x.of.base), x.of.exponent);
      return x.kind === 'subtract' && even(x.right) && lettersOf(x.right).size === 0 ? add(x.left, x.right) : null;
    },
  },
  {
    rule: {
      name: 'even_power_keeps_minus',
      category: 'sign_error',
      says: 'You kept the negative sign. An even power of a negative number is positive.',
      source: sources.cangelosi,
    },
    rank: 1,
    tells: 'A negative number times itself is positive. Look at the sign of the power.',
    asks: 'How many negative factors does that power have?',
    examples: [
      ['(-3)^2', '-9'],
      ['(-2)^4+1', '-16+1'],
      ['(-5)^2-4*6', '-25-24'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power' || (writtenWhole(x.exponent) ?? 1) % 2 !== 0) return null;
      const base = negative(x.base);
      return base === null ? null : minus(power(base, x.exponent));
    },
  },
  {
    rule: {
      name: 'odd_power_loses_minus',
      category: 'sign_error',
      says: 'You dropped the negative sign. An odd power of a negative number is negative.',
      source: sources.cangelosi,
    },
    rank: 1,
    tells: 'An odd number of negative factors makes a negative product. Look at the sign of the power.',
    asks: 'How many negative factors does that power have?',
    examples: [
      ['(-2)^3', '8'],
      ['(-1)^5+4', '1+4'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power' || Math.abs((writtenWhole(x.exponent) ?? 0) % 2) !== 1 || isNumber(x.exponent, 1)) return null;
      const base = negative(x.base);
      return base === null ? null : power(base, x.exponent);
    },
  },
  {
    rule: negativeExponentAsNegative,
    rank: 1,
    tells: "A negative exponent means a reciprocal. It doesn't make the number negative.",
    asks: 'What does a negative exponent mean?',
    examples: [
      ['2^(-3)', '-8'],
      ['a^(-2)', '-a^2'],
      ['5*10^(-2)', '5*(-100)'],
    ],
    inExpression: (x) => {
      const exponent = x.kind === 'power' ? negative(x.exponent) : null;
      return x.kind !== 'power' || exponent === null ? null : minus(power(x.base, exponent));
    },
  },
  {
    rule: addMagnitudesKeepSign,
    rank: 2,
    tells: "The signs are different, so subtract the absolute values. Don't add them.",
    asks: 'Are both numbers on one side of zero?',
    examples: [
      ['-5+3', '-8'],
      ['7x=-9+4', '7x=-13'],
    ],
    inExpression: ofTwoNumbers(addMagnitudesKeepSign.answer, (a, b) => opposite(a, b) && a.n < 0n),
  },
  {
    rule: subtractMagnitudesWrongSign,
    rank: 2,
    tells: 'You subtract more than you have, so the result is below zero.',
    asks: 'Which number is farther from zero?',
    examples: [
      ['-5+3', '2'],
      ['4-9', '5'],
      ['x=6-10', 'x=4'],
    ],
    inExpression: ofTwoNumbers(subtractMagnitudesWrongSign.answer, opposite),
  },
  {
    rule: twoNegativesMakeAPositiveSum,
    rank: 2,
    tells: 'Two negatives make a positive when you multiply. When you add two negatives, the sum is negative.',
    asks: 'Are the negatives added here, or multiplied?',
    examples: [
      ['-5-3', '8'],
      ['-2+(-6)', '8'],
      ['x=-4-7', 'x=11'],
    ],
    inExpression: ofTwoNumbers(twoNegativesMakeAPositiveSum.answer, (a, b) => a.n < 0n && b.n < 0n),
  },
  {
    rule: signDropped,
    rank: 3,
    tells: "The number is right, but the sign isn't.",
    asks: 'Should that be above or below zero?',
    examples: [
      ['2*3-10', '4'],
      ['-2x-3x', '5x'],
    ],
    inExpression: (x) => (isSum(x) && polynomialOf(x)?.size === 1 ? minus(x) : null),
  },
  {
    rule: signOfOneTerm,
    rank: 5,
    tells: 'One term has the wrong sign. Check the signs one by one.',
    asks: 'Which sign did each term have above?',
    examples: [
      ['3x+2-5x', '3x-2-5x'],
      ['(x+2)(x-3)', 'x^2-x+6'],
      ['x^2-7x+10=0', 'x^2+7x+10=0'],
    ],
    inExpression: (x) => {
      if (!isSum(x)) return null;
      const terms = termsOf(x);
      return terms.map((_, at) => sumOf(terms.map((one, i) => (i === at ? { ...one, sign: one.sign === 1 ? -1 : 1 } : one))));
    },
  },
];
