import { inOrder, median } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  medianForQuartile,
  otherQuartile,
  quartileAsWritten,
  rangeForInterquartile,
  upperQuartileForInterquartile,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/quartiles';
import { rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { dataText, decimalWay, rowTex, seriesText, shortDecimal } from '../../wording/data-text.ts';

/** The halves of ordered data, without the middle value where there is one, and the quartiles, which are their medians. */
function quartered(data: readonly number[]) {
  const ordered = inOrder(data);
  const half = Math.floor(ordered.length / 2);
  const [low, high] = [ordered.slice(0, half), ordered.slice(-half)];
  return { ordered, low, high, first: median(low), third: median(high) };
}

/** 1: seven values in order. 2: seven, mixed. 3: six or eight, mixed. 4 and 5: ten or eleven, mixed. */
function drawData(chance: Chance, difficulty: Difficulty): number[] {
  const size = { 1: 7, 2: 7, 3: chance.pick([6, 8]), 4: chance.pick([10, 11]), 5: chance.pick([11, 12]) }[difficulty];
  const data = drawUntil(
    () => Array.from({ length: size }, () => chance.int(2, difficulty <= 2 ? 30 : 60)),
    (drawn) => new Set(drawn).size === size,
  );
  return difficulty === 1 ? inOrder(data) : data;
}

/** The first or the third quartile. */
const quartile: Generator = {
  name: 'stat_quartiles_find',
  version: 1,
  skill: 'stat_quartiles',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const asksFirst = chance.maybe(0.5);
    const data = drawUntil(
      () => drawData(chance, difficulty),
      (drawn) => {
        const { first, third } = quartered(drawn);
        return first.n !== third.n;
      },
    );
    const { ordered, low, high, first, third } = quartered(data);
    const [right, other, half] = asksFirst ? [first, third, low] : [third, first, high];
    const name = asksFirst ? 'first quartile' : 'third quartile';
    const part = asksFirst ? 'lower' : 'upper';
    const step = `Order the values: the ${part} half has ${half.length} values. Begin with ${dataText(ordered.slice(0, 2))}.`;
    return numberDraft({
      stem: `Find the ${name}, which is the median of the ${part} half, of ${seriesText(data)}.`,
      right,
      written: shortDecimal(right)!,
      inputType: 'decimal',
      ladder: [
        'Are the values in order?',
        `Put the values in order. The ${name} is the median of the ${part} half.`,
        `In order, the ${part} half is ${dataText(half)}. Find its median.`,
      ],
      steps: [
        [`Put the values in order. The ${part} half is the values ${asksFirst ? 'below' : 'above'} the median.`, rowTex(half)],
        [`Find the median of the ${part} half.`, `${asksFirst ? 'Q_1' : 'Q_3'} = ${shortDecimal(right)!}`],
      ],
      ways: [
        decimalWay(medianForQuartile, medianForQuartile.answer(data), [
          medianForQuartile.hints.look,
          medianForQuartile.hints.principle,
          step,
        ]),
        decimalWay(otherQuartile, otherQuartile.answer(other), [otherQuartile.hints.look, otherQuartile.hints.principle, step]),
        decimalWay(quartileAsWritten, quartileAsWritten.answer(data, asksFirst), [
          quartileAsWritten.hints.look,
          quartileAsWritten.hints.principle,
          step,
        ]),
      ],
    });
  },
};

/** The interquartile range of a box plot that is told by its five numbers, or of data. 1 and 2: a box plot. 3 to 5: larger numbers. */
const interquartile: Generator = {
  name: 'stat_quartiles_range',
  version: 2,
  skill: 'stat_quartiles',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const by = [1, 2, 2, 5, 5][difficulty - 1]!;
    const five = drawUntil(
      () => inOrder(Array.from({ length: 5 }, () => by * chance.int(1, 23))),
      ([least, first, middle, third, greatest]) =>
        new Set([least!, first!, middle!, third!, greatest!]).size === 5 &&
        third! - first! !== greatest! - least! &&
        ![least, first, middle, third, greatest].includes(third! - first!),
    ) as [number, number, number, number, number];
    const [least, first, middle, third, greatest] = five;
    const asksRange = difficulty === 2 && chance.maybe(0.5);
    const right = asksRange ? greatest - least : third - first;
    const step = asksRange
      ? `The whiskers end at ${least} and ${greatest}. How far apart are they?`
      : `The box begins at ${first} and ends at ${third}. How long is it?`;
    return numberDraft({
      stem: `${chance.pick(['Use the box plot.', 'The box plot shows a set of data.', 'Look at the box plot.'])} What is the ${asksRange ? 'range' : 'interquartile range'} of the data?`,
      figure: {
        kind: 'box_plot',
        ...chance.pick([
          { title: 'Points in each game', axis: 'Points' },
          { title: 'Minutes to get to school', axis: 'Minutes' },
          { title: 'Heights of the sunflowers', axis: 'Inches' },
          { title: 'Pages read in a week', axis: 'Pages' },
        ] as const),
        scale: { from: 0, to: 24 * by, step: by },
        boxes: [{ least, lower_quartile: first, median: middle, upper_quartile: third, greatest }],
      },
      readFromFigure: true,
      ladder: [
        'Which two numbers of the plot does the question need?',
        asksRange
          ? 'The range is the maximum minus the minimum.'
          : 'The interquartile range is the third quartile minus the first quartile.',
        asksRange
          ? `The whiskers end at ${least} and ${greatest}. Subtract.`
          : `The box begins at ${first} and ends at ${third}. Subtract.`,
      ],
      right,
      inputType: 'integer',
      steps: asksRange
        ? [
            ['Read the ends of the whiskers.', `${least}, \\quad ${greatest}`],
            ['Subtract the minimum from the maximum.', `${greatest} - ${least} = ${right}`],
          ]
        : [
            ['Read the ends of the box.', `${first}, \\quad ${third}`],
            ['Subtract the first quartile from the third quartile.', `${third} - ${first} = ${right}`],
          ],
      ways: [
        decimalWay(rangeForInterquartile, rangeForInterquartile.answer(least, first, third, greatest, asksRange), [
          rangeForInterquartile.hints.look,
          rangeForInterquartile.hints.principle,
          step,
        ]),
        decimalWay(upperQuartileForInterquartile, upperQuartileForInterquartile.answer(asksRange ? greatest : third), [
          upperQuartileForInterquartile.hints.look,
          upperQuartileForInterquartile.hints.principle,
          step,
        ]),
      ],
    });
  },
};

/** The interquartile range of data. */
const ofData: Generator = {
  name: 'stat_quartiles_of_data',
  version: 1,
  skill: 'stat_quartiles',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const data = drawUntil(
      () => drawData(chance, difficulty),
      (drawn) => {
        const { first, third } = quartered(drawn);
        return shortDecimal(subtract(third, first)) !== null;
      },
    );
    const { ordered, first, third } = quartered(data);
    const right: Rational = subtract(third, first);
    const [q1, q3] = [shortDecimal(first)!, shortDecimal(third)!];
    const step = `Find the median of the lower half first. The ordered values begin with ${seriesText(ordered.slice(0, 3))}.`;
    return numberDraft({
      stem: `Find the interquartile range of ${seriesText(data)}. The quartiles are the medians of the lower and the upper half.`,
      right,
      written: shortDecimal(right)!,
      inputType: 'decimal',
      ladder: [
        'Are the values in order?',
        'The interquartile range is the third quartile minus the first. The quartiles are the medians of the two halves.',
        `In order, the lower half is ${dataText(ordered.slice(0, Math.floor(ordered.length / 2)))}. Find its median, and then the median of the upper half.`,
      ],
      steps: [
        ['Put the values in order, and find the medians of both halves.', `Q_1 = ${q1}, \\quad Q_3 = ${q3}`],
        ['Subtract the first quartile from the third.', `${q3} - ${q1} = ${shortDecimal(right)!}`],
      ],
      ways: [
        decimalWay(rangeForInterquartile, rational(ordered.at(-1)! - ordered[0]!), [
          rangeForInterquartile.hints.look,
          rangeForInterquartile.hints.principle,
          step,
        ]),
        decimalWay(upperQuartileForInterquartile, third, [
          upperQuartileForInterquartile.hints.look,
          upperQuartileForInterquartile.hints.principle,
          step,
        ]),
      ],
    });
  },
};

export const quartileGenerators: readonly Generator[] = [quartile, interquartile, ofData];
