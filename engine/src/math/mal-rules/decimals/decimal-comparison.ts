import { placesIn } from './written-decimal.ts';
import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { compare, parseRational, type Rational } from '../../exact/rational.ts';

/**
 * How a student with some misconception orders two decimals: negative, zero or positive if she takes a for below, equal to or
 * above b.
 */
export type DecimalOrder = (a: string, b: string) => number;

const value = (written: string): Rational => parseRational(written)!;
const whole = (written: string): number => Number(written.split('.')[0]);
const behind = (written: string): string => written.split('.')[1] ?? '';

export const rightOrder: DecimalOrder = (a, b) => compare(value(a), value(b));

/** Longer is larger: the digits after the point are read as a whole number, so 0.35 > 0.4 because 35 > 4. */
export const longerIsLarger = malRule({
  name: 'longer_is_larger',
  category: 'conceptual_error',
  detail: 'whole_number_thinking',
  says: "You chose the decimal with more digits. More digits doesn't mean a larger number.",
  source: sources.resnick,
  answer: ((a, b) =>
    whole(a) - whole(b) || Number(behind(a)) - Number(behind(b)) || behind(a).length - behind(b).length) satisfies DecimalOrder,
});

/**
 * Shorter is larger: hundredths are smaller than tenths, so any number of them is, and 0.4 > 0.47.
 */
export const shorterIsLarger = malRule({
  name: 'shorter_is_larger',
  category: 'conceptual_error',
  detail: 'fraction_thinking',
  says: "You chose the decimal with fewer digits. Fewer digits doesn't mean a larger number.",
  source: sources.staceySteinle,
  answer: ((a, b) => whole(a) - whole(b) || placesIn(b) - placesIn(a) || rightOrder(a, b)) satisfies DecimalOrder,
});

/** Nothing is read beyond the tenths, as if the rest were cut off: 4.45 and 4.4 are equal. */
export const tenthsOnly = malRule({
  name: 'tenths_only',
  category: 'omission_error',
  detail: 'later_places',
  says: 'You compared only the tenths. The places after them count too.',
  source: sources.staceySteinle,
  hints: {
    principle: 'When two digits are the same, compare the next place to the right.',
  },
  answer: ((a, b) => rightOrder(cut(a), cut(b))) satisfies DecimalOrder,
});
const cut = (written: string): string => `${written.split('.')[0]}.${behind(written).slice(0, 1)}`;

export const digitWithoutRest = malRule({
  name: 'digit_without_rest',
  category: 'omission_error',
  says: 'You compared only the place of the box. With the same digit there, the next place decides.',
  source: sources.own,
  answer: (digit: number): number => digit,
});

export const digitOneTooFar = malRule({
  name: 'digit_one_too_far',
  category: 'procedural_error',
  says: 'Your digit makes the statement true, but another one is closer to the limit.',
  source: sources.own,
  answer: (right: number, step: 1 | -1): number => right + step,
});

export const pastTheUpperEnd = malRule({
  name: 'past_the_upper_end',
  category: 'procedural_error',
  says: 'Your number is greater than both of them. It has to be between them.',
  source: sources.own,
  answer: byConstruction('choice', 'One of several decimals is chosen.'),
});
