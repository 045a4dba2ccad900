import { lettersOf, type Expression } from '../../syntax-tree.ts';
import { either, equation, isSum, minus } from '../building.ts';
import { absoluteValueChangesSign } from '../integers/integers.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

const swapSigns = (x: Expression): Expression => {
  if (!isSum(x)) return x;
  return { ...x, kind: x.kind === 'add' ? 'subtract' : 'add' };
};

export const absoluteValueRules: readonly StepRule[] = [
  {
    rule: {
      name: 'absolute_value_one_case',
      category: 'omission_error',
      says: 'You gave only one of the two cases of the absolute value.',
      source: sources.tsamir,
    },
    rank: 1,
    tells: 'The expression between the bars may be positive or negative.',
    asks: 'What could the expression between the bars be?',
    examples: [
      ['|x|=3', 'x=3'],
      ['|x-3|=5', 'x=8'],
      ['|2x+1|=7', '2x+1=7'],
      ['|a|=|b|', 'a=b'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a === undefined || b === undefined || claim.sides.length !== 2) return [];
      return a.kind === 'absolute' && b.kind === 'absolute' ? [equation(a.of, b.of)] : [];
    },
  },
  {
    rule: {
      name: 'absolute_value_negates_letter',
      category: 'conceptual_error',
      says: 'In the second case you changed one sign inside the bars. The whole expression takes the opposite sign.',
      source: sources.tsamir,
    },
    rank: 2,
    tells: 'In the second case, the whole expression between the bars takes the opposite sign, not just one term.',
    asks: "What's the opposite of the whole inside?",
    examples: [
      ['|x-3|=5', 'x-3=5 or x+3=5'],
      ['|x+2|=6', 'x=4 or x=8'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a?.kind !== 'absolute' || b === undefined || claim.signs[0] !== '=' || claim.sides.length !== 2) return [];
      return [either(equation(a.of, b), equation(swapSigns(a.of), b)), equation(swapSigns(a.of), b)];
    },
  },
  {
    rule: absoluteValueChangesSign,
    rank: 2,
    tells: "The bars give a distance from zero. They don't change a positive number.",
    asks: 'How far is that number from zero?',
    examples: [
      ['|4|', '-4'],
      ['|5-2|+1', '-3+1'],
      ['|-6|', '-6'],
    ],
    inExpression: (x) => (x.kind === 'absolute' && lettersOf(x).size === 0 ? [minus(x.of), x.of] : null),
  },
];
