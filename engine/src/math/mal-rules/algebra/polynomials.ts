import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
/*
 * Mal-rules for polynomials; each works on coefficients, lowest power first.
 * Sources  Matz (1982) in Sleeman & Brown (eds.), Intelligent Tutoring Systems (linear extrapolation: a rule for products
 *          used on sums); Kirshner & Awtry (2004), "Visual salience of algebraic transformations", JRME 35, 224–257;
 *          Kotsopoulos (2007), "Unravelling student challenges with quadratics", Australian Mathematics Teacher 63(2), 19–24;
 *          Booth, Barbieri, Eyer & Paré-Blagoev (2014), "Persistent and pernicious errors in algebraic problem solving", J.
 *          Problem Solving 7, 10–23.
 */

/** (ax + b)² = a²x² + b². */
export const squaredTermwise = (a: number, b: number): number[] => [b * b, 0, a * a];

/** Multiplies only the first terms and the last terms: (ax + b)(cx + d) = acx² + bd. */
export const firstsAndLastsOnly = malRule({
  name: 'firsts_and_lasts_only',
  category: 'omission_error',
  detail: 'middle_terms',
  says: 'You multiplied only the first terms and the last terms. The middle products are missing.',
  source: sources.kirshner,
  answer: (a: number, b: number, c: number, d: number): number[] => [b * d, 0, a * c],
});

/** Only the first term of the second polynomial changes its sign under a minus. */
export const minusOnFirstTermOnly = malRule({
  name: 'minus_on_first_term_only',
  category: 'sign_error',
  detail: 'distribution',
  says: 'You changed the sign of only the first term. Subtract every term.',
  source: sources.matz,
  hints: {
    look: 'The minus sign in front of the parentheses goes with how many terms?',
    principle: 'Subtracting parentheses changes the sign of every term inside.',
  },
  answer: (p: readonly number[], q: readonly number[]): number[] =>
    p.map((coefficient, power) => coefficient + (power === p.length - 1 ? -(q[power] ?? 0) : (q[power] ?? 0))),
});

/** The factors' numbers are right, but both have the opposite sign. */
export const signsOfFactorsTurned = malRule({
  name: 'signs_of_factors_turned',
  category: 'sign_error',
  detail: 'factoring',
  says: 'You found the right numbers, but their signs in the factors are wrong.',
  source: sources.kotsopoulos,
  answer: (p: number, q: number): [number, number] => [-p, -q],
});

export const subtractedWhereAdded = malRule({
  name: 'subtracted_where_added',
  category: 'procedural_error',
  detail: 'operation',
  says: 'You used the wrong operation between the polynomials.',
  source: sources.own,
  hints: {
    look: 'Which sign is between the two polynomials?',
  },
  /** Does the opposite operation, power by power. */
  answer: (p: readonly number[], q: readonly number[], asked: '+' | '-'): number[] =>
    p.map((n, at) => (asked === '+' ? n - (q[at] ?? 0) : n + (q[at] ?? 0))),
});

export const powersNotAdded = malRule({
  name: 'powers_not_added',
  category: 'conceptual_error',
  detail: 'exponent_rules',
  says: 'You left out an exponent. Multiplying powers of one variable adds their exponents.',
  source: sources.kirshner,
  hints: {
    principle: 'When you multiply powers of the same variable, add their exponents.',
  },
  /** For kxⁿ times a polynomial, n above 1: the numbers are multiplied, but the powers stay. */
  answer: (k: number, power: number, inside: readonly number[]): number[] | null =>
    power === 1 ? null : inside.map((n) => n * k),
});

export const numbersAddedAtTheEnd = malRule({
  name: 'numbers_added_at_the_end',
  category: 'procedural_error',
  detail: 'product',
  says: 'You added the constants. The last term is their product.',
  source: sources.own,
  hints: {
    look: 'How do you get the constant term of the product?',
    principle: 'Multiply the constants to get the last term. Add only the middle terms.',
  },
  answer: (a: number, b: number, c: number, d: number): number[] => [b + d, a * d + b * c, a * c],
  told: (_a: number, b: number, _c: number, d: number): string => `You added ${b} and ${d}. The last term is their product.`,
});

export const middleSignLost = malRule({
  name: 'middle_sign_lost',
  category: 'sign_error',
  detail: 'product',
  says: 'The middle term has the wrong sign.',
  source: sources.vlassis,
  hints: {
    look: 'What are the signs of the two middle products?',
    principle: 'The sign of a product depends on the signs of its two factors.',
  },
  answer: (a: number, b: number, c: number, d: number): number[] => [b * d, -(a * d + b * c), a * c],
});

export const middleTermOnce = malRule({
  name: 'middle_term_once',
  category: 'procedural_error',
  detail: 'square_of_sum',
  says: 'You counted the middle product once. In a square it counts twice.',
  source: sources.matz,
  hints: {
    look: 'How many times does the middle product appear?',
    principle: 'Both binomials give a middle product, so it counts twice.',
  },
  answer: (a: number, b: number): number[] => [b * b, a * b, a * a],
});

export const lastSquareNegative = malRule({
  name: 'last_square_negative',
  category: 'sign_error',
  detail: 'square',
  says: 'You gave the last square a negative sign. A square is never negative.',
  source: sources.vlassis,
  hints: {
    look: 'What is the sign of the last term?',
    principle: 'A number times itself is never negative.',
  },
  answer: (a: number, b: number): number[] | null => (b < 0 ? [-b * b, 2 * a * b, a * a] : null),
});

export const sumOfSquares = malRule({
  name: 'sum_of_squares',
  category: 'sign_error',
  detail: 'difference_of_squares',
  says: 'You wrote a sum of squares. A positive times a negative is negative.',
  source: sources.kirshner,
  hints: {
    look: 'What signs do the two constants have?',
    principle: 'A positive number times a negative one is negative.',
  },
  answer: (a: number, b: number): number[] => [b * b, 0, a * a],
});

export const takenForASquare = malRule({
  name: 'taken_for_a_square',
  category: 'conceptual_error',
  detail: 'difference_of_squares',
  says: 'You expanded a square. These two factors have different signs.',
  source: sources.kirshner,
  hints: {
    look: 'Are the two binomials the same?',
    principle: 'When the signs are different, the middle products are opposites.',
  },
  answer: (a: number, b: number): number[] => [-b * b, 2 * a * b, a * a],
});

export const factorNotDividedFromLast = malRule({
  name: 'factor_not_divided_from_last',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You divided only the first term by the common factor.',
  source: sources.payneSquibb,
  hints: {
    look: 'Multiply your factors again. Do you get the problem back?',
    principle: 'Divide every term by the common factor.',
  },
  /** Returns what the student leaves in the parentheses: the last term is still that of the original polynomial. */
  answer: (last: number, inside: readonly number[]): number[] => [last, ...inside.slice(1)],
});

export const smallerFactorTaken = malRule({
  name: 'smaller_factor_taken',
  category: 'omission_error',
  detail: 'common_factor',
  says: "You took out a common factor, but there's a greater one.",
  source: sources.kotsopoulos,
  /** Returns a prime that is taken out instead of the greatest common factor k; null if k has no smaller prime factor. */
  answer: (k: number): number | null => [2, 3, 5, 7].find((n) => k % n === 0 && k !== n) ?? null,
});

export const letterLeftInside = malRule({
  name: 'letter_left_inside',
  category: 'omission_error',
  detail: 'common_factor',
  says: 'You left a common variable inside the parentheses.',
  source: sources.kotsopoulos,
  /** Returns what is left in the parentheses if the letter's power stays there. */
  answer: (inside: readonly number[], power: number): number[] => [...Array.from({ length: power }, () => 0), ...inside],
});

export const productWithoutSum = malRule({
  name: 'product_without_sum',
  category: 'procedural_error',
  detail: 'factoring',
  says: "Your two numbers have the right product, but their sum doesn't fit the middle term.",
  source: sources.kotsopoulos,
  hints: {
    look: "Multiply your binomials. Which term doesn't match?",
    principle: 'The two numbers need the right product and the right sum at the same time.',
  },
  /** Returns two other numbers with the same product as the right ones. */
  answer: (p: number, q: number): readonly [number, number] | null => {
    const first = [1, 2, 3, 4, 6].find((n) => (p * q) % n === 0 && n + (p * q) / n !== p + q);
    return first === undefined ? null : [first, (p * q) / first];
  },
});

export const commonFactorLost = malRule({
  name: 'common_factor_lost',
  category: 'omission_error',
  detail: 'common_factor',
  says: 'You left out the common factor that comes in front.',
  source: sources.kotsopoulos,
  hints: {
    look: 'Multiply your factors. Does the first term match?',
    principle: 'A common factor that you factored out stays in front.',
  },
  /** For k(x + p)(x + q): returns the numbers of the two factors without k. */
  answer: (k: number, p: number, q: number): readonly [number, number] | null => (k === 1 ? null : [p, q]),
});

export const differenceTakenForSquare = malRule({
  name: 'difference_taken_for_square',
  category: 'conceptual_error',
  detail: 'difference_of_squares',
  says: 'You factored a difference of squares as a perfect square.',
  source: sources.kirshner,
  hints: {
    look: 'Multiply your factors again. Is there a middle term?',
    principle: 'In a difference of squares, the two binomials have different signs.',
  },
  /** For a²x² − b²: returns the binomial that is squared, ax − b. */
  answer: (a: number, b: number): readonly [number, number] => [a, -b],
});

export const rootsNotTaken = malRule({
  name: 'roots_not_taken',
  category: 'procedural_error',
  detail: 'difference_of_squares',
  says: 'You used the squares themselves. Each factor begins with a square root.',
  source: sources.kirshner,
  hints: {
    look: 'Multiply your binomials again. Do the middle terms cancel?',
    principle: 'Both binomials start with the root of the first square.',
  },
  /** For a²x² − b²: returns two binomials, the first with all of a², the second with none of it. */
  answer: (a: number, b: number): readonly [readonly [number, number], readonly [number, number]] => [
    [a * a, b],
    [1, -b],
  ],
});

export const squareTakenForDifference = malRule({
  name: 'square_taken_for_difference',
  category: 'conceptual_error',
  detail: 'perfect_square',
  says: 'You factored a perfect square as a difference of squares.',
  source: sources.kirshner,
  hints: {
    look: 'How many terms does the problem have?',
    principle: "When there's a middle term, both binomials have the same sign.",
  },
  /** For (ax + b)²: returns the second number of each of the two factors. */
  answer: (b: number): readonly [number, number] => [b, -b],
});

export const signOfSquareTurned = malRule({
  name: 'sign_of_square_turned',
  category: 'sign_error',
  detail: 'perfect_square',
  says: 'Check the sign in the parentheses. It follows the middle term.',
  source: sources.vlassis,
  hints: {
    look: 'What is the sign of the middle term?',
    principle: 'The sign in the parentheses is the sign of the middle term.',
  },
  /** For (ax + b)²: returns the binomial that is squared. */
  answer: (a: number, b: number): readonly [number, number] => [a, -b],
});

export const leadingCoefficientIgnored = malRule({
  name: 'leading_coefficient_ignored',
  category: 'omission_error',
  detail: 'leading_coefficient',
  says: 'You left out the coefficient of the squared term.',
  source: sources.kotsopoulos,
  hints: {
    look: 'Multiply your binomials. Does the first term match the problem?',
    principle: 'The coefficients in the binomials multiply to the leading coefficient.',
  },
  /** For (ax + b)(cx + d): returns the two binomials without a and c. */
  answer: (a: number, b: number, c: number, d: number): readonly [number, number] | null => (a * c === 1 ? null : [b, d]),
});

export const factorNumbersExchanged = malRule({
  name: 'factor_numbers_exchanged',
  category: 'procedural_error',
  detail: 'factoring',
  says: 'You found the right numbers, but they belong in the other factors.',
  source: sources.kotsopoulos,
  hints: {
    look: 'Multiply your binomials. Does the middle term match?',
    principle: 'The middle term depends on what number goes in which binomial.',
  },
  answer: (b: number, d: number): readonly [number, number] => [d, b],
});
