import { decimal } from './written-decimal.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { add, multiply, rational, type Rational } from '../../exact/rational.ts';

const unitOf = (places: number): Rational => rational(1, 10n ** BigInt(places));
const floorTo = (a: Rational, places: number): Rational => {
  const scaled = multiply(a, rational(10n ** BigInt(places)));
  return decimal(scaled.n / scaled.d, places);
};

/** Rounds a ≥ 0 to a number of places, a half upward. Negative places round to tens and beyond. */
export function rounded(a: Rational, places: number): Rational {
  return floorTo(add(a, multiply(unitOf(places), rational(1, 2))), places);
}

/** Digits after the place are cut off: 4.378 to hundredths is 4.37. */
export const cutOff = malRule({
  name: 'cut_off',
  category: 'procedural_error',
  detail: 'rounding',
  says: 'You dropped the extra digits instead of rounding.',
  source: sources.own,
  answer: (a: Rational, places: number): Rational => floorTo(a, places),
});

/** Always rounds up: 4.32 to tenths is 4.4. */
export const roundedUpAlways = malRule({
  name: 'rounded_up_always',
  category: 'procedural_error',
  detail: 'rounding',
  says: 'You rounded up, but the next digit tells whether to round up or down.',
  source: sources.own,
  answer: (a: Rational, places: number): Rational => add(floorTo(a, places), unitOf(places)),
});

/** Rounds from the last digit, one place after the other: 4.348 → 4.35 → 4.4. */
export const roundedInTurn = malRule({
  name: 'rounded_in_turn',
  category: 'procedural_error',
  detail: 'rounding',
  says: 'You rounded one place after another. Look only at the digit right after the place you round to.',
  source: sources.own,
  hints: {
    principle: "Look only at the digit right after the place you round to. Don't round the later digits first.",
  },
  answer: (a: Rational, from: number, to: number): Rational => {
    let value = a;
    for (let places = from - 1; places >= to; places -= 1) value = rounded(value, places);
    return value;
  },
});

/** Rounds to the place next to the one asked for. */
export const roundedToNextPlace = malRule({
  name: 'rounded_to_next_place',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You rounded to the place next to the one in the question.',
  source: sources.staceySteinle,
  hints: {
    principle: 'To the right of the decimal point are tenths, hundredths, and thousandths, in this order.',
  },
  answer: (a: Rational, places: number): Rational => rounded(a, places === 0 ? 1 : places - 1),
});

/** The least number that rounds to `target` is `target` itself, for rounding never goes up. */
export const leastWithoutRoundingUp = malRule({
  name: 'least_without_rounding_up',
  category: 'conceptual_error',
  detail: 'rounding',
  says: 'You gave the rounded number itself. Some smaller numbers round up to it too.',
  source: sources.own,
  answer: (target: Rational): Rational => target,
});

/** A 5 rounds down, so the least number that rounds up ends in 6. */
export const leastWithHalfDown = malRule({
  name: 'least_with_half_down',
  category: 'procedural_error',
  detail: 'rounding',
  says: 'You rounded 5 down. By agreement, a 5 rounds up.',
  source: sources.own,
  answer: (target: Rational, places: number): Rational => add(target, rational(-4, 10n ** BigInt(places + 1))),
});
