import { capital } from '@stoa/engine/figures/sentence-words';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational } from '@stoa/engine/math/exact/rational';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  rowForColumn,
  rowTotalForCell,
  sampleCountKept,
  sampleDifferenceAdded,
  wholeTableForRow,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, only, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { byShape } from '../../by-shape.ts';
import { grouped } from '../../wording/whole-number-text.ts';

const surveys = [
  { title: 'Sports and music', rows: ['Plays a sport', 'No sport'], columns: ['Plays music', 'No music'], who: 'students' },
  { title: 'Lunch and grade', rows: ['Grade 7', 'Grade 8'], columns: ['Brings lunch', 'Buys lunch'], who: 'students' },
  { title: 'Pets in two towns', rows: ['Oak Hill', 'Lakeside'], columns: ['Has a pet', 'No pet'], who: 'families' },
  { title: 'Movie tickets', rows: ['Adults', 'Children'], columns: ['Afternoon', 'Evening'], who: 'visitors' },
  { title: 'How they get to school', rows: ['Girls', 'Boys'], columns: ['Bus', 'Walk'], who: 'students' },
  { title: 'Library visitors', rows: ['Under 18', '18 and over'], columns: ['Weekday', 'Weekend'], who: 'visitors' },
] as const;

const grid =
  (most: number) =>
  (chance: Chance): Cells =>
    [0, 1].map(() => [0, 1].map(() => chance.int(3, most))) as unknown as Cells;
type Cells = readonly [readonly [number, number], readonly [number, number]];
type Survey = (typeof surveys)[number];

const twoWayTold = { name: 'stat_two_way_table', version: 1, skill: 'stat_two_way' } as const;

/**
 * A table of two questions: all cells are different, and none is half of its row or column. From 3 on, the total is divisible
 * by 5.
 */
const twoWayTable = {
  setting: (chance: Chance) => ({ survey: chance.pick(surveys) }),
  levels: { cells: [grid(17), grid(25), grid(33), grid(41), grid(49)] },
  where: ({ cells }: { readonly cells: Cells }, difficulty: Difficulty) => {
    const [[a, b], [c, d]] = cells;
    const [row, column] = [a + b, a + c];
    return (
      new Set([a, b, c, d]).size === 4 &&
      row !== column &&
      ![row, column].includes(2 * a) &&
      (difficulty < 3 || (a + b + c + d) % 5 === 0) &&
      [a, b, c, d].every((cell) => cell !== row && cell !== column)
    );
  },
  derived: ({ survey, cells: [[a, b], [c, d]] }: { readonly survey: Survey; readonly cells: Cells }) => ({
    a,
    b,
    c,
    d,
    row: a + b,
    column: a + c,
    all: a + b + c + d,
    top: survey.rows[0],
    left: survey.columns[0],
  }),
} as const;

const page = ({ title, rows, columns }: Survey, cells: readonly (readonly (number | null)[])[]) => ({
  figure: {
    kind: 'two_way_table',
    title,
    rows: [...rows],
    columns: [...columns],
    cells: cells.map((row) => [...row]),
  } satisfies WrittenFigure,
  readFromFigure: true as const,
});

const rowTotal = family(
  { ...twoWayTold, difficulties: [1] },
  {
    ...twoWayTable,
    phrasing: (chance, { survey, top }) => ({
      stem: chance.pick([`How many ${survey.who} are in the row “${top}” in all?`, `What is the total of the row “${top}”?`]),
    }),
    given: ({ survey, cells, row, stem }) => ({ stem, ...page(survey, cells), right: row }),
    ladder: ({ a, b, top }) => [
      `Where is the row “${top}”?`,
      'A row goes from left to right. Add all its cells.',
      `Add ${a} and ${b}.`,
    ],
    steps: ({ a, b, row, top }) => [
      [`Find the row “${top}”, and read its cells.`, `${a}, \\quad ${b}`],
      ['Add them.', `${a} + ${b} = ${row}`],
    ],
    ways: ({ a, b, column, all, top }) => [
      ruled(rowForColumn, [column], `The row “${top}” has the cells ${a} and ${b}.`),
      ruled(rowTotalForCell, [all], `Only the row “${top}” counts: ${a} and ${b}.`),
    ],
  },
);

const missingCell = family(
  { ...twoWayTold, difficulties: [2] },
  {
    ...twoWayTable,
    given: ({ survey, a, b, c, d, all }) => ({
      stem: `In all, ${all} ${survey.who} were asked. One number is missing. What is it?`,
      ...page(survey, [[null, b], [c, d]]), // prettier-ignore
      right: a,
    }),
    ladder: ({ b, c, d, all }) => [
      'Which numbers of the table do you know?',
      'All the cells together make the number of people asked. Subtract the known cells from it.',
      `Add ${b}, ${c}, and ${d}. Then subtract from ${all}.`,
    ],
    steps: ({ a, b, c, d, all }) => [
      ['Add the known cells.', `${b} + ${c} + ${d} = ${b + c + d}`],
      ['Subtract from the number in all.', `${all} - ${b + c + d} = ${a}`],
    ],
    ways: ({ b, c, d, all }) => [
      ruled(rowTotalForCell, [b + c + d], `The known cells make ${b + c + d}, and ${all} were asked. How many are missing?`),
      ruled(rowForColumn, [all - b], `The known cells are ${b}, ${c}, and ${d}. Subtract all of them.`),
    ],
  },
);

/** Returns the group that a fraction is asked of, and how its total is found. 3: all. 4: a row. 5: a column. */
const groupsOf = ({ who }: Survey, { a, b, c, d, row, column, all, top, left }: ReturnType<typeof twoWayTable.derived>) => ({
  all: {
    words: `of all the ${who} are in the row “${top}” and the column “${left}”`,
    sum: `${a} + ${b} + ${c} + ${d}`,
    group: all,
  },
  row: { words: `of the ${who} in the row “${top}” are in the column “${left}”`, sum: `${a} + ${b}`, group: row },
  column: { words: `of the ${who} in the column “${left}” are in the row “${top}”`, sum: `${a} + ${c}`, group: column },
});

/** What fraction of a group is in the first cell. */
const shareOfGroup = family(
  { ...twoWayTold, difficulties: [3, 4, 5] },
  {
    ...twoWayTable,
    derived: (of) => {
      const numbers = twoWayTable.derived(of);
      const { all, row, column } = groupsOf(of.survey, numbers);
      return { ...numbers, ...byDifficulty(of.difficulty, [all, all, all, row, column]) };
    },
    given: ({ survey, cells, a, words, group }) => ({
      stem: `What fraction ${words}?`,
      ...page(survey, cells),
      right: rational(a, group),
      inputType: 'fraction',
    }),
    ladder: ({ a, sum }) => [
      'Which group does the question ask about: all, one row, or one column?',
      'Divide the number in the cell by the total of that group.',
      `Find the total of the group: $${sum}$. Then write ${a} over it.`,
    ],
    steps: ({ a, sum, group }) => [
      ['Find the total of the group that the question asks about.', `${sum} = ${group}`],
      ['Write the cell over the total.', `\\frac{${a}}{${group}}`],
    ],
    ways: ({ survey, a, row, column, all, sum, difficulty }) => {
      const step = `The group that counts has $${sum}$ ${survey.who}.`;
      return [
        ruled(wholeTableForRow, [rational(a, difficulty === 3 ? row : all)], step),
        ruled(rowForColumn, [rational(a, difficulty === 4 ? column : row)], step),
      ];
    },
  },
);

/** 1: a row total. 2: a missing cell. 3: a share of all. 4: a share of one row. 5: a share of one column. */
const twoWay = byShape(rowTotal, missingCell, shareOfGroup);

const polls = [
  { who: 'students', title: 'Favorite pizza', names: ['Cheese', 'Pepperoni', 'Veggie'], place: 'school', verb: 'like' },
  { who: 'students', title: 'Ways to school', names: ['Bus', 'Walk', 'Car'], place: 'school', verb: 'choose' },
  { who: 'voters', title: 'Choice for the park', names: ['Pool', 'Skate park', 'Garden'], place: 'town', verb: 'choose' },
  { who: 'visitors', title: 'Favorite exhibit', names: ['Dinosaurs', 'Space', 'Oceans'], place: 'museum', verb: 'like' },
  { who: 'fans', title: 'Favorite snack', names: ['Popcorn', 'Pretzel', 'Nachos'], place: 'stadium', verb: 'like' },
  { who: 'campers', title: 'Favorite activity', names: ['Swimming', 'Hiking', 'Crafts'], place: 'camp', verb: 'like' },
] as const;

const votes =
  (by: number) =>
  (chance: Chance): number[] =>
    [0, 1, 2].map(() => by * chance.int(2, 9));

/**
 * A prediction from a random sample. 1: the population is ten times as large. 2 and 3: another factor. 4 and 5: two of the
 * answers together.
 */
const sample = family(
  { name: 'stat_sample_predict', version: 1, skill: 'stat_sample' },
  {
    setting: (chance) => ({ poll: chance.pick(polls) }),
    levels: {
      counts: [votes(2), votes(2), votes(4), votes(4), votes(4)],
      factor: [only(10), range(4, 18), range(4, 24), range(4, 30), range(4, 36)],
    },
    where: ({ counts, factor }) => new Set(counts).size === 3 && total(counts) % 10 === 0 && factor !== counts[0],
    derived: ({ poll, counts, factor, difficulty }) => {
      const [[x, y], size] = [counts as [number, number, number], total(counts)];
      const [first, second] = poll.names.map((name) => name.toLowerCase());
      const together = difficulty >= 4;
      const whole = size * factor;
      return {
        together,
        x,
        y,
        size,
        whole,
        count: together ? x + y : x,
        asked: together ? `${first} or ${second}` : first,
        compare: `The sample has ${size} ${poll.who}. How many times as large is the whole group, ${grouped(whole)}?`,
      };
    },
    phrasing: (chance, { poll: { who, place, verb }, size, whole, asked }) => ({
      stem: chance.pick([
        `A random sample of ${size} ${who} answered the question in the bar graph. There are ${grouped(whole)} ${who} in all. Predict how many of them ${verb} ${asked}.`,
        `The bar graph shows the answers of ${size} ${who}, chosen at random at a ${place}. About how many of all ${grouped(whole)} ${who} would you expect to ${verb} ${asked}?`,
      ]),
    }),
    given: ({ poll: { title, who, names }, counts, factor, difficulty, count, stem }) => {
      const by = difficulty <= 2 ? 2 : 4;
      return {
        stem,
        figure: {
          kind: 'bar_chart',
          title,
          axis: capital(who),
          scale: { from: 0, to: by * 10, step: by },
          bars: names.map((name, at) => ({ name, value: counts[at]! })),
        },
        readFromFigure: true,
        right: count * factor,
      };
    },
    ladder: ({ compare }) => [
      'What does the sample show, and how large is the whole group?',
      'The whole group has about the same fraction as the sample. Find how many times as large it is.',
      compare,
    ],
    steps: ({ factor, together, x, y, size, whole, count }) => [
      ['Read the sample.', together ? `${x} + ${y} = ${count}` : `${count} \\text{ of } ${size}`],
      ['Find how many times as large the whole group is.', `${whole} \\div ${size} = ${factor}`],
      ['Multiply.', `${count} \\cdot ${factor} = ${count * factor}`],
    ],
    ways: ({ factor, together, x, y, size, whole, count, compare }) => [
      ruled(sampleCountKept, [count], compare),
      ruled(sampleDifferenceAdded, [count, size, whole], compare),
      ruled(rowTotalForCell, [together ? x * factor : y * factor], compare),
    ],
  },
);

export const twoVariableGenerators: readonly Generator[] = [twoWay, sample];
