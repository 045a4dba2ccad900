import { type Expression } from '../../syntax-tree.ts';
import { equation, isSum, over, power, times, writtenNumber } from '../building.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

type Applied = Extract<Expression, { kind: 'apply' }>;
type Logarithm = Applied & { readonly name: 'log' | 'ln' };
const isLogarithm = (x: Expression): x is Logarithm => x.kind === 'apply' && (x.name === 'log' || x.name === 'ln');

export const functionRules: readonly StepRule[] = [
  {
    rule: {
      name: 'logarithm_dropped_from_one_side',
      category: 'procedural_error',
      says: "You dropped the logarithm on one side but didn't change the other side.",
      source: sources.matz,
    },
    rank: 1,
    tells: "You removed the logarithm from one side but didn't write the other side as a power of the base.",
    asks: 'What did you do to each side?',
    examples: [
      ['log(2x)=3', '2x=3'],
      ['ln(x+1)=2', 'x+1=2'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      return a !== undefined && b !== undefined && isLogarithm(a) && !isLogarithm(b) ? [equation(a.of, b)] : [];
    },
  },
  {
    rule: {
      name: 'log_of_sum_termwise',
      category: 'conceptual_error',
      says: "You took the logarithm of each term. The logarithm of a sum can't be split that way.",
      source: sources.matz,
    },
    rank: 1,
    tells: "The logarithm of a product is a sum of logarithms. The logarithm of a sum isn't.",
    asks: 'Which logarithms can you split up?',
    examples: [
      ['log(a+b)', 'log(a)+log(b)'],
      ['ln(x)+ln(3)', 'ln(x+3)'],
      ['log(x)+log(2)=log(10)', 'x+2=10'],
      ['ln(x-2)', 'ln(x)-ln(2)'],
    ],
    inExpression: (x) => {
      if (isLogarithm(x) && isSum(x.of)) return { ...x.of, left: { ...x, of: x.of.left }, right: { ...x, of: x.of.right } };
      return isSum(x) && isLogarithm(x.left) && isLogarithm(x.right) && x.left.name === x.right.name
        ? { ...x.left, of: { ...x, left: x.left.of, right: x.right.of } }
        : null;
    },
  },
  {
    rule: {
      name: 'quotient_of_logs_as_log_of_quotient',
      category: 'conceptual_error',
      says: 'You wrote a quotient of logarithms as the logarithm of a quotient.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'The logarithm of a quotient is a difference of logarithms, not their quotient.',
    asks: "What's the logarithm of a quotient?",
    examples: [
      ['ln(a)/ln(b)', 'ln(a/b)'],
      ['log(x/2)', 'log(x)/log(2)'],
      ['ln(8)/ln(2)', 'ln(4)'],
    ],
    inExpression: (x) => {
      if (x.kind === 'divide' && isLogarithm(x.left) && isLogarithm(x.right))
        return { ...x.left, of: over(x.left.of, x.right.of) };
      return isLogarithm(x) && x.of.kind === 'divide' ? over({ ...x, of: x.of.left }, { ...x, of: x.of.right }) : null;
    },
  },
  {
    rule: {
      name: 'log_of_product_as_product',
      category: 'conceptual_error',
      says: 'You multiplied the logarithms. The logarithm of a product is the sum of the logarithms.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'The logarithm of a product is the sum of the logarithms.',
    asks: "What's the logarithm of a product?",
    examples: [
      ['log(a*b)', 'log(a)*log(b)'],
      ['ln(2x)', 'ln(2)*ln(x)'],
    ],
    inExpression: (x) =>
      isLogarithm(x) && x.of.kind === 'multiply' ? times({ ...x, of: x.of.left }, { ...x, of: x.of.right }) : null,
  },
  {
    rule: {
      name: 'power_of_log_brought_down',
      category: 'conceptual_error',
      says: 'You brought down the power of the whole logarithm. Only a power inside it can come down.',
      source: sources.matz,
    },
    rank: 1,
    tells: "Only a power inside the logarithm comes down in front. A power of the logarithm doesn't.",
    asks: 'Is the power inside the logarithm, or outside?',
    examples: [['(ln(x))^2', '2ln(x)']],
    inExpression: (x) => (x.kind === 'power' && isLogarithm(x.base) ? times(x.exponent, x.base) : null),
  },
  {
    rule: {
      name: 'log_divided_away',
      category: 'conceptual_error',
      says: "You treated log as a factor. It's the name of a function.",
      source: sources.matz,
    },
    rank: 2,
    tells: "log is the name of a function. It isn't a number that you can move.",
    asks: 'What does log stand for there?',
    examples: [['log(2x)', '2log(x)']],
    inExpression: (x) => {
      if (!isLogarithm(x) || x.of.kind !== 'multiply' || writtenNumber(x.of.left) === null) return null;
      return times(x.of.left, { ...x, of: x.of.right });
    },
  },
  {
    rule: {
      name: 'function_of_sum_termwise',
      category: 'conceptual_error',
      says: "You applied the function to each term. It can't be split over a sum.",
      source: sources.matz,
    },
    rank: 1,
    tells: "The sine or cosine of a sum isn't the sum of the sines or cosines.",
    asks: 'Does that hold for two angles you try?',
    examples: [
      ['sin(a+b)', 'sin(a)+sin(b)'],
      ['cos(x-y)', 'cos(x)-cos(y)'],
    ],
    inExpression: (x) =>
      x.kind === 'apply' && !isLogarithm(x) && isSum(x.of)
        ? { ...x.of, left: { ...x, of: x.of.left }, right: { ...x, of: x.of.right } }
        : null,
  },
  {
    rule: {
      name: 'function_of_multiple',
      category: 'conceptual_error',
      says: "You took a factor out of the function. A factor inside doesn't come out in front.",
      source: sources.matz,
    },
    rank: 1,
    tells: "A factor inside a function doesn't come out in front of it.",
    asks: 'Does that hold for an angle you try?',
    examples: [['sin(2x)', '2sin(x)']],
    inExpression: (x) =>
      x.kind === 'apply' && !isLogarithm(x) && x.of.kind === 'multiply' && writtenNumber(x.of.left) !== null
        ? times(x.of.left, { ...x, of: x.of.right })
        : null,
  },
  {
    rule: {
      name: 'exponent_taken_as_coefficient',
      category: 'conceptual_error',
      says: "You divided by the base. The variable is an exponent, so dividing doesn't undo it.",
      source: sources.cangelosi,
    },
    rank: 1,
    tells: "The variable is an exponent. Ask what power of the base you need. Dividing doesn't undo a power.",
    asks: 'Where is the variable in the line above?',
    examples: [
      ['2^x=8', 'x=4'],
      ['3^x=81', 'x=27'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a?.kind !== 'power' || b === undefined || claim.sides.length !== 2 || writtenNumber(a.base) === null) return [];
      return [equation(a.exponent, over(b, a.base))];
    },
  },
  {
    rule: {
      name: 'log_equation_base_and_value_swapped',
      category: 'conceptual_error',
      says: 'You switched the base and the value. The logarithm is the exponent of its base.',
      source: sources.cangelosi,
    },
    rank: 2,
    tells: 'A logarithm is the exponent: the base is raised to it.',
    asks: 'Which number is the base?',
    examples: [
      ['log_2(x)=3', 'x=9'],
      ['log_2(x)=3', 'x=6'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a === undefined || b === undefined || !isLogarithm(a) || a.base === null || claim.sides.length !== 2) return [];
      return [equation(a.of, power(b, a.base)), equation(a.of, times(b, a.base))];
    },
  },
];
