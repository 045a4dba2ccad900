import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
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
import { numberDraft } from '../../number-draft.ts';
import { decimalWay, sumTex } from '../../wording/data-text.ts';
import { differenceHints } from './difference-hints.ts';

type Hints = DraftMisconception['hints'];

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

/** Steps of the scale that bars reach, or pictures in a row. From the third difficulty on the first one has a half, at the fifth others may. */
const drawMarks = (chance: Chance, difficulty: Difficulty): number[] =>
  drawUntil(
    () =>
      [0, 1, 2].map(
        (i) => chance.int(2, 8) + ((difficulty >= 3 && i === 0) || (difficulty === 5 && chance.maybe(0.5)) ? 0.5 : 0),
      ),
    (marks) => new Set(marks).size === 3 && marks.every((mark) => mark < 9) && Math.abs(marks[0]! - marks[1]!) > 1,
  );

/** 1: read a bar. 2: compare two. 3: read a bar that ends between two lines. 4: compare such bars. 5: all three together. */
const bars: Generator = {
  name: 'stat_displays_bars',
  version: 2,
  skill: 'stat_read_displays',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const chart = chance.pick(charts);
    const each = chance.pick(byDifficulty(difficulty, [[2, 5], [5, 10], [4, 6, 10], [6, 10, 20], [12, 20, 50]] as const)); // prettier-ignore
    const marks = drawMarks(chance, difficulty);
    const figure: WrittenFigure = {
      kind: 'bar_chart',
      title: chart.title,
      axis: capital(chart.things),
      scale: { from: 0, to: each * (Math.ceil(Math.max(...marks)) + 1), step: each },
      bars: chart.names.map((name, i) => ({ name, value: marks[i]! * each })),
    };
    const stem = (question: string) => `The bar graph shows how many ${chart.things} ${chart.done}. ${question}`;
    return { ...chartDraft(chance, difficulty, { ...chart, each, marks, stem, mark: 'line' }), figure, readFromFigure: true };
  },
};

/** 1: read a row. 2: compare two. 3: a picture is cut in half. 4: compare such rows. 5: all three together. */
const pictures: Generator = {
  name: 'stat_displays_pictures',
  version: 2,
  skill: 'stat_read_displays',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const chart = chance.pick(charts);
    const each = chance.pick(byDifficulty(difficulty, [[2, 3, 5], [4, 5, 10], [4, 6, 8], [6, 8, 12], [12, 20, 24]] as const)); // prettier-ignore
    const marks = drawMarks(chance, difficulty);
    const figure: WrittenFigure = {
      kind: 'picture_chart',
      title: chart.title,
      each,
      thing: chart.things,
      rows: chart.names.map((name, i) => ({ name, pictures: marks[i]! })),
    };
    const stem = (question: string) => `The picture graph shows how many ${chart.things} ${chart.done}. ${question}`;
    return { ...chartDraft(chance, difficulty, { ...chart, each, marks, stem, mark: 'star' }), figure, readFromFigure: true };
  },
};

type Chart = {
  each: number;
  marks: readonly number[];
  names: readonly string[];
  stem: (question: string) => string;
  things: string;
  done: string;
  at: string;
  mark: 'line' | 'star';
};

/** One row of a chart, the difference of two or all of them: the same questions, whatever the chart is drawn with. */
function chartDraft(chance: Chance, difficulty: Difficulty, { each, marks, names, stem, things, done, at, mark }: Chart) {
  const asks = difficulty === 5 ? 'all' : difficulty % 2 === 0 ? 'difference' : 'one';
  const order = asks === 'difference' ? chance.shuffle([0, 1]).toSorted((x, y) => marks[y]! - marks[x]!) : [0];
  const used = asks === 'all' ? marks : order.map((at) => marks[at]!);
  const worth = (count: number): number => count * each;
  const combined = (values: readonly number[]): number =>
    asks === 'difference' ? Math.abs(values[0]! - values[1]!) : total(values);
  const right = combined(used.map(worth));
  const halves = used.some((count) => !Number.isInteger(count));
  const units = mark === 'line' ? 'spaces on the scale' : 'stars';
  const unit = mark === 'line' ? 'space on the scale' : 'star';
  const question = {
    one: `How many ${things} ${done} ${at} ${names[0]}?`,
    difference: `How many more ${things} ${done} ${at} ${names[order[0]!]} than ${at} ${names[order[1] ?? 0]}?`,
    all: `How many ${things} ${done} in all?`,
  }[asks];
  const scaleHints: Hints = [
    `How many ${things} does one ${unit} stand for?`,
    `Count the ${mark === 'line' ? 'spaces from 0 up to the top of the bar' : 'stars'}, and multiply by what each one stands for.`,
    `Count up in jumps of ${each}, one for every ${unit}.`,
  ];
  const halfHints: Hints = [
    mark === 'line' ? 'Look closely at the top of the bar. Is it on a line?' : 'Look closely at the last star in the row.',
    `Half a ${unit} stands for half as many ${things}.`,
    `One ${unit} stands for ${each} ${things}. Find half of that, and add it to what the whole ones stand for.`,
  ];
  return numberDraft({
    stem: stem(question),
    ladder: [
      `How many ${things} does one ${unit} stand for?`,
      `Multiply the number of ${units} by what each one stands for.${halves ? ` Half of one stands for half as many.` : ''}${asks === 'difference' ? ' "How many more" asks for a difference.' : ''}`,
      `One ${unit} stands for ${each} ${things}. ${halves ? `Half of one stands for ${each} ÷ 2. ` : ''}Count them for ${names[order[0]!]} first.`,
    ],
    right,
    steps: [
      ...(asks === 'one' ? [[`Read the scale: one ${unit} stands for ${each} ${things}.`, `${each}`] as const] : []),
      ...used.map(
        (count) =>
          [
            Number.isInteger(count)
              ? `Count ${count} ${units}. Each stands for ${each}.`
              : `Count ${Math.floor(count)} whole ${units} and half of another. Each whole one stands for ${each}.`,
            Number.isInteger(count)
              ? `${count} \\times ${each} = ${worth(count)}`
              : `${Math.floor(count)} \\times ${each} + ${each} \\div 2 = ${worth(count)}`,
          ] as const,
      ),
      ...(asks === 'one'
        ? []
        : [
            asks === 'difference'
              ? ([
                  'Subtract the smaller number from the larger one.',
                  `${worth(used[0]!)} - ${worth(used[1]!)} = ${right}`,
                ] as const)
              : (['Add them up.', `${sumTex(used.map(worth))} = ${right}`] as const),
          ]),
    ],
    ways: [
      decimalWay(scaleIgnored, halves ? null : scaleIgnored.answer(combined(used)), scaleHints),
      ...(halves
        ? [
            decimalWay(halfDropped, combined(used.map((count) => halfDropped.answer(count, each))), halfHints),
            decimalWay(halfAsWhole, combined(used.map((count) => halfAsWhole.answer(count, each))), halfHints),
            decimalWay(halfAsOne, combined(used.map((count) => (Number.isInteger(count) ? worth(count) : halfAsOne.answer(count, each)))), halfHints), // prettier-ignore
          ]
        : []),
      ...(asks === 'difference'
        ? [decimalWay(valuesAdded, valuesAdded.answer(worth(used[0]!), worth(used[1]!)), differenceHints(mark === 'line' ? 'bars' : 'rows'))] // prettier-ignore
        : []),
      ...(asks === 'one' && !halves && mark === 'star' ? [decimalWay(marksAndScaleAdded, marksAndScaleAdded.answer(used[0]!, each), scaleHints)] : []), // prettier-ignore
    ],
  });
}

export const displayCharts: readonly Generator[] = [bars, pictures];
