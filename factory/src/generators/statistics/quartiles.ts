import { inOrder, median } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  medianForQuartile,
  otherQuartile,
  quartileAsWritten,
  rangeForInterquartile,
  upperQuartileForInterquartile,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/quartiles';
import { equals, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { family, graded } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ledTo, ruled, ruledDecimal } from '../../ruled.ts';
import { dataText, rowTex, seriesText, shortDecimal } from '../../wording/data-text.ts';

/** Returns the halves of ordered data, without the middle value if there is one, and their medians, the quartiles. */
function quartered(data: readonly number[]) {
  const ordered = inOrder(data);
  const half = Math.floor(ordered.length / 2);
  const [low, high] = [ordered.slice(0, half), ordered.slice(-half)];
  return { ordered, low, high, first: median(low), third: median(high) };
}

/** Different values. 1: seven in order. 2: seven, mixed. 3: six or eight, mixed. 4 and 5: ten to twelve, mixed. */
function drawData(chance: Chance, difficulty: Difficulty): number[] {
  const size = { 1: 7, 2: 7, 3: chance.pick([6, 8]), 4: chance.pick([10, 11]), 5: chance.pick([11, 12]) }[difficulty];
  const data = drawUntil(
    () => Array.from({ length: size }, () => chance.int(2, difficulty <= 2 ? 30 : 60)),
    (drawn) => new Set(drawn).size === size,
  );
  return difficulty === 1 ? inOrder(data) : data;
}

/** The first or the third quartile. */
const quartile = family(
  { name: 'stat_quartiles_find', version: 1, skill: 'stat_quartiles' },
  {
    setting: (chance) => ({ asksFirst: chance.maybe(0.5) }),
    levels: { data: graded(drawData) },
    where: ({ data }) => !equals(quartered(data).first, quartered(data).third),
    derived: ({ data, asksFirst }) => {
      const { ordered, low, high, first, third } = quartered(data);
      return asksFirst
        ? { ordered, name: 'first quartile', part: 'lower', half: low, right: first, other: third }
        : { ordered, name: 'third quartile', part: 'upper', half: high, right: third, other: first };
    },
    given: ({ data, name, part, right }) => ({
      stem: `Find the ${name}, which is the median of the ${part} half, of ${seriesText(data)}.`,
      right,
      inputType: 'decimal',
    }),
    ladder: ({ name, part, half }) => [
      'Are the values in order?',
      `Put the values in order. The ${name} is the median of the ${part} half.`,
      `In order, the ${part} half is ${dataText(half)}. Find its median.`,
    ],
    steps: ({ asksFirst, part, half, right }) => [
      [`Put the values in order. The ${part} half is the values ${asksFirst ? 'below' : 'above'} the median.`, rowTex(half)],
      [`Find the median of the ${part} half.`, `${asksFirst ? 'Q_1' : 'Q_3'} = ${shortDecimal(right)}`],
    ],
    ways: ({ data, asksFirst, ordered, part, half, other }) => {
      const step = `Order the values: the ${part} half has ${half.length} values. Begin with ${dataText(ordered.slice(0, 2))}.`;
      return [
        ruledDecimal(medianForQuartile, [data], step),
        ruledDecimal(otherQuartile, [other], step),
        ruledDecimal(quartileAsWritten, [data, asksFirst], step),
      ];
    },
  },
);

type Five = readonly [number, number, number, number, number];
const fiveOf =
  (by: number) =>
  (chance: Chance): Five =>
    inOrder(Array.from({ length: 5 }, () => by * chance.int(1, 23))) as unknown as Five;
const stepOf = (difficulty: Difficulty): number => ({ 1: 1, 2: 2, 3: 2, 4: 5, 5: 5 })[difficulty];

/** The interquartile range of a box plot, or sometimes its range. From 2 on the scale has steps of 2, from 4 on of 5. */
const interquartile = family(
  { name: 'stat_quartiles_range', version: 2, skill: 'stat_quartiles' },
  {
    levels: { five: graded((chance, difficulty) => fiveOf(stepOf(difficulty))(chance)) },
    where: ({ five }) => {
      const [least, first, , third, greatest] = five;
      return new Set(five).size === 5 && third - first !== greatest - least && !five.includes(third - first);
    },
    phrasing: (chance, { five: [least, first, , third, greatest], difficulty }) => {
      const asksRange = difficulty === 2 && chance.maybe(0.5);
      return {
        asksRange,
        ends: asksRange ? ([least, greatest] as const) : ([first, third] as const),
        opening: chance.pick(['Use the box plot.', 'The box plot shows a set of data.', 'Look at the box plot.']),
        scene: chance.pick([
          { title: 'Points in each game', axis: 'Points' },
          { title: 'Minutes to get to school', axis: 'Minutes' },
          { title: 'Heights of the sunflowers', axis: 'Inches' },
          { title: 'Pages read in a week', axis: 'Pages' },
        ]),
      };
    },
    given: ({ five: [least, first, middle, third, greatest], difficulty, asksRange, ends: [from, to], opening, scene }) => ({
      stem: `${opening} What is the ${asksRange ? 'range' : 'interquartile range'} of the data?`,
      figure: {
        kind: 'box_plot',
        ...scene,
        scale: { from: 0, to: 24 * stepOf(difficulty), step: stepOf(difficulty) },
        boxes: [{ least, lower_quartile: first, median: middle, upper_quartile: third, greatest }],
      },
      readFromFigure: true,
      right: to - from,
    }),
    ladder: ({ asksRange, ends: [from, to] }) => [
      'Which two numbers of the plot does the question need?',
      asksRange
        ? 'The range is the maximum minus the minimum.'
        : 'The interquartile range is the third quartile minus the first quartile.',
      asksRange ? `The whiskers end at ${from} and ${to}. Subtract.` : `The box begins at ${from} and ends at ${to}. Subtract.`,
    ],
    steps: ({ asksRange, ends: [from, to] }) => [
      [asksRange ? 'Read the ends of the whiskers.' : 'Read the ends of the box.', `${from}, \\quad ${to}`],
      [
        asksRange ? 'Subtract the minimum from the maximum.' : 'Subtract the first quartile from the third quartile.',
        `${to} - ${from} = ${to - from}`,
      ],
    ],
    ways: ({ five: [least, first, , third, greatest], asksRange, ends: [from, to] }) => {
      const step = asksRange
        ? `The whiskers end at ${from} and ${to}. How far apart are they?`
        : `The box begins at ${from} and ends at ${to}. How long is it?`;
      return [
        ruled(rangeForInterquartile, [least, first, third, greatest, asksRange], step),
        ledTo(upperQuartileForInterquartile, to, step),
      ];
    },
  },
);

/** The interquartile range of data. */
const ofData = family(
  { name: 'stat_quartiles_of_data', version: 1, skill: 'stat_quartiles', difficulties: [3, 4, 5] },
  {
    levels: { data: graded(drawData) },
    where: ({ data }) => shortDecimal(subtract(quartered(data).third, quartered(data).first)) !== null,
    derived: ({ data }) => quartered(data),
    given: ({ data, first, third }) => ({
      stem: `Find the interquartile range of ${seriesText(data)}. The quartiles are the medians of the lower and the upper half.`,
      right: subtract(third, first),
      inputType: 'decimal',
    }),
    ladder: ({ low }) => [
      'Are the values in order?',
      'The interquartile range is the third quartile minus the first. The quartiles are the medians of the two halves.',
      `In order, the lower half is ${dataText(low)}. Find its median, and then the median of the upper half.`,
    ],
    steps: ({ first, third }) => {
      const [q1, q3] = [shortDecimal(first), shortDecimal(third)];
      return [
        ['Put the values in order, and find the medians of both halves.', `Q_1 = ${q1}, \\quad Q_3 = ${q3}`],
        ['Subtract the first quartile from the third.', `${q3} - ${q1} = ${shortDecimal(subtract(third, first))}`],
      ];
    },
    ways: ({ ordered, third }) => {
      const step = `Find the median of the lower half first. The ordered values begin with ${seriesText(ordered.slice(0, 3))}.`;
      const range = ordered.at(-1)! - ordered[0]!;
      return [ledTo(rangeForInterquartile, range, step), ruledDecimal(upperQuartileForInterquartile, [third], step)];
    },
  },
);

export const quartileGenerators: readonly Generator[] = [quartile, interquartile, ofData];
