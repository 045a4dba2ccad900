import { riseTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import {
  axesOfScatterSwapped,
  pointForTrend,
  rowForColumn,
  rowTotalForCell,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { always, family } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { point } from '../../wording/line-text.ts';
import { byShape } from '../../by-shape.ts';

type Trend = {
  readonly x: string;
  readonly y: string;
  readonly who: string;
  readonly knows: string;
  readonly tells: (x: number) => string;
  readonly asks: string;
  readonly rise: readonly [number, number];
  readonly start: readonly [number, number];
};
const many = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const trends: readonly Trend[] = [
  { x: 'Hours of practice', y: 'Free throws made', who: 'player', knows: 'hours of practice', tells: (x) => `One player practiced for ${many(x, 'hour')}.`, asks: 'How many free throws did that player make?', rise: [1, 2], start: [2, 4] },
  { x: 'Age (years)', y: 'Height (feet)', who: 'tree', knows: 'years of age', tells: (x) => `One tree is ${many(x, 'year')} old.`, asks: 'How tall is that tree, in feet?', rise: [1, 2], start: [1, 4] },
  { x: 'Temperature above 70°F', y: 'Drinks sold (tens)', who: 'day', knows: 'degrees above 70°F', tells: (x) => `On one day, it was ${many(x, 'degree')} warmer than 70°F.`, asks: 'How many drinks were sold that day, in tens?', rise: [1, 2], start: [1, 5] },
  { x: 'Hours of study', y: 'Questions right', who: 'student', knows: 'hours of study', tells: (x) => `One student studied for ${many(x, 'hour')}.`, asks: 'How many questions did that student get right?', rise: [1, 2], start: [3, 6] },
  { x: 'Weeks', y: 'Laps in 10 minutes', who: 'swimmer', knows: 'weeks', tells: (x) => `One swimmer has trained for ${many(x, 'week')}.`, asks: 'How many laps does that swimmer swim in 10 minutes?', rise: [1, 1], start: [3, 8] },
]; // prettier-ignore

const told = { name: 'stat_scatter_plot', version: 2, skill: 'stat_scatter' } as const;

/** Seven points, each one or two above or below the line y = mx + b. */
type Cloud = { readonly trend: Trend; readonly m: number; readonly b: number; readonly xs: readonly number[]; readonly offs: readonly number[] }; // prettier-ignore

function drawCloud(chance: Chance): Cloud {
  const trend = chance.pick(trends);
  return {
    trend,
    m: chance.int(trend.rise[0], trend.rise[1]),
    b: chance.int(trend.start[0], trend.start[1]),
    xs: chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 7),
    offs: Array.from({ length: 7 }, () => chance.pick([-2, -1, 1, 2])),
  };
}

const scatter = {
  levels: { cloud: always(drawCloud) },
  where: ({ cloud: { m, b, xs, offs } }: { readonly cloud: Cloud }) => {
    const above = offs.filter((off) => off > 0).length;
    return (
      xs.every((x, at) => m * x + b + offs[at]! > 0 && offs[at]! + m * x + b !== x) &&
      offs.includes(1) &&
      offs.includes(-1) &&
      ![m, Math.min(...xs)].includes(above)
    );
  },
  derived: ({ cloud: { trend, m, b, xs, offs } }: { readonly cloud: Cloud }) => {
    const at = (x: number): number => m * x + b;
    return {
      trend,
      m,
      b,
      at,
      points: xs.map((x, index) => ({ x, y: at(x) + offs[index]! })),
      intro: `Each point of the scatter plot is one ${trend.who}.`,
    };
  },
} as const;

type Shown = ReturnType<typeof scatter.derived>;
const page = ({ trend, m, b, at, points }: Shown, withLine = true) => ({
  figure: {
    kind: 'plane',
    x: { from: 0, to: 10, step: 1 },
    y: { from: 0, to: 2 * Math.ceil((at(10) + 2) / 2), step: at(10) > 14 ? 2 : 1 },
    names: { x: trend.x, y: trend.y },
    points: [...points],
    curves: withLine ? [{ curve: { shape: 'line', slope: m, intercept: b } }] : [],
  } satisfies WrittenFigure,
  readFromFigure: true as const,
});

/** The height of one point. */
const onePoint = family(
  { ...told, difficulties: [1] },
  {
    ...scatter,
    phrasing: (chance, { points }) => ({ shown: points[chance.int(0, 6)]! }),
    given: (of) => ({
      stem: `${of.intro} ${of.trend.tells(of.shown.x)} ${of.trend.asks}`,
      ...page(of, false),
      right: of.shown.y,
    }),
    ladder: ({ trend, shown }) => [
      `Which axis shows the ${trend.knows}?`,
      'Find what you know on its axis. Go to the point, and read the other axis.',
      `Find ${shown.x} on the horizontal axis. Go straight up to the point.`,
    ],
    steps: ({ shown }) => [
      [`Find ${shown.x} on the horizontal axis.`, `x = ${shown.x}`],
      ['Go up to the point, and read its height.', `y = ${shown.y}`],
    ],
    ways: ({ points, shown }) => [
      ruled(
        axesOfScatterSwapped,
        [shown.x],
        `Find ${shown.x} on the horizontal axis. Go straight up to the point, and then to the left.`,
      ),
      ruled(pointForTrend, [points.find((one) => one !== shown)!.y], `Only one point is above ${shown.x}. Read its height.`),
    ],
  },
);

/** How many points are above the line. */
const above = family(
  { ...told, difficulties: [2] },
  {
    ...scatter,
    derived: (of) => {
      const cloud = scatter.derived(of);
      const higher = cloud.points.filter(({ x, y }) => y > cloud.at(x));
      return { ...cloud, higher, leftmost: Math.min(...of.cloud.xs) };
    },
    given: (of) => ({
      stem: `${of.intro} The line shows the trend. How many points are above the line?`,
      ...page(of),
      right: of.higher.length,
    }),
    ladder: ({ leftmost }) => [
      'Where is the line, and on which side of it is each point?',
      'A point is above the line when the line passes below it.',
      `Begin at the left: is the point at x = ${leftmost} above or below the line?`,
    ],
    steps: ({ higher }) => [
      [
        'Go along the line from left to right, and mark each point that is higher than the line.',
        higher.map(({ x, y }) => `(${x}, ${y})`).join(', \\; '),
      ],
      ['Count them.', `${higher.length}`],
    ],
    ways: ({ higher, leftmost }) => [
      ruled(rowForColumn, [7 - higher.length], `Begin at x = ${leftmost}. Is the point higher than the line there?`),
      ruled(rowTotalForCell, [7], `Some points are below the line. Begin at x = ${leftmost}.`),
    ],
  },
);

/** A point on the line for a prediction, with two different coordinates. */
const onTheLine = (chance: Chance, { at }: Pick<Shown, 'at'>): { x: number; y: number } => {
  const x = chance.pick([2, 3, 4, 5, 6, 7, 8].filter((one) => at(one) !== one));
  return { x, y: at(x) };
};
const withTheLine = 'To predict with a line of fit, start at the known value, go to the line, and read the other axis.';

/** What the line predicts. */
const predicted = family(
  { ...told, difficulties: [3] },
  {
    ...scatter,
    phrasing: onTheLine,
    given: (of) => ({
      stem: `${of.intro} Use the line to predict the value on the vertical axis for ${of.x} ${of.trend.knows}.`,
      ...page(of),
      right: of.y,
    }),
    ladder: ({ x }) => ['What do you know, and what does the line tell you?', withTheLine, upFrom(x)],
    steps: ({ x, y }) => [
      [`Find ${x} on the horizontal axis, and go up to the line.`, `x = ${x}`],
      ['Read the height of the line.', `y = ${y}`],
    ],
    ways: ({ m, points, x, y }) => [
      ruled(axesOfScatterSwapped, [x], upFrom(x)),
      ruled(pointForTrend, [points.find((one) => one.x === x)?.y ?? y + m], upFrom(x)),
    ],
  },
);
const upFrom = (x: number): string => `Find ${x} on the horizontal axis. Go straight up to the line.`;

/** What the line predicts, backward. */
const knownFrom = family(
  { ...told, difficulties: [4] },
  {
    ...scatter,
    phrasing: onTheLine,
    given: (of) => ({
      stem: `${of.intro} Use the line. For how many ${of.trend.knows} does it predict ${of.y} on the vertical axis?`,
      ...page(of),
      right: of.x,
    }),
    ladder: ({ y }) => ['What do you know, and what does the line tell you?', withTheLine, acrossFrom(y)],
    steps: ({ x, y }) => [
      [`Find ${y} on the vertical axis, and go across to the line.`, `y = ${y}`],
      ['Go straight down, and read the horizontal axis.', `x = ${x}`],
    ],
    ways: ({ x, y }) => [ruled(axesOfScatterSwapped, [y], acrossFrom(y)), ruled(pointForTrend, [x + 1], acrossFrom(y))],
  },
);
const acrossFrom = (y: number): string => `Find ${y} on the vertical axis. Go straight across to the line.`;

/** How much the line rises. */
const slope = family(
  { ...told, difficulties: [5] },
  {
    ...scatter,
    given: (of) => ({
      stem: `${of.intro} The line shows the trend. By how much does the predicted value on the vertical axis go up for each 1 on the horizontal axis?`,
      ...page(of),
      right: of.m,
    }),
    ladder: ({ b, at }) => [
      'What does the question ask about the line: where it starts, or how steep it is?',
      'The slope tells how much y changes for each 1 of x. Use two points of the line.',
      `The line passes through (0, ${b}) and (5, ${at(5)}). Divide the rise by the run.`,
    ],
    steps: ({ m, b, at }) => [
      ['Choose two points on the line.', `(0, ${b}), \\quad (5, ${at(5)})`],
      ['Divide the rise by the run.', `\\frac{${at(5)} - ${b}}{5} = ${m}`],
    ],
    ways: ({ b, at }) => [
      {
        rule: riseTakenForSlope,
        to: riseTakenForSlope.answer(point(0, b), point(5, at(5))),
        hints: [
          'How far apart are your two points on the horizontal axis?',
          'The slope is the rise divided by the run.',
          `From (0, ${b}) to (5, ${at(5)}), x grows by 5. Divide the rise by that.`,
        ],
      },
      ruled(pointForTrend, [b], `The line starts at (0, ${b}). How high is it at x = 5?`),
    ],
  },
);

/**
 * 1: one point. 2: how many points lie above. 3: the line's prediction. 4: the prediction backward. 5: the slope of the line.
 */
const scatterPlot = byShape(onePoint, above, predicted, knownFrom, slope);

export const scatterPlotGenerators: readonly Generator[] = [scatterPlot];
