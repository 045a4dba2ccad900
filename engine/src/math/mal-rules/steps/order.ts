import { lettersOf } from '../../syntax-tree.ts';
import { add, factorsOf, isSum, over, productOf, times, subtract } from '../building.ts';
import {
  additionBeforeMultiplication,
  additionBeforeSubtraction,
  multiplicationBeforeDivision,
  orderOfOperationsLeftToRight,
} from '../whole-numbers/order-of-operations.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { comesOutEven } from './fractions.ts';

export const orderRules: readonly StepRule[] = [
  {
    rule: orderOfOperationsLeftToRight,
    rank: 1,
    tells: 'Multiply and divide before you add and subtract, wherever the operations are.',
    asks: 'Which operation comes first here?',
    examples: [
      ['2+3*4', '20'],
      ['10-2*3', '8*3'],
      ['6+12/3', '6'],
      ['5+2(x+1)', '7(x+1)'],
    ],
    inExpression: (x) => {
      if (!isSum(x) || (x.right.kind !== 'multiply' && x.right.kind !== 'divide')) return null;
      const factors = factorsOf(x.right);
      if (x.right.kind === 'divide') return comesOutEven(x.right) ? { ...x.right, left: { ...x, right: x.right.left } } : null;
      if (!factors.every((factor) => isSum(factor) || lettersOf(factor).size === 0)) return null;
      return productOf([{ ...x, right: factors[0]! }, ...factors.slice(1)]);
    },
  },
  {
    rule: additionBeforeMultiplication,
    rank: 2,
    tells: 'You did the sum first. Without parentheses, multiply and divide first.',
    asks: 'Which operation did you do first, and why?',
    examples: [
      ['4*2+3', '20'],
      ['12/2+4', '2'],
    ],
    inExpression: (x) => {
      if (!isSum(x) || (x.left.kind !== 'multiply' && x.left.kind !== 'divide') || lettersOf(x.left.right).size > 0) return null;
      return { ...x.left, right: { ...x, left: x.left.right } };
    },
  },
  {
    rule: additionBeforeSubtraction,
    rank: 1,
    tells: 'Add and subtract from left to right. Neither one comes first.',
    asks: 'Which sign comes first from the left?',
    examples: [
      ['10-3+2', '5'],
      ['20-8+5-1', '20-13-1'],
    ],
    inExpression: (x) =>
      x.kind === 'add' && x.left.kind === 'subtract' && lettersOf(x).size === 0
        ? subtract(x.left.left, add(x.left.right, x.right))
        : null,
  },
  {
    rule: {
      name: 'quotients_from_the_right',
      category: 'procedural_error',
      says: 'You did the last division first. Divide from left to right.',
      source: sources.blando,
    },
    rank: 0.9,
    tells: 'Divide from left to right.',
    asks: 'Which division did you do first?',
    examples: [
      ['48/8/2', '48/4'],
      ['60/6/2', '20'],
    ],
    inExpression: (x) =>
      x.kind === 'divide' && x.left.kind === 'divide' && x.right.kind !== 'divide' && lettersOf(x).size === 0
        ? over(x.left.left, over(x.left.right, x.right))
        : null,
  },
  {
    rule: multiplicationBeforeDivision,
    rank: 1,
    tells: 'Multiply and divide from left to right. Neither one comes first.',
    asks: 'Which sign comes first from the left?',
    examples: [
      ['12/3*2', '2'],
      ['24/4*3', '24/12'],
    ],
    inExpression: (x) =>
      x.kind === 'multiply' && x.left.kind === 'divide' && x.right.kind !== 'divide'
        ? over(x.left.left, times(x.left.right, x.right))
        : null,
  },
];
