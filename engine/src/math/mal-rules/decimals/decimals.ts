import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/** A decimal ≥ 0 as it is written, '3.50'; its digits and places matter to these rules. */
export type WrittenDecimal = string;

const wholePart = (text: WrittenDecimal): string => text.split('.')[0] ?? '0';
const decimalPart = (text: WrittenDecimal): string => text.split('.')[1] ?? '';
const value = (text: WrittenDecimal): Rational => {
  const read = q.parseRational(text);
  if (read === null) throw new RangeError(`'${text}' is no decimal`);
  return read;
};

export const decimalLongerIsLarger = malRule({
  name: 'decimal_longer_is_larger',
  category: 'conceptual_error',
  says: "You chose the decimal with more digits. More digits doesn't mean a larger number.",
  source: sources.resnick,
  /** Returns the decimal that the student calls the largest. */
  answer: (decimals: readonly WrittenDecimal[]): WrittenDecimal =>
    decimals.reduce((best, d) => {
      const [wholes, digits] = [
        Number(wholePart(d)) - Number(wholePart(best)),
        Number(decimalPart(d) || 0) - Number(decimalPart(best) || 0),
      ];
      return wholes > 0 || (wholes === 0 && digits > 0) ? d : best;
    }),
});

export const decimalShorterIsLarger = malRule({
  name: 'decimal_shorter_is_larger',
  category: 'conceptual_error',
  says: "You chose the decimal with fewer digits. Fewer digits doesn't mean a larger number.",
  source: sources.staceySteinle,
  answer: (decimals: readonly WrittenDecimal[]): WrittenDecimal =>
    decimals.reduce((best, d) => {
      const [wholes, places] = [Number(wholePart(d)) - Number(wholePart(best)), decimalPart(best).length - decimalPart(d).length];
      const larger = q.compare(value(d), value(best)) > 0;
      return wholes > 0 || (wholes === 0 && (places > 0 || (places === 0 && larger))) ? d : best;
    }),
});

export const decimalsAlignedRight = malRule({
  name: 'decimals_aligned_right',
  category: 'procedural_error',
  says: 'You lined up the last digits instead of the decimal points.',
  source: sources.ashlock,
  /** a ± b with the point where the longer number has it. */
  answer: (a: WrittenDecimal, b: WrittenDecimal, sign: 1 | -1 = 1): Rational => {
    const places = Math.max(decimalPart(a).length, decimalPart(b).length);
    const [x, y] = [a, b].map((text) => BigInt(wholePart(text) + decimalPart(text)));
    return q.rational(x! + BigInt(sign) * y!, 10n ** BigInt(places));
  },
});

export const decimalPartsApart = malRule({
  name: 'decimal_parts_apart',
  category: 'conceptual_error',
  says: 'You added the digits before the decimal point and after it separately. Ten tenths make one whole.',
  source: sources.resnick,
  answer: (a: WrittenDecimal, b: WrittenDecimal): Rational =>
    value(`${BigInt(wholePart(a)) + BigInt(wholePart(b))}.${BigInt(decimalPart(a) || '0') + BigInt(decimalPart(b) || '0')}`),
});

export const productKeepsPlaces = malRule({
  name: 'product_keeps_places',
  category: 'procedural_error',
  says: 'You put the decimal point where the factors have it. A product has the decimal places of both factors together.',
  source: sources.ashlock,
  answer: (a: WrittenDecimal, b: WrittenDecimal): Rational => {
    const places = Math.max(decimalPart(a).length, decimalPart(b).length);
    const [x, y] = [a, b].map((text) => BigInt(wholePart(text) + decimalPart(text)));
    return q.rational(x! * y!, 10n ** BigInt(places));
  },
});

export const pointIgnored = malRule({
  name: 'point_ignored',
  category: 'omission_error',
  says: 'You left out the decimal point.',
  source: sources.ashlock,
  answer: (right: WrittenDecimal): Rational => q.rational(BigInt(right.replace('.', ''))),
});

export const timesTenAddsZero = malRule({
  name: 'times_ten_adds_zero',
  category: 'conceptual_error',
  says: "You wrote a zero at the end of the decimal. That doesn't change its value.",
  source: sources.resnick,
  answer: (a: WrittenDecimal): Rational => value(a),
});

export const pointMovedWrongWay = malRule({
  name: 'point_moved_wrong_way',
  category: 'procedural_error',
  says: 'You moved the decimal point in the wrong direction.',
  source: sources.ashlock,
  /** Returns a ÷ 10^power for a × 10^power, and the other way round. */
  answer: (a: WrittenDecimal, power: number): Rational => q.multiply(value(a), q.power(q.ten, BigInt(-power))),
});

export const decimalCutOff = malRule({
  name: 'decimal_cut_off',
  category: 'procedural_error',
  says: 'You dropped the extra digits instead of rounding.',
  source: sources.ashlock,
  answer: (a: WrittenDecimal, places: number): Rational =>
    value(places === 0 ? wholePart(a) : `${wholePart(a)}.${decimalPart(a).slice(0, places)}`),
});
