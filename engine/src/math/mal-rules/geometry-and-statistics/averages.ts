import { counts, greatest, inOrder, least, mean, median, middleOf, total } from './data.ts';
import { malRule } from '../mal-rule.ts';
import { divide, rational, type Rational } from '../../exact/rational.ts';

/* Mal-rules for the mean, the median, the mode and the range. */

const pollatsek = 'Pollatsek, Lima & Well (1981), Concept or computation: students’ understanding of the mean, ESM 12, 191–204';
const mokros = 'Mokros & Russell (1995), Children’s concepts of average and representativeness, JRME 26, 20–39';
const strauss = 'Strauss & Bichler (1988), The development of children’s concepts of the arithmetic average, JRME 19, 64–80';
const zawojewski =
  'Zawojewski & Shaughnessy (2000), Mean and median: are they really so easy?, Mathematics Teaching in the Middle School 5, 436–440';
const cai =
  'Cai (1998), Exploring students’ conceptual understanding of the averaging algorithm, School Science and Mathematics 98, 93–98';

export const totalForMean = malRule({
  name: 'total_for_mean',
  category: 'omission_error',
  says: "You added the values but didn't divide by how many there are.",
  source: pollatsek,
  hints: {
    look: 'Compare your number with the values. Could it be an equal share?',
    principle: 'The mean is an equal share of the total. Add all the values, and divide by how many there are.',
  },
  answer: (data: readonly number[]): number => total(data),
});

export const medianForMean = malRule({
  name: 'median_for_mean',
  category: 'conceptual_error',
  says: 'You gave the median. The question asks for the mean.',
  source: mokros,
  hints: {
    look: 'Does the question ask for the middle value, or for an equal share?',
    principle: 'The middle value is the median. For the mean, add all the values and divide by how many there are.',
  },
  answer: (data: readonly number[]): Rational => median(data),
});

export const midrangeForMean = malRule({
  name: 'halfway_between_the_ends_for_mean',
  category: 'conceptual_error',
  says: 'You took the number halfway between the least and the greatest. The mean uses every value.',
  source: mokros,
  hints: {
    look: 'Which values did you use? Which ones did you leave out?',
    principle: 'Every value counts for the mean, including those between the least and the greatest.',
  },
  answer: (data: readonly number[]): Rational => rational(least(data) + greatest(data), 2),
});

export const zeroNotCounted = malRule({
  name: 'zero_not_counted_in_mean',
  category: 'conceptual_error',
  says: 'You left out a value of zero. It counts as a value too.',
  source: strauss,
  hints: {
    look: 'Look at the zero in the list. Does it count?',
    principle: 'A zero adds nothing to the total, but it still gets a share.',
  },
  answer: (data: readonly number[]): Rational | null => {
    const others = data.filter((value) => value !== 0);
    return others.length === data.length ? null : mean(others);
  },
});

export const meanForMissing = malRule({
  name: 'mean_for_missing_value',
  category: 'conceptual_error',
  says: 'You gave the mean as the missing value.',
  source: cai,
  hints: {
    look: 'Does the mean stand for one value, or for all of them together?',
  },
  answer: (wanted: number): number => wanted,
});

export const meanTakenForTotal = malRule({
  name: 'mean_taken_for_total',
  category: 'conceptual_error',
  says: 'You used the mean as the total.',
  source: cai,
  hints: {
    look: 'You compared the two means. Are they for the same number of games?',
  },
  answer: (wanted: number, known: readonly number[]): number => Math.abs(wanted - total(known)),
});

export const meanOfTheKnown = malRule({
  name: 'mean_of_known_values',
  category: 'conceptual_error',
  says: 'You found the mean of the known values. The missing value is part of the data too.',
  source: cai,
  hints: {
    look: 'You used the numbers you know. Where did you use the given mean?',
    principle: "The mean of only the known numbers doesn't tell you the missing one. Compare totals.",
  },
  answer: (known: readonly number[]): Rational => mean(known),
});

export const totalForMissing = malRule({
  name: 'total_for_missing_value',
  category: 'omission_error',
  says: "You found the total but didn't subtract the known values.",
  source: cai,
  answer: (wanted: number, count: number): number => wanted * count,
});

export const meanForTotal = malRule({
  name: 'mean_divided_by_count',
  category: 'procedural_error',
  says: 'You divided the mean by the number of values.',
  source: cai,
  hints: {
    look: 'Is the total larger or smaller than the mean?',
    principle: 'You divide the total to get the mean, so multiply to go back.',
  },
  answer: (given: number, count: number): Rational => rational(given, count),
});

export const meanAndCountAdded = malRule({
  name: 'mean_and_count_added',
  category: 'conceptual_error',
  says: 'You added the mean and the number of values. Multiply them to get the total.',
  source: cai,
  hints: {
    principle: 'If all the values were equal, each would be the mean. Multiply equal amounts.',
  },
  answer: (given: number, count: number): number => given + count,
});

/** A group of values of which only the count and the mean are known. */
type Group = { count: number; mean: number };

export const meanOfTheMeans = malRule({
  name: 'mean_of_the_means',
  category: 'conceptual_error',
  says: 'You took the middle of the two means, but the groups have different sizes.',
  source: pollatsek,
  hints: {
    look: 'Do the two groups have the same size?',
  },
  answer: (groups: readonly Group[]): Rational => mean(groups.map((group) => group.mean)),
});

export const meansAdded = malRule({
  name: 'means_of_groups_added',
  category: 'conceptual_error',
  says: 'You added the means of the groups.',
  source: pollatsek,
  hints: {
    look: 'Compare your number with both means. Can the overall mean be greater than each of them?',
    principle: "Don't add means. Add totals: first find the total of each group.",
  },
  answer: (groups: readonly Group[]): number => total(groups.map((group) => group.mean)),
});

export const totalOfTheGroups = malRule({
  name: 'total_of_the_groups',
  category: 'omission_error',
  says: "You found the total of both groups but didn't divide it.",
  source: pollatsek,
  hints: {
    look: 'Does your number stand for one, or for all of them together?',
    principle: 'Share the whole total equally among everyone in both groups.',
  },
  answer: (groups: readonly Group[]): number => total(groups.map((group) => group.count * group.mean)),
});

export const newValueNotCounted = malRule({
  name: 'new_value_not_counted',
  category: 'omission_error',
  says: 'You added the new value but divided by the old number of values.',
  source: pollatsek,
  hints: {
    look: 'How many values are there now?',
    principle: 'The new value makes the total larger, and you count it, too.',
  },
  answer: (old: Group, added: number): Rational => rational(old.count * old.mean + added, old.count),
});

export const middleAsWritten = malRule({
  name: 'middle_of_unordered_list',
  category: 'procedural_error',
  says: 'You took the middle of the list before putting the values in order.',
  source: zawojewski,
  hints: {
    look: 'Are the values in order, from least to greatest?',
    principle: 'The median is the middle of the values in order. Put them in order first.',
  },
  answer: (data: readonly number[]): Rational => middleOf(data),
});

export const lowerOfTheMiddleTwo = malRule({
  name: 'lower_of_the_middle_two',
  category: 'procedural_error',
  says: 'You took the lower of the two middle values.',
  source: zawojewski,
  answer: (data: readonly number[]): number | null => (data.length % 2 === 0 ? inOrder(data)[data.length / 2 - 1]! : null),
});

export const upperOfTheMiddleTwo = malRule({
  name: 'upper_of_the_middle_two',
  category: 'procedural_error',
  says: 'You took the upper of the two middle values.',
  source: zawojewski,
  answer: (data: readonly number[]): number | null => (data.length % 2 === 0 ? inOrder(data)[data.length / 2]! : null),
});

export const repeatsDropped = malRule({
  name: 'repeats_dropped_for_median',
  category: 'procedural_error',
  says: 'You wrote each value only once. Repeated values count each time.',
  source: zawojewski,
  hints: {
    look: 'Count the values you put in order. Does the question have the same number?',
  },
  answer: (data: readonly number[]): Rational => median([...new Set(data)]),
});

export const meanForMedian = malRule({
  name: 'mean_for_median',
  category: 'conceptual_error',
  says: 'You found the mean. The question asks for the median.',
  source: mokros,
  hints: {
    look: 'Does the question ask for the middle value, or for an equal share?',
    principle: 'The mean is an equal share. The median is the middle of the ordered list.',
  },
  answer: (data: readonly number[]): Rational => mean(data),
});

export const medianOfTheCounts = malRule({
  name: 'median_of_the_counts',
  category: 'representation_error',
  says: 'You found the middle of the counts. Find the middle of the values.',
  source: zawojewski,
  answer: (frequencies: readonly number[]): Rational => median(frequencies),
});

export const frequencyForMode = malRule({
  name: 'frequency_for_mode',
  category: 'representation_error',
  says: 'You told how many times the mode appears. The question asks for the mode itself.',
  source: mokros,
  hints: {
    look: 'Does your number tell which value appears most often, or how many times it appears?',
    principle: 'The mode is the value itself, not the number of times it appears.',
  },
  answer: (data: readonly number[]): number => Math.max(...counts(data).values()),
});

export const greatestForMode = malRule({
  name: 'greatest_value_for_mode',
  category: 'conceptual_error',
  says: 'You gave the greatest value. The mode is the value that appears most often.',
  source: mokros,
  hints: {
    principle: "The mode is the value that appears most often. It doesn't have to be large.",
  },
  answer: (data: readonly number[]): number => greatest(data),
});

export const medianForMode = malRule({
  name: 'median_for_mode',
  category: 'conceptual_error',
  says: 'You gave the median. The question asks for the mode.',
  source: mokros,
  hints: {
    look: 'Does the question ask for the middle value, or for the most common one?',
    principle: 'The middle of the ordered list is the median. The mode is the value that appears most often.',
  },
  answer: (data: readonly number[]): Rational => median(data),
});

export const endsAsWritten = malRule({
  name: 'range_of_ends_as_written',
  category: 'procedural_error',
  says: 'You used the first and last values of the list. Use the least and the greatest.',
  source: zawojewski,
  hints: {
    look: 'Which two values did you use? Are they the least and the greatest?',
    principle: 'The range goes from the least value to the greatest value, wherever they are in the list.',
  },
  answer: (data: readonly number[]): number => Math.abs(data.at(-1)! - data[0]!),
});

export const greatestForRange = malRule({
  name: 'greatest_value_for_range',
  category: 'conceptual_error',
  says: 'You gave the greatest value. The range is a difference.',
  source: zawojewski,
  hints: {
    look: 'Your number is one of the values. How far is it from there to the least value?',
    principle: 'The range tells how spread out the data are: the greatest value minus the least value.',
  },
  answer: (data: readonly number[]): number => greatest(data),
});

export const endsAdded = malRule({
  name: 'ends_added_for_range',
  category: 'conceptual_error',
  says: 'You added the least and the greatest value. Subtract them.',
  source: zawojewski,
  hints: {
    look: 'Can the distance between two values be greater than both of them?',
    principle: 'The range is a distance: the greatest value minus the least value.',
  },
  answer: (low: number, high: number): number => low + high,
});

export const wrongEndFromRange = malRule({
  name: 'range_taken_from_the_wrong_end',
  category: 'procedural_error',
  says: 'You went in the wrong direction from the known end.',
  source: zawojewski,
  hints: {
    principle: 'The range is the distance between the two ends. Start at the end you know.',
  },
  answer: (known: number, range: number, wanted: 'least' | 'greatest'): number =>
    wanted === 'greatest' ? Math.abs(known - range) : known + range,
});

export const rangeFromInside = malRule({
  name: 'range_counted_from_inside_the_data',
  category: 'procedural_error',
  says: 'You counted the range from a value in the middle. Count it from the other end.',
  source: zawojewski,
  hints: {
    look: 'What value did you start from? Is it really an end of the list?',
    principle: 'The range goes from the least value to the greatest value.',
  },
  answer: (known: readonly number[], range: number, wanted: 'least' | 'greatest'): number =>
    wanted === 'greatest' ? greatest(known) + range : least(known) - range,
});

export const rangeForEnd = malRule({
  name: 'range_for_the_missing_end',
  category: 'conceptual_error',
  says: 'You gave the range. The question asks for the missing value.',
  source: zawojewski,
  hints: {
    principle: 'The range is the distance between the two ends. Start at the end you know.',
  },
  answer: (range: number): number => range,
});

/** The student gives the total of two missing values that are known to be equal, instead of half of it. */
export const bothMissingTogether = malRule({
  name: 'both_missing_values_together',
  category: 'omission_error',
  says: 'You gave both missing values together. The question asks for one.',
  source: cai,
  hints: {
    look: 'How many numbers are missing? Your answer stands for how many of them?',
    principle: 'What is left of the total belongs to both missing numbers, and they are equal.',
  },
  answer: (one: Rational): Rational => divide(one, rational(1, 2)),
});
