import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for factors, multiples and primes. */

const zazkis = 'Zazkis & Campbell (1996), Divisibility and multiplicative structure of natural numbers, JRME 27, 540–563';
const zazkisLiljedahl = 'Zazkis & Liljedahl (2004), Understanding primes: the role of representation, JRME 35, 164–186';

export const listsMultiplesForFactors = malRule({
  name: 'lists_multiples_for_factors',
  category: 'conceptual_error',
  says: 'You listed multiples. The question asks for factors.',
  source: zazkis,
  hints: {
    principle: 'Factors divide a number. Multiples are what you get when you multiply it.',
  },
  answer: (n: number, howMany: number): number[] => Array.from({ length: howMany }, (_, i) => n * (i + 1)),
});

export const forgetsOneAndItself = malRule({
  name: 'forgets_one_and_itself',
  category: 'omission_error',
  says: 'You left out 1 and the number itself. They are factors too.',
  source: zazkis,
  hints: {
    principle: 'A factor divides the number with no remainder. That includes the least and the greatest possible divisor.',
  },
  answer: (factors: readonly number[]): number[] => factors.slice(1, -1),
});

export const givesOneOfEachPair = malRule({
  name: 'gives_one_of_each_pair',
  category: 'omission_error',
  says: 'You gave only the smaller factor of each pair.',
  source: zazkis,
  hints: {
    look: 'Factors come in pairs. Does each factor in your list have its partner?',
    principle: 'When a number divides another, the quotient is a factor, too.',
  },
  answer: (factors: readonly number[]): number[] => factors.slice(0, Math.ceil(factors.length / 2)),
});

export const forgetsTheNumberItself = malRule({
  name: 'forgets_the_number_itself',
  category: 'omission_error',
  says: 'You started at twice the number. A number is a multiple of itself.',
  source: zazkis,
  answer: (n: number, howMany: number): number[] => Array.from({ length: howMany }, (_, i) => n * (i + 2)),
});

export const oddMeansPrime = malRule({
  name: 'odd_means_prime',
  category: 'conceptual_error',
  says: 'You treated an odd number as prime. Odd numbers can have other factors.',
  source: zazkisLiljedahl,
  answer: (n: number): boolean => n % 2 === 1,
});

export const notInTheTablesMeansPrime = malRule({
  name: 'not_in_the_tables_means_prime',
  category: 'conceptual_error',
  says: "You chose this number because it isn't in the multiplication tables. It can still have other factors.",
  source: zazkisLiljedahl,
  hints: {
    principle: "A number is a factor when the division has no remainder, even if the product isn't in a table you know.",
  },
  answer: (n: number): boolean =>
    !Array.from({ length: 9 }, (_, i) => i + 2).some((a) => n % a === 0 && n / a >= 2 && n / a <= 10),
});

export const testsTwoAndThreeOnly = malRule({
  name: 'tests_two_and_three_only',
  category: 'procedural_error',
  says: 'You checked only 2 and 3. Other primes can divide the number too.',
  source: zazkisLiljedahl,
  answer: (n: number): boolean => n % 2 !== 0 && n % 3 !== 0,
});

export const listsFactorsForMultiples = malRule({
  name: 'lists_factors_for_multiples',
  category: 'conceptual_error',
  says: 'You listed factors. The question asks for multiples.',
  source: zazkis,
  hints: {
    principle: 'Multiply a number to get its multiples. Numbers that divide it are its factors.',
  },
  answer: (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0),
});

export const compositeAmongPrimeFactors = malRule({
  name: 'composite_among_prime_factors',
  category: 'procedural_error',
  says: "One of your factors isn't prime yet. It can be split again.",
  source: zazkisLiljedahl,
  hints: {
    look: 'Is every number in your list prime? Try to split each one.',
  },
  answer: (n: number): number[] => {
    let p = 2;
    while (n % p !== 0) p += 1;
    return p === n / p ? [p] : [p, n / p].toSorted((a, b) => a - b);
  },
});

export const firstPrimeOnly = malRule({
  name: 'stops_before_the_last_prime',
  category: 'omission_error',
  says: 'You left out the last prime factor.',
  source: zazkisLiljedahl,
  hints: {
    principle: 'Keep dividing until what is left is prime. That prime belongs in the list, too.',
  },
  answer: (primes: readonly number[]): number[] => primes.slice(0, -1),
});

export const repeatsCountedOnce = malRule({
  name: 'repeats_counted_once',
  category: 'omission_error',
  says: 'You wrote a repeated prime factor only once.',
  source: zazkis,
  hints: {
    principle: 'An exponent tells how many times the prime is a factor.',
  },
  answer: (): number => 1,
});

export const quotientForExponent = malRule({
  name: 'quotient_for_exponent',
  category: 'conceptual_error',
  says: 'You used the exponent as a factor. It tells how many times the base is a factor.',
  source: sources.cangelosi,
  hints: {
    look: 'What does an exponent count?',
    principle: "An exponent tells how many times the prime is a factor. It doesn't multiply the prime.",
  },
  answer: (n: number, base: number, others: number): number => n / others / base,
});

export const multipleForCommonFactor = malRule({
  name: 'multiple_for_factor',
  category: 'conceptual_error',
  says: 'You gave the least common multiple. The question asks for the greatest common factor.',
  source: zazkis,
  hints: {
    principle: 'A factor divides the numbers. A number that both numbers divide is a common multiple.',
  },
  answer: (a: number, b: number): number => {
    let multiple = Math.max(a, b);
    while (multiple % a !== 0 || multiple % b !== 0) multiple += Math.max(a, b);
    return multiple;
  },
});

export const factorForCommonMultiple = malRule({
  name: 'factor_for_multiple',
  category: 'conceptual_error',
  says: 'You gave the greatest common factor. The question asks for the least common multiple.',
  source: zazkis,
  hints: {
    principle: 'A multiple is what you get when you multiply. A number that divides both numbers is a common factor.',
  },
  answer: (a: number, b: number): number => {
    let factor = Math.min(a, b);
    while (a % factor !== 0 || b % factor !== 0) factor -= 1;
    return factor;
  },
});

export const firstCommonFactor = malRule({
  name: 'first_common_factor',
  category: 'procedural_error',
  says: "You found a common factor, but there's a greater one.",
  source: zazkis,
  hints: {
    look: 'Is there still a factor that both terms share?',
  },
  answer: (numbers: readonly number[]): number | null => {
    for (let d = 2; d <= Math.min(...numbers); d += 1) if (numbers.every((n) => n % d === 0)) return d;
    return null;
  },
});

export const productForCommonMultiple = malRule({
  name: 'product_for_common_multiple',
  category: 'procedural_error',
  says: "You multiplied the numbers. That's a common multiple, but not the least one.",
  source: zazkis,
  hints: {
    principle: "When the numbers share a factor, their product isn't the least common multiple. It uses the shared factor twice.",
  },
  answer: (numbers: readonly number[]): number => numbers.reduce((product, n) => product * n, 1),
  told: (numbers: readonly number[]): string =>
    `You multiplied ${numbers.join(' by ')}. That's a common multiple, but not the least one.`,
});

export const factorWithoutPartner = malRule({
  name: 'factor_without_partner',
  category: 'representation_error',
  says: 'You gave the factor that has no partner in the list. The question asks for its partner.',
  source: sources.own,
  answer: (partner: number): number => partner,
});

export const multipleNotReached = malRule({
  name: 'multiple_not_reached',
  category: 'procedural_error',
  says: 'You stopped one multiple too early.',
  source: sources.own,
  answer: (multiple: number, n: number): number => multiple - n,
});

export const addedInsteadOfCounted = malRule({
  name: 'added_instead_of_skip_counted',
  category: 'conceptual_error',
  says: 'You added the number once. That gives a multiple only if you start at one.',
  source: sources.own,
  answer: (past: number, n: number): number => past + n,
});

export const lastPrimeSkipped = malRule({
  name: 'prime_skipped',
  category: 'omission_error',
  says: 'You found a prime number, but you skipped one that comes before it.',
  source: sources.own,
  answer: (next: number): number => next,
});

export const exponentsAsFactors = malRule({
  name: 'exponents_as_factors',
  category: 'representation_error',
  says: 'You multiplied by the exponents. An exponent tells how many times the base is a factor.',
  source: sources.own,
  answer: (powers: readonly (readonly [base: number, exponent: number])[]): number =>
    powers.reduce((product, [base, exponent]) => product * base * exponent, 1),
});

export const basesOnly = malRule({
  name: 'bases_only',
  category: 'omission_error',
  says: 'You used each base only once. The exponents tell how many times to use it.',
  source: sources.own,
  answer: (powers: readonly (readonly [base: number, exponent: number])[]): number =>
    powers.reduce((product, [base]) => product * base, 1),
});

export const oneCommonFactorLeftOut = malRule({
  name: 'one_left_out_of_common_factors',
  category: 'omission_error',
  says: 'You left out 1. It is a factor of every whole number.',
  source: sources.own,
  answer: (common: readonly number[]): number[] => common.slice(1),
});

export const firstCommonMultipleLeftOut = malRule({
  name: 'first_common_multiple_left_out',
  category: 'omission_error',
  says: 'You started at twice the least common multiple. The least one counts too.',
  source: sources.own,
  answer: (least: number, howMany: number): number[] => Array.from({ length: howMany }, (_, i) => least * (i + 2)),
});

export const termNotDivided = malRule({
  name: 'term_not_divided_by_common_factor',
  category: 'omission_error',
  says: 'You kept the number as it is. Divide it by the factor in front.',
  source: sources.own,
  answer: (term: number): number => term,
});
