import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import type { Rational } from '../../exact/rational.ts';
import { median, middleOf } from './data.ts';

/* Mal-rules for quartiles, the medians of the lower and the upper half of ordered data. */

export const medianForQuartile = malRule({
  name: 'median_for_quartile',
  category: 'conceptual_error',
  says: 'You found the median of all the values. A quartile is the median of one half.',
  source: sources.own,
  hints: {
    look: 'How many of the values are below your number?',
    principle: 'The median cuts the ordered values in half. Each quartile cuts one half in half again.',
  },
  answer: (data: readonly number[]): Rational => median(data),
});

export const otherQuartile = malRule({
  name: 'other_quartile',
  category: 'conceptual_error',
  says: 'You found the other quartile. Check which half the question asks for.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for the lower half or the upper half?',
    principle: 'The first quartile is in the lower half. The third quartile is in the upper half.',
  },
  answer: (other: Rational): Rational => other,
});

export const quartileAsWritten = malRule({
  name: 'quartile_as_written',
  category: 'procedural_error',
  says: 'You found the quartile without putting the values in order first.',
  source: sources.own,
  hints: {
    look: 'Are the values in order from least to greatest?',
    principle: 'Put all the values in order. Only then cut them into halves.',
  },
  answer: (data: readonly number[], isFirst: boolean): Rational => {
    const half = Math.floor(data.length / 2);
    return middleOf(isFirst ? data.slice(0, half) : data.slice(-half));
  },
});

export const rangeForInterquartile = malRule({
  name: 'range_for_interquartile',
  category: 'conceptual_error',
  says: 'You mixed up the range and the interquartile range.',
  source: sources.own,
  hints: {
    look: 'Does the question ask about all the data, or about the middle half?',
    principle: 'The range is maximum minus minimum. The interquartile range is third quartile minus first quartile.',
  },
  answer: (least: number, first: number, third: number, greatest: number, asksRange: boolean): number =>
    asksRange ? third - first : greatest - least,
});

export const upperQuartileForInterquartile = malRule({
  name: 'upper_end_for_range',
  category: 'omission_error',
  says: 'You gave the upper end. A range is a difference, so subtract the lower end.',
  source: sources.own,
  hints: {
    look: 'Is a range one value of the data, or a difference of two?',
    principle: 'Subtract the lower end from the upper end.',
  },
  answer: <Value>(upper: Value): Value => upper,
});
