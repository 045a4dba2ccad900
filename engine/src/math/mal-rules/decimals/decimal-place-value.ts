import { decimal } from './written-decimal.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { divide, multiply, rational, type Rational } from '../../exact/rational.ts';

/** A digit is worth what it shows, whatever its place: the 7 of 4.73 is worth 7. */
export const faceValue = malRule({
  name: 'face_value',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You gave the digit itself. Its value depends on its place.',
  source: sources.resnick,
  hints: {
    principle: 'A digit to the right of the decimal point counts parts of one whole: tenths, then hundredths, then thousandths.',
  },
  answer: (digit: number): Rational => rational(digit),
});

/**
 * Places to the right of the point start with "oneths", so each name is one place too far to the right: the 3 of 4.73 is 3
 * tenths.
 */
export const oneths = malRule({
  name: 'oneths',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You started counting the places too far to the right. The first place after the decimal point is tenths.',
  source: sources.resnick,
  answer: (value: Rational): Rational => multiply(value, rational(10)),
});

/**
 * The digits after the point are a whole number of their own: the 7 of 4.73 is worth seventy.
 * Shape   the number as written, and the place of the digit after the point, from 1.
 */
export const wholeNumberBehindPoint = malRule({
  name: 'whole_number_behind_point',
  category: 'conceptual_error',
  detail: 'whole_number_thinking',
  says: 'You read the digits after the decimal point as a whole number.',
  source: sources.resnick,
  hints: {
    principle:
      'To the right of the decimal point, each place is worth less. The digits are parts of one, not another whole number.',
  },
  answer: (written: string, place: number): Rational => {
    const behind = written.split('.')[1] ?? '';
    return rational(BigInt(behind[place - 1] ?? '0') * 10n ** BigInt(behind.length - place));
  },
});

/** No zero holds an empty place: "four hundredths" is written right after the point, 0.4. */
export const withoutPlaceholder = malRule({
  name: 'without_placeholder',
  category: 'omission_error',
  detail: 'placeholder_zero',
  says: 'You left out the zero that holds an empty place.',
  source: sources.resnick,
  answer: (whole: number, parts: number): Rational => decimal(BigInt(`${whole}${parts}`), String(parts).length),
});

/** One zero too many after the point: six and four hundredths becomes 6.004. */
export const extraPlaceholder = malRule({
  name: 'extra_placeholder',
  category: 'representation_error',
  detail: 'placeholder_zero',
  says: 'You wrote one zero too many after the decimal point.',
  source: sources.hiebertWearne,
  hints: {
    principle:
      'To the right of the decimal point, the first place is tenths, the second is hundredths, and the third is thousandths.',
  },
  answer: (whole: number, parts: number, places: number): Rational =>
    decimal(BigInt(whole) * 10n ** BigInt(places + 1) + BigInt(parts), places + 1),
});

/** Counts the next smaller parts: 2.7 is 2700 hundredths, as if thousandths were asked for. */
export const nextSmallerParts = malRule({
  name: 'next_smaller_parts',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You counted parts of the next smaller size.',
  source: sources.resnick,
  answer: (parts: Rational): Rational => multiply(parts, rational(10)),
});

/** The point is overlooked: five and thirty-two hundredths is 532, and 2.7 is 27 hundredths. */
export const withoutPoint = malRule({
  name: 'without_point',
  category: 'representation_error',
  detail: 'place_value',
  says: 'You left out the decimal point.',
  source: sources.hiebertWearne,
  hints: {
    principle: 'Each place has one-tenth of the value of the place to its left, so it takes ten times as many of those parts.',
  },
  answer: (written: string): Rational => rational(BigInt(written.replace('.', ''))),
});

/** Only the parts after the point are counted, as if the wholes had none. */
export const onlyBehindPoint = malRule({
  name: 'only_behind_point',
  category: 'omission_error',
  detail: 'whole_part',
  says: 'You used only the digits after the decimal point and left out the whole number.',
  source: sources.resnick,
  answer: (written: string, places: number): Rational => rational(BigInt((written.split('.')[1] ?? '0').padEnd(places, '0'))),
});

/** The first place after the point is taken for hundredths: the 7 of 4.73 is worth 0.07. */
export const onePlaceTooSmall = malRule({
  name: 'one_place_too_small',
  category: 'conceptual_error',
  detail: 'place_value',
  says: "You read the first place after the decimal point as hundredths. It's the tenths place.",
  source: sources.staceySteinle,
  hints: {
    principle: 'The first decimal place is tenths, the second is hundredths, and the third is thousandths.',
  },
  answer: (value: Rational): Rational => divide(value, rational(10)),
});
