import { equals, rational } from '@stoa/engine/math/exact/rational';
import { greatest, inOrder, least, mean, median, total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { meanForMedian, medianForMean, totalForMean } from '@stoa/engine/math/mal-rules/geometry-and-statistics/averages';
import {
  barsForValues,
  deviationsNotAveraged,
  edgeBarCounted,
  meanForDeviation,
  middleOfTheLine,
  oneBarForMany,
  rangeForDeviation,
  tallestForMedian,
  valueNotRepeated,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, range, type Step, type Way } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { ruled, ruledDecimal } from '../../ruled.ts';
import { shortDecimal } from '../../wording/data-text.ts';
import { boxPlot, compare } from './box-plots.ts';

const counted = [
  { title: 'Pets of the students', axis: 'Number of pets', of: 'number of pets', each: 'student', from: 0 },
  { title: 'Goals in each game', axis: 'Number of goals', of: 'number of goals', each: 'game', from: 0 },
  { title: 'Books read in the summer', axis: 'Number of books', of: 'number of books', each: 'student', from: 1 },
  { title: 'Eggs found each morning', axis: 'Number of eggs', of: 'number of eggs', each: 'morning', from: 2 },
  { title: 'Quiz scores', axis: 'Points', of: 'score', each: 'student', from: 4 },
  { title: 'Hours of sleep', axis: 'Hours', of: 'number of hours', each: 'student', from: 5 },
  { title: 'Minutes to get to school', axis: 'Minutes', of: 'number of minutes', each: 'student', from: 8 },
] as const;

const groupOf = (each: string): string => (each === 'morning' ? 'mornings' : `${each}s`);

const written = (counts: readonly number[], from: number): number[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => from + at));
const mostFrequent = (counts: readonly number[], from: number): number => from + counts.indexOf(greatest(counts));

const fiveColumns =
  (most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: 5 }, () => chance.int(0, most));
const howOften = (count: number): string => (count === 0 ? 'not at all' : count === 1 ? 'once' : `${count} times`);

/** Median (odd), mean (2, 4) of data in a dot plot. 5: an even number of dots. */
const center = family(
  { name: 'stat_plot_center_dots', version: 1, skill: 'stat_plot_center' },
  {
    setting: (chance, difficulty) => ({ scene: chance.pick(counted), asksMean: difficulty % 2 === 0 }),
    levels: { counts: [fiveColumns(3), fiveColumns(3), fiveColumns(4), fiveColumns(4), fiveColumns(5)] },
    where: ({ scene: { from }, asksMean, counts }, difficulty) => {
      const data = written(counts, from);
      const size = data.length;
      if (size < 5 || size > 15 || counts.filter((count) => count === greatest(counts)).length > 1) return false;
      const [middle, average] = [median(data), mean(data)];
      if (asksMean) return shortDecimal(average) !== null && !equals(average, middle) && Number(average.n) !== size;
      const others = [mostFrequent(counts, from), from + 2];
      return (size % 2 === 1) === difficulty < 5 && !others.some((one) => equals(rational(one), middle)) && Number(middle.n) !== size; // prettier-ignore
    },
    derived: ({ scene: { from }, asksMean, counts }) => {
      const data = written(counts, from);
      const first = counts[0] === 0 ? '' : `${from} ${howOften(counts[0]!)}, `;
      return {
        data,
        size: data.length,
        right: asksMean ? mean(data) : median(data),
        measure: asksMean ? 'mean' : 'median',
        products: counts.flatMap((count, at) => (count === 0 ? [] : [`${count} \\cdot ${from + at}`])).join(' + '),
        list: `Write every value as often as it has dots: ${first}${from + 1} ${howOften(counts[1]!)}, and so on.`,
      };
    },
    phrasing: (chance, { scene: { of, each }, size, measure }) => ({
      stem: chance.pick([
        `The dot plot shows data for ${size} ${groupOf(each)}. What is the ${measure} ${of}?`,
        `Each dot is one ${each}. Find the ${measure} ${of}.`,
        `What is the ${measure} of the data in the dot plot?`,
      ]),
    }),
    given: ({ scene: { title, axis, from }, counts, right, stem }) => ({
      stem,
      figure: { kind: 'dot_plot', title, axis, columns: counts.map((count, at) => ({ value: from + at, count })) },
      readFromFigure: true,
      right,
      inputType: 'decimal',
    }),
    ladder: ({ asksMean, products, list }) =>
      asksMean
        ? [
            'What does each dot stand for, and how many dots are there?',
            'The mean is the total of all values divided by how many there are. Each dot is one value.',
            `Multiply each value by its dots and add: $${products}$.`,
          ]
        : [
            'How many dots are there? Which dot is in the middle?',
            'Every dot is one value. In order, the median has as many dots before it as after it.',
            list,
          ],
    steps: ({ asksMean, counts, data, size, right, products }): Step[] => {
      const text = shortDecimal(right)!;
      if (asksMean)
        return [
          ['Multiply each value by its number of dots, and add.', `${products} = ${total(data)}`],
          [`Divide by the number of dots, ${size}.`, `${total(data)} \\div ${size} = ${text}`],
        ];
      return [
        ['Count the dots.', `${counts.join(' + ')} = ${size}`],
        [
          size % 2 === 1
            ? `In order, dot ${(size + 1) / 2} is in the middle. Count from the left to find it.`
            : `Dots ${size / 2} and ${size / 2 + 1} share the middle. The median is halfway between them.`,
          text,
        ],
      ];
    },
    ways: ({ scene: { from }, asksMean, counts, data, size, list }): Way[] =>
      asksMean
        ? [
            ruledDecimal(valueNotRepeated, [mean([...new Set(data)])], list),
            ruledDecimal(totalForMean, [data], `There are ${size} dots. Divide the total by that.`),
            ruledDecimal(medianForMean, [data], list),
          ]
        : [
            ruledDecimal(middleOfTheLine, [rational(from + 2)], list),
            ruledDecimal(tallestForMedian, [mostFrequent(counts, from)], list),
            ruledDecimal(valueNotRepeated, [median([...new Set(data)])], list),
            ruledDecimal(meanForMedian, [data], list),
          ],
  },
);

const stepsAbove =
  (size: number, most: number) =>
  (chance: Chance): number[] =>
    inOrder(Array.from({ length: size }, () => chance.int(0, most)));

/** Returns data, their mean, each value's distance from it, and the average distance. */
function deviations(above: readonly number[], from: number) {
  const data = above.map((one) => from + one);
  const middle = total(data) / data.length;
  const distances = data.map((value) => Math.abs(value - middle));
  return { data, middle, distances, average: rational(Math.round(total(distances)), data.length) };
}

/** Mean absolute deviation of a few values. 1 and 2: four. 3 and 4: five. 5: six. The result is whole at 1, 3, and 5. */
const deviation = family(
  { name: 'stat_mad_dots', version: 1, skill: 'stat_mad' },
  {
    setting: (chance) => ({ scene: chance.pick(counted) }),
    levels: { above: [stepsAbove(4, 5), stepsAbove(4, 6), stepsAbove(5, 7), stepsAbove(5, 8), stepsAbove(6, 9)] },
    where: ({ scene, above }, difficulty) => {
      const { data, middle, distances, average } = deviations(above, scene.from);
      const size = data.length;
      return (
        Number.isInteger(middle) &&
        total(distances) > 0 &&
        shortDecimal(average) !== null &&
        ![middle, greatest(data) - least(data)].includes(total(distances) / size) &&
        (difficulty % 2 === 0 || total(distances) % size === 0)
      );
    },
    derived: ({ scene, above }) => {
      const of = deviations(above, scene.from);
      const { data, middle, distances } = of;
      const text = shortDecimal(of.average)!;
      const safe = `Find the mean of the ${data.length} values first: add them, and divide by ${data.length}.`;
      const next = [distances[0], middle, data[0]].map(String).includes(text)
        ? safe
        : `The mean is ${middle}. The first value, ${data[0]}, is ${distances[0]} away from it. Find the other distances.`;
      return { ...of, size: data.length, text, safe, next };
    },
    phrasing: (chance, { scene: { of, each }, size }) => ({
      stem: chance.pick([
        `Each dot is one ${each}. Find the mean absolute deviation of the data.`,
        `The dot plot shows the ${of} for ${size} ${groupOf(each)}. What is the mean absolute deviation?`,
        'How far are the values in the dot plot from their mean, on average? Find the mean absolute deviation.',
        'Find the mean of the data, and then the mean absolute deviation. Give the mean absolute deviation.',
      ]),
    }),
    given: ({ scene: { title, axis }, data, average, stem }) => ({
      stem,
      figure: {
        kind: 'dot_plot',
        title,
        axis,
        columns: Array.from({ length: greatest(data) - least(data) + 1 }, (_, at) => least(data) + at).map((value) => ({
          value,
          count: data.filter((one) => one === value).length,
        })),
      },
      readFromFigure: true,
      right: average,
      inputType: 'decimal',
    }),
    ladder: ({ next }) => [
      'Which values does the plot show, and what is their mean?',
      'Find how far each value is from the mean. The mean of these distances is the mean absolute deviation.',
      next,
    ],
    steps: ({ data, size, middle, distances, text }) => [
      ['Find the mean.', `${data.join(' + ')} = ${total(data)}, \\quad ${total(data)} \\div ${size} = ${middle}`],
      ['Find how far each value is from the mean.', distances.join(', \\; ')],
      ['Find the mean of these distances.', `${total(distances)} \\div ${size} = ${text}`],
    ],
    ways: ({ data, middle, distances, safe, next }) => [
      ruledDecimal(deviationsNotAveraged, [total(distances)], next),
      ruledDecimal(meanForDeviation, [middle], safe),
      ruledDecimal(rangeForDeviation, [greatest(data) - least(data)], next),
    ],
  },
);

const spans = [
  { title: 'Ages of the players', across: 'Age (years)', axis: 'Players', many: 'players', is: 'are', unit: 'years old', from: 10, width: 5 },
  { title: 'Minutes of homework', across: 'Minutes', axis: 'Students', many: 'students', is: 'needed', unit: 'minutes', from: 0, width: 10 },
  { title: 'Weights of the dogs', across: 'Weight (pounds)', axis: 'Dogs', many: 'dogs', is: 'weigh', unit: 'pounds', from: 0, width: 20 },
  { title: 'Test scores', across: 'Score', axis: 'Students', many: 'students', is: 'scored', unit: 'points', from: 50, width: 10 },
  { title: 'Heights of the plants', across: 'Height (inches)', axis: 'Plants', many: 'plants', is: 'are', unit: 'inches tall', from: 0, width: 4 },
  { title: 'Time for one lap', across: 'Seconds', axis: 'Runners', many: 'runners', is: 'needed', unit: 'seconds', from: 60, width: 10 },
] as const; // prettier-ignore

const heights =
  (by: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: 5 }, () => by * chance.int(1, 9));

/** 1: one bar. 2: two bars. 3: from a value on. 4: the total count. 5: what percent. */
const histogram = family(
  { name: 'stat_histogram_read', version: 1, skill: 'stat_histogram' },
  {
    setting: (chance) => ({ span: chance.pick(spans) }),
    levels: { counts: [heights(1), heights(1), heights(2), heights(2), heights(2)], at: always(range(0, 3)) },
    where: ({ counts }, difficulty) => {
      const [all, fromFourth] = [total(counts), counts[3]! + counts[4]!];
      const percentIsWhole = [20, 25, 40, 50].includes(all) && (100 * fromFourth) % all === 0;
      return new Set(counts).size >= 4 && (difficulty !== 5 || percentIsWhole);
    },
    derived: ({ span: { from, width, unit, many, is }, counts, at, difficulty }) => {
      const edge = (n: number): number => from + n * width;
      const asked = byDifficulty(difficulty, [[at], [at, at + 1], [3, 4], [0, 1, 2, 3, 4], [3, 4]]);
      const first = asked[0]!;
      const between = `How many ${many} ${is} from ${edge(first)} to ${edge(asked.at(-1)! + 1)} ${unit}?`;
      return {
        edge,
        first,
        bars: asked.map((one) => counts[one]!),
        sum: total(asked.map((one) => counts[one]!)),
        all: total(counts),
        percent: difficulty === 5,
        question: byDifficulty(difficulty, [
          between,
          between,
          `How many ${many} ${is} at least ${edge(3)} ${unit}?`,
          `How many ${many} are there in all?`,
          `What percent of the ${many} ${is} at least ${edge(3)} ${unit}?`,
        ]),
        read: `The first bar that counts goes from ${edge(first)} to ${edge(first + 1)}. Read its height on the scale.`,
      };
    },
    phrasing: (chance) => ({
      opening: chance.pick([
        'The histogram shows a survey.',
        'Use the histogram.',
        'Look at the histogram.',
        'Each bar of the histogram covers one interval.',
      ]),
    }),
    given: ({ span: { title, across, axis, from, width }, counts, difficulty, sum, all, percent, question, opening }) => {
      const by = difficulty <= 2 ? 1 : 2;
      return {
        stem: `${opening} A value on the boundary number belongs to the bar on its right. ${question}`,
        figure: { kind: 'histogram', title, across, axis, from, width, counts, scale: { from: 0, to: by * 10, step: by } },
        readFromFigure: true,
        ...(percent ? { right: (100 * sum) / all, unit: '%' } : { right: sum }),
      };
    },
    ladder: ({ read }) => [
      'Which bars does the question ask about?',
      'The height of a bar tells how many values are in its interval. Add the heights of all bars that count.',
      read,
    ],
    steps: ({ edge, first, bars, sum, all, percent }): Step[] =>
      bars.length === 1
        ? [
            ['Find the bar of this interval.', `${edge(first)} \\text{ to } ${edge(first + 1)}`],
            ['Read the height of this bar. It is the number in the interval.', `${sum}`],
          ]
        : [
            ['Read the heights of the bars that count.', bars.join(', \\; ')],
            ['Add them.', `${bars.join(' + ')} = ${sum}`],
            ...(percent
              ? [['Divide by the number in all, and write a percent.', `\\frac{${sum}}{${all}} = ${(100 * sum) / all}\\%`] as const] // prettier-ignore
              : []),
          ],
    ways: ({ span: { many }, counts, edge, first, bars, sum, percent, difficulty, read }) => [
      ...(bars.length === 1 ? [] : [ruled(oneBarForMany, [bars[0]!], read)]),
      ruled(barsForValues, [bars.length], read),
      ...(difficulty === 2 || difficulty === 3
        ? [ruled(edgeBarCounted, [sum + counts[first === 0 ? 2 : first - 1]!], read)]
        : []),
      ...(percent ? [ruled(valueNotRepeated, [sum], `What part of all the ${many} is in the bars from ${edge(3)} on?`)] : []),
    ],
  },
);

export const dataPlotGenerators: readonly Generator[] = [center, deviation, histogram, boxPlot, compare];
