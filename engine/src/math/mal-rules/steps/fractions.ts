import { constantValue } from '../../exact/polynomial.ts';
import { polynomialOf } from '../../exact/polynomial-text.ts';
import * as q from '../../exact/rational.ts';
import type { Expression } from '../../syntax-tree.ts';
import {
  add,
  exact,
  factorsOf,
  isSum,
  number,
  over,
  productOf,
  sumOf,
  termsOf,
  times,
  smallFraction,
  writtenNumber,
  writtenWhole,
  subtract,
} from '../building.ts';
import {
  addDenominators,
  addTopsKeepLargerBottom,
  commonDenominatorWithoutScaling,
  crossMultiplyForProduct,
  invertFirstFraction,
  keepDenominatorInProduct,
  mixedAddsWholeToTop,
  mixedForgetsTop,
  mixedPartsMultipliedApart,
  mixedSubtractsSmallerFraction,
  multiplyWhenDividing,
  subtractDenominators,
  upsideDown,
  wholeTimesTopAndBottom,
} from '../fractions/fractions.ts';
import { cancelingRules } from './canceling.ts';
import { sameExpression } from './same-expression.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

/** True for 12/3, a division to carry out; false for 1/3, which is a number. */
export function comesOutEven(x: Expression): boolean {
  const found = smallFraction(x);
  return found === null || found.top % found.bottom === 0;
}

/** Combines two neighboring terms of a sum; the rest of the sum stays. */
function neighbours(x: Expression, join: (a: Expression, b: Expression, sign: 1 | -1) => Expression | null): Expression[] {
  if (!isSum(x)) return [];
  const terms = termsOf(x);
  return terms.slice(1).flatMap((right, i) => {
    const left = terms[i]!;
    const joined = join(left.term, right.term, left.sign === right.sign ? 1 : -1);
    return joined === null ? [] : [sumOf([...terms.slice(0, i), { term: joined, sign: left.sign }, ...terms.slice(i + 2)])];
  });
}

const asFraction = (x: Expression): { top: Expression; bottom: Expression } =>
  x.kind === 'divide' ? { top: x.left, bottom: x.right } : { top: x, bottom: number(1) };
const join = (a: Expression, b: Expression, sign: 1 | -1): Expression => (sign === 1 ? add(a, b) : subtract(a, b));

/** Returns the whole part and the fraction part of a mixed or a whole number. */
function wholeAndFraction(x: Expression): { whole: q.Rational; fraction: q.Rational } | null {
  if (x.kind === 'mixed') return { whole: q.rational(x.whole), fraction: q.rational(x.top, x.bottom) };
  const whole = writtenWhole(x);
  return whole === null || whole < 0 ? null : { whole: q.rational(whole), fraction: q.zero };
}

/** Returns the two fractions of (2/5)·(3/5), also of 2/5·3/5, which is read from the left as ((2/5)·3)/5. */
function twoFractions(x: Expression): readonly [Expression, Expression] | null {
  if (x.kind === 'multiply' && x.left.kind === 'divide' && x.right.kind === 'divide') return [x.left, x.right];
  if (x.kind !== 'divide' || x.left.kind !== 'multiply' || x.left.left.kind !== 'divide') return null;
  return [x.left.left, over(x.left.right, x.right)];
}

export const fractionRules: readonly StepRule[] = [
  {
    rule: addDenominators,
    rank: 1,
    tells: "Add fractions with a common denominator. Don't add the denominators.",
    asks: 'What does a denominator tell you?',
    examples: [
      ['1/2+1/3', '2/5'],
      ['2/7+3/7', '5/14'],
      ['x/2+x/3', '2x/5'],
      ['2+1/2+1/3', '2+2/5'],
      ['3 1/4+2 1/2', '5 2/6'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) =>
        sign === 1 && a.kind === 'divide' && b.kind === 'divide'
          ? over(add(a.left, b.left), add(a.right, b.right))
          : sign === 1 && a.kind === 'mixed' && b.kind === 'mixed'
            ? exact(q.add(q.rational(a.whole + b.whole), q.rational(a.top + b.top, a.bottom + b.bottom)))
            : null,
      ),
  },
  {
    rule: subtractDenominators,
    rank: 1,
    tells: "Subtract fractions with a common denominator. Don't subtract the denominators.",
    asks: 'What does a denominator tell you?',
    examples: [
      ['3/4-1/2', '2/2'],
      ['7/9-2/3', '5/6'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) => {
        if (sign === 1 || a.kind !== 'divide' || b.kind !== 'divide') return null;
        const [u, v] = [smallFraction(a), smallFraction(b)];
        if (u === null || v === null) return over(subtract(a.left, b.left), subtract(a.right, b.right));
        const value = subtractDenominators.answer(u, v);
        return value === null ? null : exact(value);
      }),
  },
  {
    rule: commonDenominatorWithoutScaling,
    rank: 1,
    tells: 'The common denominator is right. Multiply each numerator by the same number as its own denominator.',
    asks: 'Is each fraction still worth the same?',
    examples: [
      ['1/2+1/3', '1/6+1/6'],
      ['1/2+1/3', '2/6'],
      ['3/4-1/6', '2/12'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) => {
        const [u, v] = [smallFraction(a), smallFraction(b)];
        return u === null || v === null || u.bottom === v.bottom
          ? null
          : exact(commonDenominatorWithoutScaling.answer(u, v, sign));
      }),
  },
  {
    rule: addTopsKeepLargerBottom,
    rank: 2,
    tells: 'The denominators are different. Rewrite the fractions with a common denominator before you add the numerators.',
    asks: 'Are all of those parts the same size?',
    examples: [
      ['1/2+2/5', '3/5'],
      ['1/3+1/4', '2/4'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) => {
        const [u, v] = [smallFraction(a), smallFraction(b)];
        return u === null || v === null || u.bottom === v.bottom ? null : exact(addTopsKeepLargerBottom.answer(u, v, sign));
      }),
  },
  {
    rule: {
      name: 'denominators_dropped',
      category: 'conceptual_error',
      says: 'You dropped the denominator, as if the sum were an equation.',
      source: sources.booth,
    },
    rank: 1,
    tells: 'The common denominator is gone. Keep it, unless you multiply both sides of an equation by it.',
    asks: 'What size are the parts that you counted?',
    examples: [
      ['x/2+x/3', '3x+2x'],
      ['1/4+2/5', '5+8'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) =>
        a.kind === 'divide' && b.kind === 'divide' ? join(times(a.left, b.right), times(b.left, a.right), sign) : null,
      ),
  },
  {
    rule: {
      name: 'whole_added_to_top',
      category: 'conceptual_error',
      says: 'You added the whole number to the numerator. Write it with the same denominator first.',
      source: sources.ashlock,
    },
    rank: 2,
    tells: 'A whole number has denominator 1. Rewrite it with the same denominator before you add the numerators.',
    asks: 'How many of those parts make one whole?',
    examples: [
      ['2+1/3', '3/3'],
      ['x/4+3', '(x+3)/4'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) => {
        if ((a.kind === 'divide') === (b.kind === 'divide')) return null;
        if (comesOutEven(a.kind === 'divide' ? a : b) && smallFraction(a.kind === 'divide' ? a : b) !== null) return null;
        const [u, v] = [asFraction(a), asFraction(b)];
        return over(join(u.top, v.top, sign), a.kind === 'divide' ? u.bottom : v.bottom);
      }),
  },
  {
    rule: {
      name: 'reciprocals_added_below',
      category: 'conceptual_error',
      says: "You added the denominators. One over a sum isn't the sum of the reciprocals.",
      source: sources.matz,
    },
    rank: 1,
    tells: "One over a sum isn't the sum of the reciprocals of its terms.",
    asks: 'Does that work with two small fractions?',
    examples: [
      ['1/x+1/y', '1/(x+y)'],
      ['1/(a+b)', '1/a+1/b'],
      ['6/(x+2)', '6/x+6/2'],
    ],
    inExpression: (x) => {
      if (x.kind === 'divide' && isSum(x.right))
        return { ...x.right, left: over(x.left, x.right.left), right: over(x.left, x.right.right) };
      return neighbours(x, (a, b, sign) =>
        a.kind === 'divide' && b.kind === 'divide' && sameExpression(a.left, b.left)
          ? over(a.left, join(a.right, b.right, sign))
          : null,
      );
    },
  },
  {
    rule: keepDenominatorInProduct,
    rank: 1,
    tells: 'In a product, multiply the denominators, too. A common denominator is for sums.',
    asks: 'How did you get the denominator?',
    examples: [
      ['2/5*3/5', '6/5'],
      ['(3/7)*(2/7)', '6/7'],
    ],
    inExpression: (x) => {
      const found = twoFractions(x);
      const [a, b] = found === null ? [null, null] : found.map(smallFraction);
      return a === null || a === undefined || b === null || b === undefined ? null : exact(keepDenominatorInProduct.answer(a, b));
    },
  },
  {
    rule: {
      name: 'denominators_added_in_product',
      category: 'procedural_error',
      says: 'You added the denominators. In a product they are multiplied.',
      source: sources.ashlock,
    },
    rank: 1,
    tells: "In a product, multiply the denominators. Don't add them.",
    asks: 'How did you get the denominator?',
    examples: [
      ['2/3*3/4', '6/7'],
      ['(1/2)*(3/5)', '3/7'],
    ],
    inExpression: (x) => {
      const [a, b] = (twoFractions(x) ?? []).map(smallFraction);
      return a === null || a === undefined || b === null || b === undefined
        ? null
        : exact(q.rational(a.top * b.top, a.bottom + b.bottom));
    },
  },
  {
    rule: {
      name: 'fraction_factor_dropped',
      category: 'omission_error',
      says: 'You left out the fraction in front of the product.',
      source: sources.ashlock,
    },
    rank: 2,
    tells: 'You left out the fraction in front of the product.',
    asks: 'Which factors does the line above have?',
    examples: [
      ['1/2*6*4', '24'],
      ['A=1/2*6*4', 'A=24'],
    ],
    inExpression: (x) => {
      const factors = factorsOf(x);
      return factors.length > 2 && smallFraction(factors[0]!) !== null ? productOf(factors.slice(1)) : null;
    },
  },
  {
    rule: wholeTimesTopAndBottom,
    rank: 1,
    tells: 'When you multiply a whole number by a fraction, multiply only the numerator.',
    asks: 'Did the size of the parts change?',
    examples: [
      ['3*(2/5)', '6/15'],
      ['4(x/3)', '4x/12'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply') return null;
      const [whole, fraction] = x.right.kind === 'divide' ? [x.left, x.right] : [x.right, x.left];
      if (fraction.kind !== 'divide' || writtenWhole(whole) === null) return null;
      return over(times(whole, fraction.left), times(whole, fraction.right));
    },
  },
  {
    rule: multiplyWhenDividing,
    rank: 1,
    tells: 'To divide by a fraction, multiply by its reciprocal. You multiplied by the fraction itself.',
    asks: 'What does dividing by a fraction mean?',
    examples: [
      ['(1/2)/(3/4)', '3/8'],
      ['(2/3)/(4/5)', '8/15'],
      ['12/0.5', '6'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'divide') return null;
      const below =
        x.right.kind === 'divide' ||
        (x.right.kind === 'number' && (x.right.decimals ?? 0) > 0 && x.right.value.n < x.right.value.d);
      return below ? times(x.left, x.right) : null;
    },
  },
  {
    rule: invertFirstFraction,
    rank: 1,
    tells: 'Use the reciprocal of the second fraction, the divisor.',
    asks: 'Which of the two fractions do you divide by?',
    examples: [
      ['(1/2)/(3/4)', '2*3/4'],
      ['(2/3)/(4/5)', '(3/2)*(4/5)'],
    ],
    inExpression: (x) =>
      x.kind === 'divide' && x.left.kind === 'divide' && x.right.kind === 'divide'
        ? times(over(x.left.right, x.left.left), x.right)
        : null,
  },
  {
    rule: crossMultiplyForProduct,
    rank: 2,
    tells: 'In a product, multiply numerator by numerator and denominator by denominator.',
    asks: 'Which numbers did you multiply with each other?',
    examples: [['(1/2)*(3/4)', '4/6']],
    inExpression: (x) => {
      const [a, b] = twoFractions(x) ?? [];
      return a?.kind === 'divide' && b?.kind === 'divide' ? over(times(a.left, b.right), times(a.right, b.left)) : null;
    },
  },
  {
    rule: mixedAddsWholeToTop,
    rank: 1,
    tells: 'Each whole has as many parts as the denominator says. Multiply before you add the numerator.',
    asks: 'How many parts does one whole have here?',
    examples: [
      ['2 3/4', '5/4'],
      ['2 3/4+1', '5/4+1'],
    ],
    inExpression: (x) => (x.kind === 'mixed' ? exact(q.rational(x.whole + x.top, x.bottom)) : null),
  },
  {
    rule: mixedPartsMultipliedApart,
    rank: 1,
    tells: 'Multiply the fraction part, too. First write the mixed number as a fraction.',
    asks: 'Which products did you add up?',
    examples: [
      ['2 1/2*4', '8 1/2'],
      ['3 1/3*2 1/2', '6 1/6'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply' || (x.left.kind !== 'mixed' && x.right.kind !== 'mixed')) return null;
      const [a, b] = [wholeAndFraction(x.left), wholeAndFraction(x.right)];
      if (a === null || b === null) return null;
      const fraction = q.isZero(a.fraction) || q.isZero(b.fraction) ? q.add : q.multiply;
      return exact(q.add(q.multiply(a.whole, b.whole), fraction(a.fraction, b.fraction)));
    },
  },
  {
    rule: mixedSubtractsSmallerFraction,
    rank: 1,
    tells: 'The first fraction part is the smaller one. Regroup one whole into parts before you subtract.',
    asks: 'Which fraction part do you subtract from which?',
    examples: [
      ['5 1/4-2 3/4', '3 2/4'],
      ['7 1/5-3 4/5', '4 3/5'],
    ],
    inExpression: (x) =>
      neighbours(x, (a, b, sign) => {
        const [u, v] = [wholeAndFraction(a), wholeAndFraction(b)];
        if (sign === 1 || a.kind !== 'mixed' || u === null || v === null || q.compare(u.fraction, v.fraction) >= 0) return null;
        return exact(q.add(q.subtract(u.whole, v.whole), q.subtract(v.fraction, u.fraction)));
      }),
  },
  {
    rule: mixedForgetsTop,
    rank: 1,
    tells: 'You changed the wholes into parts, but the parts that were already there are missing.',
    asks: 'Which parts were already there beside the wholes?',
    examples: [['2 3/4', '8/4']],
    inExpression: (x) => (x.kind === 'mixed' ? exact(q.rational(x.whole)) : null),
  },
  ...cancelingRules,
  {
    rule: upsideDown,
    rank: 3,
    tells: 'The numerator and the denominator changed places.',
    asks: 'What does each number of that fraction count?',
    examples: [
      ['4/6', '3/2'],
      ['5+2/4', '5+2'],
    ],
    inExpression: (x) => (x.kind === 'divide' && constant(x.left) && constant(x.right) ? over(x.right, x.left) : null),
  },
];

const constant = (x: Expression): boolean => {
  if (writtenNumber(x) !== null) return true;
  const p = polynomialOf(x);
  return p !== null && constantValue(p) !== null;
};
