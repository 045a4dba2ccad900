import { decimal, placesIn } from './written-decimal.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { add, divide, multiply, rational, subtract, type Rational } from '../../exact/rational.ts';

const digitsOf = (written: string): bigint => BigInt(written.replace('.', ''));
const scaled = (written: string, places: number): bigint => digitsOf(written) * 10n ** BigInt(places - placesIn(written));

/**
 * The last digits are lined up as with whole numbers, and the point is put where the longer number has it: 3.4 + 1.25 = 1.59.
 * Errors  null for a difference below zero.
 */
export const lastDigitsLinedUp = malRule({
  name: 'last_digits_lined_up',
  category: 'procedural_error',
  detail: 'alignment',
  says: 'You lined up the last digits instead of the decimal points.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Line up the decimal points, so that digits in the same place are in one column.',
  },
  answer: (a: string, b: string, sign: '+' | '-'): Rational | null => {
    const places = Math.max(placesIn(a), placesIn(b));
    const result = sign === '+' ? digitsOf(a) + digitsOf(b) : digitsOf(a) - digitsOf(b);
    return result < 0n ? null : decimal(result, places);
  },
});

/** The digits before and after the point are added as two separate whole numbers: 3.8 + 2.7 = 5.15. */
export const sidesAddedApart = malRule({
  name: 'sides_added_apart',
  category: 'conceptual_error',
  detail: 'whole_number_thinking',
  says: 'You worked on the two sides of the decimal point separately. Ten tenths make one whole.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Ten tenths make one whole, so regroup ten or more tenths as ones.',
  },
  answer: (a: string, b: string): Rational => {
    const [wholeA, behindA = '0'] = a.split('.');
    const [wholeB, behindB = '0'] = b.split('.');
    const behind = `${BigInt(behindA) + BigInt(behindB)}`;
    return decimal((BigInt(wholeA!) + BigInt(wholeB!)) * 10n ** BigInt(behind.length) + BigInt(behind), behind.length);
  },
});

/** In each column the smaller digit is subtracted from the larger: 5.2 − 1.7 = 4.5. */
export const smallerFromLarger = malRule({
  name: 'smaller_from_larger',
  category: 'procedural_error',
  detail: 'regrouping',
  says: 'You subtracted the smaller digit from the larger one, even when the top digit was the smaller one.',
  source: sources.brownBurton,
  answer: (a: string, b: string): Rational => {
    const places = Math.max(placesIn(a), placesIn(b));
    const width = Math.max(`${scaled(a, places)}`.length, `${scaled(b, places)}`.length);
    const [top, bottom] = [a, b].map((x) => `${scaled(x, places)}`.padStart(width, '0'));
    const digits = [...top!].map((digit, i) => Math.abs(Number(digit) - Number(bottom![i])));
    return decimal(BigInt(digits.join('')), places);
  },
});

/** A sum without carrying: 2.7 + 1.5 = 3.2. */
export const carryForgotten = malRule({
  name: 'carry_forgotten',
  category: 'procedural_error',
  detail: 'regrouping',
  says: "A column added up to ten or more, and you didn't carry the ten to the next column.",
  source: sources.ashlock,
  answer: (a: string, b: string): Rational => {
    const places = Math.max(placesIn(a), placesIn(b));
    const width = Math.max(`${scaled(a, places)}`.length, `${scaled(b, places)}`.length);
    const [top, bottom] = [a, b].map((x) => `${scaled(x, places)}`.padStart(width, '0'));
    return decimal(BigInt([...top!].map((digit, i) => (Number(digit) + Number(bottom![i])) % 10).join('')), places);
  },
});

/** A missing part is found with the operation shown: ? + 2.4 = 6.1 gives 8.5. */
export const carriedOut = (a: Rational, b: Rational, sign: '+' | '-'): Rational => (sign === '+' ? add(a, b) : subtract(a, b));

/**
 * The point is brought straight down, as in a sum: 0.3 × 0.4 = 1.2.
 */
export const pointBroughtDown = malRule({
  name: 'point_brought_down',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You brought the decimal point straight down, as in a sum. A product has the decimal places of both factors together.',
  source: sources.hiebertWearne,
  answer: (a: string, b: string): Rational => decimal(digitsOf(a) * digitsOf(b), Math.max(placesIn(a), placesIn(b))),
});

/** Zeros at the end are dropped before the places are counted: 0.5 × 0.6 = 0.03. */
export const zeroDroppedFirst = malRule({
  name: 'zero_dropped_first',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You dropped the zero at the end before you placed the decimal point.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Place the decimal point first, and count every digit of the product. Only then drop a zero at the end.',
  },
  answer: (a: string, b: string): Rational | null => {
    const product = `${digitsOf(a) * digitsOf(b)}`;
    return product.endsWith('0') ? decimal(BigInt(product.replace(/0+$/, '')), placesIn(a) + placesIn(b)) : null;
  },
});

/** The point is left out: 1.2 × 0.4 = 48. */
export const pointLeftOut = malRule({
  name: 'point_left_out',
  category: 'omission_error',
  detail: 'decimal_point',
  says: 'You left out the decimal point of the product.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Multiply as with whole numbers. The product has as many decimal places as both factors together.',
  },
  answer: (a: string, b: string): Rational => rational(digitsOf(a) * digitsOf(b)),
});

/** Only the dividend's point is kept: 4.8 ÷ 0.6 = 0.8. */
export const divisorAsWhole = malRule({
  name: 'divisor_as_whole',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You divided as if the divisor were a whole number.',
  source: sources.bell,
  answer: (a: string, b: string): Rational => divide(decimal(digitsOf(a), placesIn(a)), rational(digitsOf(b))),
});

/** Both points are left out without equalizing the places: 4.8 ÷ 0.06 = 8. */
export const bothPointsLeftOut = malRule({
  name: 'both_points_left_out',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You divided as if there were no decimal points.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Write the decimal point of the quotient right above the decimal point of the dividend.',
  },
  answer: (a: string, b: string): Rational => divide(rational(digitsOf(a)), rational(digitsOf(b))),
});

/** The larger number is divided by the smaller, whichever is the dividend: 1.5 ÷ 6 = 4. */
export const dividedTheOtherWay = malRule({
  name: 'divided_the_other_way',
  category: 'conceptual_error',
  detail: 'order_of_division',
  says: 'You divided in the other order.',
  source: sources.bell,
  answer: (a: Rational, b: Rational): Rational => divide(b, a),
});

/** A zero inside the quotient is skipped: 6.12 ÷ 6 = 1.2. */
export const zeroInQuotientSkipped = malRule({
  name: 'zero_in_quotient_skipped',
  category: 'omission_error',
  detail: 'placeholder_zero',
  says: 'You left out a zero in the quotient.',
  source: sources.brownBurton,
  answer: (quotient: string): Rational | null => {
    const skipped = quotient.replace(/(\d)\.0(?=\d)/, '$1.').replace(/(\.\d+?)0(?=\d)/, '$1');
    return skipped === quotient ? null : decimal(digitsOf(skipped), placesIn(skipped));
  },
});

/** "Multiplying makes bigger": a part of a price is found by dividing by the decimal. */
export const dividedToMakeSmaller = malRule({
  name: 'divided_to_make_smaller',
  category: 'conceptual_error',
  detail: 'multiplication_makes_bigger',
  says: 'You divided to get a smaller number. Multiplying by a number below 1 also makes it smaller.',
  source: sources.fischbein,
  answer: (a: Rational, b: Rational): Rational => divide(a, b),
});

/** Multiplied where division was meant. */
export const multipliedInstead = malRule({
  name: 'multiplied_instead',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You multiplied the two numbers. This question needs you to divide.',
  source: sources.fischbein,
  hints: {
    look: 'Does one friend pay more or less than the whole bill?',
  },
  answer: (a: Rational, b: Rational): Rational => multiply(a, b),
});

/** Added where multiplication was meant. */
export const addedInstead = malRule({
  name: 'added_instead',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You added the two numbers. This question needs you to multiply them.',
  source: sources.bell,
  hints: {
    principle: 'To use a price per unit, multiply it by the number of units.',
  },
  answer: (a: Rational, b: Rational): Rational => add(a, b),
});

/** The places of both numbers are added, as in a product: 4.32 ÷ 1.2 = 0.036 from 432 ÷ 12 = 36. */
export const placesAddedInQuotient = malRule({
  name: 'places_added_in_quotient',
  category: 'procedural_error',
  detail: 'decimal_point',
  says: 'You added the decimal places, as in a product. In a quotient a smaller divisor makes the result larger.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'A smaller dividend makes the quotient smaller, but a smaller divisor makes it larger.',
  },
  answer: (known: number, p: number, q: number): Rational => decimal(known, p + q),
});

export const secondPriceForgotten = malRule({
  name: 'second_price_forgotten',
  category: 'omission_error',
  detail: 'second_step',
  says: 'You subtracted only one of the prices.',
  source: sources.own,
  hints: {
    principle: 'To find the change, subtract the price of everything from the money paid.',
  },
  answer: (paid: Rational, price: Rational): Rational => subtract(paid, price),
});
