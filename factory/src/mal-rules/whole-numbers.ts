import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

const fuson = 'Fuson (1990), Conceptual structures for multiunit numbers, Cognition and Instruction 7, 343–403';
const verschaffel =
  'Verschaffel, De Corte & Pauwels (1992), Solving compare problems, Journal of Educational Psychology 84, 85–94';
const zazkis = 'Zazkis & Campbell (1996), Divisibility and multiplicative structure of natural numbers, JRME 27, 540–563';
const zazkisLiljedahl = 'Zazkis & Liljedahl (2004), Understanding primes: the role of representation, JRME 35, 164–186';
const campbellGraham = 'Campbell & Graham (1985), Mental multiplication skill, Canadian Journal of Psychology 39, 338–366';

export const digitAtFaceValue = malRule({
  name: 'digit_at_face_value',
  category: 'conceptual_error',
  says: 'Takes a digit for what it shows, wherever it stands: the 7 of 4,712 is worth 7.',
  source: fuson,
  answer: (digit: number): number => digit,
});

export const placeOneTooHigh = malRule({
  name: 'place_one_too_high',
  category: 'conceptual_error',
  says: 'Counts the places from the wrong start, so every digit is worth ten times too much.',
  source: fuson,
  answer: (value: number): number => value * 10,
});

export const placeOneTooLow = malRule({
  name: 'place_one_too_low',
  category: 'conceptual_error',
  says: 'Takes a digit for one place less than it has: hundreds for tens.',
  source: fuson,
  answer: (value: number): number | null => (value % 10 === 0 ? value / 10 : null),
});

export const readsFromTheDigitOn = malRule({
  name: 'reads_from_the_digit_on',
  category: 'representation_error',
  says: 'Gives the digit together with all digits after it: the 7 of 4,712 is worth 712.',
  source: fuson,
  answer: (n: number, place: number): number => n % 10 ** (place + 1),
});

export const noPlaceholder = malRule({
  name: 'no_placeholder',
  category: 'representation_error',
  says: 'Leaves out the zero of an empty place: four thousand thirty-six becomes 436.',
  source: fuson,
  answer: (n: number): number => Number(String(n).replace(/0/g, '')),
});

export const writesAsHeard = malRule({
  name: 'writes_as_heard',
  category: 'representation_error',
  says: 'Writes each part of the number in full, one after the other: three hundred six becomes 3006.',
  source: fuson,
  answer: (n: number): number =>
    Number(
      Array.from(String(n), (digit, i) => Number(digit) * 10 ** (String(n).length - 1 - i))
        .filter((part) => part > 0)
        .join(''),
    ),
});

export const digitInsteadOfCount = malRule({
  name: 'digit_instead_of_count',
  category: 'conceptual_error',
  says: 'Asked how many tens a number holds, gives the tens digit alone.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.floor(n / unit) % 10,
});

export const roundUpAlways = malRule({
  name: 'round_up_always',
  category: 'procedural_error',
  says: 'Takes rounding for making greater, whatever digit follows.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => Math.ceil(n / unit) * unit,
});

export const roundKeepsLowerDigits = malRule({
  name: 'round_keeps_lower_digits',
  category: 'procedural_error',
  says: 'Raises the digit of the place, but leaves the digits after it as they were.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => (n % unit >= unit / 2 ? n + unit : n),
});

export const roundInTurn = malRule({
  name: 'round_in_turn',
  category: 'procedural_error',
  says: 'Rounds place after place from the right, so that 4,448 becomes 4,450, 4,500 and then 5,000.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => {
    let value = n;
    for (let place = 10; place <= unit; place *= 10) value = Math.round(value / place) * place;
    return value;
  },
});

export const roundToNextPlace = malRule({
  name: 'round_to_next_place',
  category: 'representation_error',
  says: 'Rounds to the place beside the one that was asked for.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.round(n / (unit / 10)) * (unit / 10),
});

export const lastAddendForgotten = malRule({
  name: 'last_addend_forgotten',
  category: 'omission_error',
  says: 'Adds the first two numbers and leaves the third out.',
  source: sources.ashlock,
  answer: (numbers: readonly number[]): number => numbers.slice(0, -1).reduce((sum, n) => sum + n, 0),
});

export const oneGroupTooMany = malRule({
  name: 'one_group_too_many',
  category: 'procedural_error',
  says: 'Counts one group too many, so the product of the next fact comes out: 7 × 8 becomes 63.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups + 1) * size,
});

export const oneGroupTooFew = malRule({
  name: 'one_group_too_few',
  category: 'procedural_error',
  says: 'Counts one group too few, so the product of the fact before comes out: 7 × 8 becomes 49.',
  source: campbellGraham,
  answer: (groups: number, size: number): number => (groups - 1) * size,
});

export const subtractInsteadOfDivide = malRule({
  name: 'subtract_instead_of_divide',
  category: 'conceptual_error',
  says: 'Takes one number from the other where they should be divided.',
  source: sources.hart,
  answer: (a: number, b: number): number => a - b,
});

export const quotientOneTooGreat = malRule({
  name: 'quotient_one_too_great',
  category: 'procedural_error',
  says: 'Recalls the fact beside the right one, so the quotient is one too great.',
  source: campbellGraham,
  answer: (quotient: number): number => quotient + 1,
});

export const carryNotAddedInProduct = malRule({
  name: 'carry_not_added_in_product',
  category: 'omission_error',
  says: 'Multiplies digit by digit and drops what should be carried.',
  source: sources.ashlock,
  /** A number of several digits times a single digit. */
  answer: (a: number, digit: number): number =>
    Number(Array.from(String(a), (own, i) => (i === 0 ? Number(own) * digit : (Number(own) * digit) % 10)).join('')),
});

export const partNotMultiplied = malRule({
  name: 'part_not_multiplied',
  category: 'omission_error',
  says: 'Splits a factor into parts, multiplies one of them and leaves the other as it is.',
  source: sources.ashlock,
  answer: (part: number): number => part,
});

export const countsUnfullGroup = malRule({
  name: 'counts_unfull_group',
  category: 'conceptual_error',
  says: 'Counts what is left over as one more group where only full groups count.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  answer: (a: number, b: number): number => Math.ceil(a / b),
});

export const remainderAsQuotient = malRule({
  name: 'quotient_for_remainder',
  category: 'representation_error',
  says: 'Gives how often it goes where what is left over was asked for.',
  source: sources.ashlock,
  answer: (a: number, b: number): number => Math.floor(a / b),
});

export const remainderTooGreat = malRule({
  name: 'remainder_too_great',
  category: 'procedural_error',
  says: 'Stops one group too early, so the remainder is greater than the divisor.',
  source: sources.ashlock,
  answer: (a: number, b: number): number => (a % b) + b,
});

export const remainderGiven = malRule({
  name: 'remainder_given_for_count',
  category: 'conceptual_error',
  says: 'Gives the remainder where the number of groups was asked for.',
  source: 'Silver, Shapiro & Deutsch (1993), Sense making and the solution of division problems, JRME 24, 117–135',
  answer: (a: number, b: number): number => a % b,
});

export const keywordAdds = malRule({
  name: 'keyword_more_means_add',
  category: 'conceptual_error',
  says: 'Hears "more than" and adds, though the greater number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => a + b,
});

export const keywordSubtracts = malRule({
  name: 'keyword_fewer_means_subtract',
  category: 'conceptual_error',
  says: 'Hears "fewer than" and subtracts, though the smaller number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const keywordTimesMultiplies = malRule({
  name: 'keyword_times_means_multiply',
  category: 'conceptual_error',
  says: 'Hears "times as many" and multiplies, though the greater number is the one that is given.',
  source: verschaffel,
  answer: (a: number, b: number): number => a * b,
});

export const comparesByDifference = malRule({
  name: 'compares_by_difference',
  category: 'conceptual_error',
  says: 'Takes "3 times as many" for "3 more" or "3 fewer".',
  source: sources.hart,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const givesTheDifference = malRule({
  name: 'gives_the_difference',
  category: 'representation_error',
  says: 'Gives the difference of two amounts where one of the amounts was asked for.',
  source: verschaffel,
  answer: (difference: number): number => difference,
});

export const stopsAfterFirstStep = malRule({
  name: 'stops_after_first_step',
  category: 'omission_error',
  says: 'Works out the first step of a story and gives it as the answer.',
  source: sources.hart,
  answer: (between: number): number => between,
});

export const usesEachNumberOnce = malRule({
  name: 'adds_every_number_in_sight',
  category: 'conceptual_error',
  says: 'Adds all numbers of a story, whatever happens in it.',
  source: 'Verschaffel, Greer & De Corte (2000), Making Sense of Word Problems, Swets & Zeitlinger',
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});

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

export const areaForPerimeter = malRule({
  name: 'area_for_perimeter',
  category: 'conceptual_error',
  says: 'Works out the area where the perimeter was asked for.',
  source: sources.hart,
  answer: (a: number, b: number): number => a * b,
});

export const perimeterForArea = malRule({
  name: 'perimeter_for_area',
  category: 'conceptual_error',
  says: 'Works out the perimeter where the area was asked for.',
  source: sources.hart,
  answer: (a: number, b: number): number => 2 * (a + b),
});

export const twoSidesOnly = malRule({
  name: 'two_sides_only',
  category: 'omission_error',
  says: 'Adds the two sides that are labelled and leaves out the two opposite ones.',
  source: sources.hart,
  answer: (a: number, b: number): number => a + b,
});

export const subtractsOneSide = malRule({
  name: 'subtracts_one_side_from_perimeter',
  category: 'procedural_error',
  says: 'Takes the known side once from the perimeter and gives what is left.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number => perimeter - side,
});

export const subtractsBothKnownSides = malRule({
  name: 'forgets_to_halve_what_is_left',
  category: 'omission_error',
  says: 'Takes both known sides from the perimeter and forgets that two equal sides are left.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number => perimeter - 2 * side,
});

export const dividesPerimeterBySide = malRule({
  name: 'divides_perimeter_by_side',
  category: 'conceptual_error',
  says: 'Divides the perimeter by the known side, as one would an area.',
  source: sources.hart,
  answer: (perimeter: number, side: number): number | null => (perimeter % side === 0 ? perimeter / side : null),
});

export const halvesAreaLikePerimeter = malRule({
  name: 'halves_area_like_perimeter',
  category: 'conceptual_error',
  says: 'Halves the area and takes the known side away, as one would with a perimeter.',
  source: sources.hart,
  answer: (area: number, side: number): number | null => (area % 2 === 0 ? area / 2 - side : null),
});

const kamii = 'Kamii & Russell (2012), Elapsed time: why is it so difficult to teach?, JRME 43, 296–315';

export const hourAsHundredMinutes = malRule({
  name: 'hour_as_hundred_minutes',
  category: 'units_error',
  says: 'Subtracts clock times like plain numbers, as if an hour had 100 minutes.',
  source: kamii,
  /** Minutes since midnight in and out. */
  answer: (start: number, end: number): number => clockAsNumber(end) - clockAsNumber(start),
});
const clockAsNumber = (minutes: number): number => Math.floor(minutes / 60) * 100 + (minutes % 60);

export const minutesOnly = malRule({
  name: 'compares_minutes_only',
  category: 'omission_error',
  says: 'Looks at the minutes of the two clock times and leaves the hours aside.',
  source: kamii,
  answer: (start: number, end: number): number => Math.abs((end % 60) - (start % 60)),
});

export const oneHourTooMany = malRule({
  name: 'one_hour_too_many',
  category: 'procedural_error',
  says: 'Counts the hours by the clock face and then adds the minutes up to the next hour too.',
  source: kamii,
  answer: (minutes: number): number => minutes + 60,
});

export const priceInsteadOfChange = malRule({
  name: 'price_instead_of_change',
  category: 'omission_error',
  says: 'Gives what the things cost where the change was asked for.',
  source: sources.hart,
  answer: (price: number): number => price,
});

export const coinsCountedAsOne = malRule({
  name: 'counts_coins_not_cents',
  category: 'units_error',
  says: 'Counts the coins where their worth was asked for.',
  source: sources.ashlock,
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});

export const startTakenAsFullHour = malRule({
  name: 'start_taken_as_full_hour',
  category: 'omission_error',
  says: 'Reads the elapsed minutes from the end time alone, as if it had begun at the full hour.',
  source: kamii,
  answer: (end: number): number => end % 60,
});

export const firstPriceOnly = malRule({
  name: 'first_price_only',
  category: 'omission_error',
  says: 'Takes only the first of several prices from the money paid.',
  source: sources.hart,
  answer: (paid: number, prices: readonly number[]): number => paid - prices[0]!,
});

export const centsAsHundredPlus = malRule({
  name: 'dollar_not_used_up',
  category: 'procedural_error',
  says: 'Counts up the cents to a full dollar and the dollars from the price, so the change is one dollar too much.',
  source: sources.ashlock,
  answer: (paid: number, price: number): number => paid - price + 100,
});

export const dimeAndNickelSwapped = malRule({
  name: 'dime_and_nickel_swapped',
  category: 'representation_error',
  says: 'Takes the larger nickel for the coin that is worth more.',
  source: sources.ashlock,
  answer: (kinds: readonly { cents: number; coins: number }[]): number =>
    kinds.reduce((sum, { cents, coins }) => sum + coins * (cents === 10 ? 5 : cents === 5 ? 10 : cents), 0),
});
