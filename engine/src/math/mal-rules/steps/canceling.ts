import { isSum, number, over, sumOf, termsOf } from '../building.ts';
import { sources } from '../sources.ts';
import type { Expression } from '../../syntax-tree.ts';
import { sameExpression } from './same-expression.ts';
import type { StepRule } from '../step-rule.ts';

/** Mistakes in canceling and in dividing across a fraction bar. */
export const cancelingRules: readonly StepRule[] = [
  {
    rule: {
      name: 'cancelled_a_term',
      category: 'conceptual_error',
      says: 'You canceled a term of a sum. Only a factor of the whole numerator and denominator can be canceled.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'You can cancel only a factor of the whole numerator and the whole denominator. This is a term of a sum.',
    asks: 'Is that a factor of the whole numerator?',
    examples: [
      ['(x+3)/3', 'x'],
      ['(x+6)/(x+2)', '6/2'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'divide' || !(isSum(x.left) || isSum(x.right))) return null;
      const [above, below] = [termsOf(x.left), termsOf(x.right)];
      const without = (list: typeof above, at: number): Expression => sumOf(list.filter((_, i) => i !== at));
      const found: Expression[] = [];
      for (const [i, up] of above.entries()) {
        for (const [j, down] of below.entries()) {
          if (up.sign !== down.sign || !sameExpression(up.term, down.term)) continue;
          const bottom = below.length === 1 ? number(1) : without(below, j);
          if (above.length > 1 || below.length > 1) found.push(over(above.length === 1 ? number(1) : without(above, i), bottom));
        }
      }
      return found;
    },
  },
  {
    rule: {
      name: 'divided_one_term_of_top',
      category: 'procedural_error',
      says: 'You divided only one term of the numerator. The denominator divides every term.',
      source: sources.booth,
    },
    rank: 1,
    tells: 'The denominator divides every term of the numerator.',
    asks: 'Which terms does the denominator divide?',
    examples: [
      ['(6x+9)/3', '2x+9'],
      ['(8x-4)/4', '2x-4'],
      ['(10+6)/2', '5+6'],
      ['(4x+6)/2=5', '2x+6=5'],
      ['x=(4±√12)/2', 'x=2±√12'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'divide') return null;
      const { left, right } = x;
      if (left.kind === 'plus_minus' && left.left !== null)
        return [
          { ...left, left: over(left.left, right) },
          { ...left, right: over(left.right, right) },
        ];
      if (!isSum(left)) return null;
      const terms = termsOf(left);
      return terms.map((_, at) => sumOf(terms.map((one, i) => (i === at ? { ...one, term: over(one.term, right) } : one))));
    },
  },
];
