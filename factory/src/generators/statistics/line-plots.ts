import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { add, multiply, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import {
  changeOfWrongInterval,
  highestForChange,
  marksTakenForValues,
  valueNotRepeated,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { byShape } from '../../by-shape.ts';

const things = [
  { title: 'Lengths of pencils', axis: 'Length (inches)', one: 'pencil', many: 'pencils', unit: 'inches', from: 3, what: 'length', over: 'are longer than', all: 'length of' },
  { title: 'Lengths of ribbons', axis: 'Length (feet)', one: 'ribbon', many: 'ribbons', unit: 'feet', from: 1, what: 'length', over: 'are longer than', all: 'length of' },
  { title: 'Weights of apples', axis: 'Weight (pounds)', one: 'apple', many: 'apples', unit: 'pounds', from: 0, what: 'weight', over: 'weigh more than', all: 'weight of' },
  { title: 'Water in the glasses', axis: 'Water (cups)', one: 'glass', many: 'glasses', unit: 'cups', from: 0, what: 'amount', over: 'hold more than', all: 'amount of water in' },
  { title: 'Heights of seedlings', axis: 'Height (inches)', one: 'seedling', many: 'seedlings', unit: 'inches', from: 1, what: 'height', over: 'are taller than', all: 'height of' },
  { title: 'Rain each day', axis: 'Rain (inches)', one: 'day', many: 'days', unit: 'inches', from: 0, what: 'amount', over: 'had rain of more than', all: 'amount of rain on' },
] as const; // prettier-ignore

/** Writes a mixed number as a figure does: '3 1/4'. */
const mixed = (value: Rational): string => {
  const whole = value.n / value.d;
  const rest = value.n - whole * value.d;
  return rest === 0n ? `${whole}` : whole === 0n ? `${rest}/${value.d}` : `${whole} ${rest}/${value.d}`;
};
const asTex = (value: Rational): string => (value.d === 1n ? `${value.n}` : `\\frac{${value.n}}{${value.d}}`);

const linePlotTold = { name: 'stat_line_plot_fractions', version: 1, skill: 'stat_line_plot' } as const; // prettier-ignore

type Thing = (typeof things)[number];
type Plot = { readonly thing: Thing; readonly parts: number; readonly counts: readonly number[] };

/** Five values in a row, a half or a fourth or an eighth apart, and how many Xs are over each. */
const linePlot = {
  setting: (chance: Chance, difficulty: Difficulty) => ({
    thing: chance.pick(things),
    parts: byDifficulty(difficulty, [2, 4, 4, 8, chance.pick([4, 8])]),
  }),
  levels: { counts: always((chance: Chance): number[] => Array.from({ length: 5 }, () => chance.int(1, 4))) },
  where: ({ counts }: Plot) => new Set(counts).size >= 3 && counts[0] !== counts[1] && counts[1]! > 1 && counts[3]! > 1,
  derived: ({ thing, parts, counts }: Plot) => {
    const values = counts.map((_, at) => rational(thing.from * parts + at + 1, parts));
    return { values, texts: values.map(mixed) };
  },
} as const;

const plotPage = ({ thing, parts, counts }: Plot) => ({
  figure: {
    kind: 'dot_plot',
    title: thing.title,
    axis: thing.axis,
    mark: 'cross',
    columns: linePlot.derived({ thing, parts, counts }).values.map((value, at) => ({
      value: Number(value.n) / Number(value.d),
      text: mixed(value),
      count: counts[at]!,
    })),
  } satisfies WrittenFigure,
  readFromFigure: true as const,
});
const eachX = ({ one }: Thing): string => `Each X on the line plot is one ${one}.`;
const oneUnit: Record<string, string> = { inches: 'inch', feet: 'foot', pounds: 'pound', cups: 'cup' };

/** How many are greater than the middle value. */
const countBeyond = family(
  { ...linePlotTold, difficulties: [1] },
  {
    ...linePlot,
    given: ({ thing, parts, counts, values, texts }) => {
      const { many, over, unit } = thing;
      const middle = values[2]!;
      return {
        stem: `${eachX(thing)} How many ${many} ${over} ${texts[2]} ${middle.n === middle.d ? oneUnit[unit] : unit}?`,
        ...plotPage({ thing, parts, counts }),
        right: counts[3]! + counts[4]!,
      };
    },
    ladder: ({ texts }) => [
      `Which columns are to the right of ${texts[2]}?`,
      'Each X counts one. Add the Xs of every column that fits the question.',
      `Count the Xs over ${texts[3]} and over ${texts[4]}. Add them.`,
    ],
    steps: ({ counts, texts }) => [
      [`The columns for ${texts[3]} and ${texts[4]} are greater than ${texts[2]}.`, `${counts[3]}, \\quad ${counts[4]}`],
      ['Add the Xs.', `${counts[3]} + ${counts[4]} = ${counts[3]! + counts[4]!}`],
    ],
    ways: ({ counts, texts }) => [
      ruled(valueNotRepeated, [2], `Count the Xs over ${texts[3]}, and then those over ${texts[4]}.`),
      ruled(
        marksTakenForValues,
        [counts[2]! + counts[3]! + counts[4]!],
        `Begin to the right of ${texts[2]}. Which columns are there?`,
      ),
    ],
  },
);

/** How far the greatest value is from the least. */
const differenceOfEnds = family(
  { ...linePlotTold, difficulties: [2] },
  {
    ...linePlot,
    given: ({ thing, parts, counts, values }) => ({
      stem: `${eachX(thing)} What is the difference between the greatest and the least ${thing.what}, in ${thing.unit}?`,
      ...plotPage({ thing, parts, counts }),
      right: subtract(values[4]!, values[0]!),
      inputType: 'fraction',
    }),
    ladder: ({ texts }) => [
      'Which values are at the two ends of the plot?',
      'The difference is the greatest value minus the least value.',
      `Subtract ${texts[0]} from ${texts[4]}.`,
    ],
    steps: ({ values }) => {
      const [least, greatest] = [values[0]!, values[4]!];
      return [
        ['Read the greatest and the least value.', `${asTex(greatest)}, \\quad ${asTex(least)}`],
        ['Subtract.', `${asTex(greatest)} - ${asTex(least)} = ${asTex(subtract(greatest, least))}`],
      ];
    },
    ways: ({ counts, values, texts }) => [
      ledTo(highestForChange, values[4]!, `The least value is ${texts[0]}. How far is it from there to ${texts[4]}?`),
      ruled(
        marksTakenForValues,
        [rational(Math.abs(counts[4]! - counts[0]!))],
        `Read the numbers under the plot: ${texts[0]} and ${texts[4]}.`,
      ),
    ],
  },
);

const sumOf = (numbers: readonly Rational[]): Rational => numbers.reduce(add, rational(0));
const mixedTex = (value: Rational): string => mixed(value).replace(/(\d+) (\d+)\/(\d+)/, '$1\\tfrac{$2}{$3}');

/** The sum of all values in some columns. 3: one column. 4: two. 5: all five. */
const totalOfColumns = family(
  { ...linePlotTold, difficulties: [3, 4, 5] },
  {
    ...linePlot,
    derived: (of) => {
      const { values, texts } = linePlot.derived(of);
      const columns = byDifficulty(of.difficulty, [[3], [3], [3], [1, 3], [0, 1, 2, 3, 4]]).map((at) => ({
        count: of.counts[at]!,
        value: values[at]!,
        text: texts[at]!,
        product: multiply(rational(of.counts[at]!), values[at]!),
      }));
      return { columns, first: columns[0]!, right: sumOf(columns.map(({ product }) => product)) };
    },
    given: ({ thing, parts, counts, columns, right }) => {
      const places = columns.map(({ text }) => text).join(' and at ');
      const which = columns.length === 5 ? `all the ${thing.many}` : `the ${thing.many} shown at ${places}`;
      return {
        stem: `${eachX(thing)} What is the total ${thing.all} ${which}, in ${thing.unit}?`,
        ...plotPage({ thing, parts, counts }),
        right,
        inputType: 'fraction',
      };
    },
    ladder: ({ first: { count, text } }) => [
      'How many Xs are over each value that the question asks about?',
      'Multiply each value by its number of Xs. Then add the products.',
      `Begin with ${text}: multiply it by ${count}.`,
    ],
    steps: ({ columns, right }) => [
      [
        'Multiply each value by its number of Xs.',
        columns.map(({ count, value, product }) => `${count} \\cdot ${asTex(value)} = ${asTex(product)}`).join(', \\; '),
      ],
      columns.length === 1
        ? ['This is the total.', `${asTex(right)} = ${mixedTex(right)}`]
        : ['Add the products.', `${columns.map(({ product }) => asTex(product)).join(' + ')} = ${asTex(right)}`],
    ],
    ways: ({ columns, first: { count, text } }) => [
      ruled(
        valueNotRepeated,
        [sumOf(columns.map(({ value }) => value))],
        `There are ${count} Xs over ${text}. Each of them counts.`,
      ),
      ruled(
        marksTakenForValues,
        [sumOf(columns.map((column) => rational(column.count)))],
        `The Xs over ${text} tell how many. Multiply that by ${text}.`,
      ),
    ],
  },
);

/** 1: count marks. 2: difference of the ends, halves and fourths. 3: a total of one column. 4: a total of two columns. 5: the total of all. */
const fractionsOnLine = byShape(countBeyond, differenceOfEnds, totalOfColumns);

const walks = [
  { title: 'Water in a rain barrel', across: 'Day', axis: 'Gallons', names: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'], what: 'amount of water', unit: 'gallons', by: [2, 5] },
  { title: 'Height of a bean plant', across: 'Week', axis: 'Height (inches)', names: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'], what: 'height', unit: 'inches', by: [1, 2] },
  { title: 'Money in a savings jar', across: 'Month', axis: 'Dollars', names: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'], what: 'amount of money', unit: 'dollars', by: [5, 10] },
  { title: 'Visitors at the zoo', across: 'Day', axis: 'Visitors', names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], what: 'number of visitors', unit: 'visitors', by: [20, 50] },
  { title: 'Books read by a class', across: 'Month', axis: 'Books', names: ['Sept', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'], what: 'number of books', unit: 'books', by: [5, 10] },
  { title: 'Depth of snow', across: 'Day', axis: 'Depth (inches)', names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], what: 'depth of the snow', unit: 'inches', by: [1, 2] },
] as const; // prettier-ignore

const graphTold = {
  name: 'stat_line_graph_change',
  version: 2,
  skill: 'stat_line_graph',
} as const;

type Walk = (typeof walks)[number];
/** The size of a space on the scale, and how many spaces high each point is. */
type Graph = { readonly walk: Walk; readonly by: number; readonly marks: readonly number[] };

const marksOf =
  (halves: boolean) =>
  (chance: Chance): number[] =>
    Array.from({ length: 6 }, () => chance.int(1, 9) + (halves && chance.maybe(0.3) ? 0.5 : 0));
/** Returns the points in order; sorted by height for a plant, since it does not shrink. */
const inTurn = ({ walk, marks }: Pick<Graph, 'walk' | 'marks'>): readonly number[] =>
  walk.title.startsWith('Height') ? marks.toSorted((a, b) => a - b) : marks;
const jumpsOf = (marks: readonly number[]): number[] => marks.slice(1).map((mark, at) => Math.abs(mark - marks[at]!));

/** Six different points; one step between neighbors is larger than all others. From 3 on some points are between grid lines. */
const lineGraph = {
  setting: (chance: Chance, difficulty: Difficulty) => {
    const walk = chance.pick(walks);
    return { walk, by: chance.pick(walk.by) * (difficulty >= 3 ? 2 : 1) };
  },
  levels: { marks: [marksOf(false), marksOf(false), marksOf(true), marksOf(true), marksOf(true)] },
  where: (of: Graph, difficulty: Difficulty) => {
    const marks = inTurn(of);
    const jumps = jumpsOf(marks);
    const largest = Math.max(...jumps);
    return (
      new Set(marks).size === 6 &&
      marks.every((mark) => mark < 10 && mark !== 1) &&
      jumps.filter((jump) => jump === largest).length === 1 &&
      largest > 1 &&
      (difficulty !== 3 || !Number.isInteger(marks[2]!))
    );
  },
  derived: (of: Graph) => {
    const { what, unit } = of.walk;
    const heights = inTurn(of);
    return {
      heights,
      what,
      names: of.walk.names as readonly string[],
      values: heights.map((mark) => mark * of.by),
      inUnits: unit === 'visitors' || unit === 'books' ? '' : `, in ${unit}`,
    };
  },
} as const;

const graphPage = (of: Graph) => {
  const { names, values } = lineGraph.derived(of);
  return {
    figure: {
      kind: 'line_graph',
      title: of.walk.title,
      across: of.walk.across,
      axis: of.walk.axis,
      scale: { from: 0, to: 10 * of.by, step: of.by },
      points: names.map((name, at) => ({ name, value: values[at]! })),
    } satisfies WrittenFigure,
    readFromFigure: true as const,
    inputType: 'decimal' as const,
  };
};
const halfwayAbove = (by: number): string =>
  `The lines of the scale are ${by} apart, so halfway between two lines is ${by / 2} more than the lower one.`;
const difference = (a: number, b: number): string => `${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}`;

/** One point is read off. 1: on a line of the scale. 3: halfway between two lines. */
const readPoint = family(
  { ...graphTold, difficulties: [1, 3] },
  {
    ...lineGraph,
    phrasing: (chance, { names, heights, values, what, inUnits, difficulty }) => {
      const at = difficulty === 1 ? chance.int(0, 5) : 2;
      const point = { name: names[at]!, mark: heights[at]!, value: values[at]!, onLine: Number.isInteger(heights[at]!) };
      return {
        ...point,
        stem: chance.pick([
          `What is the ${what} for ${point.name}${inUnits}?`,
          `Use the line graph. What is the value for ${point.name}?`,
        ]),
      };
    },
    given: (of) => ({ stem: of.stem, ...graphPage(of), right: of.value }),
    ladder: ({ by, name, onLine }) => [
      `Where is the point for ${name}?`,
      'Go from the point straight to the left, to the scale.',
      onLine ? `The lines of the scale are ${by} apart. Count up from 0 in steps of ${by}.` : halfwayAbove(by),
    ],
    steps: ({ by, name, onLine, value }) => [
      [`Find the point for ${name}.`, `\\text{${name}}`],
      [onLine ? 'Read the line of the scale at its height.' : halfwayAbove(by), `${value}`],
    ],
    ways: ({ by, mark, onLine, value }) => [
      ruled(marksTakenForValues, [Math.floor(mark)], `Each space on the scale stands for ${by}. Count up in steps of ${by}.`),
      ...(onLine ? [] : [ruled(highestForChange, [value + by / 2], halfwayAbove(by))]),
    ],
  },
);

/** A change between two points. 2: from one to the next. 4: over three steps. */
const change = family(
  { ...graphTold, difficulties: [2, 4] },
  {
    ...lineGraph,
    levels: {
      ...lineGraph.levels,
      from: [range(0, 4), range(0, 4), range(0, 2), range(0, 2), range(0, 2)],
    },
    where: (of, difficulty) => {
      const heights = inTurn(of);
      const to = of.from + (difficulty === 2 ? 1 : 3);
      return lineGraph.where(of, difficulty) && Math.abs(heights[to]! - heights[of.from]!) !== 1;
    },
    derived: (of) => {
      const graph = lineGraph.derived(of);
      const to = of.from + (of.difficulty === 2 ? 1 : 3);
      const mark = graph.heights[of.from]!;
      const height = Number.isInteger(mark) ? `the line for ${mark * of.by}` : `halfway above ${(mark - 0.5) * of.by}`;
      return { ...graph, to, start: `The point for ${graph.names[of.from]} is at ${height}.` };
    },
    phrasing: (chance, { names, from, to, what, inUnits }) => ({
      stem: chance.pick([
        `By how much does the ${what} change from ${names[from]} to ${names[to]}${inUnits}?`,
        `What is the difference of the values for ${names[from]} and ${names[to]}?`,
      ]),
    }),
    given: (of) => ({ stem: of.stem, ...graphPage(of), right: Math.abs(of.values[of.to]! - of.values[of.from]!) }),
    ladder: ({ by, names, from, to, start }) => [
      `Where are the points for ${names[from]} and ${names[to]}?`,
      'Read both values on the scale. The change is their difference.',
      `The lines of the scale are ${by} apart. ${start} Read the other one, and subtract.`,
    ],
    steps: ({ values, from, to }) => [
      ['Read both values.', `${values[from]}, \\quad ${values[to]}`],
      ['Subtract the smaller from the larger.', difference(values[from]!, values[to]!)],
    ],
    ways: ({ by, names, values, from, to, start }) => {
      const [wrongFrom, wrongTo] = to < 5 ? [from, to + 1] : [from - 1, to];
      return [
        ruled(highestForChange, [values[to]!], `${start} How far is it from there to the other value?`),
        ruled(
          changeOfWrongInterval,
          [Math.abs(values[wrongTo]! - values[wrongFrom]!)],
          `Look for the points over ${names[from]} and over ${names[to]}. The lines are ${by} apart.`,
        ),
      ];
    },
  },
);

/** The largest change from one point to the next. */
const steepest = family(
  { ...graphTold, difficulties: [5] },
  {
    ...lineGraph,
    derived: (of) => {
      const graph = lineGraph.derived(of);
      const jumps = jumpsOf(graph.heights);
      const at = jumps.indexOf(Math.max(...jumps));
      const [before, after] = [graph.values[at]!, graph.values[at + 1]!];
      return {
        ...graph,
        before,
        after,
        part: `from ${graph.names[at]} to ${graph.names[at + 1]}`,
        both: `${graph.names[at]} and ${graph.names[at + 1]}`,
      };
    },
    given: (of) => ({
      stem: `Between which two neighboring points does the ${of.what} change the most? How much does it change there${of.inUnits}?`,
      ...graphPage(of),
      right: Math.abs(of.after - of.before),
    }),
    ladder: ({ by, part }) => [
      'Which part of the graph is the steepest?',
      'The steepest part shows the largest change. Subtract the values at its two ends.',
      `The steepest part goes ${part}. The lines of the scale are ${by} apart.`,
    ],
    steps: ({ before, after, part }) => [
      [`The steepest part goes ${part}. Read both values.`, `${before}, \\quad ${after}`],
      ['Subtract the smaller from the larger.', difference(before, after)],
    ],
    ways: ({ by, values, part, both }) => [
      ruled(highestForChange, [Math.max(...values)], `Read the values for ${both}, with lines ${by} apart, and subtract.`),
      ruled(
        changeOfWrongInterval,
        [Math.max(...values) - Math.min(...values)],
        `Look at one part at a time, with lines ${by} apart: the change ${part}, for example.`,
      ),
    ],
  },
);

/** 1: read a point. 2: a change from one time to the next. 3: halfway between lines. 4: a change over several. 5: the largest change. */
const graph = byShape(readPoint, change, steepest);

export const linePlotGenerators: readonly Generator[] = [fractionsOnLine, graph];
