import { decimal, placesIn } from './written-decimal.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { finiteDecimal, parseRational, rational, type Rational } from '../../exact/rational.ts';

/** Every decimal counts tenths: 0.35 is 35/10. */
export const alwaysTenths = malRule({
  name: 'always_tenths',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You wrote tenths. The last digit tells which place the denominator comes from.',
  source: sources.resnick,
  answer: (written: string): Rational => rational(BigInt(written.split('.')[1] ?? '0'), 10n),
});

/** One zero too many below the fraction bar: 0.35 is 35/1000. */
export const oneZeroTooMany = malRule({
  name: 'one_zero_too_many',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You read the decimal as one place smaller than it is.',
  source: sources.resnick,
  hints: {
    principle: 'One decimal place means tenths, two mean hundredths, and three mean thousandths.',
  },
  answer: (written: string): Rational => rational(BigInt(written.split('.')[1] ?? '0'), 10n ** BigInt(placesIn(written) + 1)),
});

/** "One over": 0.4 is 1/4. */
export const oneOver = malRule({
  name: 'one_over',
  category: 'conceptual_error',
  detail: 'decimal_as_reciprocal',
  says: 'You wrote 1 over the digits. The digits after the decimal point belong in the numerator.',
  source: sources.staceySteinle,
  hints: {
    principle:
      'The digits to the right of the decimal point are the numerator. The place of the last digit gives the denominator.',
  },
  answer: (written: string): Rational | null => {
    const digits = BigInt(written.split('.')[1] ?? '0');
    return digits === 0n ? null : rational(1, digits);
  },
});

/** The two digits become numerator and denominator: 0.35 is 3/5. */
export const digitOverDigit = malRule({
  name: 'digit_over_digit',
  category: 'conceptual_error',
  detail: 'fraction_notation',
  says: 'You wrote the digits over each other. Read the decimal by its last place.',
  source: sources.own,
  answer: (written: string): Rational | null => {
    const digits = written.split('.')[1] ?? '';
    return digits.length === 2 && digits[1] !== '0' && digits[0] !== '0'
      ? rational(BigInt(digits[0]!), BigInt(digits[1]!))
      : null;
  },
});

/** Numerator and denominator are put on the two sides of the point: 3/4 is 3.4. */
export const barAsPoint = malRule({
  name: 'bar_as_point',
  category: 'conceptual_error',
  detail: 'fraction_notation',
  says: 'You wrote the numerator and the denominator around a decimal point. The fraction bar means division.',
  source: sources.own,
  answer: (n: number, d: number): Rational => parseRational(`${n}.${d}`)!,
});

/** Both are put after the point: 3/4 is 0.34. */
export const bothBehindPoint = malRule({
  name: 'both_behind_point',
  category: 'conceptual_error',
  detail: 'fraction_notation',
  says: 'You wrote both numbers after the decimal point. The fraction bar means division.',
  source: sources.own,
  answer: (n: number, d: number): Rational => parseRational(`0.${n}${d}`)!,
});

/** The denominator is forgotten: 3/4 is 0.3. */
export const numeratorBehindPoint = malRule({
  name: 'numerator_behind_point',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You wrote the numerator after the decimal point. Its value depends on the denominator.',
  source: sources.own,
  answer: (n: number): Rational => decimal(n, `${n}`.length),
});

/** Divided the wrong way round: 4/5 is 5 ÷ 4. Null if that decimal doesn't end. */
export const dividedUpsideDown = malRule({
  name: 'divided_upside_down',
  category: 'procedural_error',
  detail: 'order_of_division',
  says: 'You divided the denominator by the numerator. Divide the numerator by the denominator.',
  source: sources.ashlock,
  hints: {
    principle: 'To write a fraction as a decimal, divide the numerator by the denominator.',
  },
  answer: (n: number, d: number): Rational | null => {
    const turned = rational(d, n);
    return finiteDecimal(turned) === null ? null : turned;
  },
});
