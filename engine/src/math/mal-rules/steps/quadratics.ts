import { polynomialOf } from '../../exact/polynomial-text.ts';
import { coefficientsIn, lettersIn } from '../../exact/polynomial.ts';
import * as q from '../../exact/rational.ts';
import { lettersOf, type Expression, type Statement, type Relation } from '../../syntax-tree.ts';
import {
  add,
  either,
  equation,
  exact,
  factorsOf,
  isNumber,
  isSum,
  letter,
  minus,
  number,
  over,
  power,
  subtract,
  sumOf,
  termsOf,
  times,
  writtenNumber,
} from '../building.ts';
import {
  dividedByTheLetter,
  factorSignsSwapped,
  onlyPositiveRoot,
  rootSignFromFactor,
} from '../functions-and-lines/lines-and-quadratics.ts';
import { quadraticFormulaRules } from './quadratic-formula.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { factorsOfQuadratic, quadratic } from './quadratic-parts.ts';

const two = number(2);

export const quadraticRules: readonly StepRule[] = [
  {
    rule: {
      name: 'zero_product_with_other_number',
      category: 'conceptual_error',
      says: "You set each factor equal to a number that isn't 0. That works only when the product is 0.",
      source: sources.vaiyavutjamai,
    },
    rank: 1,
    tells: 'You can set each factor equal to a number only when the product is 0.',
    asks: 'When can you split a product?',
    examples: [
      ['(x-2)(x-3)=6', 'x-2=6 or x-3=6'],
      ['x(x+1)=12', 'x=12 or x=11'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (claim.sides.length !== 2 || claim.signs[0] !== '=' || a?.kind !== 'multiply' || b === undefined || isNumber(b, 0))
        return [];
      if (factorsOf(a).filter((factor) => lettersOf(factor).size > 0).length < 2) return [];
      return [either(...factorsOf(a).map((factor) => equation(factor, b)))];
    },
  },
  {
    rule: rootSignFromFactor,
    rank: 1,
    tells: 'A factor is 0 when its variable is the opposite of the number beside it.',
    asks: 'Does that make the factor zero?',
    examples: [
      ['(x+2)(x-3)=0', 'x=2 or x=-3'],
      ['(x-4)(x-1)=0', 'x=-4 or x=-1'],
    ],
    inRelation: (claim, line) =>
      line.solved
        ? mirrored(claim, (sides) => sides.some((side) => side.kind === 'multiply' && factorsOf(side).some(isSum)))
        : [],
  },
  {
    rule: factorSignsSwapped,
    rank: 1,
    tells: "The numbers fit, but their signs don't. Multiply the factors, and compare the middle term.",
    asks: 'What do you get if you multiply back?',
    examples: [
      ['x^2-5x+6=0', '(x+2)(x+3)=0'],
      ['x^2+x-6', '(x-3)(x+2)'],
      ['x^2-5x+6=0', 'x=-2 or x=-3'],
    ],
    inExpression: (x) => {
      const p = isSum(x) ? polynomialOf(x) : null;
      const name = p === null ? undefined : lettersIn(p)[0];
      const list = p === null || name === undefined ? null : coefficientsIn(p, name);
      if (list?.length !== 3 || q.isZero(list[1]!)) return null;
      const [c, b, a] = list as [q.Rational, q.Rational, q.Rational];
      return add(subtract(times(exact(a), power(letter(name!), two)), times(exact(b), letter(name!))), exact(c));
    },
  },
  {
    rule: {
      name: 'sign_in_one_factor',
      category: 'sign_error',
      says: 'One of your factors has the wrong sign.',
      source: sources.vaiyavutjamai,
    },
    rank: 1,
    tells: 'One factor has the wrong sign. Multiply the factors, and compare with the line above.',
    asks: 'What do you get if you multiply back?',
    examples: [
      ['x^2-5x+6=0', '(x-2)(x+3)=0'],
      ['x^2+7x+12', '(x+3)(x-4)'],
    ],
    inExpression: (x) => {
      const found = isSum(x) ? factorsOfQuadratic(x) : null;
      if (found === null) return null;
      const [one, other] = found.roots;
      const factor = (root: q.Rational) => subtract(found.x, exact(root));
      const product = (r: q.Rational, s: q.Rational) => times(exact(found.a), times(factor(r), factor(s)));
      return [product(one, q.negate(other)), product(q.negate(one), other)];
    },
  },
  {
    rule: {
      name: 'factors_fit_product_alone',
      category: 'procedural_error',
      says: "Your two numbers have the right product, but their sum doesn't fit the middle term.",
      source: sources.vaiyavutjamai,
    },
    rank: 3,
    tells: 'The two numbers have the right product. Their sum has to fit the middle term, too.',
    asks: 'What do your two numbers add up to?',
    examples: [
      ['x^2+5x+6', '(x+1)(x+6)'],
      ['x^2-x-12=0', '(x-6)(x+2)=0'],
    ],
    inExpression: (x) => {
      const found = isSum(x) ? factorsOfQuadratic(x) : null;
      const last = found === null ? q.zero : q.multiply(...found.roots);
      if (found === null || !q.equals(found.a, q.one) || !q.isInteger(last) || q.absolute(last).n > 400n) return null;
      const c = Number(last.n);
      const pairs: Expression[] = [];
      for (let p = 1; p * p <= Math.abs(c); p += 1) {
        if (c % p !== 0) continue;
        for (const one of [p, -p]) pairs.push(times(add(found.x, number(one)), add(found.x, number(c / one))));
      }
      return pairs;
    },
  },
  {
    rule: {
      name: 'square_completed_on_one_side',
      category: 'procedural_error',
      says: 'You completed the square on one side only. Add the same number to the other side.',
      source: sources.vaiyavutjamai,
    },
    rank: 1,
    tells: 'If you complete the square on one side, add the same number to the other side.',
    asks: 'What did you add to each side?',
    examples: [
      ['x^2+6x=7', '(x+3)^2=7'],
      ['x^2-4x=5', 'x^2-4x+4=5'],
    ],
    inRelation: (claim) => {
      const found = quadratic(claim);
      const right = claim.sides[1];
      if (found === null || right === undefined || writtenNumber(right) === null || !q.equals(found.a, q.one)) return [];
      const half = q.divide(found.b, q.rational(2));
      return q.isZero(half) ? [] : [equation(add(claim.sides[0]!, exact(q.multiply(half, half))), right)];
    },
  },
  {
    rule: {
      name: 'completed_with_whole_coefficient',
      category: 'procedural_error',
      says: "You didn't halve the coefficient when you completed the square.",
      source: sources.vaiyavutjamai,
    },
    rank: 2,
    tells: 'Half of the coefficient of the variable goes in the parentheses.',
    asks: 'What does that square expand to?',
    examples: [
      ['x^2+6x', '(x+6)^2-36'],
      ['x^2+6x=7', '(x+6)^2=43'],
    ],
    inExpression: (x) => {
      const p = isSum(x) ? polynomialOf(x) : null;
      const name = p === null ? undefined : lettersIn(p)[0];
      const list = p === null || name === undefined ? null : coefficientsIn(p, name);
      if (list?.length !== 3 || !q.equals(list[2]!, q.one) || q.isZero(list[1]!)) return null;
      const b = exact(list[1]!);
      return add(subtract(power(add(letter(name!), b), two), power(b, two)), exact(list[0]!));
    },
  },
  ...quadraticFormulaRules,
  {
    rule: {
      name: 'root_taken_termwise',
      category: 'conceptual_error',
      says: 'You took the root of each term separately. Take the root of the whole side.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'Take the root of the whole side, not of each term.',
    asks: "What's the root of the whole side?",
    examples: [
      ['x^2+9=25', 'x+3=5'],
      ['x^2+16=25', 'x=1'],
    ],
    inRelation: (claim) => {
      if (claim.sides.length !== 2 || claim.signs[0] !== '=' || !claim.sides.some(isSum)) return [];
      const rooted = claim.sides.map((side) => {
        const roots = termsOf(side).map(({ term, sign }) => {
          const root = rootOf(term);
          return root === null ? null : { term: root, sign };
        });
        return roots.includes(null) ? null : sumOf(roots.map((one) => one!));
      });
      return rooted.includes(null) ? [] : [equation(rooted[0]!, rooted[1]!)];
    },
  },
  {
    rule: {
      name: 'square_undone_by_halving',
      category: 'conceptual_error',
      says: 'You halved to undo a square. Take a square root instead.',
      source: sources.vaiyavutjamai,
    },
    rank: 1,
    tells: "To undo a square, take the square root. Don't divide by 2.",
    asks: 'What operation undoes squaring?',
    examples: [
      ['x^2=16', 'x=8'],
      ['(x+1)^2=36', 'x+1=18'],
      ['x^2=64', 'x=±32'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (
        claim.sides.length !== 2 ||
        claim.signs[0] !== '=' ||
        a?.kind !== 'power' ||
        !isNumber(a.exponent, 2) ||
        b === undefined
      )
        return [];
      const half = over(b, two);
      return [equation(a.base, half), either(equation(a.base, half), equation(a.base, minus(half)))];
    },
  },
  {
    rule: {
      name: 'root_not_taken',
      category: 'omission_error',
      says: "You removed the square from one side but didn't take the root of the other side.",
      source: sources.vaiyavutjamai,
    },
    rank: 2,
    tells: 'You removed the square from one side and left the other side as it was.',
    asks: 'What did you do to each side?',
    examples: [
      ['x^2=16', 'x=16'],
      ['(x+1)^2=36', 'x+1=36'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (claim.sides.length !== 2 || claim.signs[0] !== '=' || b === undefined) return [];
      return a?.kind === 'power' && isNumber(a.exponent, 2)
        ? [equation(a.base, b), either(equation(a.base, b), equation(a.base, minus(b)))]
        : [];
    },
  },
  {
    rule: {
      name: 'square_not_taken',
      category: 'omission_error',
      says: "You removed the root from one side but didn't square the other side.",
      source: sources.vaiyavutjamai,
    },
    rank: 2,
    tells: "You removed the root from one side but didn't square the other side.",
    asks: 'What did you do to each side?',
    examples: [
      ['sqrt(x)=5', 'x=5'],
      ['sqrt(2x+1)=7', '2x+1=7'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      return a?.kind === 'root' && b !== undefined && claim.sides.length === 2 ? [equation(a.of, b)] : [];
    },
  },
  {
    rule: {
      name: 'root_of_negative_taken',
      category: 'conceptual_error',
      says: 'You took the root of a negative number. No real number has a negative square.',
      source: sources.vaiyavutjamai,
    },
    rank: 0.8,
    tells: 'A square is never negative, so no number works here.',
    asks: 'What number times itself gives a negative number?',
    examples: [
      ['x^2=-4', 'x=-2'],
      ['x^2+9=0', 'x=3 or x=-3'],
    ],
    inRelation: (claim) => {
      const found = quadratic(claim);
      if (found === null || !q.isZero(found.b)) return [];
      const square = q.divide(found.c, found.a);
      const root = square.n > 0n ? q.exactRoot(square, 2) : null;
      if (root === null) return [];
      const [plus, negative] = [equation(found.x, exact(root)), equation(found.x, minus(exact(root)))];
      return [plus, negative, either(plus, negative)];
    },
  },
  {
    rule: {
      name: 'root_undone_by_doubling',
      category: 'conceptual_error',
      says: 'You doubled to undo a square root. Square instead.',
      source: sources.vaiyavutjamai,
    },
    rank: 2,
    tells: "To undo a square root, square. Don't double.",
    asks: 'What operation undoes a square root?',
    examples: [['sqrt(x)=5', 'x=10']],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      return a?.kind === 'root' && b !== undefined && claim.sides.length === 2 ? [equation(a.of, times(two, b))] : [];
    },
  },
  {
    rule: onlyPositiveRoot,
    rank: 1,
    tells: 'A positive number has two square roots: one positive and one negative.',
    asks: 'Which numbers have that square?',
    examples: [
      ['x^2=9', 'x=3'],
      ['(x-1)^2=16', 'x-1=4'],
      ['x^2=49', 'x=-7'],
      ['a^2=b^2', 'a=b'],
    ],
    inRelation: (claim) => {
      const roots = claim.sides.map(rootOf);
      return claim.sides.length === 2 && claim.signs[0] === '=' && !roots.includes(null) ? [equation(roots[0]!, roots[1]!)] : [];
    },
  },
  {
    rule: dividedByTheLetter,
    rank: 1,
    tells: 'Dividing by the variable loses the case where it is 0.',
    asks: 'What value can you never divide by?',
    examples: [
      ['x^2=3x', 'x=3'],
      ['2x^2-8x=0', '2x-8=0'],
      ['x(x-5)=2x', 'x-5=2'],
    ],
  },
  {
    rule: {
      name: 'divided_by_expression',
      category: 'omission_error',
      says: 'You divided both sides by something that can be 0, so you lost a case.',
      source: sources.vaiyavutjamai,
    },
    rank: 1,
    tells: 'You divided both sides by something that may be 0. That case is lost.',
    asks: 'What value can you never divide by?',
    examples: [
      ['(x-1)(x+2)=5(x-1)', 'x+2=5'],
      ['(x+4)(x-2)=5(x+4)', 'x=7'],
    ],
  },
];

/** Returns the claim with its letter negated, so that it gives x = −2 or x = 3 instead of 2 and −3. */
function mirrored(claim: Relation, applies: (sides: readonly Expression[]) => boolean): Statement[] {
  const found = quadratic(claim);
  if (found === null || q.isZero(found.b) || !applies(claim.sides)) return [];
  const { a, b, c, x } = found;
  return [equation(add(subtract(times(exact(a), power(x, two)), times(exact(b), x)), exact(c)), number(0))];
}

function rootOf(x: Expression): Expression | null {
  if (x.kind === 'power' && isNumber(x.exponent, 2)) return x.base;
  const value = x.kind === 'number' ? q.exactRoot(x.value, 2) : null;
  return value === null ? null : exact(value);
}
