import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { type SignedTerm, collected, times, type Terms } from './terms.ts';

/* Mal-rules for a factor before parentheses, when it is multiplied in or taken out. Sources as in letters-and-terms.ts. */

/** Gives the number that is in the same place after the equal sign. */
export const numberBehindEquals = malRule({
  name: 'number_behind_equals',
  category: 'conceptual_error',
  says: 'You copied the number after the equal sign. Find the number that leads there.',
  source: sources.kieran,
  answer: (behind: number): number => behind,
});

/** The factor is added to each term instead of multiplied, but only to the numbers: 3(x + 4) is x + 7. */
export const factorAdded = malRule({
  name: 'factor_added',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You added the number in front of the parentheses. It multiplies them.',
  source: sources.payneSquibb,
  hints: {
    principle: "A number right before parentheses multiplies. Don't add it.",
  },
  answer: (factor: number, terms: Terms): SignedTerm[] =>
    collected(terms.map(([coefficient, letters]) => (letters === '' ? [coefficient + factor, letters] : [coefficient, letters]))),
});

/** The brackets are dropped and nothing is multiplied. */
export const bracketsDropped = malRule({
  name: 'brackets_dropped',
  category: 'procedural_error',
  detail: 'brackets',
  says: 'You dropped the parentheses without multiplying.',
  source: sources.linchevski,
  hints: {
    principle: 'Remove the parentheses only after you multiply everything inside by the number in front.',
  },
  answer: (before: Terms, terms: Terms, after: Terms): SignedTerm[] => collected([...before, ...terms, ...after]),
});

/** The number before the brackets is combined with the factor first: 5 − 2(x + 3) as 3(x + 3). */
export const subtractedBeforeMultiplying = malRule({
  name: 'subtracted_before_multiplying',
  category: 'procedural_error',
  detail: 'order_of_operations',
  says: 'You subtracted before you multiplied.',
  source: sources.linchevski,
  hints: {
    principle: 'Multiply before you subtract. The number in front has to wait.',
  },
  answer: (start: number, factor: number, terms: Terms): SignedTerm[] => collected(times(start + factor, terms)),
});

/** The minus before the brackets is not used at all. */
export const minusIgnored = malRule({
  name: 'minus_ignored',
  category: 'sign_error',
  detail: 'brackets',
  says: 'You left out the negative sign in front of the parentheses.',
  source: sources.vlassis,
  hints: {
    look: 'What is right before the parentheses: plus or minus?',
  },
  answer: (start: Terms, factor: number, terms: Terms): SignedTerm[] => collected([...start, ...times(Math.abs(factor), terms)]),
});

/** All signs are changed, but the factor reaches only the first term: −3(x − 4) is −3x + 4. */
export const factorFirstSignsAll = malRule({
  name: 'factor_first_signs_all',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You changed all the signs but multiplied only the first term.',
  source: sources.matz,
  hints: {
    principle: 'The factor multiplies every term inside, and its negative changes every sign.',
  },
  answer: (start: Terms, factor: number, terms: Terms): SignedTerm[] =>
    collected([
      ...start,
      ...terms.map(
        ([coefficient, letters], i) =>
          (i === 0 ? [factor * coefficient, letters] : [Math.sign(factor) * coefficient, letters]) as SignedTerm,
      ),
    ]),
});

/** Only the first term is divided by the factor: 6x + 9 is 3(2x + 9). */
export const firstTermDivided = malRule({
  name: 'first_term_divided',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You divided only the first term by the common factor.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Divide every term by the common factor.',
  },
  answer: (factor: number, [first, ...rest]: Terms): SignedTerm[] => [[first![0] / factor, first![1]], ...rest],
});

/** A term that is the factor itself leaves nothing behind: 6x + 3 is 3(2x). */
export const termVanished = malRule({
  name: 'term_vanished',
  category: 'omission_error',
  detail: 'the_missing_one',
  says: 'You left nothing where a whole term was factored out. A 1 has to stay there.',
  source: sources.matz,
  answer: (factor: number, terms: Terms): SignedTerm[] =>
    terms
      .filter(([coefficient]) => Math.abs(coefficient) !== factor)
      .map(([coefficient, letters]) => [coefficient / factor, letters]),
});

/** The factor is subtracted from each term instead of divided out: 6x + 9 is 3(3x + 6). */
export const factorSubtracted = malRule({
  name: 'factor_subtracted',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You subtracted the common factor from each term. Divide by it.',
  source: sources.payneSquibb,
  hints: {
    principle: "To factor out a number, divide every term by it. Don't subtract anything.",
  },
  answer: (factor: number, terms: Terms): SignedTerm[] => terms.map(([coefficient, letters]) => [coefficient - factor, letters]),
});

/** The sign of the second term is lost when a factor is taken out. */
export const innerSignLost = malRule({
  name: 'inner_sign_lost',
  category: 'sign_error',
  detail: 'common_factor',
  says: 'You changed the sign of a term when you factored.',
  source: sources.vlassis,
  hints: {
    look: 'Compare the signs inside your parentheses with the signs in the problem. Do they match?',
  },
  answer: (factor: number, terms: Terms): SignedTerm[] =>
    terms.map(([coefficient, letters], i) => [(i === 0 ? coefficient : -coefficient) / factor, letters]),
});

export const secondTermNotJoined = malRule({
  name: 'second_term_not_joined',
  category: 'omission_error',
  says: 'You left out one of the like terms.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Combine the like terms, so that both of them are in your coefficient.',
  },
  /** For f(x + a) + c: f is applied to both a and c, though it belongs only to a. */
  answer: (f: number, a: number, c: number): number | null => ((f * a + c) % f === 0 ? (f * a + c) / f : null),
});
