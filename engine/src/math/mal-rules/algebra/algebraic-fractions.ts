import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/*
 * Mal-rules for fractions of polynomials. A polynomial is given by its coefficients, lowest power first: [6, 5, 1] is x² + 5x
 * + 6.
 */

type Coefficients = readonly number[];

const sum = (a: Coefficients, b: Coefficients, sign: 1 | -1): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, power) => (a[power] ?? 0) + sign * (b[power] ?? 0));
const product = (a: Coefficients, b: Coefficients): number[] => {
  const of = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((left, i) => b.forEach((right, j) => (of[i + j] = of[i + j]! + left * right)));
  return of;
};

export const fractionFirstTermDivided = malRule({
  name: 'fraction_first_term_divided',
  category: 'procedural_error',
  says: 'You divided only the first term of the numerator. Every term has to be divided.',
  source: sources.matz,
  hints: {
    look: 'Did every term of the numerator share in the division?',
    principle: 'A factor cancels only if it is a factor of the whole numerator.',
  },
  /** For a numerator ax + b over a number. */
  answer: ([constant, first]: readonly [number, number], by: number): [number, number] => [constant, first / by],
});

export const addedTermsCanceled = malRule({
  name: 'added_terms_canceled',
  category: 'conceptual_error',
  says: 'You canceled terms that are added. Only common factors cancel.',
  source: sources.matz,
  hints: {
    look: 'Are the parts that you canceled factors, or terms of a sum?',
    principle: 'Factor the numerator and the denominator completely before you cancel.',
  },
  /** For (x² + bx + c)/(x + q): the squares and the constants are divided separately. Null if the result is not whole. */
  answer: ([c, b]: readonly [number, number], q: number): [number, number] | null => (c % q === 0 ? [c / q, b + 1] : null),
});

export const variableCanceledInSums = malRule({
  name: 'variable_canceled_in_sums',
  category: 'conceptual_error',
  says: 'You canceled the variable in two sums. Only common factors cancel.',
  source: sources.matz,
  hints: {
    look: 'Is the variable a factor of the whole numerator?',
    principle: 'In a sum, the variable is only part of a term. It cannot be canceled there.',
  },
  /** For (x + q)/(x + r): returns the numbers left in the numerator and the denominator. */
  answer: (q: number, r: number): [number, number] => [q, r],
});

export const canceledFactorGiven = malRule({
  name: 'canceled_factor_given',
  category: 'conceptual_error',
  says: 'You gave the factor that cancels. Your answer is what is left.',
  source: sources.own,
  hints: {
    look: 'Which factor is in both the numerator and the denominator?',
    principle: 'A common factor divided by itself is 1. The other factors stay.',
  },
  answer: <Factor>(canceled: Factor): Factor => canceled,
});

export const fractionLeftUpsideDown = malRule({
  name: 'fraction_left_upside_down',
  category: 'procedural_error',
  says: 'You exchanged what is left in the numerator and the denominator.',
  source: sources.own,
  hints: {
    look: 'Which factor is left above the fraction bar?',
    principle: 'Canceling removes a factor from both places. What is left stays where it was.',
  },
  answer: <Part>(numerator: Part, denominator: Part): [Part, Part] => [denominator, numerator],
});

export const excludedSignTurned = malRule({
  name: 'excluded_sign_turned',
  category: 'sign_error',
  says: 'You used the constant of the denominator with its sign unchanged.',
  source: sources.own,
  hints: {
    look: 'What is the denominator worth for your number?',
    principle: 'Set the denominator equal to 0 and solve. A constant changes its sign on the way.',
  },
  answer: (excluded: readonly number[]): number[] => excluded.map((one) => -one),
});

export const numeratorZeroTaken = malRule({
  name: 'numerator_zero_taken',
  category: 'conceptual_error',
  says: 'You found where the numerator is 0. A fraction is undefined where its denominator is 0.',
  source: sources.own,
  hints: {
    look: 'Which part of the fraction may not be 0?',
    principle: 'A fraction with numerator 0 equals 0. Only a denominator of 0 makes it undefined.',
  },
  answer: (zeroOfNumerator: number): number => zeroOfNumerator,
});

export const secondExcludedMissed = malRule({
  name: 'second_excluded_missed',
  category: 'omission_error',
  says: 'You found one value. The denominator is 0 for another one, too.',
  source: sources.vaiyavutjamai,
  hints: {
    look: 'How many factors does the denominator have?',
    principle: 'A product is 0 if any of its factors is 0. Find the zero of each factor.',
  },
  answer: ([first]: readonly [number, number]): number => first,
});

export const numeratorsNotScaled = malRule({
  name: 'numerators_not_scaled',
  category: 'procedural_error',
  says: 'You combined the numerators without changing them. Both fractions need the common denominator first.',
  source: sources.payneSquibb,
  hints: {
    look: 'Is each fraction still equal to the original one?',
    principle: 'When a denominator is multiplied, its numerator must be multiplied by the same expression.',
  },
  answer: (first: Coefficients, second: Coefficients, sign: 1 | -1): number[] => sum(first, second, sign),
});

export const numeratorsScaledByOwn = malRule({
  name: 'numerators_scaled_by_own',
  category: 'procedural_error',
  says: 'You multiplied each numerator by its own denominator. Each one needs the factor that its denominator lacks.',
  source: sources.own,
  hints: {
    look: 'Which factor does each denominator still lack?',
    principle: 'Multiply each numerator by the part of the common denominator that its own denominator lacks.',
  },
  /** `lacks` holds the factors that the first and the second denominator still need. */
  answer: (first: Coefficients, second: Coefficients, lacks: readonly [Coefficients, Coefficients], sign: 1 | -1): number[] =>
    sum(product(first, lacks[1]), product(second, lacks[0]), sign),
});

export const numeratorMinusFirstOnly = malRule({
  name: 'numerator_minus_first_only',
  category: 'sign_error',
  says: 'You subtracted only the first term of the second numerator. Subtract all of it.',
  source: sources.sleeman,
  hints: {
    look: 'What happens to each sign of the numerator that is subtracted?',
    principle: 'Put parentheses around a numerator that is subtracted. The negative changes every sign inside.',
  },
  /** Puts the numerators unchanged over the common denominator; null if only one term is subtracted. */
  answer: (first: Coefficients, second: Coefficients): number[] | null =>
    second.filter((one) => one !== 0).length < 2
      ? null
      : sum(
          first,
          second.map((one, power) => (power === second.length - 1 ? one : -one)),
          -1,
        ),
});

export const productOfDenominators = malRule({
  name: 'product_of_denominators',
  category: 'procedural_error',
  says: 'You multiplied the denominators. That is a common denominator, but not the least one.',
  source: sources.own,
  hints: {
    look: 'Do the two denominators have a common factor?',
    principle: 'The least common denominator has each factor as often as one denominator needs it, and no more.',
  },
  answer: <Text>(product: Text): Text => product,
});

export const oneDenominatorTaken = malRule({
  name: 'one_denominator_taken',
  category: 'conceptual_error',
  says: 'You took one of the denominators. The other one has a factor that it lacks.',
  source: sources.own,
  hints: {
    look: 'Is your expression a multiple of both denominators?',
    principle: 'A common denominator holds every factor of both denominators.',
  },
  answer: <Text>(greater: Text): Text => greater,
});
