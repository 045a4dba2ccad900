import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { divide, multiply, rational, type Rational } from '../../exact/rational.ts';

export type Scaling = { by: number; sign: '×' | '÷' };

/** a × 10^k or a ÷ 10^k. */
export const scaled = (a: Rational, { by, sign }: Scaling): Rational =>
  sign === '×' ? multiply(a, rational(by)) : divide(a, rational(by));

/** "Add a zero": zeros are written after the last digit, which changes nothing: 3.4 × 10 = 3.40. */
export const zerosWrittenBehind = malRule({
  name: 'zeros_written_behind',
  category: 'conceptual_error',
  detail: 'add_a_zero',
  says: "You wrote zeros at the end of the decimal. That doesn't change its value.",
  source: sources.resnick,
  answer: (a: Rational): Rational => a,
});

/** The point moves the wrong way. */
export const pointMovedTheOtherWay = malRule({
  name: 'point_moved_the_other_way',
  category: 'procedural_error',
  detail: 'direction',
  says: 'You moved the digits in the wrong direction.',
  source: sources.bell,
  answer: (a: Rational, { by, sign }: Scaling): Rational => scaled(a, { by, sign: sign === '×' ? '÷' : '×' }),
});

/** One place too far or too few, because digits are counted instead of zeros. */
export const onePlaceTooFar = malRule({
  name: 'one_place_too_far',
  category: 'procedural_error',
  detail: 'counting_places',
  says: 'You moved the digits one place too far.',
  source: sources.own,
  hints: {
    principle: 'Each digit moves as many places as the power of ten has zeros.',
  },
  answer: (a: Rational, { by, sign }: Scaling): Rational => scaled(a, { by: by * 10, sign }),
});
export const onePlaceTooFew = malRule({
  name: 'one_place_too_few',
  category: 'procedural_error',
  detail: 'counting_places',
  says: 'You moved the digits one place too few.',
  source: sources.own,
  hints: {
    principle: 'Each digit moves as many places as the power of ten has zeros.',
  },
  answer: (a: Rational, { by, sign }: Scaling): Rational => scaled(a, { by: by / 10, sign }),
});
