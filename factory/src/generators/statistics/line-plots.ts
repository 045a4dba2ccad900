import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { add, multiply, subtract } from '@stoa/engine/math/exact/rational';
import {
  changeOfWrongInterval,
  highestForChange,
  marksTakenForValues,
  valueNotRepeated,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';

const things = [
  { title: 'Lengths of pencils', axis: 'Length (inches)', one: 'pencil', many: 'pencils', unit: 'inches', from: 3, what: 'length', over: 'are longer than', all: 'length of' },
  { title: 'Lengths of ribbons', axis: 'Length (feet)', one: 'ribbon', many: 'ribbons', unit: 'feet', from: 1, what: 'length', over: 'are longer than', all: 'length of' },
  { title: 'Weights of apples', axis: 'Weight (pounds)', one: 'apple', many: 'apples', unit: 'pounds', from: 0, what: 'weight', over: 'weigh more than', all: 'weight of' },
  { title: 'Water in the glasses', axis: 'Water (cups)', one: 'glass', many: 'glasses', unit: 'cups', from: 0, what: 'amount', over: 'hold more than', all: 'amount of water in' },
  { title: 'Heights of seedlings', axis: 'Height (inches)', one: 'seedling', many: 'seedlings', unit: 'inches', from: 1, what: 'height', over: 'are taller than', all: 'height of' },
  { title: 'Rain each day', axis: 'Rain (inches)', one: 'day', many: 'days', unit: 'inches', from: 0, what: 'amount', over: 'had rain of more than', all: 'amount of rain on' },
] as const; // prettier-ignore

/** A mixed number as a figure writes it: '3 1/4'. */
const mixed = (value: Rational): string => {
  const whole = value.n / value.d;
  const rest = value.n - whole * value.d;
  return rest === 0n ? `${whole}` : whole === 0n ? `${rest}/${value.d}` : `${whole} ${rest}/${value.d}`;
};
const asTex = (value: Rational): string => (value.d === 1n ? `${value.n}` : `\\frac{${value.n}}{${value.d}}`);

/** 1: count marks. 2: difference of the ends, halves and fourths. 3: a total of one column. 4: a total of two columns. 5: the total of all. */
const fractionsOnLine: Generator = {
  name: 'stat_line_plot_fractions',
  version: 1,
  skill: 'stat_line_plot',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const thing = chance.pick(things);
    const parts = byDifficulty(difficulty, [2, 4, 4, 8, chance.pick([4, 8])]);
    const values = Array.from({ length: 5 }, (_, at) => rational(thing.from * parts + at + 1, parts));
    const counts = drawUntil(
      () => values.map(() => chance.int(1, 4)),
      (drawn) => new Set(drawn).size >= 3 && drawn[0] !== drawn[1] && drawn[1]! > 1 && drawn[3]! > 1,
    );
    const figure: WrittenFigure = {
      kind: 'dot_plot',
      title: thing.title,
      axis: thing.axis,
      mark: 'cross',
      columns: values.map((value, at) => ({ value: Number(value.n) / Number(value.d), text: mixed(value), count: counts[at]! })),
    };
    const intro = `Each X on the line plot is one ${thing.one}.`;
    const of = (at: number) => multiply(rational(counts[at]!), values[at]!);
    const zero = rational(0);
    if (difficulty === 1) {
      const edge = values[2]!;
      const right = counts[3]! + counts[4]!;
      return numberDraft({
        stem: `${intro} How many ${thing.many} ${thing.over} ${mixed(edge)} ${edge.n === edge.d ? thing.unit.replace(/inches/, 'inch').replace(/s$/, '').replace('feet', 'foot') : thing.unit}?`,
        figure,
        readFromFigure: true,
        ladder: [
          `Which columns are to the right of ${mixed(edge)}?`,
          'Each X counts one. Add the Xs of every column that fits the question.',
          `Count the Xs over ${mixed(values[3]!)} and over ${mixed(values[4]!)}. Add them.`,
        ],
        right,
        steps: [
          [`The columns for ${mixed(values[3]!)} and ${mixed(values[4]!)} are greater than ${mixed(edge)}.`, `${counts[3]}, \\quad ${counts[4]}`],
          ['Add the Xs.', `${counts[3]} + ${counts[4]} = ${right}`],
        ],
        ways: [
          ruled(valueNotRepeated, [2], `Count the Xs over ${mixed(values[3]!)}, and then those over ${mixed(values[4]!)}.`),
          ruled(marksTakenForValues, [right + counts[2]!], `Begin to the right of ${mixed(edge)}. Which columns are there?`),
        ],
      });
    }
    if (difficulty === 2) {
      const right = subtract(values[4]!, values[0]!);
      return numberDraft({
        stem: `${intro} What is the difference between the greatest and the least ${thing.what}, in ${thing.unit}?`,
        figure,
        readFromFigure: true,
        ladder: [
          'Which values are at the two ends of the plot?',
          'The difference is the greatest value minus the least value.',
          `Subtract ${mixed(values[0]!)} from ${mixed(values[4]!)}.`,
        ],
        right,
        inputType: 'fraction',
        steps: [
          ['Read the greatest and the least value.', `${asTex(values[4]!)}, \\quad ${asTex(values[0]!)}`],
          ['Subtract.', `${asTex(values[4]!)} - ${asTex(values[0]!)} = ${asTex(right)}`],
        ],
        ways: [
          ruled(highestForChange, [Number(values[4]!.n)], `The least value is ${mixed(values[0]!)}. How far is it from there to ${mixed(values[4]!)}?`),
          ruled(marksTakenForValues, [rational(Math.abs(counts[4]! - counts[0]!))], `Read the numbers under the plot: ${mixed(values[0]!)} and ${mixed(values[4]!)}.`),
        ].map((way) => (way.rule === highestForChange ? { ...way, to: values[4]! } : way)),
      });
    }
    const columns = difficulty === 3 ? [3] : difficulty === 4 ? [1, 3] : [0, 1, 2, 3, 4];
    const right = columns.reduce((sum, at) => add(sum, of(at)), zero);
    const once = columns.reduce((sum, at) => add(sum, values[at]!), zero);
    const named = columns.map((at) => mixed(values[at]!));
    const which =
      difficulty === 5 ? `all the ${thing.many}` : `the ${thing.many} shown at ${named.join(' and at ')}`;
    const first = columns[0]!;
    return numberDraft({
      stem: `${intro} What is the total ${thing.all} ${which}, in ${thing.unit}?`,
      figure,
      readFromFigure: true,
      ladder: [
        'How many Xs are over each value that the question asks about?',
        'Multiply each value by its number of Xs. Then add the products.',
        `Begin with ${mixed(values[first]!)}: multiply it by ${counts[first]}.`,
      ],
      right,
      inputType: 'fraction',
      steps: [
        ['Multiply each value by its number of Xs.', columns.map((at) => `${counts[at]} \\cdot ${asTex(values[at]!)} = ${asTex(of(at))}`).join(', \\; ')],
        [columns.length === 1 ? 'This is the total.' : 'Add the products.', `${columns.map((at) => asTex(of(at))).join(' + ')} ${columns.length === 1 ? `= ${mixed(right).replace(/(\d+) (\d+)\/(\d+)/, '$1\\tfrac{$2}{$3}')}` : `= ${asTex(right)}`}`],
      ],
      ways: [
        ruled(valueNotRepeated, [once], `There are ${counts[first]} Xs over ${mixed(values[first]!)}. Each of them counts.`),
        ruled(marksTakenForValues, [rational(columns.reduce((sum, at) => sum + counts[at]!, 0))], `The Xs over ${mixed(values[first]!)} tell how many. Multiply that by ${mixed(values[first]!)}.`),
      ],
    });
  },
}; // prettier-ignore

const walks = [
  { title: 'Water in a rain barrel', across: 'Day', axis: 'Gallons', names: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'], what: 'amount of water', unit: 'gallons', by: [2, 5] },
  { title: 'Height of a bean plant', across: 'Week', axis: 'Height (inches)', names: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'], what: 'height', unit: 'inches', by: [1, 2] },
  { title: 'Money in a savings jar', across: 'Month', axis: 'Dollars', names: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'], what: 'amount of money', unit: 'dollars', by: [5, 10] },
  { title: 'Visitors at the zoo', across: 'Day', axis: 'Visitors', names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], what: 'number of visitors', unit: 'visitors', by: [20, 50] },
  { title: 'Books read by a class', across: 'Month', axis: 'Books', names: ['Sept', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'], what: 'number of books', unit: 'books', by: [5, 10] },
  { title: 'Depth of snow', across: 'Day', axis: 'Depth (inches)', names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], what: 'depth of the snow', unit: 'inches', by: [1, 2] },
] as const; // prettier-ignore

/** 1: read a point. 2: a change from one time to the next. 3: halfway between lines. 4: a change over several. 5: the largest change. */
const graph: Generator = {
  name: 'stat_line_graph_change',
  version: 1,
  skill: 'stat_line_graph',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const walk = chance.pick(walks);
    const by = chance.pick(walk.by) * (difficulty >= 3 ? 2 : 1);
    const marks = drawUntil(
      () => {
        const drawn = walk.names.map(() => chance.int(1, 9) + (difficulty >= 3 && chance.maybe(0.3) ? 0.5 : 0));
        return walk.title.startsWith('Height') ? drawn.toSorted((a, b) => a - b) : drawn;
      },
      (drawn) => {
        const jumps = drawn.slice(1).map((mark, at) => Math.abs(mark - drawn[at]!));
        const largest = Math.max(...jumps);
        return new Set(drawn).size === 6 && drawn.every((mark) => mark < 10) && jumps.filter((jump) => jump === largest).length === 1 && (difficulty !== 3 || !Number.isInteger(drawn[2]!)) && !drawn.includes(1) && largest > 1;
      },
    );
    const values = marks.map((mark) => mark * by);
    const figure: WrittenFigure = {
      kind: 'line_graph',
      title: walk.title,
      across: walk.across,
      axis: walk.axis,
      scale: { from: 0, to: 10 * by, step: by },
      points: walk.names.map((name, at) => ({ name, value: values[at]! })),
    };
    const halfway = `The lines of the scale are ${by} apart, so halfway between two lines is ${by / 2} more than the lower one.`;
    const read = (at: number) => (Number.isInteger(marks[at]!) ? `the line for ${values[at]}` : `halfway above ${values[at]! - by / 2}`);
    if (difficulty === 1 || difficulty === 3) {
      const at = difficulty === 1 ? chance.int(0, 5) : 2;
      const right = values[at]!;
      return numberDraft({
        stem: chance.pick([
          `What is the ${walk.what} for ${walk.names[at]}${walk.unit === 'visitors' || walk.unit === 'books' ? '' : `, in ${walk.unit}`}?`,
          `Use the line graph. What is the value for ${walk.names[at]}?`,
        ]),
        figure,
        readFromFigure: true,
        ladder: [
          `Where is the point for ${walk.names[at]}?`,
          'Go from the point straight to the left, to the scale.',
          difficulty === 1 ? `The lines of the scale are ${by} apart. Count up from 0 in steps of ${by}.` : halfway,
        ],
        right,
        inputType: 'decimal',
        steps: [
          [`Find the point for ${walk.names[at]}.`, `\\text{${walk.names[at]}}`],
          [Number.isInteger(marks[at]!) ? 'Read the line of the scale at its height.' : halfway, `${right}`],
        ],
        ways: [
          ruled(marksTakenForValues, [Math.floor(marks[at]!)], `Each space on the scale stands for ${by}. Count up in steps of ${by}.`),
          ...(Number.isInteger(marks[at]!) ? [] : [ruled(highestForChange, [right + by / 2], halfway)]),
        ],
      });
    }
    if (difficulty === 5) {
      const jumps = marks.slice(1).map((mark, at) => Math.abs(mark - marks[at]!));
      const at = jumps.indexOf(Math.max(...jumps));
      const right = Math.abs(values[at + 1]! - values[at]!);
      return numberDraft({
        stem: `Between which two neighboring points does the ${walk.what} change the most? How much does it change there${walk.unit === 'visitors' || walk.unit === 'books' ? '' : `, in ${walk.unit}`}?`,
        figure,
        readFromFigure: true,
        ladder: [
          'Which part of the graph is the steepest?',
          'The steepest part shows the largest change. Subtract the values at its two ends.',
          `The steepest part goes from ${walk.names[at]} to ${walk.names[at + 1]}. The lines of the scale are ${by} apart.`,
        ],
        right,
        inputType: 'decimal',
        steps: [
          [`The steepest part goes from ${walk.names[at]} to ${walk.names[at + 1]}. Read both values.`, `${values[at]}, \\quad ${values[at + 1]}`],
          ['Subtract the smaller from the larger.', `${Math.max(values[at]!, values[at + 1]!)} - ${Math.min(values[at]!, values[at + 1]!)} = ${right}`],
        ],
        ways: [
          ruled(highestForChange, [Math.max(...values)], `Read the values for ${walk.names[at]} and ${walk.names[at + 1]}, with lines ${by} apart, and subtract.`),
          ruled(changeOfWrongInterval, [Math.max(...values) - Math.min(...values)], `Look at one part at a time, with lines ${by} apart: the change from ${walk.names[at]} to ${walk.names[at + 1]}, for example.`),
        ],
      });
    }
    const from = difficulty === 2 ? chance.int(0, 4) : chance.int(0, 2);
    const to = difficulty === 2 ? from + 1 : from + 3;
    const right = Math.abs(values[to]! - values[from]!);
    if (right === by) return graph.draft(chance, difficulty);
    const other = to < 5 ? Math.abs(values[to + 1]! - values[from]!) : Math.abs(values[to - 1]! - values[from]!);
    return numberDraft({
      stem: chance.pick([
        `By how much does the ${walk.what} change from ${walk.names[from]} to ${walk.names[to]}${walk.unit === 'visitors' || walk.unit === 'books' ? '' : `, in ${walk.unit}`}?`,
        `What is the difference of the values for ${walk.names[from]} and ${walk.names[to]}?`,
      ]),
      figure,
      readFromFigure: true,
      ladder: [
        `Where are the points for ${walk.names[from]} and ${walk.names[to]}?`,
        'Read both values on the scale. The change is their difference.',
        `The lines of the scale are ${by} apart. The point for ${walk.names[from]} is at ${read(from)}. Read the other one, and subtract.`,
      ],
      right,
      inputType: 'decimal',
      steps: [
        ['Read both values.', `${values[from]}, \\quad ${values[to]}`],
        ['Subtract the smaller from the larger.', `${Math.max(values[from]!, values[to]!)} - ${Math.min(values[from]!, values[to]!)} = ${right}`],
      ],
      ways: [
        ruled(highestForChange, [values[to]!], `The point for ${walk.names[from]} is at ${read(from)}. How far is it from there to the other value?`),
        ruled(changeOfWrongInterval, [other], `Look for the points over ${walk.names[from]} and over ${walk.names[to]}. The lines are ${by} apart.`),
      ],
    });
  },
}; // prettier-ignore

export const linePlotGenerators: readonly Generator[] = [fractionsOnLine, graph];
