import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for reading line plots, histograms, box plots, scatter plots and two-way tables. */

export const valueNotRepeated = malRule({
  name: 'value_not_repeated',
  category: 'omission_error',
  says: 'You used each value once. Every mark over a value counts.',
  source: sources.own,
  hints: {
    look: 'How many marks are over each value?',
    principle: 'Each mark is one measurement. A value with three marks counts three times.',
  },
  answer: (once: Rational | number): Rational | number => once,
});

export const marksTakenForValues = malRule({
  name: 'marks_taken_for_values',
  category: 'conceptual_error',
  says: 'You used the numbers of marks in place of the values on the line.',
  source: sources.own,
  hints: {
    look: 'What do the numbers on the line tell, and what do the marks tell?',
    principle: 'The line shows the values. The marks show how many times each value occurs.',
  },
  answer: (ofMarks: Rational | number): Rational | number => ofMarks,
});

export const highestForChange = malRule({
  name: 'highest_for_change',
  category: 'omission_error',
  says: 'You gave a value of the graph. The question asks for a change.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for a value, or for how much it changes?',
    principle: 'A change is the difference of two values.',
  },
  answer: (value: number): number => value,
});

export const changeOfWrongInterval = malRule({
  name: 'change_of_wrong_interval',
  category: 'procedural_error',
  says: 'You found the change over another part of the graph.',
  source: sources.own,
  hints: {
    look: 'Which two times does the question name?',
    principle: 'Read the value at each of the two times. Then subtract.',
  },
  answer: (change: number): number => change,
});

export const middleOfTheLine = malRule({
  name: 'middle_of_the_line',
  category: 'conceptual_error',
  says: 'You took the middle of the number line. The median is the middle of the data.',
  source: sources.own,
  hints: {
    look: 'How many dots are on each side of your number?',
    principle: 'The median has as many dots below it as above it.',
  },
  answer: (middle: Rational | number): Rational | number => middle,
});

export const tallestForMedian = malRule({
  name: 'tallest_for_median',
  category: 'conceptual_error',
  says: "You gave the value with the most dots. That's the mode.",
  source: sources.own,
  hints: {
    look: 'Does the tallest column have to be in the middle?',
    principle: 'The mode has the most dots. The median is the middle dot when all are in order.',
  },
  answer: (mode: number): number => mode,
});

export const oneBarForMany = malRule({
  name: 'one_bar_for_many',
  category: 'omission_error',
  says: 'You used one bar of the histogram. The question covers more than one.',
  source: sources.own,
  hints: {
    look: 'Which bars belong to the question?',
    principle: 'Every bar whose interval is covered by the question counts.',
  },
  answer: (one: number): number => one,
});

export const barsForValues = malRule({
  name: 'bars_for_values',
  category: 'conceptual_error',
  says: 'You counted bars. The height of a bar tells how many values it has.',
  source: sources.own,
  hints: {
    look: 'What does the height of a bar tell?',
    principle: 'Each bar stands for as many values as its height says.',
  },
  answer: (bars: number): number => bars,
});

export const edgeBarCounted = malRule({
  name: 'edge_bar_counted',
  category: 'procedural_error',
  says: 'You counted a bar that the question leaves out.',
  source: sources.own,
  hints: {
    look: 'Where does the range in the question begin and end?',
    principle: 'Count only the bars that are completely inside the range.',
  },
  answer: (withEdge: number): number => withEdge,
});

export const whiskerForBox = malRule({
  name: 'whisker_for_box',
  category: 'conceptual_error',
  says: 'You read the end of a whisker. The box begins and ends at the quartiles.',
  source: sources.own,
  hints: {
    look: 'Which part of the plot shows the quartiles?',
    principle: 'The whiskers end at the minimum and the maximum. The box shows the quartiles and the median.',
  },
  answer: (end: number): number => end,
});

export const otherEndOfBox = malRule({
  name: 'other_end_of_box',
  category: 'procedural_error',
  says: 'You read another line of the box plot.',
  source: sources.own,
  hints: {
    look: 'Which of the five lines does the question ask for?',
    principle: 'From left to right: minimum, first quartile, median, third quartile, maximum.',
  },
  answer: (other: number): number => other,
});

export const quarterTakenForHalf = malRule({
  name: 'quarter_taken_for_half',
  category: 'conceptual_error',
  says: 'You took each part of the box plot for a half. The five numbers cut the data into four quarters.',
  source: sources.own,
  hints: {
    look: 'Into how many parts do the five numbers cut the data?',
    principle: 'Each whisker and each part of the box holds about a quarter of the data.',
  },
  answer: (percent: number): number => (percent === 25 ? 50 : 25),
});

export const deviationsNotAveraged = malRule({
  name: 'deviations_not_averaged',
  category: 'omission_error',
  says: "You added the distances but didn't divide by how many there are.",
  source: sources.own,
  hints: {
    look: 'Is your number the size of one typical distance?',
    principle: 'The mean absolute deviation is the mean of the distances: divide their sum by how many values there are.',
  },
  answer: (sum: number): number => sum,
});

export const meanForDeviation = malRule({
  name: 'mean_for_deviation',
  category: 'conceptual_error',
  says: 'You gave the mean of the values. The question asks how far they are from it, on average.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for the center, or for the spread?',
    principle: 'Find the distance of each value from the mean first. Then find the mean of these distances.',
  },
  answer: (mean: number): number => mean,
});

export const rangeForDeviation = malRule({
  name: 'range_for_deviation',
  category: 'conceptual_error',
  says: 'You gave the range. The mean absolute deviation uses every value.',
  source: sources.own,
  hints: {
    look: 'Did you use all the values, or only two of them?',
    principle: 'Find the distance of each value from the mean first. Then find the mean of these distances.',
  },
  answer: (range: number): number => range,
});

export const sampleCountKept = malRule({
  name: 'sample_count_kept',
  category: 'omission_error',
  says: 'You gave the number in the sample. The question asks about the whole group.',
  source: sources.own,
  hints: {
    look: 'How many people are in the whole group, and how many were asked?',
    principle: 'The sample and the whole group have about the same fraction.',
  },
  answer: (inSample: number): number => inSample,
});

export const sampleDifferenceAdded = malRule({
  name: 'sample_difference_added',
  category: 'conceptual_error',
  says: 'You added the difference of the sizes. A larger group grows by a factor.',
  source: sources.tourniaire,
  hints: {
    look: 'How many times as large as the sample is the whole group?',
    principle: 'Multiply the count in the sample by how many times as large the whole group is.',
  },
  answer: (inSample: number, sample: number, whole: number): number => inSample + whole - sample,
});

export const mediansAdded = malRule({
  name: 'medians_added',
  category: 'conceptual_error',
  says: 'You added the two numbers. The question asks how far apart they are.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for a total or a difference?',
    principle: 'To compare two numbers, subtract the smaller from the larger.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const oneGroupOnly = malRule({
  name: 'one_group_only',
  category: 'omission_error',
  says: 'You gave the number of one group. The question compares two groups.',
  source: sources.own,
  hints: {
    look: 'How many groups does the question name?',
    principle: 'To compare two groups, read the same number of each and subtract.',
  },
  answer: (one: number): number => one,
});

export const wholeTableForRow = malRule({
  name: 'whole_table_for_row',
  category: 'conceptual_error',
  says: 'You divided by the total of the table. The question is about one row only.',
  source: sources.own,
  hints: {
    look: 'Of which group does the question ask: of all people, or of one row?',
    principle: 'For a share of one group, divide by the total of that group.',
  },
  answer: (ofAll: Rational | number): Rational | number => ofAll,
});

export const rowTotalForCell = malRule({
  name: 'row_total_for_cell',
  category: 'procedural_error',
  says: 'You gave the total of a row. The question asks for one cell.',
  source: sources.own,
  hints: {
    look: 'Which row and which column meet in the cell?',
    principle: 'A cell is where one row and one column meet.',
  },
  answer: (total: number): number => total,
});

export const rowForColumn = malRule({
  name: 'row_for_column',
  category: 'procedural_error',
  says: 'You subtracted from the wrong total.',
  source: sources.own,
  hints: {
    look: 'Does the total that you used belong to the same row or column as the missing cell?',
    principle: 'The cells of a row add up to the total of the row, and the cells of a column to the total of the column.',
  },
  answer: (other: Rational | number): Rational | number => other,
});

export const axesOfScatterSwapped = malRule({
  name: 'axes_of_scatter_swapped',
  category: 'representation_error',
  says: 'You read the other axis.',
  source: sources.kerslakeGraphs,
  hints: {
    look: 'Which axis shows what you know, and which one shows what the question asks for?',
    principle: 'Start on the axis of what you know, and read the other axis.',
  },
  answer: (other: number): number => other,
});

export const pointForTrend = malRule({
  name: 'point_for_trend',
  category: 'conceptual_error',
  says: 'You read one point. The prediction comes from the line.',
  source: sources.own,
  hints: {
    look: 'Does the question ask about one person, or what the line predicts?',
    principle: 'A line of fit shows the trend. Read the line, not the nearest point.',
  },
  answer: (point: number): number => point,
});
