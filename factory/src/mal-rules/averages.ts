import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { divide, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { counts, greatest, inOrder, least, mean, median, middleOf, total } from '../wording/data-text.ts';

/* What learners do instead of finding the mean, the median, the mode or the range. */

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
  says: 'Adds all values and does not share the total out.',
  source: pollatsek,
  answer: (data: readonly number[]): number => total(data),
});

export const medianForMean = malRule({
  name: 'median_for_mean',
  category: 'conceptual_error',
  says: 'Gives the value in the middle where the mean was asked for.',
  source: mokros,
  answer: (data: readonly number[]): Rational => median(data),
});

export const midrangeForMean = malRule({
  name: 'halfway_between_the_ends_for_mean',
  category: 'conceptual_error',
  says: 'Takes the number halfway between the least and the greatest value for the mean.',
  source: mokros,
  answer: (data: readonly number[]): Rational => rational(least(data) + greatest(data), 2),
});

export const zeroNotCounted = malRule({
  name: 'zero_not_counted_in_mean',
  category: 'conceptual_error',
  says: 'Leaves a value of zero out of the count, as if it were no value at all.',
  source: strauss,
  answer: (data: readonly number[]): Rational | null => {
    const others = data.filter((value) => value !== 0);
    return others.length === data.length ? null : mean(others);
  },
});

export const meanForMissing = malRule({
  name: 'mean_for_missing_value',
  category: 'conceptual_error',
  says: 'Gives the mean itself for the value that is missing.',
  source: cai,
  answer: (wanted: number): number => wanted,
});

export const meanTakenForTotal = malRule({
  name: 'mean_taken_for_total',
  category: 'conceptual_error',
  says: 'Takes the mean for what all values should come to together.',
  source: cai,
  answer: (wanted: number, known: readonly number[]): number => Math.abs(wanted - total(known)),
});

export const meanOfTheKnown = malRule({
  name: 'mean_of_known_values',
  category: 'conceptual_error',
  says: 'Finds the mean of the known values and gives it for the missing one.',
  source: cai,
  answer: (known: readonly number[]): Rational => mean(known),
});

export const totalForMissing = malRule({
  name: 'total_for_missing_value',
  category: 'omission_error',
  says: 'Finds what all values come to together and does not take the known ones away.',
  source: cai,
  answer: (wanted: number, count: number): number => wanted * count,
});

export const meanForTotal = malRule({
  name: 'mean_divided_by_count',
  category: 'procedural_error',
  says: 'Divides the mean by the number of values where the total is asked for.',
  source: cai,
  answer: (given: number, count: number): Rational => rational(given, count),
});

export const meanAndCountAdded = malRule({
  name: 'mean_and_count_added',
  category: 'conceptual_error',
  says: 'Adds the mean and the number of values where the total is asked for.',
  source: cai,
  answer: (given: number, count: number): number => given + count,
});

/** A group of values of which only the number and the mean are known. */
type Group = { count: number; mean: number };

export const meanOfTheMeans = malRule({
  name: 'mean_of_the_means',
  category: 'conceptual_error',
  says: 'Takes the number halfway between the means of two groups, though one group is larger.',
  source: pollatsek,
  answer: (groups: readonly Group[]): Rational => mean(groups.map((group) => group.mean)),
});

export const meansAdded = malRule({
  name: 'means_of_groups_added',
  category: 'conceptual_error',
  says: 'Adds the means of the groups.',
  source: pollatsek,
  answer: (groups: readonly Group[]): number => total(groups.map((group) => group.mean)),
});

export const totalOfTheGroups = malRule({
  name: 'total_of_the_groups',
  category: 'omission_error',
  says: 'Finds what both groups come to together and does not share it out.',
  source: pollatsek,
  answer: (groups: readonly Group[]): number => total(groups.map((group) => group.count * group.mean)),
});

export const newValueNotCounted = malRule({
  name: 'new_value_not_counted',
  category: 'omission_error',
  says: 'Adds the new value to the total and still divides by the old number of values.',
  source: pollatsek,
  answer: (old: Group, added: number): Rational => rational(old.count * old.mean + added, old.count),
});

export const middleAsWritten = malRule({
  name: 'middle_of_unordered_list',
  category: 'procedural_error',
  says: 'Takes the middle of the list as it stands, without putting the values in order.',
  source: zawojewski,
  answer: (data: readonly number[]): Rational => middleOf(data),
});

export const lowerOfTheMiddleTwo = malRule({
  name: 'lower_of_the_middle_two',
  category: 'procedural_error',
  says: 'Takes the smaller of the two values in the middle.',
  source: zawojewski,
  answer: (data: readonly number[]): number | null => (data.length % 2 === 0 ? inOrder(data)[data.length / 2 - 1]! : null),
});

export const upperOfTheMiddleTwo = malRule({
  name: 'upper_of_the_middle_two',
  category: 'procedural_error',
  says: 'Takes the larger of the two values in the middle.',
  source: zawojewski,
  answer: (data: readonly number[]): number | null => (data.length % 2 === 0 ? inOrder(data)[data.length / 2]! : null),
});

export const repeatsDropped = malRule({
  name: 'repeats_dropped_for_median',
  category: 'procedural_error',
  says: 'Writes every value only once before looking for the middle.',
  source: zawojewski,
  answer: (data: readonly number[]): Rational => median([...new Set(data)]),
});

export const meanForMedian = malRule({
  name: 'mean_for_median',
  category: 'conceptual_error',
  says: 'Works out the mean where the median was asked for.',
  source: mokros,
  answer: (data: readonly number[]): Rational => mean(data),
});

export const medianOfTheCounts = malRule({
  name: 'median_of_the_counts',
  category: 'representation_error',
  says: 'Looks for the middle among the numbers that say how often each value comes.',
  source: zawojewski,
  answer: (frequencies: readonly number[]): Rational => median(frequencies),
});

export const frequencyForMode = malRule({
  name: 'frequency_for_mode',
  category: 'representation_error',
  says: 'Says how often the mode comes in place of the mode.',
  source: mokros,
  answer: (data: readonly number[]): number => Math.max(...counts(data).values()),
});

export const greatestForMode = malRule({
  name: 'greatest_value_for_mode',
  category: 'conceptual_error',
  says: 'Takes "most" for the greatest value.',
  source: mokros,
  answer: (data: readonly number[]): number => greatest(data),
});

export const medianForMode = malRule({
  name: 'median_for_mode',
  category: 'conceptual_error',
  says: 'Gives the median where the mode was asked for.',
  source: mokros,
  answer: (data: readonly number[]): Rational => median(data),
});

export const endsAsWritten = malRule({
  name: 'range_of_ends_as_written',
  category: 'procedural_error',
  says: 'Takes the first value of the list from the last one, without looking for the least and the greatest.',
  source: zawojewski,
  answer: (data: readonly number[]): number => Math.abs(data.at(-1)! - data[0]!),
});

export const greatestForRange = malRule({
  name: 'greatest_value_for_range',
  category: 'conceptual_error',
  says: 'Gives the greatest value for the range.',
  source: zawojewski,
  answer: (data: readonly number[]): number => greatest(data),
});

export const endsAdded = malRule({
  name: 'ends_added_for_range',
  category: 'conceptual_error',
  says: 'Adds the least and the greatest value where the range was asked for.',
  source: zawojewski,
  answer: (low: number, high: number): number => low + high,
});

export const wrongEndFromRange = malRule({
  name: 'range_taken_from_the_wrong_end',
  category: 'procedural_error',
  says: 'Goes from the known end in the wrong direction.',
  source: zawojewski,
  answer: (known: number, range: number, wanted: 'least' | 'greatest'): number =>
    wanted === 'greatest' ? Math.abs(known - range) : known + range,
});

export const rangeFromInside = malRule({
  name: 'range_counted_from_inside_the_data',
  category: 'procedural_error',
  says: 'Counts the range from the known value that is nearest to the missing end, not from the other end.',
  source: zawojewski,
  answer: (known: readonly number[], range: number, wanted: 'least' | 'greatest'): number =>
    wanted === 'greatest' ? greatest(known) + range : least(known) - range,
});

export const rangeForEnd = malRule({
  name: 'range_for_the_missing_end',
  category: 'conceptual_error',
  says: 'Gives the range itself for the end that is missing.',
  source: zawojewski,
  answer: (range: number): number => range,
});

/** Half of a total that two equal values share, forgotten. Used where two missing values are known to be equal. */
export const bothMissingTogether = malRule({
  name: 'both_missing_values_together',
  category: 'omission_error',
  says: 'Gives what the two missing values come to together, not one of them.',
  source: cai,
  answer: (one: Rational): Rational => divide(one, rational(1, 2)),
});
