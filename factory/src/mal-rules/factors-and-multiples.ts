import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners take factors, multiples and primes for. */

const zazkis = 'Zazkis & Campbell (1996), Divisibility and multiplicative structure of natural numbers, JRME 27, 540–563';
const zazkisLiljedahl = 'Zazkis & Liljedahl (2004), Understanding primes: the role of representation, JRME 35, 164–186';

export const listsMultiplesForFactors = malRule({
  name: 'lists_multiples_for_factors',
  category: 'conceptual_error',
  says: 'Mixes up factors and multiples, and lists the first multiples.',
  source: zazkis,
  answer: (n: number, howMany: number): number[] => Array.from({ length: howMany }, (_, i) => n * (i + 1)),
});

export const forgetsOneAndItself = malRule({
  name: 'forgets_one_and_itself',
  category: 'omission_error',
  says: 'Leaves 1 and the number itself out of its factors.',
  source: zazkis,
  answer: (factors: readonly number[]): number[] => factors.slice(1, -1),
});

export const givesOneOfEachPair = malRule({
  name: 'gives_one_of_each_pair',
  category: 'omission_error',
  says: 'Stops in the middle and gives only the smaller factor of each pair.',
  source: zazkis,
  answer: (factors: readonly number[]): number[] => factors.slice(0, Math.ceil(factors.length / 2)),
});

export const forgetsTheNumberItself = malRule({
  name: 'forgets_the_number_itself',
  category: 'omission_error',
  says: 'Begins the multiples of a number with its double.',
  source: zazkis,
  answer: (n: number, howMany: number): number[] => Array.from({ length: howMany }, (_, i) => n * (i + 2)),
});

export const oddMeansPrime = malRule({
  name: 'odd_means_prime',
  category: 'conceptual_error',
  says: 'Takes every odd number for prime.',
  source: zazkisLiljedahl,
  answer: (n: number): boolean => n % 2 === 1,
});

export const notInTheTablesMeansPrime = malRule({
  name: 'not_in_the_tables_means_prime',
  category: 'conceptual_error',
  says: 'Takes a number for prime because it stands in no multiplication table she knows by heart.',
  source: zazkisLiljedahl,
  answer: (n: number): boolean =>
    !Array.from({ length: 9 }, (_, i) => i + 2).some((a) => n % a === 0 && n / a >= 2 && n / a <= 10),
});

export const testsTwoAndThreeOnly = malRule({
  name: 'tests_two_and_three_only',
  category: 'procedural_error',
  says: 'Tries 2 and 3 as divisors and stops there.',
  source: zazkisLiljedahl,
  answer: (n: number): boolean => n % 2 !== 0 && n % 3 !== 0,
});

export const listsFactorsForMultiples = malRule({
  name: 'lists_factors_for_multiples',
  category: 'conceptual_error',
  says: 'Mixes up factors and multiples, and lists the factors.',
  source: zazkis,
  answer: (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0),
});

export const compositeAmongPrimeFactors = malRule({
  name: 'composite_among_prime_factors',
  category: 'procedural_error',
  says: 'Splits off the smallest prime and takes what is left for prime too.',
  source: zazkisLiljedahl,
  answer: (n: number): number[] => {
    let p = 2;
    while (n % p !== 0) p += 1;
    return p === n / p ? [p] : [p, n / p].toSorted((a, b) => a - b);
  },
});

export const firstPrimeOnly = malRule({
  name: 'stops_before_the_last_prime',
  category: 'omission_error',
  says: 'Divides out the small primes and forgets the greatest one, which is left at the end.',
  source: zazkisLiljedahl,
  answer: (primes: readonly number[]): number[] => primes.slice(0, -1),
});

export const repeatsCountedOnce = malRule({
  name: 'repeats_counted_once',
  category: 'omission_error',
  says: 'Notes a prime factor once, however often it divides.',
  source: zazkis,
  answer: (): number => 1,
});

export const quotientForExponent = malRule({
  name: 'quotient_for_exponent',
  category: 'conceptual_error',
  says: 'Takes an exponent for a factor: writes what the base is to be multiplied by.',
  source: sources.cangelosi,
  answer: (n: number, base: number, others: number): number => n / others / base,
});

export const multipleForCommonFactor = malRule({
  name: 'multiple_for_factor',
  category: 'conceptual_error',
  says: 'Gives the least common multiple where the greatest common factor was asked for.',
  source: zazkis,
  answer: (a: number, b: number): number => {
    let multiple = Math.max(a, b);
    while (multiple % a !== 0 || multiple % b !== 0) multiple += Math.max(a, b);
    return multiple;
  },
});

export const factorForCommonMultiple = malRule({
  name: 'factor_for_multiple',
  category: 'conceptual_error',
  says: 'Gives the greatest common factor where the least common multiple was asked for.',
  source: zazkis,
  answer: (a: number, b: number): number => {
    let factor = Math.min(a, b);
    while (a % factor !== 0 || b % factor !== 0) factor -= 1;
    return factor;
  },
});

export const firstCommonFactor = malRule({
  name: 'first_common_factor',
  category: 'procedural_error',
  says: 'Stops at the first common factor that comes to mind.',
  source: zazkis,
  answer: (numbers: readonly number[]): number | null => {
    for (let d = 2; d <= Math.min(...numbers); d += 1) if (numbers.every((n) => n % d === 0)) return d;
    return null;
  },
});

export const productForCommonMultiple = malRule({
  name: 'product_for_common_multiple',
  category: 'procedural_error',
  says: 'Multiplies the numbers: a common multiple, but not always the least.',
  source: zazkis,
  answer: (numbers: readonly number[]): number => numbers.reduce((product, n) => product * n, 1),
});
