import { capital } from '@stoa/engine/figures/sentence-words';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational } from '@stoa/engine/math/exact/rational';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  axesOfScatterSwapped,
  pointForTrend,
  rowForColumn,
  rowTotalForCell,
  sampleCountKept,
  sampleDifferenceAdded,
  wholeTableForRow,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { riseTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, only, range } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { point } from '../../wording/line-text.ts';
import { grouped } from '../../wording/whole-number-text.ts';

const surveys = [
  { title: 'Sports and music', rows: ['Plays a sport', 'No sport'], columns: ['Plays music', 'No music'], who: 'students' },
  { title: 'Lunch and grade', rows: ['Grade 7', 'Grade 8'], columns: ['Brings lunch', 'Buys lunch'], who: 'students' },
  { title: 'Pets in two towns', rows: ['Oak Hill', 'Lakeside'], columns: ['Has a pet', 'No pet'], who: 'families' },
  { title: 'Movie tickets', rows: ['Adults', 'Children'], columns: ['Afternoon', 'Evening'], who: 'visitors' },
  { title: 'How they get to school', rows: ['Girls', 'Boys'], columns: ['Bus', 'Walk'], who: 'students' },
  { title: 'Library visitors', rows: ['Under 18', '18 and over'], columns: ['Weekday', 'Weekend'], who: 'visitors' },
] as const;

/** 1: a row total. 2: a missing cell. 3: a share of all. 4: a share of one row. 5: a share of one column. */
const twoWay: Generator = {
  name: 'stat_two_way_table',
  version: 1,
  skill: 'stat_two_way',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const survey = chance.pick(surveys);
    const cells = drawUntil(
      () => [0, 1].map(() => [0, 1].map(() => chance.int(3, 9 + 8 * difficulty))),
      (drawn) => {
        const all = total(drawn.flat());
        const [row, column] = [total(drawn[0]!), drawn[0]![0]! + drawn[1]![0]!];
        return new Set(drawn.flat()).size === 4 && row !== column && 2 * drawn[0]![0]! !== row && 2 * drawn[0]![0]! !== column && (difficulty < 3 || all % 5 === 0) && drawn.flat().every((cell) => cell !== row && cell !== column);
      },
    );
    const [[a, b], [c, d]] = cells as [[number, number], [number, number]];
    const [row, column, all] = [a + b, a + c, a + b + c + d];
    const [top, left] = [survey.rows[0], survey.columns[0]];
    const figure = (cells: (number | null)[][]): WrittenFigure => ({ kind: 'two_way_table', title: survey.title, rows: [...survey.rows], columns: [...survey.columns], cells });
    if (difficulty === 1)
      return numberDraft({
        stem: chance.pick([`How many ${survey.who} are in the row “${top}” in all?`, `What is the total of the row “${top}”?`]),
        figure: figure([[a, b], [c, d]]),
        readFromFigure: true,
        ladder: [`Where is the row “${top}”?`, 'A row goes from left to right. Add all its cells.', `Add ${a} and ${b}.`],
        right: row,
        steps: [[`Find the row “${top}”, and read its cells.`, `${a}, \\quad ${b}`], ['Add them.', `${a} + ${b} = ${row}`]],
        ways: [ruled(rowForColumn, [column], `The row “${top}” has the cells ${a} and ${b}.`), ruled(rowTotalForCell, [all], `Only the row “${top}” counts: ${a} and ${b}.`)],
      });
    if (difficulty === 2)
      return numberDraft({
        stem: `In all, ${all} ${survey.who} were asked. One number is missing. What is it?`,
        figure: figure([[null, b], [c, d]]),
        readFromFigure: true,
        ladder: ['Which numbers of the table do you know?', 'All the cells together make the number of people asked. Subtract the known cells from it.', `Add ${b}, ${c}, and ${d}. Then subtract from ${all}.`],
        right: a,
        steps: [['Add the known cells.', `${b} + ${c} + ${d} = ${b + c + d}`], ['Subtract from the number in all.', `${all} - ${b + c + d} = ${a}`]],
        ways: [
          ruled(rowTotalForCell, [b + c + d], `The known cells make ${b + c + d}, and ${all} were asked. How many are missing?`),
          ruled(rowForColumn, [all - b], `The known cells are ${b}, ${c}, and ${d}. Subtract all of them.`),
        ],
      });
    const [share, of, words] =
      difficulty === 3
        ? [a, all, `of all the ${survey.who} are in the row “${top}” and the column “${left}”`]
        : difficulty === 4
          ? [a, row, `of the ${survey.who} in the row “${top}” are in the column “${left}”`]
          : [a, column, `of the ${survey.who} in the column “${left}” are in the row “${top}”`];
    const sum = difficulty === 3 ? `${a} + ${b} + ${c} + ${d}` : difficulty === 4 ? `${a} + ${b}` : `${a} + ${c}`;
    const ladder: Ladder = ['Which group does the question ask about: all, one row, or one column?', 'Divide the number in the cell by the total of that group.', `Find the total of the group: $${sum}$. Then write ${share} over it.`];
    return numberDraft({
      stem: `What fraction ${words}?`,
      figure: figure([[a, b], [c, d]]),
      readFromFigure: true,
      ladder,
      right: rational(share, of),
      inputType: 'fraction',
      steps: [['Find the total of the group that the question asks about.', `${sum} = ${of}`], ['Write the cell over the total.', `\\frac{${share}}{${of}}`]],
      ways: [
        ruled(wholeTableForRow, [rational(share, difficulty === 3 ? row : all)], `The group that counts has $${sum}$ ${survey.who}.`),
        ruled(rowForColumn, [rational(share, difficulty === 4 ? column : row)], `The group that counts has $${sum}$ ${survey.who}.`),
      ],
    });
  },
}; // prettier-ignore

const trends = [
  { x: 'Hours of practice', y: 'Free throws made', who: 'player', gives: 'free throws made', knows: 'hours of practice', rise: [1, 2], start: [2, 4] },
  { x: 'Age (years)', y: 'Height (feet)', who: 'tree', gives: 'height, in feet', knows: 'years of age', rise: [1, 2], start: [1, 4] },
  { x: 'Temperature above 70°F', y: 'Drinks sold (tens)', who: 'day', gives: 'drinks sold, in tens', knows: 'degrees above 70°F', rise: [1, 2], start: [1, 5] },
  { x: 'Hours of study', y: 'Questions right', who: 'student', gives: 'questions right', knows: 'hours of study', rise: [1, 2], start: [3, 6] },
  { x: 'Weeks', y: 'Laps in 10 minutes', who: 'swimmer', gives: 'laps', knows: 'weeks', rise: [1, 1], start: [3, 8] },
] as const; // prettier-ignore

/** 1: one point. 2: how many points lie above. 3: the line's prediction. 4: the prediction backwards. 5: the slope of the line. */
const scatter: Generator = {
  name: 'stat_scatter_plot',
  version: 1,
  skill: 'stat_scatter',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const trend = chance.pick(trends);
    const { m, b, xs, offs } = drawUntil(
      () => ({
        m: chance.int(trend.rise[0], trend.rise[1]),
        b: chance.int(trend.start[0], trend.start[1]),
        xs: chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 7),
        offs: Array.from({ length: 7 }, () => chance.pick([-2, -1, 1, 2])),
      }),
      (drawn) => drawn.xs.every((x, at) => drawn.m * x + drawn.b + drawn.offs[at]! > 0 && drawn.m * x + drawn.b + drawn.offs[at]! !== x) && drawn.offs.includes(1) && drawn.offs.includes(-1) && drawn.offs.filter((off) => off > 0).length !== drawn.m && drawn.offs.filter((off) => off > 0).length !== Math.min(...drawn.xs),
    );
    const at = (x: number) => m * x + b;
    const points = xs.map((x, index) => ({ x, y: at(x) + offs[index]! }));
    const figure: WrittenFigure = {
      kind: 'plane',
      x: { from: 0, to: 10, step: 1 },
      y: { from: 0, to: 2 * Math.ceil((at(10) + 2) / 2), step: at(10) > 14 ? 2 : 1 },
      names: { x: trend.x, y: trend.y },
      points,
      curves: difficulty === 1 ? [] : [{ curve: { shape: 'line', slope: m, intercept: b } }],
    };
    const shown = points[chance.int(0, 6)]!;
    const free = chance.pick([2, 3, 4, 5, 6, 7, 8].filter((x) => at(x) !== x));
    const intro = `Each point of the scatter plot is one ${trend.who}.`;
    if (difficulty === 1)
      return numberDraft({
        stem: `${intro} One ${trend.who} has ${shown.x} ${trend.knows}. What is the ${trend.gives.includes(',') ? trend.gives.replace(/,.*/, '') : `number of ${trend.gives}`} for that ${trend.who}${trend.gives.includes(',') ? trend.gives.replace(/^[^,]*/, '') : ''}?`,
        figure: { ...figure, points },
        readFromFigure: true,
        ladder: [`Which axis shows the ${trend.knows}?`, 'Find what you know on its axis. Go to the point, and read the other axis.', `Find ${shown.x} on the horizontal axis. Go straight up to the point.`],
        right: shown.y,
        steps: [[`Find ${shown.x} on the horizontal axis.`, `x = ${shown.x}`], ['Go up to the point, and read its height.', `y = ${shown.y}`]],
        ways: [ruled(axesOfScatterSwapped, [shown.x], `Find ${shown.x} on the horizontal axis. Go straight up to the point, and then to the left.`), ruled(pointForTrend, [points.find((one) => one !== shown)!.y], `Only one point is above ${shown.x}. Read its height.`)],
      });
    if (difficulty === 2) {
      const right = offs.filter((off) => off > 0).length;
      return numberDraft({
        stem: `${intro} The line shows the trend. How many points are above the line?`,
        figure,
        readFromFigure: true,
        ladder: ['Where is the line, and on which side of it is each point?', 'A point is above the line when the line passes below it.', `Begin at the left: is the point at x = ${Math.min(...xs)} above or below the line?`],
        right,
        steps: [['Go along the line from left to right, and mark each point that is higher than the line.', points.filter((_, index) => offs[index]! > 0).map(({ x, y }) => `(${x}, ${y})`).join(', \\; ')], ['Count them.', `${right}`]],
        ways: [ruled(rowForColumn, [7 - right], `Begin at x = ${Math.min(...xs)}. Is the point higher than the line there?`), ruled(rowTotalForCell, [7], `Some points are below the line. Begin at x = ${Math.min(...xs)}.`)],
      });
    }
    const upOrOver: Ladder = ['What do you know, and what does the line tell you?', 'To predict with a line of fit, start at the known value, go to the line, and read the other axis.', difficulty === 3 ? `Find ${free} on the horizontal axis. Go straight up to the line.` : `Find ${at(free)} on the vertical axis. Go straight across to the line.`];
    if (difficulty === 5)
      return numberDraft({
        stem: `${intro} The line shows the trend. By how much does the predicted value on the vertical axis go up for each 1 on the horizontal axis?`,
        figure,
        readFromFigure: true,
        ladder: ['What does the question ask about the line: where it starts, or how steep it is?', 'The slope tells how much y changes for each 1 of x. Use two points of the line.', `The line passes through (0, ${b}) and (5, ${at(5)}). Divide the rise by the run.`],
        right: m,
        steps: [['Choose two points on the line.', `(0, ${b}), \\quad (5, ${at(5)})`], ['Divide the rise by the run.', `\\frac{${at(5)} - ${b}}{5} = ${m}`]],
        ways: [
          { rule: riseTakenForSlope, to: riseTakenForSlope.answer(point(0, b), point(5, at(5))), hints: ['How far apart are your two points on the horizontal axis?', 'The slope is the rise divided by the run.', `From (0, ${b}) to (5, ${at(5)}), x grows by 5. Divide the rise by that.`] },
          ruled(pointForTrend, [b], `The line starts at (0, ${b}). How high is it at x = 5?`),
        ],
      });
    const near = points.find(({ x }) => x === free)?.y ?? null;
    return numberDraft({
      stem: difficulty === 3 ? `${intro} Use the line to predict the value on the vertical axis for ${free} ${trend.knows}.` : `${intro} Use the line. For how many ${trend.knows} does it predict ${at(free)} on the vertical axis?`,
      figure,
      readFromFigure: true,
      ladder: upOrOver,
      right: difficulty === 3 ? at(free) : free,
      steps: difficulty === 3 ? [[`Find ${free} on the horizontal axis, and go up to the line.`, `x = ${free}`], ['Read the height of the line.', `y = ${at(free)}`]] : [[`Find ${at(free)} on the vertical axis, and go across to the line.`, `y = ${at(free)}`], ['Go straight down, and read the horizontal axis.', `x = ${free}`]],
      ways: [ruled(axesOfScatterSwapped, [difficulty === 3 ? free : at(free)], upOrOver[2]), ...(difficulty === 3 && near !== null ? [ruled(pointForTrend, [near], upOrOver[2])] : [ruled(pointForTrend, [difficulty === 3 ? at(free) + m : free + 1], upOrOver[2])])],
    });
  },
}; // prettier-ignore

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

/** A prediction from a random sample. 1: the whole is ten times as large. 2 and 3: another factor. 4 and 5: two of the answers together. */
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

export const twoVariableGenerators: readonly Generator[] = [twoWay, scatter, sample];
