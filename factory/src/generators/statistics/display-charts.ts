import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, type Step } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  halfAsOne,
  halfAsWhole,
  halfDropped,
  marksAndScaleAdded,
  scaleIgnored,
  valuesAdded,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-displays';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { capital } from '@stoa/engine/figures/sentence-words';
import { decimalWay, sumTex } from '../../wording/data-text.ts';
import { differenceHints } from './difference-hints.ts';

const charts = [
  { things: 'books', done: 'were checked out', title: 'Books checked out', at: 'on', names: ['Monday', 'Tuesday', 'Wednesday'] },
  {
    things: 'cups of lemonade',
    done: 'were sold',
    title: 'Cups of lemonade sold',
    at: 'on',
    names: ['Friday', 'Saturday', 'Sunday'],
  },
  { things: 'trees', done: 'were planted', title: 'Trees planted', at: 'in', names: ['March', 'April', 'May'] },
  { things: 'tickets', done: 'were sold', title: 'Tickets sold', at: 'in', names: ['Week 1', 'Week 2', 'Week 3'] },
  { things: 'cans', done: 'were recycled', title: 'Cans recycled', at: 'by', names: ['Room 4', 'Room 5', 'Room 6'] },
  { things: 'miles', done: 'were walked', title: 'Miles walked', at: 'in', names: ['June', 'July', 'August'] },
] as const;

type Marks = readonly [number, number, number];
/**
 * Draws the heights of three bars in steps of the scale, or three rows of pictures; the first one may have a half, or others
 * too.
 */
const marksWith =
  (firstHalf: boolean, othersHalf: boolean) =>
  (chance: Chance): Marks =>
    [0, 1, 2].map(
      (i) => chance.int(2, 8) + ((firstHalf && i === 0) || (othersHalf && chance.maybe(0.5)) ? 0.5 : 0),
    ) as unknown as Marks;

/** What each kind of chart counts, and how it is drawn. */
type Kind = {
  readonly name: string;
  readonly each: readonly [readonly number[], readonly number[], readonly number[], readonly number[], readonly number[]];
  readonly graph: string;
  readonly unit: string;
  readonly units: string;
  readonly rows: string;
  readonly counted: string;
  readonly lookAtHalf: string;
  readonly figure: (chart: (typeof charts)[number], marks: Marks, each: number) => WrittenFigure;
};

const barsKind: Kind = {
  name: 'stat_displays_bars',
  each: [[2, 5], [5, 10], [4, 6, 10], [6, 10, 20], [12, 20, 50]],
  graph: 'bar graph',
  unit: 'space on the scale',
  units: 'spaces on the scale',
  rows: 'bars',
  counted: 'spaces from 0 up to the top of the bar',
  lookAtHalf: 'Look closely at the top of the bar. Is it on a line?',
  figure: ({ title, things, names }, marks, each) => ({
    kind: 'bar_chart',
    title,
    axis: capital(things),
    scale: { from: 0, to: each * (Math.ceil(Math.max(...marks)) + 1), step: each },
    bars: names.map((name, i) => ({ name, value: marks[i]! * each })),
  }),
}; // prettier-ignore

const picturesKind: Kind = {
  name: 'stat_displays_pictures',
  each: [[2, 3, 5], [4, 5, 10], [4, 6, 8], [6, 8, 12], [12, 20, 24]],
  graph: 'picture graph',
  unit: 'star',
  units: 'stars',
  rows: 'rows',
  counted: 'stars',
  lookAtHalf: 'Look closely at the last star in the row.',
  figure: ({ title, things, names }, marks, each) => ({
    kind: 'picture_chart',
    title,
    each,
    thing: things,
    rows: names.map((name, i) => ({ name, pictures: marks[i]! })),
  }),
}; // prettier-ignore

/** 1: read one. 2: compare two. 3: read one that ends halfway. 4: compare two of these. 5: all three together. */
const chartFamily = ({ name, each: scales, graph, unit, units, rows, counted, lookAtHalf, figure }: Kind): Generator =>
  family(
    { name, version: 2, skill: 'stat_read_displays' },
    {
      setting: (chance, difficulty) => ({
        chart: chance.pick(charts),
        each: chance.pick(byDifficulty(difficulty, scales)),
      }),
      levels: {
        marks: [
          marksWith(false, false),
          marksWith(false, false),
          marksWith(true, false),
          marksWith(true, false),
          marksWith(true, true),
        ],
      },
      where: ({ marks }) => new Set(marks).size === 3 && marks.every((mark) => mark < 9) && Math.abs(marks[0] - marks[1]) > 1,
      derived: ({ chart, each, marks, difficulty }) => {
        const asks = byDifficulty<'one' | 'difference' | 'all'>(difficulty, ['one', 'difference', 'one', 'difference', 'all']);
        const [larger, smaller] = marks[0] > marks[1] ? ([0, 1] as const) : ([1, 0] as const);
        const used = { one: [marks[0]], difference: [marks[larger], marks[smaller]], all: marks }[asks];
        const combined = (values: readonly number[]): number => (asks === 'difference' ? values[0]! - values[1]! : total(values));
        return {
          ...chart,
          asks,
          first: chart.names[asks === 'difference' ? larger : 0],
          second: chart.names[smaller],
          used,
          worth: used.map((count) => count * each),
          halves: used.some((count) => !Number.isInteger(count)),
          combined,
        };
      },
      given: ({ chart, each, marks, things, done, at, asks, first, second, worth, combined }) => ({
        stem: `The ${graph} shows how many ${things} ${done}. ${
          {
            one: `How many ${things} ${done} ${at} ${first}?`,
            difference: `How many more ${things} ${done} ${at} ${first} than ${at} ${second}?`,
            all: `How many ${things} ${done} in all?`,
          }[asks]
        }`,
        figure: figure(chart, marks, each),
        readFromFigure: true,
        right: combined(worth),
      }),
      ladder: ({ each, things, asks, first, halves }) => [
        `How many ${things} does one ${unit} stand for?`,
        `Multiply the number of ${units} by what each one stands for.${halves ? ' Half of one stands for half as many.' : ''}${asks === 'difference' ? ' "How many more" asks for a difference.' : ''}`,
        `One ${unit} stands for ${each} ${things}. ${halves ? `Half of one stands for ${each} ÷ 2. ` : ''}Count them for ${first} first.`,
      ],
      steps: ({ each, things, asks, used, worth, combined }): Step[] => {
        const counting = used.map((count, i): Step => {
          const whole = Math.floor(count);
          return whole === count
            ? [`Count ${count} ${units}. Each stands for ${each}.`, `${count} \\times ${each} = ${worth[i]}`]
            : [
                `Count ${whole} whole ${units} and half of another. Each whole one stands for ${each}.`,
                `${whole} \\times ${each} + ${each} \\div 2 = ${worth[i]}`,
              ];
        });
        if (asks === 'one') return [[`Read the scale: one ${unit} stands for ${each} ${things}.`, `${each}`], ...counting];
        const right = combined(worth);
        return [
          ...counting,
          asks === 'difference'
            ? ['Subtract the smaller number from the larger one.', `${worth[0]} - ${worth[1]} = ${right}`]
            : ['Add them up.', `${sumTex(worth)} = ${right}`],
        ];
      },
      ways: ({ each, things, asks, used, worth, halves, combined }) => {
        const scaleHints: Ladder = [
          `How many ${things} does one ${unit} stand for?`,
          `Count the ${counted}, and multiply by what each one stands for.`,
          `Count up in jumps of ${each}, one for every ${unit}.`,
        ];
        const halfHints: Ladder = [
          lookAtHalf,
          `Half a ${unit} stands for half as many ${things}.`,
          `One ${unit} stands for ${each} ${things}. Find half of that, and add it to what the whole ones stand for.`,
        ];
        const asOne = used.map((count, i) => (Number.isInteger(count) ? worth[i]! : halfAsOne.answer(count, each)));
        return [
          ...(halves
            ? [
                decimalWay(halfDropped, combined(used.map((count) => halfDropped.answer(count, each))), halfHints),
                decimalWay(halfAsWhole, combined(used.map((count) => halfAsWhole.answer(count, each))), halfHints),
                decimalWay(halfAsOne, combined(asOne), halfHints),
              ]
            : [decimalWay(scaleIgnored, scaleIgnored.answer(combined(used)), scaleHints)]),
          ...(asks === 'difference'
            ? [decimalWay(valuesAdded, valuesAdded.answer(worth[0]!, worth[1]!), differenceHints(rows))]
            : []),
          ...(asks === 'one' && !halves && unit === 'star'
            ? [decimalWay(marksAndScaleAdded, marksAndScaleAdded.answer(used[0]!, each), scaleHints)]
            : []),
        ];
      },
    },
  );

export const displayCharts: readonly Generator[] = [chartFamily(barsKind), chartFamily(picturesKind)];
