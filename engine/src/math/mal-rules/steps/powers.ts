import { radicandsAdded } from '../algebra/powers-and-roots.ts';
import * as q from '../../exact/rational.ts';
import { lettersOf, type Expression } from '../../syntax-tree.ts';
import {
  add,
  factorsOf,
  isNumber,
  isSum,
  number,
  over,
  power,
  productOf,
  squareRoot,
  times,
  timesRoot,
  writtenNumber,
  writtenWhole,
} from '../building.ts';
import {
  addExponentsInPower,
  coefficientNotRaised,
  divideExponentsInQuotient,
  exponentAsFactor,
  multiplyBasesToo,
  multiplyExponentsInProduct,
  rootAsHalf,
  rootOfSumTermwise,
  zeroExponentIsZero,
} from '../algebra/exponents.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

type Power = Extract<Expression, { kind: 'power' }>;
const asPower = (x: Expression): Power => (x.kind === 'power' ? x : { kind: 'power', base: x, exponent: number(1) });

/** Returns two powers with the same base; the letter or number itself counts as a power of it. */
function sameBase(left: Expression, right: Expression): { base: Expression; a: Expression; b: Expression } | null {
  const [a, b] = [asPower(left), asPower(right)];
  const alike =
    (a.base.kind === 'letter' && b.base.kind === 'letter' && a.base.name === b.base.name) ||
    (a.base.kind === 'number' && b.base.kind === 'number' && q.equals(a.base.value, b.base.value));
  return alike && (left.kind === 'power' || right.kind === 'power') ? { base: a.base, a: a.exponent, b: b.exponent } : null;
}

export const powerRules: readonly StepRule[] = [
  {
    rule: multiplyExponentsInProduct,
    rank: 1,
    tells: 'To multiply powers with the same base, add their exponents.',
    asks: 'How many factors are there, written out?',
    examples: [
      ['a^2*a^3', 'a^6'],
      ['2^3*2^4', '2^12'],
      ['3x^2*x^5', '3x^10'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply') return null;
      const factors = factorsOf(x);
      const right = factors.at(-1)!;
      return factors.slice(0, -1).flatMap((left, i) => {
        const found = sameBase(left, right);
        const rest = factors.slice(0, -1).filter((_, k) => k !== i);
        return found === null ? [] : [productOf([...rest, power(found.base, times(found.a, found.b))])];
      });
    },
  },
  {
    rule: addExponentsInPower,
    rank: 1,
    tells: 'For a power of a power, multiply the exponents.',
    asks: 'What is that power, written out?',
    examples: [
      ['(a^2)^3', 'a^5'],
      ['(2^3)^2', '2^5'],
      ['(x^4)^2+1', 'x^6+1'],
    ],
    inExpression: (x) =>
      x.kind === 'power' && x.base.kind === 'power' ? power(x.base.base, add(x.base.exponent, x.exponent)) : null,
  },
  {
    rule: divideExponentsInQuotient,
    rank: 1,
    tells: 'To divide powers with the same base, subtract their exponents.',
    asks: 'Which factors cancel, written out?',
    examples: [
      ['x^6/x^2', 'x^3'],
      ['a^8/a^4', 'a^2'],
    ],
    inExpression: (x) => {
      const found = x.kind === 'divide' ? sameBase(x.left, x.right) : null;
      return found === null || isNumber(found.b, 1) ? null : power(found.base, over(found.a, found.b));
    },
  },
  {
    rule: multiplyBasesToo,
    rank: 1,
    tells: 'The base stays the same. Add only the exponents.',
    asks: "What's being multiplied again and again there?",
    examples: [
      ['2^2*2^3', '4^5'],
      ['3^2*3^4', '9^6'],
    ],
    inExpression: (x) => {
      const found = x.kind === 'multiply' ? sameBase(x.left, x.right) : null;
      return found === null || found.base.kind !== 'number' ? null : power(times(found.base, found.base), add(found.a, found.b));
    },
  },
  {
    rule: {
      name: 'add_exponents_in_sum',
      category: 'conceptual_error',
      says: 'You added the exponents of a sum. Exponents are added only when powers are multiplied.',
      source: sources.payneSquibb,
    },
    rank: 1,
    tells: 'Add exponents only when you multiply powers. A sum of different powers stays a sum.',
    asks: 'Are those powers added, or multiplied?',
    examples: [
      ['x^2+x^3', 'x^5'],
      ['2^3+2^2', '2^5'],
    ],
    inExpression: (x) => {
      const found = x.kind === 'add' ? sameBase(x.left, x.right) : null;
      return found === null ? null : power(found.base, add(found.a, found.b));
    },
  },
  {
    rule: exponentAsFactor,
    rank: 2,
    tells: "A power multiplies the base by itself. It isn't the base times the exponent.",
    asks: 'What does the exponent count?',
    examples: [
      ['2^3', '6'],
      ['5^2+1', '10+1'],
      ['3*4^2', '3*8'],
      ['(2x)^3', '6x^3'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power') return null;
      const plain = times(x.base, x.exponent);
      const [count, ...rest] = factorsOf(x.base);
      if (rest.length === 0 || count?.kind !== 'number') return plain;
      return [plain, times(times(count, x.exponent), power(productOf(rest), x.exponent))];
    },
  },
  {
    rule: zeroExponentIsZero,
    rank: 1,
    tells: "A number to the power 0 isn't 0. Follow the pattern of the powers as the exponent goes down.",
    asks: 'What pattern do the smaller powers follow?',
    examples: [
      ['5^0', '0'],
      ['3+x^0', '3+0'],
    ],
    inExpression: (x) => (x.kind === 'power' && isNumber(x.exponent, 0) ? number(0) : null),
  },
  {
    rule: coefficientNotRaised,
    rank: 1,
    tells: 'The power belongs to every factor in the parentheses.',
    asks: 'Which factors does the exponent outside reach?',
    examples: [
      ['(2x)^3', '2x^3'],
      ['(ab)^2', 'ab^2'],
      ['(3x^2)^2', '3x^4'],
      ['(x/2)^2', 'x^2/2'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power') return null;
      if (x.base.kind === 'divide')
        return [over(power(x.base.left, x.exponent), x.base.right), over(x.base.left, power(x.base.right, x.exponent))];
      const factors = factorsOf(x.base);
      return factors.length < 2
        ? null
        : factors.map((_, at) => productOf(factors.map((one, i) => (i === at ? power(one, x.exponent) : one))));
    },
  },
  {
    rule: {
      name: 'power_taken_over_coefficient',
      category: 'conceptual_error',
      says: 'You raised the coefficient too. The exponent belongs to the variable alone.',
      source: sources.payneSquibb,
    },
    rank: 1,
    tells: "The exponent belongs to the variable alone. The coefficient isn't raised to it.",
    asks: 'What does the exponent belong to here?',
    examples: [
      ['2x^2', '(2x)^2'],
      ['3*2^2', '6^2'],
      ['5*2^3', '1000'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply' || x.right.kind !== 'power') return null;
      return writtenNumber(x.left) === null ? null : power(times(x.left, x.right.base), x.right.exponent);
    },
  },
  {
    rule: rootOfSumTermwise,
    rank: 1,
    tells: "The root of a sum isn't the sum of the roots. Find the sum under the root first.",
    asks: 'Does that work with two square numbers?',
    examples: [
      ['sqrt(9+16)', '3+4'],
      ['sqrt(a^2+b^2)', 'a+b'],
      ['sqrt(x^2+25)', 'x+5'],
      ['sqrt(100-36)', '10-6'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'root' || !isSum(x.of)) return null;
      const undone = (of: Expression): Expression =>
        of.kind === 'power' && of.exponent.kind === 'number' && isNumber(of.exponent, x.index) ? of.base : { ...x, of };
      return { ...x.of, left: undone(x.of.left), right: undone(x.of.right) };
    },
  },
  {
    rule: {
      name: 'roots_added_under_one',
      category: 'conceptual_error',
      says: 'You put a sum under one radical. Only products of roots combine that way.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'You can put roots under one radical when you multiply them, not when you add them.',
    asks: 'Does that work with two square numbers?',
    examples: [
      ['sqrt(2)+sqrt(3)', 'sqrt(5)'],
      ['sqrt(16)+sqrt(9)', 'sqrt(25)'],
    ],
    inExpression: (x) =>
      isSum(x) && x.left.kind === 'root' && x.right.kind === 'root' && x.left.index === x.right.index
        ? { ...x.left, of: { ...x, left: x.left.of, right: x.right.of } }
        : null,
  },
  {
    rule: rootAsHalf,
    rank: 2,
    tells: "A square root asks which number times itself gives this. It doesn't ask for half of it.",
    asks: 'What does a square root ask for?',
    examples: [
      ['sqrt(16)', '8'],
      ['sqrt(36)+1', '18+1'],
      ['x=sqrt(64)', 'x=32'],
    ],
    inExpression: (x) => (x.kind === 'root' && x.index === 2 && lettersOf(x).size === 0 ? over(x.of, number(2)) : null),
  },
  {
    rule: {
      name: 'factor_slipped_under_root',
      category: 'procedural_error',
      says: 'You moved the factor under the radical without squaring it.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'When a factor goes under a square root, square it.',
    asks: "What's a factor worth once it's under the root?",
    examples: [
      ['2sqrt(3)', 'sqrt(6)'],
      ['5*sqrt(2)', 'sqrt(10)'],
    ],
    inExpression: (x) =>
      x.kind === 'multiply' && x.right.kind === 'root' && writtenNumber(x.left) !== null
        ? { ...x.right, of: times(x.left, x.right.of) }
        : null,
  },
  {
    rule: {
      name: 'square_factor_left_whole',
      category: 'procedural_error',
      says: 'You took a square factor out of the radical without taking its square root.',
      source: sources.matz,
    },
    rank: 2,
    tells: 'A square factor comes out of the radical as its square root.',
    asks: 'What comes out of a root?',
    examples: [
      ['sqrt(12)', '4sqrt(3)'],
      ['sqrt(50)', '25sqrt(2)'],
    ],
    inExpression: (x) => {
      const value = x.kind === 'root' && x.index === 2 ? writtenWhole(x.of) : null;
      if (value === null || value > 10_000) return null;
      return [4, 9, 16, 25, 36, 49, 100].flatMap((square) =>
        value % square === 0 && value > square ? [times(number(square), squareRoot(number(value / square)))] : [],
      );
    },
  },
  {
    rule: radicandsAdded,
    rank: 2,
    tells:
      'Count like roots the way you count like terms. The number under the root stays. Only a product of roots multiplies it.',
    asks: 'How many roots of a kind are there?',
    examples: [
      ['3√2+2√2', '5√4'],
      ['√8*√2', '√10'],
      ['√3+√3', '2√6'],
    ],
    inExpression: (x) => {
      const [a, b] = x.kind === 'add' || x.kind === 'multiply' ? [timesRoot(x.left), timesRoot(x.right)] : [null, null];
      if (a === null || b === null) return null;
      const under = squareRoot(number(a.under + b.under));
      if (x.kind === 'multiply') return times(number(a.count * b.count), under);
      return a.under === b.under ? times(number(a.count + b.count), under) : null;
    },
  },
  {
    rule: {
      name: 'any_factor_leaves_root',
      category: 'procedural_error',
      says: "You took out a factor that isn't a perfect square. Only a square factor can come out, as its root.",
      source: sources.matz,
    },
    rank: 2.5,
    tells: 'Only a square factor can come out of a square root, and it comes out as its root.',
    asks: 'Is that factor a perfect square?',
    examples: [
      ['sqrt(50)', '5sqrt(10)'],
      ['sqrt(50)', '10sqrt(5)'],
      ['2+sqrt(30)', '2+3sqrt(10)'],
    ],
    inExpression: (x) => {
      const value = x.kind === 'root' && x.index === 2 ? writtenWhole(x.of) : null;
      if (value === null || value < 1 || value > 10_000) return null;
      return [2, 3, 5, 6, 7, 8, 10, 12].flatMap((factor) =>
        value % factor === 0 && value > factor ? [times(number(factor), squareRoot(number(value / factor)))] : [],
      );
    },
  },
  {
    rule: {
      name: 'fraction_exponent_as_division',
      category: 'conceptual_error',
      says: 'You divided by the denominator of the exponent. A fraction as an exponent means a root.',
      source: sources.cangelosi,
    },
    rank: 1,
    tells: 'A fraction in the exponent means a root, not division.',
    asks: 'What does a fraction in the exponent mean?',
    examples: [
      ['8^(1/3)', '8/3'],
      ['16^(1/2)', '8'],
    ],
    inExpression: (x) => (x.kind === 'power' && x.exponent.kind === 'divide' ? times(x.base, x.exponent) : null),
  },
  {
    rule: {
      name: 'negative_exponent_minus_dropped',
      category: 'conceptual_error',
      says: 'You dropped the negative sign of the exponent. It means one over the power.',
      source: sources.cangelosi,
    },
    rank: 2,
    tells: "A negative exponent means one over the power. Don't drop its sign.",
    asks: 'What does the sign of that exponent mean?',
    examples: [
      ['2^(-3)', '8'],
      ['x^(-2)', 'x^2'],
    ],
    inExpression: (x) => (x.kind === 'power' && x.exponent.kind === 'negate' ? power(x.base, x.exponent.of) : null),
  },
];
