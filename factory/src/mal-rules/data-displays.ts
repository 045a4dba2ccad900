import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';

/* What learners do when they read a table, a bar chart, a picture chart or a dot plot. */

const curcio = 'Curcio (1987), Comprehension of mathematical relationships expressed in graphs, JRME 18, 382–393';
const friel =
  'Friel, Curcio & Bright (2001), Making sense of graphs: critical factors influencing comprehension, JRME 32, 124–158';

export const valuesAdded = malRule({
  name: 'values_added_for_difference',
  category: 'conceptual_error',
  says: 'Adds two values of a chart where their difference was asked for.',
  source: curcio,
  answer: (a: number, b: number): number => a + b,
});

export const largerRead = malRule({
  name: 'larger_value_for_difference',
  category: 'omission_error',
  says: 'Reads off the larger value where it should be compared with the other one.',
  source: curcio,
  answer: (a: number, b: number): number => Math.max(a, b),
});

export const oneColumnOnly = malRule({
  name: 'one_column_only',
  category: 'omission_error',
  says: 'Uses the first column of a table and leaves the second one out.',
  source: curcio,
  answer: (first: number, second: number): number => Math.abs(first - second),
});

export const knownRowsOnly = malRule({
  name: 'known_rows_for_missing_row',
  category: 'omission_error',
  says: 'Adds the rows that are known and does not compare them with the total.',
  source: curcio,
  answer: (known: readonly number[]): number => known.reduce((sum, value) => sum + value, 0),
});

export const oneRowTakenAway = malRule({
  name: 'one_row_taken_from_total',
  category: 'omission_error',
  says: 'Takes only one of the known rows from the total.',
  source: curcio,
  answer: (total: number, row: number): number => total - row,
});

export const scaleIgnored = malRule({
  name: 'scale_ignored',
  category: 'representation_error',
  says: 'Counts the lines of the scale, or the pictures, as if each stood for one.',
  source: friel,
  answer: (marks: number): number => marks,
});

export const halfDropped = malRule({
  name: 'half_mark_dropped',
  category: 'representation_error',
  says: 'Leaves out the half when a bar ends between two lines, or a picture is cut in half.',
  source: friel,
  answer: (marks: number, each: number): number => Math.floor(marks) * each,
});

export const halfAsWhole = malRule({
  name: 'half_mark_as_whole',
  category: 'representation_error',
  says: 'Takes a half step of the scale, or half a picture, for a whole one.',
  source: friel,
  answer: (marks: number, each: number): number => Math.ceil(marks) * each,
});

export const halfAsOne = malRule({
  name: 'half_mark_as_one',
  category: 'representation_error',
  says: 'Adds 1 for a half step of the scale or half a picture, whatever it stands for.',
  source: friel,
  answer: (marks: number, each: number): number => Math.floor(marks) * each + 1,
});

export const marksAndScaleAdded = malRule({
  name: 'marks_and_scale_added',
  category: 'conceptual_error',
  says: 'Adds what one picture stands for to the number of pictures.',
  source: friel,
  answer: (marks: number, each: number): number => marks + each,
});

export const columnsForDots = malRule({
  name: 'columns_for_dots',
  category: 'representation_error',
  says: 'Counts the columns of a dot plot where the dots are meant.',
  source: friel,
  answer: (frequencies: readonly number[]): number => frequencies.length,
});

export const valuesForDots = malRule({
  name: 'values_for_dots',
  category: 'representation_error',
  says: 'Adds the numbers below a dot plot and leaves out how many dots stand over each.',
  source: friel,
  answer: (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0),
});

export const dotsForAmount = malRule({
  name: 'dots_for_amount',
  category: 'representation_error',
  says: 'Counts the dots where the amounts that they stand for are asked for.',
  source: friel,
  answer: (frequencies: readonly number[]): number => frequencies.reduce((sum, often) => sum + often, 0),
});

/** Dots over the values of a plot, from the least value on. */
type Dots = readonly { value: number; often: number }[];
const dotsWhere = (dots: Dots, counted: (value: number) => boolean): number =>
  dots.reduce((sum, { value, often }) => sum + (counted(value) ? often : 0), 0);

export const boundLeftOut = malRule({
  name: 'bound_left_out',
  category: 'conceptual_error',
  says: 'Reads "at least 3" or "at most 3" as if 3 itself did not count.',
  source: friel,
  answer: (dots: Dots, bound: number, direction: 'up' | 'down'): number =>
    dotsWhere(dots, (value) => (direction === 'up' ? value > bound : value < bound)),
});

export const boundCountedIn = malRule({
  name: 'bound_counted_in',
  category: 'conceptual_error',
  says: 'Reads "more than 3" or "fewer than 3" as if 3 itself counted, too.',
  source: friel,
  answer: (dots: Dots, bound: number, direction: 'up' | 'down'): number =>
    dotsWhere(dots, (value) => (direction === 'up' ? value >= bound : value <= bound)),
});

export const oneColumnForMany = malRule({
  name: 'single_column_for_a_stretch',
  category: 'omission_error',
  says: 'Counts the dots of one column where a whole stretch of columns is meant.',
  source: friel,
  answer: (dots: Dots, bound: number): number => dotsWhere(dots, (value) => value === bound),
});
