import { sortedTerms, type Polynomial } from '../exact/polynomial.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { malRule } from './mal-rule.ts';
import { sources } from './sources.ts';

/** Slips that can be seen from the answer alone, whatever the question was. */

export const digitsReversed = malRule({
  name: 'digits_reversed',
  category: 'representation_error',
  says: 'You wrote the right digits in the wrong order.',
  source: sources.ashlock,
  /** Null if nothing changes. */
  answer: (right: number): number | null => {
    const reversed =
      Number(
        Array.from(String(Math.abs(right)))
          .reverse()
          .join(''),
      ) * Math.sign(right);
    return reversed === right ? null : reversed;
  },
});

export const termOmitted = malRule({
  name: 'term_omitted',
  category: 'omission_error',
  says: 'You left out one of the terms.',
  source: sources.payneSquibb,
  /** Returns every polynomial with one term less. */
  answer: (right: Polynomial): Polynomial[] =>
    right.size < 2 ? [] : [...right.keys()].map((gone) => new Map([...right].filter(([key]) => key !== gone))),
});

export const signOfOneTerm = malRule({
  name: 'sign_of_one_term',
  category: 'sign_error',
  says: 'One of your terms has the wrong sign.',
  source: sources.booth,
  /** Returns every polynomial in which one term has the other sign. */
  answer: (right: Polynomial): Polynomial[] =>
    sortedTerms(right).map((changed) => {
      const flip = (coefficient: Rational, is: boolean): Rational => (is ? q.negate(coefficient) : coefficient);
      return new Map(
        [...right].map(([key, term]) => [
          key,
          { monomial: term.monomial, coefficient: flip(term.coefficient, term === changed) },
        ]),
      );
    }),
});

export const powerOfTenOff = malRule({
  name: 'power_of_ten_off',
  category: 'procedural_error',
  says: 'Your digits are right, but the decimal point or a zero is in the wrong place.',
  source: sources.resnick,
  /** Moves the point `places` to the right (positive) or left. */
  answer: (right: Rational, places: number): Rational => q.multiply(right, q.power(q.ten, BigInt(places))),
});
