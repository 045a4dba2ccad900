import { malRule } from '../mal-rule.ts';

/* Mal-rules for reading a table, a bar chart, a picture chart or a dot plot. */

const curcio = 'Curcio (1987), Comprehension of mathematical relationships expressed in graphs, JRME 18, 382–393';
const friel =
  'Friel, Curcio & Bright (2001), Making sense of graphs: critical factors influencing comprehension, JRME 32, 124–158';

export const valuesAdded = malRule({
  name: 'values_added_for_difference',
  category: 'conceptual_error',
  says: 'You added the two values. The question asks for their difference.',
  source: curcio,
  answer: (a: number, b: number): number => a + b,
});

export const largerRead = malRule({
  name: 'larger_value_for_difference',
  category: 'omission_error',
  says: 'You gave the larger value. Compare it with the other one.',
  source: curcio,
  answer: (a: number, b: number): number => Math.max(a, b),
});

export const oneColumnOnly = malRule({
  name: 'one_column_only',
  category: 'omission_error',
  says: 'You used only one column of the table.',
  source: curcio,
  hints: {
    principle: 'Both columns together means that you add each row first.',
  },
  answer: (first: number, second: number): number => Math.abs(first - second),
});

export const knownRowsOnly = malRule({
  name: 'known_rows_for_missing_row',
  category: 'omission_error',
  says: "You added the known rows but didn't subtract them from the total.",
  source: curcio,
  hints: {
    principle: 'The total includes all the numbers in the table, even the missing one.',
  },
  answer: (known: readonly number[]): number => known.reduce((sum, value) => sum + value, 0),
});

export const oneRowTakenAway = malRule({
  name: 'one_row_taken_from_total',
  category: 'omission_error',
  says: 'You subtracted only one of the known rows from the total.',
  source: curcio,
  hints: {
    look: 'Which numbers in the table did you subtract from the total?',
    principle: 'The total includes every number you can read. Only the missing number is left.',
  },
  answer: (total: number, row: number): number => total - row,
});

export const scaleIgnored = malRule({
  name: 'scale_ignored',
  category: 'representation_error',
  says: 'You counted each line or picture as one. Look at the scale or the key.',
  source: friel,
  answer: (marks: number): number => marks,
});

export const halfDropped = malRule({
  name: 'half_mark_dropped',
  category: 'representation_error',
  says: 'You left out the half step or half picture.',
  source: friel,
  answer: (marks: number, each: number): number => Math.floor(marks) * each,
});

export const halfAsWhole = malRule({
  name: 'half_mark_as_whole',
  category: 'representation_error',
  says: 'You counted a half step or half picture as a whole one.',
  source: friel,
  answer: (marks: number, each: number): number => Math.ceil(marks) * each,
});

export const halfAsOne = malRule({
  name: 'half_mark_as_one',
  category: 'representation_error',
  says: 'You counted a half step or half picture as 1.',
  source: friel,
  answer: (marks: number, each: number): number => Math.floor(marks) * each + 1,
});

export const marksAndScaleAdded = malRule({
  name: 'marks_and_scale_added',
  category: 'conceptual_error',
  says: 'You added the value of one picture to the number of pictures. Multiply them.',
  source: friel,
  answer: (marks: number, each: number): number => marks + each,
});

export const columnsForDots = malRule({
  name: 'columns_for_dots',
  category: 'representation_error',
  says: 'You counted the columns. Count the dots.',
  source: friel,
  hints: {
    look: 'Did you count the columns, or the dots in them?',
  },
  answer: (frequencies: readonly number[]): number => frequencies.length,
});

export const valuesForDots = malRule({
  name: 'values_for_dots',
  category: 'representation_error',
  says: 'You added the numbers below the plot and left out how many dots are above them.',
  source: friel,
  hints: {
    look: 'How many dots are above each number? Did you count them?',
    principle: 'A number with several dots above it counts several times.',
  },
  answer: (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0),
});

export const dotsForAmount = malRule({
  name: 'dots_for_amount',
  category: 'representation_error',
  says: 'You counted the dots. The question asks for the amounts they stand for.',
  source: friel,
  answer: (frequencies: readonly number[]): number => frequencies.reduce((sum, often) => sum + often, 0),
});

/** The number of dots over each value of a plot, from the smallest value on. */
type Dots = readonly { value: number; often: number }[];
const dotsWhere = (dots: Dots, counted: (value: number) => boolean): number =>
  dots.reduce((sum, { value, often }) => sum + (counted(value) ? often : 0), 0);

export const boundLeftOut = malRule({
  name: 'bound_left_out',
  category: 'conceptual_error',
  says: 'You left out the number at the limit. "At least" and "at most" include it.',
  source: friel,
  answer: (dots: Dots, bound: number, direction: 'up' | 'down'): number =>
    dotsWhere(dots, (value) => (direction === 'up' ? value > bound : value < bound)),
});

export const boundCountedIn = malRule({
  name: 'bound_counted_in',
  category: 'conceptual_error',
  says: 'You included the number at the limit. "More than" and "fewer than" leave it out.',
  source: friel,
  answer: (dots: Dots, bound: number, direction: 'up' | 'down'): number =>
    dotsWhere(dots, (value) => (direction === 'up' ? value >= bound : value <= bound)),
});

export const oneColumnForMany = malRule({
  name: 'single_column_for_a_stretch',
  category: 'omission_error',
  says: 'You counted one column. The question asks about several.',
  source: friel,
  hints: {
    principle: 'Several numbers fit, so several columns count.',
  },
  answer: (dots: Dots, bound: number): number => dotsWhere(dots, (value) => value === bound),
});
