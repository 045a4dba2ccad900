import {
  add,
  factorsOf,
  isSum,
  number,
  power,
  productOf,
  subtract,
  sumOf,
  termsOf,
  times,
  writtenNumber,
  writtenWhole,
  exact,
  isNumber,
} from '../building.ts';
import { printExpression } from '../../print.ts';
import { sameTree } from '../../compare/compare-expressions.ts';
import { polynomialOf } from '../../exact/polynomial-text.ts';
import * as q from '../../exact/rational.ts';
import { lettersOf, type Expression } from '../../syntax-tree.ts';
import {
  addExponentsOfLikeTerms,
  combineUnlikeTerms,
  distributeFirstOnly,
  firstAndLastOnly,
  squareOfDifferenceTermwise,
  squareOfSumTermwise,
} from '../algebra/expressions.ts';
import { bracketsIgnored } from '../whole-numbers/order-of-operations.ts';
import { termOmitted } from '../slips.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

const two = number(2);

/** Returns the factor and the sum of 3(x + 4) or (x + 4)3. */
function factorOfSum(x: Expression): { factor: Expression; sum: Expression } | null {
  if (x.kind !== 'multiply') return null;
  if (isSum(x.right) && !isSum(x.left)) return { factor: x.left, sum: x.right };
  return isSum(x.left) && !isSum(x.right) ? { factor: x.right, sum: x.left } : null;
}

type Term = { readonly coefficient: q.Rational; readonly letters: readonly Expression[] };

/** Splits 5x, −3xy² or 7 into its number and its letters. */
function termOf(x: Expression, sign: 1 | -1 = 1): Term {
  const factors = factorsOf(x);
  const coefficient = factors.reduce((all, one) => q.multiply(all, writtenNumber(one) ?? q.one), q.rational(sign));
  return { coefficient, letters: factors.filter((one) => writtenNumber(one) === null) };
}
const lettersText = ({ letters }: Term): string =>
  letters
    .map((one) =>
      one.kind === 'power' && one.base.kind === 'letter'
        ? `${one.base.name}^${exponentText(one.exponent)}`
        : one.kind === 'letter'
          ? one.name
          : '',
    )
    .sort()
    .join(' ');
const exponentText = (x: Expression): string => (x.kind === 'number' ? q.rationalText(x.value) : printExpression(x, 'plain'));
const sameLetters = (a: Term, b: Term): boolean => lettersText(a) === lettersText(b);
const isSimple = ({ letters }: Term): boolean =>
  letters.every((one) => one.kind === 'letter' || (one.kind === 'power' && one.base.kind === 'letter'));

/** Combines each pair of terms of a sum by a rule; the other terms stay. */
function pairs(x: Expression, join: (a: Term, b: Term) => Expression | null): Expression[] {
  if (!isSum(x)) return [];
  const terms = termsOf(x);
  const found: Expression[] = [];
  for (let i = 0; i < terms.length; i += 1) {
    for (let j = i + 1; j < terms.length; j += 1) {
      const [a, b] = [termOf(terms[i]!.term, terms[i]!.sign), termOf(terms[j]!.term, terms[j]!.sign)];
      const joined = isSimple(a) && isSimple(b) ? join(a, b) : null;
      if (joined !== null)
        found.push(sumOf(terms.flatMap((one, k) => (k === i ? [{ term: joined, sign: 1 as const }] : k === j ? [] : [one]))));
    }
  }
  return found;
}

export const bracketRules: readonly StepRule[] = [
  {
    rule: distributeFirstOnly,
    rank: 1,
    tells: 'The factor in front of the parentheses belongs to every term inside, not just the first.',
    asks: 'Which terms does the factor in front multiply?',
    examples: [
      ['3(x+4)', '3x+4'],
      ['2(x-5)=8', '2x-5=8'],
      ['4(2x-1)+3', '8x-1+3'],
      ['x(x+3)', 'x^2+3'],
    ],
    inExpression: (x) => {
      const found = factorOfSum(x);
      if (found === null) return null;
      const [first, ...rest] = termsOf(found.sum);
      return sumOf([{ ...first!, term: times(found.factor, first!.term) }, ...rest]);
    },
  },
  {
    rule: {
      name: 'distribute_last_only',
      category: 'procedural_error',
      says: 'You multiplied only the last term in the parentheses. The factor belongs to every term.',
      source: sources.sleeman,
    },
    rank: 2,
    tells: 'The factor in front of the parentheses belongs to every term inside, not just the last.',
    asks: 'Which terms does the factor in front multiply?',
    examples: [
      ['3(x+4)', 'x+12'],
      ['5(x-2)=15', 'x-10=15'],
    ],
    inExpression: (x) => {
      const found = factorOfSum(x);
      if (found === null || lettersOf(found.sum).size === 0) return null;
      const terms = termsOf(found.sum);
      return sumOf([...terms.slice(0, -1), { ...terms.at(-1)!, term: times(found.factor, terms.at(-1)!.term) }]);
    },
  },
  {
    rule: squareOfSumTermwise,
    rank: 1,
    tells: 'Squaring a sum also gives twice the product of its terms. Write the parentheses twice and multiply.',
    asks: 'What does the square mean, written out?',
    examples: [
      ['(x+3)^2', 'x^2+9'],
      ['(a+b)^2', 'a^2+b^2'],
      ['(x+3)^2=16', 'x^2+9=16'],
      ['(x-5)^2', 'x^2+25'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power' || !isSum(x.base)) return null;
      return add(power(x.base.left, x.exponent), power(x.base.right, x.exponent));
    },
  },
  {
    rule: squareOfDifferenceTermwise,
    rank: 1,
    tells: "Squaring a difference isn't the same as squaring its terms. Write the parentheses twice and multiply.",
    asks: 'What does the square mean, written out?',
    examples: [
      ['(x-3)^2', 'x^2-9'],
      ['(2x-1)^2=9', '4x^2-1=9'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power' || x.base.kind !== 'subtract') return null;
      return subtract(power(x.base.left, x.exponent), power(x.base.right, x.exponent));
    },
  },
  {
    rule: {
      name: 'middle_term_not_doubled',
      category: 'procedural_error',
      says: 'You counted the product of the two terms once. In a square it counts twice.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'The middle term of a square counts twice.',
    asks: 'How many products make up the middle term?',
    examples: [
      ['(x+3)^2', 'x^2+3x+9'],
      ['(x-4)^2', 'x^2-4x+16'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'power' || !isSum(x.base) || !isNumber(x.exponent, 2)) return null;
      const [a, b] = [x.base.left, x.base.right];
      const middle = times(a, b);
      const ends = x.base.kind === 'add' ? add(power(a, two), middle) : subtract(power(a, two), middle);
      return add(ends, power(b, two));
    },
  },
  {
    rule: firstAndLastOnly,
    rank: 1,
    tells: 'Every term in the first parentheses multiplies every term in the second. The middle products are missing.',
    asks: 'How many products do the two parentheses make?',
    examples: [
      ['(x+2)(x+3)', 'x^2+6'],
      ['(x+5)(x-2)', 'x^2-10'],
      ['(2x+1)(x+4)=0', '2x^2+4=0'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply' || !isSum(x.left) || !isSum(x.right)) return null;
      const [first, last] = [times(x.left.left, x.right.left), times(x.left.right, x.right.right)];
      return x.left.kind === x.right.kind ? add(first, last) : subtract(first, last);
    },
  },
  {
    rule: {
      name: 'difference_of_squares_as_square',
      category: 'conceptual_error',
      says: 'You factored a difference of squares as a perfect square. Its two factors have different signs.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'A difference of two squares has two different factors, one with plus and one with minus.',
    asks: 'What do you get if you multiply back?',
    examples: [
      ['x^2-9', '(x-3)^2'],
      ['x^2-9', '(x-3)(x-3)'],
      ['4x^2-9', '(2x-3)^2'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'subtract') return null;
      const root = (of: Expression): Expression | null => {
        if (of.kind === 'power' && isNumber(of.exponent, 2)) return of.base;
        if (of.kind === 'multiply') {
          const [count, square] = [root(of.left), root(of.right)];
          return count === null || square === null ? null : times(count, square);
        }
        const value = of.kind === 'number' ? q.exactRoot(of.value, 2) : null;
        return value === null ? null : exact(value);
      };
      const [a, b] = [root(x.left), root(x.right)];
      return a === null || b === null || (a.kind === 'number' && b.kind === 'number') ? null : power(subtract(a, b), two);
    },
  },
  {
    rule: {
      name: 'conjugates_as_sum_of_squares',
      category: 'sign_error',
      says: 'You wrote a sum of squares. A sum times a difference gives a difference of squares.',
      source: sources.booth,
    },
    rank: 1,
    tells: 'A positive times a negative is negative. Look at the sign of the second square.',
    asks: 'What sign does the last product have?',
    examples: [
      ['(a+b)(a-b)', 'a^2+b^2'],
      ['(x-5)(x+5)', 'x^2+25'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply' || !isSum(x.left) || !isSum(x.right) || x.left.kind === x.right.kind) return null;
      const { left, right } = x;
      if (!sameTree(left.left, right.left) || !sameTree(left.right, right.right)) return null;
      return add(power(left.left, two), power(left.right, two));
    },
  },
  {
    rule: combineUnlikeTerms,
    rank: 2,
    tells: "These aren't like terms, so you can't combine them.",
    asks: 'Which of those terms are alike?',
    examples: [
      ['3x+4', '7x'],
      ['3x+2', '5x'],
      ['2x+3y', '5xy'],
      ['x^2+x', '2x^3'],
      ['5+3x=16', '8x=16'],
    ],
    inExpression: (x) =>
      pairs(x, (a, b) => {
        if (sameLetters(a, b)) return null;
        const sum = exact(q.add(a.coefficient, b.coefficient));
        return productOf([sum, ...a.letters, ...b.letters]);
      }),
  },
  {
    rule: addExponentsOfLikeTerms,
    rank: 1,
    tells: 'Combining like terms counts how many there are. The exponent stays the same.',
    asks: 'How many are there in all?',
    examples: [
      ['2x^2+3x^2', '5x^4'],
      ['5x+2x=14', '7x^2=14'],
      ['4a+3a', '7a^2'],
    ],
    inExpression: (x) =>
      pairs(x, (a, b) =>
        sameLetters(a, b) && a.letters.length > 0
          ? productOf([exact(q.add(a.coefficient, b.coefficient)), ...a.letters, ...b.letters])
          : null,
      ),
  },
  {
    rule: {
      name: 'multiply_coefficients_of_like_terms',
      category: 'procedural_error',
      says: 'You multiplied the coefficients of like terms. They are added, so add the coefficients.',
      source: sources.payneSquibb,
    },
    rank: 2,
    tells: "You add like terms, so add their coefficients. Don't multiply them.",
    asks: 'How many are there in all?',
    examples: [
      ['3x+2x', '6x'],
      ['4y+5y=18', '20y=18'],
    ],
    inExpression: (x) =>
      pairs(x, (a, b) =>
        sameLetters(a, b) && a.letters.length > 0 && a.coefficient.n > 0n && b.coefficient.n > 0n
          ? productOf([exact(q.multiply(a.coefficient, b.coefficient)), ...a.letters])
          : null,
      ),
  },
  {
    rule: {
      name: 'letter_taken_from_term',
      category: 'conceptual_error',
      says: 'You took away the variable and kept its coefficient. A variable by itself has coefficient 1.',
      source: sources.hart,
    },
    rank: 1,
    tells: 'A variable by itself has coefficient 1. Subtract the coefficients, and keep the variable.',
    asks: 'What coefficient does a variable by itself have?',
    examples: [
      ['5x-x', '5'],
      ['7a-a+2', '7+2'],
    ],
    inExpression: (x) =>
      pairs(x, (a, b) =>
        sameLetters(a, b) && a.letters.length > 0 && q.equals(b.coefficient, q.rational(-1)) ? exact(a.coefficient) : null,
      ),
  },
  {
    rule: {
      name: 'factor_taken_from_one_term',
      category: 'procedural_error',
      says: 'You factored the number out of one term only. It has to come out of every term.',
      source: sources.booth,
    },
    rank: 5,
    tells: 'Divide every term by the common factor, not just one.',
    asks: 'What did each term divide to?',
    examples: [
      ['6x-9', '3(2x-9)'],
      ['10y+15', '5(2y+15)'],
      ['4x-8', '4(x-8)'],
    ],
    inExpression: (x) => {
      if (!isSum(x) || lettersOf(x).size === 0) return null;
      const terms = termsOf(x);
      if (polynomialOf(x)?.size !== terms.length) return null; // like terms have to be combined first
      const counts = terms.map(({ term }) => Math.abs(writtenWhole(factorsOf(term)[0]!) ?? 1));
      const common = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((by) => counts.every((count) => count > 0 && count % by === 0));
      return common.flatMap((by) =>
        terms.map((_, at) =>
          times(
            number(by),
            sumOf(
              terms.map((one, i) => {
                if (i !== at) return one;
                const [, ...rest] = factorsOf(one.term);
                return {
                  ...one,
                  term: productOf([...(counts[i] === by && rest.length > 0 ? [] : [number(counts[i]! / by)]), ...rest]),
                };
              }),
            ),
          ),
        ),
      );
    },
  },
  {
    rule: {
      name: 'common_factor_leaves_nothing',
      category: 'conceptual_error',
      says: 'You left nothing where a whole term was factored out. A 1 has to stay there.',
      source: sources.matz,
    },
    rank: 2,
    tells: 'When you factor out a whole term, a 1 stays in the parentheses.',
    asks: "What's a whole term divided by itself?",
    examples: [
      ['6x+3', '3(2x)'],
      ['4y+4', '4(y)'],
    ],
    inExpression: (x) => {
      if (!isSum(x)) return null;
      const terms = termsOf(x);
      const parts = terms.map(({ term, sign }) => termOf(term, sign));
      return terms.flatMap((_, at) =>
        parts.every((part) => isSimple(part)) && terms.length === 2 && dividesOther(parts[at]!, parts[1 - at]!)
          ? [sumOf(terms.filter((__, i) => i !== at))]
          : [],
      );
    },
  },
  {
    rule: bracketsIgnored,
    rank: 2,
    tells: "What is inside the parentheses belongs together. You worked as if they weren't there.",
    asks: 'What do the parentheses tell you here?',
    examples: [
      ['(2+3)*4', '2+3*4'],
      ['(2+3)*4', '14'],
      ['20/(4+1)', '20/4+1'],
    ],
    inExpression: (x) => {
      if (x.kind === 'multiply' && isSum(x.left) && !isSum(x.right)) return { ...x.left, right: times(x.left.right, x.right) };
      return x.kind === 'divide' && isSum(x.right) ? { ...x.right, left: { ...x, right: x.right.left } } : null;
    },
  },
  {
    rule: termOmitted,
    rank: 5,
    tells: 'One term is missing. Count the terms in the line above.',
    asks: 'How many terms does the line above have?',
    examples: [
      ['3x+2+5x-7', '8x-7'],
      ['x^2+5x+6=0', 'x^2+6=0'],
    ],
    inExpression: (x) => {
      const terms = isSum(x) ? termsOf(x) : [];
      return terms.length < 3 ? null : terms.map((_, at) => sumOf(terms.filter((__, i) => i !== at)));
    },
  },
];

/** True for 3 in 6x or x in x²: it divides the other term and leaves nothing of itself. */
function dividesOther(a: Term, b: Term): boolean {
  const ratio = q.isZero(a.coefficient) ? q.zero : q.divide(b.coefficient, a.coefficient);
  const names = (term: Term): Set<string> =>
    new Set(
      term.letters.map((one) =>
        one.kind === 'letter' ? one.name : one.kind === 'power' && one.base.kind === 'letter' ? one.base.name : '',
      ),
    );
  const others = names(b);
  return q.isInteger(ratio) && !q.isZero(ratio) && [...names(a)].every((name) => others.has(name));
}
