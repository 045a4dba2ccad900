import {
  addPolynomials,
  constant,
  multiplyPolynomials,
  powerPolynomial,
  scale,
  sortedTerms,
  type Polynomial,
  type Term,
} from '../../exact/polynomial.ts';
import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { newBudget } from '../../bounds/budget.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

const single = (term: Term): Polynomial =>
  new Map([[term.monomial.map(([letter, power]) => `${letter}^${power}`).join(' '), term]]);
const sum = (parts: readonly Polynomial[]): Polynomial => {
  const budget = newBudget();
  return parts.reduce((a, b) => addPolynomials(a, b, budget), constant(q.zero));
};

export const distributeFirstOnly = malRule({
  name: 'distribute_first_only',
  category: 'procedural_error',
  says: 'You multiplied only the first term in the parentheses. The factor belongs to every term.',
  source: sources.sleeman,
  hints: {
    look: 'Did you substitute the number in both expressions, or did you compare them as written?',
  },
  /** For factor · (sum), its terms by falling degree, or as `inOrder` lists them. */
  answer: (factor: Polynomial, of: Polynomial, inOrder: readonly Term[] = sortedTerms(of)): Polynomial => {
    const budget = newBudget();
    return sum(inOrder.map((term, i) => (i === 0 ? multiplyPolynomials(factor, single(term), budget) : single(term))));
  },
});

export const distributeSignFirstOnly = malRule({
  name: 'distribute_sign_first_only',
  category: 'sign_error',
  says: 'You changed the sign of only the first term in the parentheses. The negative belongs to every term.',
  source: sources.booth,
  hints: {
    principle: 'A negative in front of parentheses changes the sign of every term inside.',
  },
  /** For −(sum); with a factor, −factor · (sum), where the later terms are multiplied by +factor. */
  answer: (of: Polynomial, factor: Rational = q.one): Polynomial =>
    sum(sortedTerms(of).map((term, i) => scale(single(term), i === 0 ? q.negate(factor) : factor))),
});

export const combineUnlikeTerms = malRule({
  name: 'combine_unlike_terms',
  category: 'conceptual_error',
  says: "You combined terms that aren't like terms.",
  source: sources.hart,
  /** Adds all coefficients and keeps the letters of the first term. */
  answer: (of: Polynomial): Polynomial => {
    const terms = sortedTerms(of);
    const total = terms.reduce((total, term) => q.add(total, term.coefficient), q.zero);
    const first = terms[0];
    return first === undefined || q.isZero(total) ? constant(q.zero) : single({ monomial: first.monomial, coefficient: total });
  },
});

export const addExponentsOfLikeTerms = malRule({
  name: 'add_exponents_of_like_terms',
  category: 'conceptual_error',
  says: 'You added the exponents when you combined like terms. The exponent stays the same.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Adding like terms counts how many there are. The variable and its exponent stay the same.',
  },
  /** For a·x^n + b·x^n. */
  answer: (a: Rational, b: Rational, letter: string, power: number): Polynomial => {
    const monomial = [[letter, 2 * power]] as const;
    return single({ monomial, coefficient: q.add(a, b) });
  },
});

export const squareOfSumTermwise = malRule({
  name: 'square_of_sum_termwise',
  category: 'conceptual_error',
  says: 'You squared each term separately. Squaring a sum also gives a middle term.',
  source: sources.matz,
  hints: {
    look: 'Write the square as two sets of parentheses. How many products do you get?',
    principle: 'The square of a sum has a middle term: twice the product of both terms.',
  },
  answer: (of: Polynomial, power: number = 2): Polynomial => {
    const budget = newBudget();
    return sum([...of.values()].map((term) => powerPolynomial(single(term), power, budget)));
  },
});

export const squareOfDifferenceTermwise = malRule({
  name: 'square_of_difference_termwise',
  category: 'conceptual_error',
  says: 'You squared each term separately. Squaring a difference also gives a middle term.',
  source: sources.matz,
  answer: (of: Polynomial): Polynomial => {
    const budget = newBudget();
    return sum(
      [...of.values()].map((term) => {
        const square = powerPolynomial(single(term), 2, budget);
        return term.coefficient.n < 0n ? scale(square, q.rational(-1)) : square;
      }),
    );
  },
});

export const firstAndLastOnly = malRule({
  name: 'first_and_last_only',
  category: 'omission_error',
  says: 'You multiplied only the first terms and the last terms. The middle products are missing.',
  source: sources.matz,
  /** For two binomials. */
  answer: (a: Polynomial, b: Polynomial): Polynomial => {
    const budget = newBudget();
    const [x, y] = [sortedTerms(a), sortedTerms(b)];
    return sum([
      multiplyPolynomials(single(x[0]!), single(y[0]!), budget),
      multiplyPolynomials(single(x.at(-1)!), single(y.at(-1)!), budget),
    ]);
  },
});

export const subtractFirstTermOnly = malRule({
  name: 'subtract_first_term_only',
  category: 'sign_error',
  says: 'You subtracted only the first term of the second expression.',
  source: sources.booth,
  hints: {
    look: 'What did you do with the constants?',
    principle: 'Subtract both parts of a side: the variable term and the constant.',
  },
  answer: (a: Polynomial, b: Polynomial): Polynomial =>
    sum([a, ...sortedTerms(b).map((term, i) => (i === 0 ? scale(single(term), q.rational(-1)) : single(term)))]),
});

export const substituteBeside = malRule({
  name: 'substitute_beside',
  category: 'conceptual_error',
  says: 'You wrote the number next to the coefficient. A number next to a variable multiplies it.',
  source: sources.hart,
  /** For a whole coefficient and a value ≥ 0. */
  answer: (coefficient: number, value: number): number => Number(`${coefficient}${value}`),
});
