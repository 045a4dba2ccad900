import { rational } from '@stoa/engine/math/exact/rational';
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
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
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

const written = (counts: readonly number[], from: number): number[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => from + at));

/** Median (odd), mean (2, 4) of data in a dot plot. 5: an even number of dots. */
const center: Generator = {
  name: 'stat_plot_center_dots',
  version: 1,
  skill: 'stat_plot_center',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const scene = chance.pick(counted);
    const asksMean = difficulty % 2 === 0;
    const { counts, data } = drawUntil(
      () => {
        const drawn = Array.from({ length: 5 }, () => chance.int(0, 2 + Math.ceil(difficulty / 2)));
        return { counts: drawn, data: written(drawn, scene.from) };
      },
      (drawn) => {
        const size = drawn.data.length;
        if (size < 5 || size > 15) return false;
        const [middle, average] = [median(drawn.data), mean(drawn.data)];
        const mode = scene.from + drawn.counts.indexOf(Math.max(...drawn.counts));
        return (
          drawn.counts.filter((count) => count === Math.max(...drawn.counts)).length === 1 &&
          (asksMean
            ? shortDecimal(average) !== null && Number(average.n) / Number(average.d) !== Number(middle.n) / Number(middle.d) && Number(average.n) !== size
            : (size % 2 === 1) === difficulty < 5 && Number(middle.n) / Number(middle.d) !== mode && Number(middle.n) / Number(middle.d) !== scene.from + 2 && Number(middle.n) !== size)
        );
      },
    );
    const size = data.length;
    const right = asksMean ? mean(data) : median(data);
    const text = shortDecimal(right)!;
    const place = (size + 1) / 2;
    const list = `Write every value as often as it has dots: ${counts[0] === 0 ? '' : `${scene.from} ${counts[0] === 1 ? 'once' : `${counts[0]} times`}, `}${scene.from + 1} ${counts[1] === 0 ? 'not at all' : counts[1] === 1 ? 'once' : `${counts[1]} times`}, and so on.`;
    const used = counts.flatMap((count, at) => (count === 0 ? [] : [[count, scene.from + at] as const]));
    const mode = scene.from + counts.indexOf(Math.max(...counts));
    return numberDraft({
      stem: chance.pick([
        `The dot plot shows data for ${size} ${scene.each === 'morning' ? 'mornings' : `${scene.each}s`}. What is the ${asksMean ? 'mean' : 'median'} ${scene.of}?`,
        `Each dot is one ${scene.each}. Find the ${asksMean ? 'mean' : 'median'} ${scene.of}.`,
        `What is the ${asksMean ? 'mean' : 'median'} of the data in the dot plot?`,
      ]),
      figure: {
        kind: 'dot_plot',
        title: scene.title,
        axis: scene.axis,
        columns: counts.map((count, at) => ({ value: scene.from + at, count })),
      },
      readFromFigure: true,
      ladder: asksMean
        ? [
            'What does each dot stand for, and how many dots are there?',
            'The mean is the total of all values divided by how many there are. Each dot is one value.',
            `Multiply each value by its dots and add: $${used.map(([count, value]) => `${count} \\cdot ${value}`).join(' + ')}$.`,
          ]
        : [
            'How many dots are there? Which dot is in the middle?',
            'Every dot is one value. In order, the median has as many dots before it as after it.',
            list,
          ],
      right,
      inputType: 'decimal',
      written: text,
      steps: asksMean
        ? [
            ['Multiply each value by its number of dots, and add.', `${used.map(([count, value]) => `${count} \\cdot ${value}`).join(' + ')} = ${total(data)}`],
            [`Divide by the number of dots, ${size}.`, `${total(data)} \\div ${size} = ${text}`],
          ]
        : [
            ['Count the dots.', `${counts.join(' + ')} = ${size}`],
            size % 2 === 1
              ? [`In order, dot ${place} is in the middle. Count from the left to find it.`, text]
              : [`Dots ${size / 2} and ${size / 2 + 1} share the middle. The median is halfway between them.`, text],
          ],
      ways: asksMean
        ? [
            ruledDecimal(valueNotRepeated, [mean([...new Set(data)])], list),
            ruledDecimal(totalForMean, [data], `There are ${size} dots. Divide the total by that.`),
            ruledDecimal(medianForMean, [data], list),
          ]
        : [
            ruledDecimal(middleOfTheLine, [rational(2 * scene.from + 4, 2)], list),
            ruledDecimal(tallestForMedian, [mode], list),
            ruledDecimal(valueNotRepeated, [median([...new Set(data)])], list),
            ruledDecimal(meanForMedian, [data], list),
          ],
    });
  },
}; // prettier-ignore

/** Mean absolute deviation of a few values. 1: four. 5: six. */
const deviation: Generator = {
  name: 'stat_mad_dots',
  version: 1,
  skill: 'stat_mad',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const size = difficulty <= 2 ? 4 : difficulty <= 4 ? 5 : 6;
    const scene = chance.pick(counted);
    const { data, center: middle, distances } = drawUntil(
      () => {
        const drawn = inOrder(Array.from({ length: size }, () => scene.from + chance.int(0, 4 + difficulty)));
        const average = mean(drawn);
        const whole = Number(average.n);
        return { data: drawn, center: average.d === 1n ? whole : null, distances: drawn.map((value) => Math.abs(value - whole)) };
      },
      (drawn) =>
        drawn.center !== null &&
        total(drawn.distances) > 0 &&
        shortDecimal(rational(total(drawn.distances), size)) !== null &&
        ![drawn.center, greatest(drawn.data) - least(drawn.data)].includes(total(drawn.distances) / size) &&
        (difficulty % 2 === 0 || total(drawn.distances) % size === 0),
    );
    const right = rational(total(distances), size);
    const text = shortDecimal(right)!;
    const columns = Array.from({ length: greatest(data) - least(data) + 1 }, (_, at) => least(data) + at);
    const step = `The mean is ${middle}. The first value, ${data[0]}, is ${distances[0]} away from it. Find the other distances.`;
    const safe = `Find the mean of the ${size} values first: add them, and divide by ${size}.`;
    const third = String(distances[0]) === text || String(middle) === text || String(data[0]) === text ? safe : step;
    return numberDraft({
      stem: chance.pick([
        `Each dot is one ${scene.each}. Find the mean absolute deviation of the data.`,
        `The dot plot shows the ${scene.of} for ${size} ${scene.each === 'morning' ? 'mornings' : `${scene.each}s`}. What is the mean absolute deviation?`,
        'How far are the values in the dot plot from their mean, on average? Find the mean absolute deviation.',
        'Find the mean of the data, and then the mean absolute deviation. Give the mean absolute deviation.',
      ]),
      figure: {
        kind: 'dot_plot',
        title: scene.title,
        axis: scene.axis,
        columns: columns.map((value) => ({ value, count: data.filter((one) => one === value).length })),
      },
      readFromFigure: true,
      ladder: ['Which values does the plot show, and what is their mean?', 'Find how far each value is from the mean. The mean of these distances is the mean absolute deviation.', third],
      right,
      inputType: 'decimal',
      written: text,
      steps: [
        ['Find the mean.', `${data.join(' + ')} = ${total(data)}, \\quad ${total(data)} \\div ${size} = ${middle}`],
        ['Find how far each value is from the mean.', distances.join(', \\; ')],
        ['Find the mean of these distances.', `${total(distances)} \\div ${size} = ${text}`],
      ],
      ways: [
        ruledDecimal(deviationsNotAveraged, [total(distances)], third),
        ruledDecimal(meanForDeviation, [middle!], safe),
        ruledDecimal(rangeForDeviation, [greatest(data) - least(data)], third),
      ],
    });
  },
}; // prettier-ignore

const spans = [
  { title: 'Ages of the players', across: 'Age (years)', axis: 'Players', many: 'players', is: 'are', unit: 'years old', from: 10, width: 5 },
  { title: 'Minutes of homework', across: 'Minutes', axis: 'Students', many: 'students', is: 'needed', unit: 'minutes', from: 0, width: 10 },
  { title: 'Weights of the dogs', across: 'Weight (pounds)', axis: 'Dogs', many: 'dogs', is: 'weigh', unit: 'pounds', from: 0, width: 20 },
  { title: 'Test scores', across: 'Score', axis: 'Students', many: 'students', is: 'scored', unit: 'points', from: 50, width: 10 },
  { title: 'Heights of the plants', across: 'Height (inches)', axis: 'Plants', many: 'plants', is: 'are', unit: 'inches tall', from: 0, width: 4 },
  { title: 'Time for one lap', across: 'Seconds', axis: 'Runners', many: 'runners', is: 'needed', unit: 'seconds', from: 60, width: 10 },
] as const; // prettier-ignore

/** 1: one bar. 2: two bars. 3: from a value on. 4: how many in all. 5: what percent. */
const histogram: Generator = {
  name: 'stat_histogram_read',
  version: 1,
  skill: 'stat_histogram',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const span = chance.pick(spans);
    const by = difficulty <= 2 ? 1 : 2;
    const { counts, at } = drawUntil(
      () => ({ counts: Array.from({ length: 5 }, () => by * chance.int(1, 9)), at: chance.int(0, 3) }),
      (drawn) =>
        new Set(drawn.counts).size >= 4 &&
        (difficulty !== 5 || ([20, 25, 40, 50].includes(total(drawn.counts)) && (100 * (drawn.counts[3]! + drawn.counts[4]!)) % total(drawn.counts) === 0)),
    );
    const edge = (n: number) => span.from + n * span.width;
    const scale = { from: 0, to: by * 10, step: by };
    const asked = difficulty === 1 ? [at] : difficulty === 2 ? [at, at + 1] : difficulty === 4 ? [0, 1, 2, 3, 4] : [3, 4];
    const sum = total(asked.map((one) => counts[one]!));
    const all = total(counts);
    const right = difficulty === 5 ? (100 * sum) / all : sum;
    const bounds =
      difficulty === 4
        ? 'in all'
        : difficulty === 3 || difficulty === 5
          ? `at least ${edge(3)} ${span.unit}`
          : `from ${edge(asked[0]!)} to ${edge(asked.at(-1)! + 1)} ${span.unit}`;
    const question =
      difficulty === 4
        ? `How many ${span.many} are there in all?`
        : difficulty === 5
          ? `What percent of the ${span.many} ${span.is} ${bounds}?`
          : `How many ${span.many} ${span.is} ${bounds}?`;
    const step = `The first bar that counts goes from ${edge(asked[0]!)} to ${edge(asked[0]! + 1)}. Read its height on the scale.`;
    return numberDraft({
      stem: `${chance.pick(['The histogram shows a survey.', 'Use the histogram.', 'Look at the histogram.', 'Each bar of the histogram covers one interval.'])} A value on the boundary number belongs to the bar on its right. ${question}`,
      figure: { kind: 'histogram', title: span.title, across: span.across, axis: span.axis, from: span.from, width: span.width, counts, scale },
      readFromFigure: true,
      ladder: ['Which bars does the question ask about?', 'The height of a bar tells how many values are in its interval. Add the heights of all bars that count.', step],
      right,
      unit: difficulty === 5 ? '%' : undefined,
      steps: [
        [asked.length === 1 ? 'Find the bar of this interval.' : 'Read the heights of the bars that count.', asked.length === 1 ? `${edge(at)} \\text{ to } ${edge(at + 1)}` : asked.map((one) => counts[one]).join(', \\; ')],
        ...(asked.length === 1 ? [['Read the height of this bar. It is the number in the interval.', `${sum}`] as const] : [['Add them.', `${asked.map((one) => counts[one]).join(' + ')} = ${sum}`] as const]),
        ...(difficulty === 5 ? [['Divide by the number in all, and write a percent.', `\\frac{${sum}}{${all}} = ${right}\\%`] as const] : []),
      ],
      ways: [
        ...(asked.length === 1 ? [] : [ruled(oneBarForMany, [counts[asked[0]!]!], step)]),
        ruled(barsForValues, [asked.length], step),
        ...(difficulty === 2 || difficulty === 3 ? [ruled(edgeBarCounted, [sum + counts[asked[0]! === 0 ? 2 : asked[0]! - 1]!], step)] : []),
        ...(difficulty === 5 ? [ruled(valueNotRepeated, [sum], `What part of all the ${span.many} is in the bars from ${edge(3)} on?`)] : []),
      ],
    });
  },
}; // prettier-ignore

export const dataPlotGenerators: readonly Generator[] = [center, deviation, histogram, boxPlot, compare];
